"""What a side imagines of the other: columns still to come, and who may lie in ambush (KP-37)."""

from __future__ import annotations

import random

import msgspec
import pytest

from zareba.bots import Chair, make_bot
from zareba.engine import IN_ORDER, Setting
from zareba.engine.chance import key_of, secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.battle.victory import attacker_fails, has_troops
from zareba.games.kriegspfad.brain.judgement import JUDGEMENT
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import (
    HIDDEN,
    LATE,
    MARCH,
    army_of,
    companies,
    keep,
    muster,
)
from zareba.games.kriegspfad.field.geometry import within
from zareba.games.kriegspfad.field.lairs import lurking
from zareba.games.kriegspfad.field.placing import ambush_sites, bases_for
from zareba.games.kriegspfad.field.state import CHIEF
from zareba.games.kriegspfad.field.troops import base_of, enemies_of, units_of

WORLDS = 12


def battle(secret, until):
    """An ambush of bots, up to where *until* holds."""
    setting = Setting.of(GAME, 2, {"scenario": "ambush", "size": "150"})
    position = setting.start(key_of(secret_from(secret)))
    bot, rng = make_bot("heuristic", GAME), random.Random(1)
    while not until(position.state):
        seat = position.waiting_for()[0]
        position.push(bot.choose(Chair(position, seat), rng), seat)
    return position


@pytest.fixture(scope="module")
def ambush():
    """Nobody of the defenders shows himself, and a part of the column has come in."""
    found = battle("x/1", lambda g: g.round == 1 and units_of(g, g.attacker))
    g = found.state
    assert not [u for u in units_of(g, 1 - g.attacker) if g.role[u] == "unit"]
    assert g.march
    return found


def imagined(position, seat, **more):
    return [position.imagine(seat, luck, **more).state for luck in range(WORLDS)]


def test_who_lies_in_ambush_imagines_the_column_that_comes(ambush):
    """KP-16.6, KP-37.2: the order of march is public, and how many elements must leave."""
    attacker = ambush.state.attacker
    for g in imagined(ambush, 1 - attacker):
        column = [c for c in companies(g, attacker) if c.status == MARCH]
        assert [c.entry for c in column] == g.march
        entered = [u for u in range(len(g.side)) if g.side[u] == attacker]
        seen = sum(g.size[u] for u in entered if g.role[u] in ("unit", "chief"))
        coming = sum(len(c.crew) for c in column if c.role == "unit")
        assert seen + coming == g.start_elements[attacker]
        assert not attacker_fails(g)  # else every imagined battle were won at once


def test_the_column_imagines_who_lies_in_ambush(ambush):
    """KP-16.15, KP-17.5, KP-37.4: as much as was never seen, in sites that no eye has searched."""
    attacker = ambush.state.attacker
    defender = 1 - attacker
    strengths = set()
    for g in imagined(ambush, attacker):
        hidden = [c for c in companies(g, defender) if c.status == HIDDEN]
        assert hidden
        assert has_troops(g, defender)  # else every imagined battle were won at once
        assert sum(crew.price for c in hidden for crew in c.crew) <= g.points[defender]
        for company in hidden:
            bases = bases_for(g, company, company.mounted, company.places)
            assert ambush_sites(g, company, company.mounted, bases)
            eyes = [base_of(g, e) for e in enemies_of(g, defender)]
            assert not any(within(b, eye, 4 * INCH) for b in bases for eye in eyes)
        strengths.add(JUDGEMENT.value(g, attacker))
    assert len(strengths) > 1  # different armies
    assert max(strengths) < 0.9


def test_where_everything_was_seen_nobody_is_imagined(ambush):
    g = ambush.state.clone()
    defender = 1 - g.attacker
    found = companies(g, defender)
    g.to_arrive[defender] = 1  # somebody is left to fight with
    assert list(lurking(g, defender, found, unseen=100))
    assert not list(lurking(g, defender, found, unseen=0))


def test_who_waits_alone_throws_his_die_in_every_world(ambush):
    """KP-16.14, KP-37.2, KP-37.3: how many are still to come is public, not who they are."""
    position = ambush.clone()
    g, waits = position.state, 1 - ambush.state.attacker
    chief = msgspec.structs.replace(muster(g.facts, army_of(g, waits), False)[0], role=CHIEF)
    keep(g, waits, [chief.waits(LATE)])
    assert not g.to_arrive[waits]
    for world in imagined(position, 1 - waits):
        assert sum(company.status == LATE for company in companies(world, waits)) == 1


def test_what_ifs_of_old_records_stay_what_they_were(ambush):
    """`Branch.deal`: nobody was imagined in ambush then."""
    attacker = ambush.state.attacker
    for g in imagined(ambush, attacker, deal=IN_ORDER):
        assert companies(g, 1 - attacker) == []


def test_nobody_thinks_the_enemy_weaker_than_himself_before_the_battle():
    """KP-16.4: the points of both are public; what was bought for them is not."""
    worth = []
    for deal in range(4):
        position = battle(f"before {deal}", lambda g: all(g.armies))
        for seat in (0, 1):
            worth += [JUDGEMENT.value(g, seat) for g in imagined(position, seat)]
    assert sum(worth) / len(worth) == pytest.approx(0.5, abs=0.03)
