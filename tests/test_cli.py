"""The command `zareba` as people use it: typed lines, files, exit codes, real processes."""

from __future__ import annotations

import inspect
import io
import json
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

import zareba as zareba_package
from support import ALL_GAMES
from zareba.cli import LATER, cli, main, read_later
from zareba.commands.common import Progress
from zareba.commands.helping import helped
from zareba.engine import Play, Position, Record
from zareba.lab import bench as measuring
from zareba.wording.helping import help_texts

RECORDS = Path(__file__).parent / "records"


def process(*arguments, typed="", expect=0):
    """Run the command in a process of its own; what it said, after checking the exit status."""
    done = subprocess.run(
        [sys.executable, "-m", "zareba.cli", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "en_GB.UTF-8"},
        check=False,
    )
    assert done.returncode == expect, done.stdout + done.stderr
    if expect:
        assert "Traceback" not in done.stderr
    return done.stdout if expect == 0 else done.stderr or done.stdout


@pytest.fixture
def here(monkeypatch, capsys):
    """The same command in this process: (exit status, standard output, standard error).

    What a process of its own adds to it, pipes, status and bytes, is shown by the tests that begin
    one; a second of imports for each of the others would show nothing.
    """

    monkeypatch.setattr(Position, "checked", False)

    def run(*arguments, typed=""):
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        monkeypatch.setattr(sys, "argv", ["zareba", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        status = 0
        try:
            main()
        except SystemExit as ended:
            status = ended.code
        return (status, *capsys.readouterr())

    return run


@pytest.fixture
def zareba(here):
    """What the command said in this process, after checking the exit status."""

    def run(*arguments, typed="", expect=0):
        status, out, err = here(*arguments, typed=typed)
        assert status == expect, out + err
        return out if expect == 0 else err or out

    return run


def test_games_lists_what_there_is(zareba):
    rows = json.loads(zareba("games", "--json"))
    khartoum = next(row for row in rows if row["game"] == "khartoum")

    assert khartoum["players"] == [1, 1]
    assert {"id", "text", "default", "choices", "rule"} == set(khartoum["options"][0])
    assert "Der Löwe von Khartum" in zareba("games", "--lang", "de")
    assert "Der Löwe von Khartum" in zareba("--lang", "de", "games"), "or in front of the command"


def test_a_turn_can_be_played_through_a_pipe(tmp_path):
    save = tmp_path / "game.json"
    typed = "1\n1\nboard\nwhy\nlog\n?\nundo\nquit\n"
    told = process("play", "khartoum", "--seed", 7, "--save", save, typed=typed)

    assert "What do you do next? [LK-6.0.2]" in told
    assert "Fort Omdurman: fortification improved [LK-6.1.3]" in told
    assert "Strength 8, in zone 6" in told  # the board
    assert "LK-6.1.2: " in told  # why
    assert "Taken back: Fort Omdurman" in told
    assert Record.load(save).choices == [(0, "fortify")]


def test_a_saved_game_goes_on_in_another_language(tmp_path, zareba):
    save = tmp_path / "game.json"
    zareba("play", "khartoum", "--seed", 7, "--save", save, typed="1\n1\n")
    told = zareba("play", save, "--lang", "fr", typed="0\n")  # done is always 0

    assert "Partie reprise après 2 choix." in told
    assert Record.load(save).choices[-1] == (0, "done")


def test_a_saved_game_goes_on_with_the_same_people_and_bots(tmp_path, zareba):
    """A2, LP-3.11: a bot never becomes a person who is shown its hand."""
    save = tmp_path / "game.json"
    seats = "me:Anna,soldier,mc:3"
    begun = zareba("play", "poilus", "--players", 3, "--seats", seats, "--seed", 4, "--save", save)
    assert "At the table: Anna, Player 2 (Soldier), Player 3 (Veteran, 3 tries)." in begun
    assert Record.load(save).seats == ["me:Anna", "soldier", "mc:3"]

    told = zareba("play", save, typed="1\n1\n1\n1\n1\n")
    assert "At the table: Anna, Player 2 (Soldier), Player 3 (Veteran, 3 tries)." in told
    assert "Pass the keyboard" not in told
    assert {seat for seat, _ in Record.load(save).choices} == {0, 1, 2}
    zareba("verify", save)
    others = zareba("play", save, "--seats", "commander,me,recruit", typed="quit\n")
    assert "At the table: Player 1 (Commander), Player 2, Player 3 (Recruit)." in others
    assert Record.load(save).seats == ["commander", "me", "recruit"]


def test_a_save_that_does_not_say_who_played_shows_nobody_a_foreign_hand(tmp_path, zareba):
    save = tmp_path / "old.json"
    typed = "3\n"
    zareba("play", "poilus", "--players", 3, "--seed", 4, "--save", save, typed=typed)
    record = Record.load(save)
    assert len(record.choices) >= 1
    record.seats = []
    record.save(save)
    told = zareba("play", save, "--lang", "de", typed="quit\n")

    assert "Dieser Spielstand sagt nicht, wer gespielt hat." in told
    assert "Am Tisch: Spieler 1, Spieler 2 (Soldat), Spieler 3 (Soldat)." in told
    assert "Gib " not in told


def test_several_people_hand_the_keyboard_over_and_a_pipe_does_not_wait(zareba):
    """A3: nobody's hand stands above another's question without a word in between."""
    told = zareba(
        "play",
        "poilus",
        "--players",
        3,
        "--seats",
        "me,me:Ben,me",
        "--seed",
        4,
        typed="3\n1\n1\n1\n",
    )
    places = [told.index(f"Pass the keyboard to {who}") for who in ("Player 3", "Player 1", "Ben")]

    assert places == sorted(places)


def test_a_whole_game_by_a_bot_is_saved_verified_and_replayed(tmp_path, zareba):
    save = tmp_path / "game.json"
    told = zareba(
        "play", "khartoum", "--seats", "heuristic", "--seed", 3, "--save", save, "--lang", "de"
    )
    record = Record.load(save)

    assert "Das Spiel ist zu Ende." in told
    assert record.result
    assert "in order" in zareba("verify", save)
    replayed = zareba("replay", save, "--lang", "de")
    assert "Zug 1 (Februar 1884)" in replayed
    assert json.loads(zareba("replay", save, "--json", "--upto", 5))["view"]["turn"] == 1
    changed = tmp_path / "changed.json"
    changed.write_text(record.to_text().replace(f'"{record.result}"', '"glory"'))
    assert "in the record: “glory”" in zareba("verify", changed, expect=2)


def test_nonsense_typed_by_a_person_is_answered_and_changes_nothing(tmp_path, zareba):
    save = tmp_path / "game.json"
    told = zareba(
        "play", "khartoum", "--seed", 1, "--save", save, typed="99\n-1\nhello\n²\nwhy XX-9\n"
    )

    assert told.count("is not possible here. Type ") == 4
    assert "There is no rule XX-9." in told
    assert Record.load(save).choices == []


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_bytes_that_are_no_text_are_answered_in_one_line_and_change_nothing(tmp_path, encoding):
    save = tmp_path / "game.json"
    told = subprocess.run(
        [sys.executable, "-m", "zareba.cli", "play", "khartoum", "--lang", "de", "--save", save],
        input=b"\xff\xfe\x80\nsave \xe4\xf6.json\n\xc3\x28\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        cwd=tmp_path,
        check=True,
    )
    lines = told.stdout.decode("utf-8").splitlines()  # click mistrusts ASCII

    assert told.stderr == b""
    assert sum("geht hier nicht" in line for line in lines) == 2
    assert sum("nicht schreiben" in line for line in lines) == 1
    assert list(tmp_path.iterdir()) == [save]
    assert Record.load(save).choices == []


def test_simulation_does_not_depend_on_the_number_of_jobs():
    one = json.loads(process("simulate", "khartoum", "-n", 30, "--jobs", 1, "--json"))[0]
    two = json.loads(process("simulate", "khartoum", "-n", 30, "--jobs", 2, "--json"))[0]
    del one["decisions_per_second"], two["decisions_per_second"]

    assert one == two
    assert one["games"] == 30
    assert sum(one["endings"].values()) == 30
    assert one["interval"][0] <= one["win_rate"] <= one["interval"][1]
    other = json.loads(process("simulate", "khartoum", "-n", 30, "--seed", 2, "--json"))[0]
    assert other["decisions"] != one["decisions"]


def test_swapped_seats_play_every_deal_twice_and_count_for_the_player(zareba):
    asked = ("simulate", "kriegspfad", "--option", "size=150", "--option", "scenario=raid")
    told = json.loads(zareba(*asked, "-n", 4, "--jobs", 1, "--swap", "--json", "--seats",
                             "heuristic,random"))[0]  # fmt: skip

    roles = told["roles"]
    assert (roles["attacker"]["games"], roles["defender"]["games"]) == (2, 2)
    assert told["wins"] == roles["attacker"]["wins"] + roles["defender"]["wins"]
    assert sum(told["wins_by_seat"]) == 4
    lists = [share["games"] for role, share in roles.items() if role.startswith("L")]
    assert sum(lists) == 4
    words = zareba(*asked, "-n", 2, "--jobs", 1, "--swap", "--seats", "random")
    assert "attacker" in words
    assert "defender" in words


def test_bench_reports_every_figure(zareba, monkeypatch):
    monkeypatch.setattr(measuring, "PLAYOUT_SECONDS", 0.1)
    monkeypatch.setattr(measuring, "ADVICE_SECONDS", 0.1)
    speed = json.loads(zareba("bench", "khartoum", "--json"))[0]

    assert set(speed) >= {
        "game", "decisions_per_second", "clone_us", "view_us", "imagine_us", "json_us",
        "position_bytes", "game_s", "game_worst_s", "advised_per_second", "playouts_per_second",
    }  # fmt: skip
    assert all(value for value in speed.values())


def test_rules_are_read_in_any_language_and_their_coverage_is_complete(zareba):
    assert "Überfall" in zareba("rules", "khartoum", "LK-6.5", "--lang", "de")
    assert zareba("rules", "khartoum", "lk-6.5.1").startswith("LK-6.5.1")
    entries = json.loads(zareba("rules", "khartoum", "--json"))
    assert {"number", "heading", "text", "source"} == set(entries[0])
    assert "0 without code or test" in zareba("rules", "khartoum", "--coverage")


def test_about_says_where_facts_come_from(zareba):
    told = zareba("about", "khartoum", "--provenance")

    assert "unofficial" in told
    assert "zone[black5].key: rulebook (R 11.9)" in told


def written_sources(node):
    """Every source that stands in a data file, found another way than the program does."""
    if isinstance(node, list):
        for value in node:
            yield from written_sources(value)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key == "prov":
                yield from value.values() if isinstance(value, dict) else [value]
            elif key.endswith("_provenance"):
                yield value
            else:
                yield from written_sources(value)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_about_counts_what_the_rulebooks_print_and_what_they_do_not(game, zareba):
    """A1: against the data files themselves."""
    told = json.loads(zareba("about", game.name, "--json"))
    data = Path(zareba_package.__file__).parent / "games" / game.name / "data"
    written = [
        source
        for name in game.files
        for source in written_sources(tomllib.loads((data / name).read_text("utf-8")))
    ]
    first = {"R": "rulebook", "I": "inferred", "P": "public", "X": "reconstructed"}
    plain = Counter(first.get(source, source) for source in written)

    assert sum(told["counts"].values()) == len(written) == len(told["sources"])
    assert all(told["counts"][kind] >= plain[kind] for kind in told["counts"] if kind != "rulebook")
    assert told["counts"]["reconstructed"] == sum(
        "reconstructed" in s or bool(re.search(r"\bX\b", s)) for s in written
    )
    assert told["counts"]["rulebook"] > 0
    listed = json.loads(zareba("about", game.name, "--reconstructed", "--json"))["sources"]
    assert len(listed) == len(written) - told["counts"]["rulebook"]
    assert all(one["kind"] != "rulebook" for one in listed)


def test_what_is_reconstructed_is_told_with_its_value_and_how_to_replace_it(zareba):
    told = zareba("about", "khartoum", "--reconstructed", "--lang", "de")

    assert "Angaben stehen nicht in den Regelheften." in told
    assert 'gun[heavy].factors_defence = ["X", 2, 2]: rekonstruiert\n' in told
    assert "units.toml  markers.disorganised = 4: rekonstruiert (einer für jedes Banner" in told
    assert "--data VERZEICHNIS" in told
    assert told.count("\nevents.toml  card[") == 20
    missions = zareba("about", "poilus", "--reconstructed")
    assert "mission[E01].min = min_2_3 = 3, min_4_5 = 2: reconstructed\n" in missions
    assert 'mission[E01].name_de = "Einfühlung": inferred\n' in missions
    path = zareba("about", "kriegspfad", "--lang", "de")
    assert "Ein Verlag wird nirgends genannt." in path
    assert "Zu wenige um zu kämpfen, aber zu viele zum Sterben" in path


def test_every_card_and_counter_of_khartoum_says_where_it_comes_from(zareba):
    """What was only told in comments of the data files: markers, set-up, switches, cards."""
    told = json.loads(zareba("about", "khartoum", "--json"))["sources"]
    places = {f"{one['file']} {one['place']}" for one in told}
    data = Path(zareba_package.__file__).parent / "games" / "khartoum" / "data"
    counters = {"fort_improvement", "disorganised", "banner_position", "banner_strength"}
    rules = tomllib.loads((data / "tables.toml").read_text("utf-8"))["rules"]

    assert {f"banners.toml card[{n}]" for n in range(1, 13)} <= places
    assert {f"events.toml card[{n}]" for n in range(1, 21)} <= places
    assert {f"units.toml markers.{name}" for name in counters} <= places
    assert {f"tables.toml rules.{name}" for name in rules if name != "prov"} <= places
    assert {"events.toml random_ap", "units.toml setup.banner_strength"} <= places


def test_data_files_are_copied_to_be_corrected_and_nothing_is_written_over(tmp_path, zareba):
    place = tmp_path / "mine"
    told = zareba("about", "khartoum", "--copy", place, "--lang", "de")

    assert f"zareba play khartoum --data {place}" in told
    assert "Zug 1" in zareba("play", "khartoum", "--data", place, "--lang", "de", typed="quit\n")
    (place / "units.toml").write_text("mine")
    assert "gibt es schon" in zareba("about", "khartoum", "--copy", place, "--lang", "de", expect=2)
    assert (place / "units.toml").read_text() == "mine"
    assert "cannot be written" in zareba("about", "khartoum", "--copy", "/dev/null/x", expect=2)


def test_a_case_that_does_not_hold_is_shown_and_fails(tmp_path, zareba):
    file = tmp_path / "case.toml"
    file.write_text(
        'game = "khartoum"\n[[case]]\nid = "right"\nexpect = { state = { cm = 12 } }\n'
        '[[case]]\nid = "wrong"\nexpect = { state = { cm = 13 } }\n'
    )
    told = zareba("case", file, expect=1)

    assert "wrong: cm: expected 13, found 12" in told
    assert "1 passed, 1 failed" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no game chess"),
        (["play", "khartoum", "--option", "level=god"], "god is not one of cub, normal, king"),
        (["play", "khartoum", "--option", "luck=on"], "has no option luck"),
        (["play", "khartoum", "--option", "level"], "expected NAME=VALUE"),
        (["play", "khartoum", "--players", "3"], "is for 1 players, not 3"),
        (["play", "khartoum", "--seats", "me,me"], "names 2 players, 1 play"),
        (["simulate", "khartoum", "--seats", "genius"], "there is no player genius"),
        (["simulate", "khartoum", "--seats", "mc:0"], "at least one playout"),
        (["simulate", "khartoum", "-n", "0"], "0 is not in the range"),
        (["replay", "nowhere.json"], "No such file"),
        (["rules", "khartoum", "LK-99"], "has no rule LK-99"),
        (["case", "nowhere.toml"], "No such file"),
        (["play", "khartoum", "--data", "nowhere"], "is not a directory"),
        (["dance"], "No such command 'dance'"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
def test_bad_input_gets_one_clear_line_and_exit_status_2(arguments, said, here):
    status, _, told = here(*arguments)

    assert status == 2
    assert said in told
    assert told.count("\n") == 1


def test_bad_input_ends_the_process_with_that_status_and_that_line():
    told = process("play", "khartoum", "--option", "luck=on", expect=2)

    assert "has no option luck" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "german", "french"),
    [
        (["play", "chess"], "gibt es nicht; es gibt:", "il n’y a pas de jeu chess"),
        (
            ["play", "khartoum", "--option", "level=god"],
            "möglich: cub, normal, king",
            "possible : cub",
        ),
        (
            ["play", "khartoum", "--option", "luck=on"],
            "hat keine Option luck",
            "n’a pas d’option luck",
        ),
        (["play", "khartoum", "--option", "level"], "NAME=WERT", "NOM=VALEUR"),
        (["play", "khartoum", "--players", "3"], "ist für 1 Spieler", "se joue à 1, pas à 3"),
        (["play", "khartoum", "--players", "x"], "--players: erwartet wird eine Zahl", "un nombre"),
        (["play", "khartoum", "--seats", "me,me"], "nennt 2 Spieler", "nomme 2 joueurs"),
        (
            ["play", "poilus", "--players", "3", "--option", "two_players=chaplain"],
            "LP-10.4: ",
            "LP-10.4: ",
        ),
        (["play", "khartoum", "--seats", "genius"], "einen Spieler genius", "pas de joueur genius"),
        (["play", "khartoum", "--data", "nowhere"], "ist kein Verzeichnis", "pas un répertoire"),
        (["replay", "nowhere.json"], "Diese Datei gibt es nicht", "ce fichier n’existe pas"),
        (["rules", "khartoum", "LK-99"], "hat keine Regel LK-99", "n’a pas de règle LK-99"),
        (["play", "khartoum", "--dance"], "die Option --dance gibt es", "pas d’option --dance"),
        (["play"], "GAME fehlt", "GAME manque"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_answered_in_the_language_of_the_reader(arguments, german, french, here):
    """A7."""
    for language, said in (("de", german), ("fr", french)):
        status, _, told = here(*arguments, "--lang", language)
        assert status == 2
        assert said in told
        assert told.count("\n") == 1


def test_a_wrong_field_of_a_data_file_is_explained_in_the_language_of_the_reader(tmp_path, zareba):
    (tmp_path / "banners.toml").write_text(
        '[meta]\nschema = 1\ncount = 1\n[[card]]\nid = "x"\norder = []\n'
    )
    told = zareba("play", "khartoum", "--data", tmp_path, "--lang", "de", expect=2)

    assert "Falsche Daten in" in told
    assert "card[0].id: erwartet wird `int`, hier steht `str`" in told


def test_wrong_data_files_are_named_with_file_and_field(tmp_path, zareba):
    (tmp_path / "banners.toml").write_text(
        '[meta]\nschema = 1\ncount = 1\n[[card]]\nid = "x"\norder = []\n'
    )
    told = zareba("play", "khartoum", "--data", tmp_path, expect=2)

    assert "banners.toml" in told
    assert "card[0].id: Expected `int`" in told


def test_a_file_that_is_no_record_is_never_written_over(tmp_path, zareba):
    precious = tmp_path / "letter.json"
    precious.write_text("Dear Mother, the city holds.")
    told = zareba("play", "khartoum", "--save", precious, expect=2)

    assert "not a record" in told
    assert precious.read_text() == "Dear Mother, the city holds."


def test_help_is_offered_for_every_command(here):
    for command in ("play", "simulate", "replay", "verify", "case", "rules", "about", "bench"):
        status, told, _ = here(command, "--help")
        assert status == 0
        assert told.startswith("Usage:")


def test_a_long_replay_says_how_far_it_is_to_who_looks_at_a_terminal(monkeypatch, capsys):
    record = Record.load(next((RECORDS / "poilus").glob("*.json")))
    monkeypatch.setattr(Progress, "SILENT", 0.0)
    monkeypatch.setattr(Progress, "EVERY", 0.0)
    for terminal, language in ((True, "de"), (False, "en")):
        monkeypatch.setattr(sys.stderr, "isatty", lambda terminal=terminal: terminal)
        Play.resume(record, far=Progress(record, language))
        told = capsys.readouterr().err
        last = f"{len(record.choices)} von {len(record.choices)}"
        assert (last in told) == terminal
        assert told.endswith("\n") == terminal


def test_ctrl_c_ends_a_long_replay(monkeypatch, here):
    def stop(_self, done):
        assert done == 1
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "__call__", stop)
    record = next((RECORDS / "poilus").glob("*.json"))

    assert here("verify", str(record))[0] == 130


# ---------------------------------------------------------------------------------------- the help
def every_command(command, path=()):
    """Also those that are read when they are called."""
    if len(path) == 1 and path[0] in LATER:
        yield path, command
        command = read_later(path[0])
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from every_command(below, (*path, name))


def test_every_command_and_option_explains_itself_in_every_language():
    """The English texts stand in the code and in help.en.ftl, word by word."""
    known = {" ".join(text.split()) for text in help_texts("en").values()}
    used = {help_texts("en")[f"heading-{name}"] for name in ("usage", "options", "commands")}
    used |= {help_texts("en")["heading-default"], "Show this message and exit."}
    for path, command in every_command(cli):
        texts = [command.help, *(getattr(p, "help", None) for p in command.params)]
        said = {" ".join(inspect.cleandoc(text).split()) for text in texts if text}
        assert said <= known, (path, said - known)
        used |= said

    assert known == used, "texts of commands that are gone"


@pytest.mark.parametrize(
    ("language", "usage", "save"),
    [("de", "Aufruf: ", "Nach jeder Wahl hier speichern."), ("fr", "Usage : ", "Enregistrer ici")],
)
def test_help_is_printed_in_the_language_of_the_reader(monkeypatch, language, usage, save):
    arguments = ["play", "--help", "--lang", language]
    monkeypatch.setattr("sys.argv", ["zareba", *arguments])
    told = CliRunner().invoke(helped(cli), arguments).output
    assert usage in told
    assert save in " ".join(told.split())
    assert "Show this message" not in told
    assert "Number of players" not in told

    monkeypatch.setattr("sys.argv", ["zareba", "--help"])
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    listed = CliRunner().invoke(helped(cli), ["--help"]).output
    shortened = [line for line in listed.splitlines() if line.endswith("...")]
    assert shortened
    assert not any(word in listed for word in ("Play GAME", "Look at", "Let bots", "What GAME"))
