"""zareba army: as people use it, with real files and exit codes; once as a process of its own."""

import contextlib
import io
import json
from unittest import mock

import pytest

from test_cli import process
from zareba.cli import main
from zareba.engine import Record


def zareba(*arguments, expect=0):
    """The command inside this process: its output, after checking the exit status."""
    out, err, status = io.StringIO(), io.StringIO(), 0
    with (
        mock.patch("sys.argv", ["zareba", *map(str, arguments)]),
        mock.patch.dict("os.environ", {"LC_ALL": "en_GB.UTF-8"}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as stop:
            status = stop.code
    assert status == expect, out.getvalue() + err.getvalue()
    return out.getvalue() or err.getvalue()


@pytest.fixture
def sioux(tmp_path):
    file = tmp_path / "sioux.json"
    wish = ("--list", "L07", "--tribe", "sioux", "--year", 1876, "--seed", 3)
    zareba("army", "new", *wish, "-o", file)
    return file


def test_a_new_army_is_legal_and_the_same_for_the_same_seed(sioux):
    made = json.loads(sioux.read_text("utf-8"))
    assert (made["list"], made["tribe"], made["year"], made["points"]) == (
        "L07",
        "sioux",
        1876,
        300,
    )
    wish = ("--list", "L07", "--tribe", "sioux", "--year", 1876, "--seed", 3)
    assert json.loads(zareba("army", "new", *wish)) == made

    told = zareba("army", "check", sioux, "--lang", "de")

    assert told.strip().endswith("von 300 AP. Regelgerecht.")


def test_an_empty_draft_can_be_begun():
    draft = json.loads(zareba("army", "new", "--list", "L13", "--empty"))

    assert draft == {
        "game": "kriegspfad", "format": 1, "list": "L13", "year": 1833, "tribe": "union",
        "points": 300, "disciplined": True,
    }  # fmt: skip


def test_a_file_is_not_written_over_unasked(sioux):
    before = sioux.read_bytes()

    told = zareba("army", "new", "--list", "L01", "-o", sioux, expect=2)

    assert "exists already; --force" in told
    assert sioux.read_bytes() == before
    zareba("army", "new", "--list", "L01", "-o", sioux, "--force")
    assert sioux.read_bytes() != before


def test_check_names_every_broken_rule_and_fails(sioux):
    army = json.loads(sioux.read_text("utf-8"))
    army["units"][0]["entry"] = "wariors"
    army["points"] = 20
    sioux.write_text(json.dumps(army), "utf-8")

    told = zareba("army", "check", sioux, expect=1)

    assert "KP-30.1: Unit 1: the list has no wariors. It has: warriors (Warriors)" in told
    assert "KP-12.4: The army costs" in told
    found = json.loads(zareba("army", "check", sioux, "--json", expect=1))
    assert {"KP-30.1", "KP-12.4"} <= {fault["rule"] for fault in found[0]["faults"]}


@pytest.mark.parametrize(
    ("command", "text", "words"),
    [
        (("check",), '{"list": "L07", "yaer": 3}', "no field yaer. Known are: game, format"),
        (("show",), '{"game": "khartoum"}', "an army of khartoum, not of Kriegspfad"),
        (("print", "--html", "no.html"), '{"list": "L07", "year": []}', "year: a number should"),
    ],
)
def test_a_file_that_is_no_army_is_named_with_its_field(tmp_path, command, text, words):
    file = tmp_path / "bad.json"
    file.write_text(text, "utf-8")

    told = zareba("army", *command, file, expect=2)

    assert told.startswith(f"zareba: {file}: ")
    assert words in told


def test_what_cannot_be_is_one_line_and_status_2(tmp_path):
    assert "No such file" in zareba("army", "check", tmp_path / "nowhere.json", expect=2)
    assert "no army list L99" in zareba("army", "new", "--list", "L99", expect=2)
    assert ">= 50" in zareba("army", "new", "--list", "L01", "--points", 3, expect=2)


def test_show_tells_the_points_of_every_unit_in_the_readers_language(sioux):
    told = zareba("army", "show", sioux, "--lang", "de", "--rules")

    assert "Die Stämme der Ebenen und Rocky Mountains · Sioux (Dakota) · Jahr 1876" in told
    assert "\n1. Krieger" in told
    assert "je 4 AP" in told
    assert "KP-31.7  Stämme der Ebenen" in told
    shown = json.loads(zareba("army", "show", sioux, "--json"))
    assert shown["ap"] == sum(u["ap"] for u in shown["units"]) + sum(
        x["ap"] for x in shown["extras"]
    )


def test_print_makes_a_page_and_a_pdf(sioux, tmp_path):
    pytest.importorskip("typst")
    html, pdf = tmp_path / "a.html", tmp_path / "a.pdf"
    process("army", "print", sioux, "--html", html, "--pdf", pdf, "--lang", "fr")

    assert '<html lang="fr">' in html.read_text("utf-8")
    assert "KP-31.7" in html.read_text("utf-8")
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert "say --html OUT or --pdf OUT" in zareba("army", "print", sioux, expect=2)


def test_lists_show_what_is_sold_with_the_ids_of_the_file():
    assert "L13  US Army, 1833–1890" in zareba("army", "lists")
    told = zareba("army", "lists", "L01", "--tribe", "shawnee", "--year", 1810)
    assert "bow_musket: Bow + Smoothbore musket, 7 AP" in told
    assert "commanders: tecumseh (25 AP)" in told
    assert "mounted_warriors" not in told


def test_an_army_file_answers_the_question_in_the_terminal(sioux, tmp_path):
    army = json.loads(sioux.read_text("utf-8"))
    army["points"] = 20  # what the table has settled is not the army's to say
    sioux.write_text(json.dumps(army), "utf-8")
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**army, "units": army["units"][:1]}), "utf-8")
    years = 1876  # a number question is answered by the number
    told = process("play", "kriegspfad", "--seed", 7, "--seats", "me,random", typed=f"{years}\n")
    plains = next(line for line in told.splitlines() if "Sioux (Dakota)" in line).split()[0]

    save = tmp_path / "game.json"
    typed = f"{years}\n{plains}\n0\n{tmp_path / 'no.json'}\n{bad}\nmuster 2\n{sioux}\nok\n"
    told = process(
        "play", "kriegspfad", "--seed", 7, "--seats", "me,random", "--save", save, typed=typed
    )

    assert "no.json cannot be read." in told
    assert "KP-30.2: The army has 1 units; 3 to 9 are allowed." in told
    assert "of 300 AP" in told
    mine = [choice for seat, choice in Record.load(save).choices if seat == 0]
    assert json.loads(mine[3])["units"] == army["units"]
