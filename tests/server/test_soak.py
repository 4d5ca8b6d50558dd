"""The soak finds what it is there for: each check fails on a server that makes it fail."""

import json
import random
from itertools import islice

import msgspec
import pytest
from click.testing import CliRunner

from zareba.engine import Play, Setting, find_game
from zareba.server.ledger.entries import Chosen, Head, Joined, Said, Started
from zareba.server.load.client import Load
from zareba.server.load.command import loadtest
from zareba.server.load.soak import checks, process
from zareba.server.load.soak.checks import fold
from zareba.server.load.soak.faults import CLOCK, DISK, KILL, LOCK, RESTART, planned, possible
from zareba.server.load.soak.notes import Acknowledged, Fault, Held, Memory, Notes, Sample
from zareba.server.load.soak.notes import Said as Line
from zareba.server.load.soak.people import Person
from zareba.server.views.rendering import Renderer
from zareba.server.wire.api import NewSeat

SECRET = "5a" * 32


# ------------------------------------------------------------------------------------ acknowledged
@pytest.fixture(scope="module")
def game():
    """A table as it is kept: head and entries."""
    setting = Setting.of(find_game("khartoum"))
    play, luck = Play(setting, SECRET), random.Random(1)
    entries = [Joined(seat=0, name="Ann", seq=1), Started(salt="", seq=2)]
    for number in range(8):
        choice = luck.choice(play.position.options(0))
        play.choose(choice, 0)
        given = {"choice": choice, "digest": play.record.trail[-1], "ident": f"0:m{number}"}
        entries.append(Chosen(seat=0, seq=number + 3, **given))
    record = play.record
    head = Head(
        id="t", game="khartoum", rules_version=record.rules_version, data_hash=record.data_hash,
        shape=setting.game.shape, players=1, options=record.options, commitment=record.commitment,
        secret=SECRET, listed=False, created="2026-01-01T00:00:00+00:00", seats=[NewSeat()],
    )  # fmt: skip
    return head, entries, play


def acknowledged(entries):
    return [
        Acknowledged(e.seq, e.ident, "choose", e.seat, e.choice)
        for e in entries
        if isinstance(e, Chosen)
    ]


def test_what_was_acknowledged_must_be_kept_as_it_was_said(game):
    _, entries, _ = game
    said = acknowledged(entries)
    other = msgspec.structs.replace(entries[5], choice="something else")

    assert checks.lost(said, entries) == []
    assert checks.lost(said, entries[:-1]) == ["choose 10 is not there"]
    assert len(checks.lost(said, [*entries[:5], other, *entries[6:]])) == 1
    renamed = msgspec.structs.replace(entries[-1], ident="0:another")
    assert checks.lost(said, [*entries[:-1], renamed]) == [
        "choose 10: another message has its place"
    ]


def test_what_was_refused_must_not_be_kept(game):
    _, entries, _ = game

    assert checks.kept_though_refused("t", {("t", "0:never")}, entries) == []
    assert checks.kept_though_refused("t", {("t", "0:m3")}, entries) == ["choice 6 was refused"]


# ------------------------------------------------------------------------------------------- views
def held(game, seat=0, language="de"):
    head, entries, _ = game
    drawn = Renderer(fold(head, entries)).view(seat, language, [0], [])
    view = json.loads(msgspec.json.encode(drawn))
    return Held("t", language, [0], view, view["log"]["lines"])


def test_a_view_is_compared_with_a_fold_of_what_is_kept_up_to_its_moment(game):
    head, entries, _ = game
    mine = held(game)
    later = [*entries, Said(seat=0, text="later", seq=len(entries) + 1)]

    assert checks.differences(mine, head, entries) == []
    assert checks.differences(mine, head, later) == []


@pytest.mark.parametrize("name", ["at", "state", "question", "waiting_for", "undo", "head", "log"])
def test_any_part_of_a_view_that_differs_is_found(game, name):
    head, entries, _ = game
    mine = held(game)
    if name == "log":
        spoilt = mine._replace(lines=mine.lines[:-1])
    else:
        spoilt = mine._replace(view={**mine.view, name: "something else"})

    found = checks.differences(spoilt, head, entries)

    assert [line.partition(":")[0] for line in found] == [name]


def test_a_view_is_compared_with_a_replay_of_the_exported_record(game):
    text, mine = game[2].record.to_text(), held(game)

    assert checks.replayed_otherwise(mine, text) == []
    wrong = mine._replace(view={**mine.view, "state": {**mine.view["state"], "turn": 99}})
    assert checks.replayed_otherwise(wrong, text)
    assert checks.replayed_otherwise(mine._replace(lines=mine.lines[:-1]), text)


