"""What a record proves: two programs that share nothing, tampered records, an example (S6)."""

from __future__ import annotations

import copy
import importlib.util
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from support import ALL_GAMES, LONG_GAME, enough, settings, some_choice
from zareba.cli import cli
from zareba.engine import (
    BadRecord,
    Branch,
    Play,
    Record,
    Salt,
    Setting,
    Undone,
    die,
    draw,
    find_game,
    shuffle,
)
from zareba.engine.chain import LiveChain, chain
from zareba.engine.chance import (
    Witness,
    commitment,
    key_of,
    new_secret,
    salt_commitment,
    secret_from,
)
from zareba.engine.luck import mixed
from zareba.engine.state import Table

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.json"))
SALTS = ("a-salt-that-nobody-knew", "b-salt-that-nobody-knew", "c-salt-that-nobody-knew")


def _other_program():
    """docs/verify.py, as who copied that one file has it."""
    spec = importlib.util.spec_from_file_location("verify", ROOT / "docs" / "verify.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


other = _other_program()


def salts_of(secret, shown=3):
    table = commitment(secret)
    return [
        Salt(
            seat=seat,
            commitment=salt_commitment(table, seat, salt),
            salt=salt if seat < shown else "",
        )
        for seat, salt in enumerate(SALTS)
    ]


def played(seed=3, secret=None, shown=3, keep=()):
    """A whole game of three, as a server records it; *keep*: choices to begin with."""
    secret = secret or secret_from("proofs")
    salts = salts_of(secret, shown)
    setting = Setting.of(find_game("poilus"), 3)
    play = Play.of(setting, Record.new(setting, secret, mixed(salts), salts))
    rng = random.Random(seed)
    for seat, choice in keep:
        play.choose(choice, seat)
    while not play.position.over:
        seat = play.position.waiting_for()[0]
        play.choose(rng.choice(play.position.options(seat)), seat)
    return play.record


@pytest.fixture(scope="module")
def record():
    return played()


def as_json(record):
    return json.loads(record.to_text())


def verdicts(given, head=None):
    """What both programs find wrong; empty: nothing."""
    text = given if isinstance(given, str) else json.dumps(given)
    found = ["", ""]
    try:
        read = Record.read(text)
        read.verify()
        if head is not None and head not in chain(read):
            found[0] = "head"
    except BadRecord as error:
        found[0] = str(error)
    try:
        other.check(json.loads(text, object_pairs_hook=other.once), head)
    except (other.Wrong, LookupError, TypeError, ValueError) as error:
        found[1] = str(error) or type(error).__name__
    return found


# ------------------------------------------------------------------------------------ two programs
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem[:60])
def test_both_programs_find_the_same_dice_and_the_same_chain(path):
    record = Record.load(path)

    draws = record.draws()

    head = chain(record)[-1]
    assert (
        other.check(json.loads(path.read_text("utf-8")), head, json.loads(json.dumps(draws)))
        == head
    )
    assert any(kind in ("die", "shuffle", "draw") for kind, *_ in draws)


def some_table(game, number):
    """A game as a server records it: some salts are left out, some choices taken back."""
    rng = random.Random(f"{game.name} {number}")
    setting = rng.choice(list(settings(game)))
    secret = secret_from(f"{game.name} {number}")
    salts = [
        Salt(
            seat=seat,
            commitment=salt_commitment(commitment(secret), seat, f"salt-{number}"),
            salt=rng.choice((f"salt-{number}", "")),
        )
        for seat in range(setting.players)
    ]
    play = Play.of(setting, Record.new(setting, secret, mixed(salts), salts))
    undos, live, seen = 3, LiveChain(), []
    while not play.position.over:
        seat = rng.choice(play.position.waiting_for())
        play.choose(some_choice(play.position, seat, game, rng, 0.5), seat)
        seen.append(live.head(play.record))
        if undos and not play.position.over and rng.random() < 0.05:
            undos -= 1
            back = rng.randrange(max(0, len(play.record.choices) - 4), len(play.record.choices))
            play.take_back_to(back, seat, "alone", "chance-drawn")
            seen.append(live.head(play.record))
    return play, seen


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_both_programs_agree_on_games_with_undos_and_salt_that_was_left_out(game):
    """With ``--soak`` some hundred of all games."""
    for number in range(enough(1, 10 if game.minutes >= LONG_GAME else 60)):
        play, seen = some_table(game, number)
        text = play.record.to_text()

        record = Record.read(text)
        record.verify()

        assert set(seen) <= set(chain(record))
        assert other.check(json.loads(text), seen[0], record.draws()) == seen[-1]


