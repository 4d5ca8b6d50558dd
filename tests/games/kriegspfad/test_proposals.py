"""Proposals: whatever somebody sends, the answer is a refusal with its rule, in every language."""

from __future__ import annotations

import functools
import random

import pytest

from games.kriegspfad.kp_table import piece, table
from support import enough, some_choice, start
from zareba.engine import Domain, Position, Refusal, Setting
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.field.structures import Boat
from zareba.games.kriegspfad.prepare.asks_boats import Moor
from zareba.games.kriegspfad.prepare.asks_deploy import Notes
from zareba.games.kriegspfad.prepare.asks_works import Build, Dig
from zareba.wording import LANGUAGES, Words

DOMAINS = sorted(
    kind
    for kind, ask in Domain.kinds.items()
    if issubclass(ask, Domain) and kind.startswith("kriegspfad.")
)
RARE = {Dig.kind, Build.kind, Moor.kind, Rowing.kind}  # laid out by hand
SCENARIOS = ("ambush", "raid", "open_battle")
MOST_GAMES, LAST_ROUND, ENOUGH = 12, 6, 2
NUMBERS = (0, 1, -1, 3, 17, 900, 2400, 3600, 10**5, 10**30, -(10**9), True)
TEXTS = ("", "exit", "late", "hidden", "generated", "done", "spring", "arson", "move", "add", "7")


@functools.cache
def moments() -> dict[str, list[Position]]:
    """Positions in which each kind of proposal is asked for, from seeded games."""
    found: dict[str, list[Position]] = {}
    for number in range(MOST_GAMES):
        setting = Setting.of(
            GAME, 2, {"scenario": SCENARIOS[number % len(SCENARIOS)], "size": "150"}
        )
        position, rng = start(setting, number), random.Random(number)
        while not position.over and position.state.round < LAST_ROUND:
            seat = position.waiting_for()[0]
            ask = position.ask(seat)
            kept = found.setdefault(ask.kind, [])
            if isinstance(ask, Domain) and len(kept) < ENOUGH * (number + 1):
                kept.append((position.clone(), seat))
            position.push(some_choice(position, seat, GAME, rng, 0.5), seat)
        if number >= len(SCENARIOS) - 1 and found.keys() >= {*DOMAINS} - RARE:
            return found
    missing = {*DOMAINS} - RARE - found.keys()
    raise AssertionError(f"never asked for: {missing}")


def asked(kind):
    """A question of a kind with the state it is asked in."""
    if kind in RARE:
        position, seat = moments()["kriegspfad.Deploy"][0]
        g = position.state.clone()
        middle = g.facts.sizes.table[1] // 200
        piece(
            g, "river", [(0, middle / 100), (g.facts.sizes.table[0] / 10000, middle / 100)], width=8
        )
        g.boats = [Boat(seat, 3000, int(middle * 100), 0)]
        g.action, g.allowance = "row", 9
        made = (Dig(seat, 2), Build(seat, 2), Moor(seat), Rowing(seat, 0, 0))
        return [(ask, g) for ask in made if ask.kind == kind]
    return [(position.ask(seat), position.state) for position, seat in moments()[kind]]


def nonsense(rng, depth=0):
    """Any JSON that may come through the door."""
    draw = rng.randrange(10 if depth < 4 else 4)
    if draw < 2:
        return rng.choice(NUMBERS)
    if draw == 2:
        return rng.choice(TEXTS)
    if draw == 3:
        return rng.choice((None, 1.5, {}, {"x": 1}, float("nan"), "x" * 2000))
    return tuple(nonsense(rng, depth + 1) for _ in range(rng.choice((0, 1, 2, 3, 4, 5, 80))))


def bent(choice, rng):
    """A good proposal with something wrong in it."""
    if not isinstance(choice, tuple) or not choice or rng.randrange(4) == 0:
        return nonsense(rng, 3)
    i = rng.randrange(len(choice))
    return (*choice[:i], bent(choice[i], rng), *choice[i + 1 :])


@pytest.mark.parametrize("kind", DOMAINS)
def test_nonsense_is_refused_and_never_breaks_anything(kind):
    rng = random.Random(kind)
    speakers = [Words(language, GAME) for language in LANGUAGES]
    told = set()
    for ask, g in asked(kind)[: enough(usual=1, whole=2, soak=5)]:
        before = g.clone()
        good = ask.sample(g, rng)
        tries = [nonsense(rng) for _ in range(60)] + [bent(good, rng) for _ in range(60)]
        for proposal in tries:
            _, why = ask.judged(g, proposal)
            assert why is None or isinstance(why, Refusal)
            if why is not None and why.reason not in told:
                told.add(why.reason)
                for words in speakers:
                    text = words.refusal(why)
                    assert text.startswith("KP-"), text
                    assert "refusal-" not in text, text
                    assert "flaw-" not in text, text
                    assert "{" not in text, text
        assert ask.judged(g, good) == (good, None)
        assert g == before


def test_a_refusal_is_told_in_the_language_of_the_reader():
    why = Refusal("KP-19.5", "too_far", {"inches": 6})

    assert Words("en", GAME).refusal(why) == 'KP-19.5: Farther than 6".'
    assert Words("de", GAME).refusal(why) == 'KP-19.5: Weiter als 6".'
    assert Words("fr", GAME).refusal(why) == 'KP-19.5 : Plus loin que 6".'


def test_every_flaw_of_a_layout_is_told_at_once():
    ask, g = asked("kriegspfad.LayOut")[0]
    g = g.clone()
    g.region = "southwest"
    stamp = (0, 0, 0, 0, 100, 100, 300, 100, 300, 300)

    _, why = ask.judged(g, (stamp, stamp))

    assert len([why, *why.also]) > 2
    assert Words("de", GAME, g.facts).refusal(why).count("KP-14") > 2


def test_notes_are_asked_for_even_without_a_hidden_unit():
    assert Notes(0).judged(table(), ()) == ((), None)