def test_entries_that_make_no_table_are_found(game):
    head, entries, _ = game

    assert "cannot be read" in checks.differences(held(game), head, entries[:5] + entries[6:])[0]


# ----------------------------------------------------------------------------------------- records
def test_both_programs_look_at_a_record_and_at_the_heads_that_were_shown(game):
    text, second = game[2].record.to_text(), checks.second_verifier()
    heads = [held(game).view["head"]]
    forged = json.loads(text) | {"salt": "0:mine"}

    assert second is not None
    assert checks.untrue(text, heads, second) == []
    assert checks.untrue(text, ["0" * 64], second) == ["head 000000000000 is not in its chain"]
    assert len(checks.untrue(json.dumps(forged), [], second)) == 1
    assert len(checks.untrue(json.dumps(forged | {"secret": "11" * 32}), [], second)) == 2


def test_a_record_that_only_the_second_program_refuses_is_found(game):
    class Refuses:
        Wrong = ValueError

        @staticmethod
        def check(*_):
            raise ValueError("no")

    assert checks.untrue(game[2].record.to_text(), [], Refuses) == ["verify.py: no"]


# ------------------------------------------------------------------------------------------ memory
def life(number, begin, sizes):
    return [Memory(begin + i, size, 1, number) for i, size in enumerate(sizes)]


def test_memory_is_flat_when_it_grows_only_while_it_warms_up():
    flat = [100 + min(i, 15) + i % 3 for i in range(60)]

    assert checks.growth(life(0, 0, flat)).is_flat


def test_memory_that_grows_on_and_on_is_no_flat_memory():
    found = checks.growth(life(0, 0, [100 + i for i in range(60)]))

    assert not found.is_flat
    assert found.grown == pytest.approx(0.7 * 60, abs=2)
    assert found.may == 24


def test_memory_is_that_of_the_server_that_lived_longest():
    samples = life(0, 0, [100 + 9 * i for i in range(20)]) + life(1, 20, [100.0] * 40)

    assert checks.growth(samples).is_flat
    assert checks.growth(samples[:5]) is None
    assert checks.growth([]) is None


# --------------------------------------------------------------------------------------------- log
def line(when, **told):
    return Line(when, json.dumps(told))


def test_the_log_may_speak_of_a_fault_and_of_nothing_else():
    faults = [Fault(LOCK, 100, 110), Fault(KILL, 300, 305)]
    fine = [
        Line(1, "Zareba: http://127.0.0.1:1/  (Ctrl+C stops it)"),
        line(105, event="failed", error="OperationalError"),
        line(120, event="health", ready=False, why="database: locked"),
        line(400, event="loop_held", ms=300),
        line(401, event="failed", where="bot heuristic", error="Late"),
    ]
    wrong = [
        line(50, event="failed", error="OperationalError"),  # before it
        line(105, event="failed", error="KeyError"),
        line(105, event="table_damaged", why="head"),
        line(200, event="failed", where="read", error="Late"),
        line(302, event="failed", error="OperationalError"),  # a kill explains nothing
        Line(105, "Traceback (most recent call last):"),
    ]

    assert checks.unexplained(fine, faults) == []
    assert checks.unexplained(wrong, faults) == [x.text for x in wrong]


# ------------------------------------------------------------------------------------ plan, sample
def test_faults_come_in_an_order_that_the_seed_decides():
    def plan(seed):
        return list(islice(planned(random.Random(seed), [KILL, DISK, LOCK, CLOCK]), 40))

    assert plan(1) == plan(1) != plan(2)
    assert all(plan(1).count(kind) == 10 for kind in (KILL, DISK, LOCK, CLOCK))
    assert list(planned(random.Random(1), [])) == []
    assert RESTART in possible("postgresql://x/y", "pg_ctl restart")
    assert RESTART not in possible("postgresql://x/y", "")
    assert LOCK in possible("sqlite:///x", "")


def test_a_sample_is_bounded_and_anything_may_be_in_it():
    sample = Sample(10, random.Random(1))
    for number in range(1_000):
        sample.add(number)

    assert len(sample.kept) == 10
    assert max(sample.kept) > 500