def test_what_is_witnessed_is_every_draw_and_changes_nothing(record):
    witness = Witness()
    done = record._replayed(None, None, None, witness)

    drawn = sum(len(event[2]) if event[0] == "shuffle" else 1 for event in witness.noted)

    assert drawn == done.position.state.drawn
    assert done.trail == record.trail


def test_a_die_that_did_not_fall_so_is_found(record):
    draws = record.draws()
    place = next(i for i, event in enumerate(draws) if event[0] == "shuffle")
    draws[place][2][0] ^= 1

    with pytest.raises(other.Wrong, match=f"draw {place + 1}: shuffle"):
        other.check(as_json(record), None, draws)


def test_the_other_program_needs_nothing_of_ours(record, tmp_path):
    """As a stranger runs it: an own Python without our packages, a file of draws, a kept head."""
    file, draws, alone = tmp_path / "r.json", tmp_path / "d.json", tmp_path / "verify.py"
    record.save(file)
    alone.write_text((ROOT / "docs" / "verify.py").read_text("utf-8"), "utf-8")
    head = chain(record)[7]
    asked = CliRunner().invoke(cli, ["verify", str(file), "--draws", str(draws), "--head", head])
    assert asked.exit_code == 0, asked.output

    def run(*more):
        command = [sys.executable, "-I", "-S", str(alone), str(file), *more]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    fits, not_so = run("--draws", str(draws), "--head", head), run("--head", "0" * 64)

    assert fits.returncode == 0, fits.stderr
    assert f"dice and chain fit. Head: {chain(record)[-1]}" in fits.stdout
    assert not_so.returncode == 1
    assert "no moment of this game has the head" in not_so.stderr


def test_branches_begin_chance_anew_in_both_programs(record):
    secret, salts = secret_from("branch"), salts_of(secret_from("branch"), 2)
    turning = Branch(
        at=5, commitment=commitment(secret), secret=secret, salt=mixed(salts), salts=salts, seat=1,
        deal=2,
    )  # fmt: skip
    past = copy.copy(record)
    past.choices, past.trail, past.result, past.branches = [], [], "", [turning]
    play, rng = Play.of(record.setting(), past), random.Random(1)
    for seat, choice in record.choices[:5]:
        play.choose(choice, seat)
    while not play.position.over:
        seat = play.position.waiting_for()[0]
        play.choose(rng.choice(play.position.options(seat)), seat)

    draws = play.record.draws()

    assert ["branch", 0] in draws
    assert verdicts(as_json(play.record)) == ["", ""]
    assert other.check(as_json(play.record), None, draws) == chain(play.record)[-1]
    shifted = as_json(play.record)
    shifted["branches"][0]["salts"][0]["salt"] = "x"
    assert all(verdicts(shifted))


# --------------------------------------------------------------------------------------- tampering
def _branch(at, seat=None):
    secret = "11" * 32
    made = {"at": at, "commitment": commitment(secret), "secret": secret, "salt": "", "seat": seat}
    return lambda r: r.update(branches=[made])


def _swap_salts(r):
    r["salts"][0]["salt"], r["salts"][1]["salt"] = r["salts"][1]["salt"], r["salts"][0]["salt"]


