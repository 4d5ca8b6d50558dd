"""zareba army: as people use it, with real files, pipes and exit codes."""

import json

import pytest

from test_cli import zareba


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

    assert "KP-30.1: Unit 1: the list has no wariors. It has: warriors, trappers." in told
    assert "KP-12.4: The army costs" in told
    found = json.loads(zareba("army", "check", sioux, "--json", expect=1))
    assert {"KP-30.1", "KP-12.4"} <= {fault["rule"] for fault in found[0]["faults"]}


@pytest.mark.parametrize(
    ("command", "text", "words"),
    [
        (("check",), '{"list": "L07", "yaer": 3}', "no field yaer. Known are: game, format"),
        (("show",), '{"game": "khartoum"}', "an army of khartoum, not of Kriegspfad"),
        (("print", "--html", "no.html"), '{"list": "L07", "year": []}', "year: Expected `int`"),
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
    zareba("army", "print", sioux, "--html", html, "--pdf", pdf, "--lang", "fr")

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