def test_a_page_that_was_shown_something_and_then_less_is_found():
    notes = Notes(1)
    page = Person(Load(1, 1, 1, ("duel",), 1), notes, "t", [], random.Random(1))
    for seq in (5, 6, 4):
        log = {"start": 0, "lines": []}
        page._hear({"type": "view", "seq": seq, "live": True, "log": log, "head": "", "at": 0})

    assert [finding.check for finding in notes.findings] == ["shown"]


def test_where_nothing_is_listed_the_house_is_asked_and_its_advice_is_taken():
    page = Person(Load(1, 1, 1, ("duel",), 1), Notes(1), "t", [], random.Random(1))
    question = {"seat": 0, "number": 7, "options": [], "idle": None}

    page.pending = page._choice(question)
    assert (page.pending["type"], page.pending["hint"]) == ("odds", True)
    answer = {"type": "odds", "id": page.pending["id"], "question": 7, "final": False}
    figures = {"options": [{"choice": [1, 2]}, {"choice": [3, 4]}], "advised": [3, 4]}
    page._hear({**answer, **figures})
    assert page.pending is not None  # better figures follow
    page._hear({**answer, **figures, "final": True})
    chosen = page._choice(question)
    assert (chosen["type"], chosen["choice"]) == ("choose", [3, 4])
    assert page._choice({**question, "number": 8})["type"] == "odds"
    assert page._choice({**question, "seat": 1})["type"] == "odds"  # its advice is another


def test_the_clock_of_the_server_can_be_wrong_and_right_again(tmp_path):
    mine, servers = process.Clock(tmp_path / "clock"), process.Clock(tmp_path / "clock")

    mine.offset = -3_600.0
    assert servers.offset == -3_600.0
    mine.offset = 0.0
    assert servers.offset == 0.0


# ------------------------------------------------------------------------------------- whole soaks
SMALL = ["--soak", "--game", "khartoum", "--tables", "2", "--pause", "0.1", "--json"]


QUICK = """
from zareba.server.operating import cli
from zareba.server.tables import house
house.FEWEST = 0
house.read_words = cli.read_words = lambda: None  # each game's words when they are needed
"""


def soaked(monkeypatch, code, *more):
    """By a server that starts quickly."""
    monkeypatch.setattr(process, "CODE", QUICK + code)
    done = CliRunner().invoke(loadtest, [*SMALL, *more])
    assert isinstance(done.exception, SystemExit | None), done.exception
    return done.exit_code, json.loads(done.stdout)


@pytest.mark.soak
def test_a_small_soak_with_a_kill_passes(monkeypatch):
    status, told = soaked(monkeypatch, process.CODE, "--minutes", "0.2", "--fault", "kill")

    assert told["findings"] == []
    assert (status, told["passed"]) == (0, True)
    assert told["faults"]["kill"]["times"] == 1
    assert told["acknowledged"] > 10
    assert told["lost"] == 0
    assert told["views_compared"] >= 2


# It answers before it has written, draws a wrong number, and forgets nothing.
MUTANT = """
import asyncio, threading, time
from zareba.server.storage import storage
from zareba.server.views import rendering
from zareba.server.load.soak.process import serve_wrongly
real, view, hoard, tasks = storage.Storage.append, rendering.Renderer.view, [], set()
def forget_nothing():  # by the clock, however busy the machine is
    while len(hoard) < 600:
        hoard.append(b"x" * 1_000_000)
        time.sleep(0.15)
threading.Thread(target=forget_nothing, daemon=True).start()
async def later(self, write):
    await asyncio.sleep(3)
    await real(self, write)
async def append(self, write):
    if write.entry.kind != "choice":
        return await real(self, write)
    tasks.add(asyncio.create_task(later(self, write)))
def wrong(self, *given):
    drawn = view(self, *given)
    if drawn is not None:
        drawn.state["turn"] = 99
    return drawn
storage.Storage.append, rendering.Renderer.view = append, wrong
serve_wrongly()
"""


def test_of_a_long_traceback_the_innermost_call_is_told():
    line = '{"error": "ValueError", "exception": "' + "outer " * 1_000 + 'inner"}'

    told = checks.both_ends(line)
    assert told.startswith('{"error": "ValueError"')
    assert told.endswith('inner"}')
    assert len(told) < len(line) / 2


@pytest.mark.soak
def test_a_server_that_lies_leaks_and_loses_is_found_out(monkeypatch):
    status, told = soaked(monkeypatch, MUTANT, "--minutes", "0.25", "--fault", "kill")

    found = {finding["check"] for finding in told["findings"]}
    assert (status, told["passed"]) == (1, False)
    assert {"acknowledged", "views", "memory"} <= found