REFUSED = {
    "trail removed": lambda r: r.update(trail=[]),
    "trail cut": lambda r: r.update(trail=r["trail"][:3]),
    "trail too long": lambda r: r["trail"].append("0" * 16),
    "secret changed": lambda r: r.update(secret="00" + r["secret"][2:]),
    "secret in capitals": lambda r: r.update(secret=r["secret"].upper()),
    "secret with blanks": lambda r: r.update(secret=" ".join(re.findall("..", r["secret"]))),
    "secret not revealed": lambda r: r.update(secret=""),
    "commitment changed": lambda r: r.update(commitment="0" * 64),
    "salt shown is not the one promised": lambda r: r["salts"][1].update(salt="ground"),
    "salts exchanged": _swap_salts,
    "promise changed": lambda r: r["salts"][0].update(commitment="0" * 64),
    "a seat's salt left out": lambda r: r["salts"].pop(),
    "salt twice": lambda r: r["salts"].append(r["salts"][0]),
    "salt of no seat": lambda r: r["salts"][2].update(seat=7),
    "branch after the end": _branch(10**6),
    "branch before the beginning": _branch(-1),
    "branch for no seat": _branch(10, 99),
    "other players": lambda r: r.update(players=2),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_both_programs_refuse_what_does_not_fit(record, name):
    changed = as_json(record)
    REFUSED[name](changed)

    assert all(verdicts(changed)), verdicts(changed)


def test_a_branch_at_the_last_moment_is_refused(record):
    changed = as_json(record)
    _branch(len(record.choices))(changed)

    assert all(verdicts(changed))


def test_a_field_that_stands_there_twice_is_refused(record):
    text = record.to_text().replace('"result":', '"result": "victory",\n "result":', 1)

    assert all(verdicts(text))


def _cut(r):
    r.update(choices=r["choices"][:-4], trail=r["trail"][:-4], result="")


def _forge(**how):
    """Somebody who has the secret plays the game anew, and writes a record in which all fits."""
    return lambda r: r.update(as_json(played(**how)))


def _without_salts(r):
    setting = Setting.of(find_game("poilus"), 3)
    play, rng = Play(setting, r["secret"]), random.Random(2)
    while not play.position.over:
        seat = play.position.waiting_for()[0]
        play.choose(rng.choice(play.position.options(seat)), seat)
    r.pop("salts")
    r.update(as_json(play.record))


FITTING = {
    "the end cut off": _cut,
    "other choices, the trail made anew": lambda r: _forge(
        seed=5, keep=Record.read(json.dumps(r)).choices[:10]
    )(r),
    "salt left out, played anew": _forge(shown=2),
    "own secret and commitment": _forge(secret=new_secret()),
    "salts taken away, played anew": _without_salts,
}


@pytest.mark.parametrize("name", FITTING)
def test_a_record_in_which_all_fits_is_found_out_by_a_head_that_was_kept(record, name):
    """No program can tell it from the file alone; both say so by what a player's page has kept."""
    head, changed = chain(record)[-1], as_json(record)
    FITTING[name](changed)

    assert verdicts(changed) == ["", ""]
    assert all(verdicts(changed, head))


def test_every_head_that_was_shown_stands_in_the_record(record):
    live, seen = LiveChain(), []
    play = Play.of(record.setting(), Record.new(record.setting(), record.secret, record.salt))
    seen.append(live.head(play.record))
    for seat, choice in record.choices:
        play.choose(choice, seat)
        seen.append(live.head(play.record))

    assert seen[:-1] == chain(record)[: len(record.choices)]
    assert seen[-1] == chain(record)[-1]
    for head in seen:
        assert verdicts(as_json(record), head) == ["", ""]


def test_undos_stand_in_the_chain(record):
    """S6: who has kept a head finds out that one was left out or told otherwise."""
    play = Play.of(record.setting(), Record.new(record.setting(), record.secret, record.salt))
    live, seen = LiveChain(), []
    for number, (seat, choice) in enumerate(record.choices):
        play.choose(choice, seat)
        seen.append(live.head(play.record))
        if number % 5 == 4:
            play.take_back_to(number, seat, "alone", "chance-drawn")
            seen.append(live.head(play.record))
            play.choose(choice, seat)
            seen.append(live.head(play.record))
    kept = as_json(play.record)

    assert len(play.record.undone) > 1
    assert set(seen) <= set(chain(play.record))
    for head in (seen[0], seen[5], seen[-1]):
        assert verdicts(kept, head) == ["", ""]
    assert all(verdicts({**kept, "undone": kept["undone"][1:]}, seen[-1]))
    told = [{**undone, "how": "free"} for undone in kept["undone"]]
    assert all(verdicts({**kept, "undone": told}, seen[-1]))


def test_a_head_follows_what_was_taken_back(record):
    play = Play.of(record.setting(), Record.new(record.setting(), record.secret, record.salt))
    live = LiveChain()
    for seat, choice in record.choices[:6]:
        play.choose(choice, seat)
    before = live.head(play.record)
    play.take_back()
    play.take_back()

    for seat, choice in record.choices[4:6]:
        play.choose(choice, seat)

    assert live.head(play.record) == LiveChain().head(play.record)
    assert chain(play.record)[-1] == live.head(play.record)
    assert before != ""


# ------------------------------------------------------------------------------------- what is said
def said(record, tmp_path, *more):
    file = tmp_path / "game.json"
    record.save(file)
    return CliRunner().invoke(cli, ["verify", str(file), *more])


def test_verify_says_what_is_proven_and_what_not(record, tmp_path):
    alone = said(record, tmp_path)
    kept = said(record, tmp_path, "--head", chain(record)[-1])
    early = said(record, tmp_path, "--head", chain(record)[3])
    wrong = said(record, tmp_path, "--head", "0" * 64)

    assert f"Head: {chain(record)[-1]}" in alone.output
    proven, _, unproven = alone.output.partition("Not proven:")
    assert "every choice" in proven.lower()
    assert record.commitment in proven
    assert "Salt of player 1, 2, 3: shown as promised." in proven
    assert "who knows the secret can write another" in unproven
    assert "what is here is all of it" in kept.output
    assert "can write another" not in kept.output
    assert (
        "up to step 3 nothing was changed, added or left out; not what came later" in early.output
    )
    assert wrong.exit_code == 1
    assert "it is not the game that was played" in str(wrong.exception)


def test_verify_says_that_salt_of_older_tables_was_not_promised(tmp_path):
    setting = Setting.of(find_game("poilus"), 3)
    older = Play(setting, secret_from("older"), "0:a|1:b|2:c").record

    told = said(older, tmp_path).output

    assert "That nobody chose the dice by their salt" in told
    assert "no player added salt" not in told
    assert "no player added salt" in said(Play(setting).record, tmp_path).output


def test_verify_says_who_was_left_out_and_that_a_game_is_not_over(tmp_path):
    short = played(shown=1)
    short.choices, short.trail, short.result = short.choices[:9], short.trail[:9], ""

    told = said(short, tmp_path).output

    assert "Salt of player 1: shown as promised." in told
    assert "Salt of player 2, 3: promised, not shown in time and left out." in told
    assert "its end was cut off" in told


# -------------------------------------------------------------------------------------- the example
def example():
    text = (ROOT / "docs" / "records.md").read_text("utf-8")
    return json.loads(re.search(r"```json\n(.*?)```", text, re.S)[1])


def test_the_example_in_the_documentation_is_what_we_compute():
    given = example()
    salts = [Salt(**salt) for salt in given["salts"]]
    promised = [
        salt_commitment(given["commitment"], seat, salt)
        for seat, salt in enumerate(("correct-horse-battery0", "never_shown"))
    ]
    table, witness, cards = Table(), Witness(), list("ABCDEF")
    table.key = key_of(given["secret"], given["salt"])
    witness.watch(table)

    for _ in range(3):
        die(table)
    draw(table, 5)
    shuffle(table, cards)
    die(table, 20)

    assert commitment(given["secret"]) == given["commitment"]
    assert promised == [salt.commitment for salt in salts]
    assert (mixed(salts), table.key) == (given["salt"], given["key"])
    assert (witness.noted, "".join(cards)) == (given["draws"], given["shuffled"])
    assert chain(_as_record(given)) == given["heads"]


def _as_record(given):
    names = ("game", "players", "options", "commitment", "secret", "salt", "choices", "result")
    more = {"rules_version": 1, "data_hash": ""}
    undone = [Undone(**one) for one in given["undone"]]
    return Record(**{name: given[name] for name in names}, undone=undone, **more)


def test_the_example_in_the_documentation_is_what_the_other_program_computes():
    given = example()
    given |= {"format": 2, "trail": [""] * len(given["choices"])}
    key = bytes.fromhex(given["key"])

    assert f"{next(other.blocks(key)):0128x}" == given["block 0"]
    assert other.check(given, given["heads"][0], given["draws"]) == given["heads"][-1]
    assert other.chain(given) == given["heads"]
