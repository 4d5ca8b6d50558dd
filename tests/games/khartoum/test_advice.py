"""What the rules of thumb see to: paths, guns, Gordon, gunboats, the Palace (K10)."""

import random

import pytest

from support import enough
from zareba.engine.chance import key_of, secret_from
from zareba.games.khartoum.brain.advice import advise, next_action
from zareba.games.khartoum.brain.prospects import chance_active, defended
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.limits import postable

from .board import GAME, board, setting


def posted(g):
    """The garrisons laid out by the rules of thumb (LK-6.7)."""
    rng = random.Random(1)
    while (zone := answer(g, asks.ZoneToDefend(0), rng)) != asks.DONE:
        unit = answer(g, asks.UnitToPost(0, zone, 0), rng)
        take = g.troops if unit in g.troops else g.leaders if unit in g.leaders else g.guns
        if unit == "gunboat":
            g.gunboats -= 1
        else:
            take.remove(unit)
        g.garrison[g.facts.zone_index[zone]].append(unit)
    return g


def answer(g, ask, rng):
    return advise(g, ask, ask.options(g), rng)


def games(number, look, **options):
    """Sieges by rules of thumb; *look* sees every decision.  How many were won."""
    won = 0
    for deal in range(number):
        position = setting(tuple(options.items())).start(key_of(secret_from(f"{deal}")))
        rng = random.Random(deal)
        while position.pending:
            g, ask = position.state, position.ask()
            choice = advise(g, ask, position.options(), rng)
            look(g, ask, choice)
            position.push(choice)
        won += GAME.won(position.state, 0)
    return won


def test_no_path_stays_open_while_troops_are_at_hand():
    """LK-6.7: whoever may come finds somebody on his way."""

    def look(g, ask, choice):
        if isinstance(ask, asks.ZoneToDefend) and choice == asks.DONE and g.troops:
            ways = [b for b in range(len(g.at)) if chance_active(g, b) and g.at[b] > 2]
            assert all(defended(g, b) for b in ways), (g.turn, g.at, g.troops)

    games(enough(15, 60), look)
    games(enough(5, 20), look, level="king")
    games(enough(5, 20), look, palace_last_stand=True)


def test_a_lone_levy_is_not_left_without_the_guns():
    """Against Strength 12 one gun changes nothing, all together do."""
    g = board(
        turn=9, troops=["levy"], leaders=["stewart"], guns=["light"] * 4 + ["heavy"], gunboats=0,
        at=[3, 6, 6, 6], strength=[12, 0, 0, 0],
    )  # fmt: skip
    posted(g)

    (garrison,) = [units for units in g.garrison if units]
    assert sorted(garrison) == ["heavy", "levy", *["light"] * 4, "stewart"]


def test_gordon_stays_in_the_palace():
    """LK-10.3 O1: where nobody else can join a garrison, it stays as it is."""

    def look(g, _ask, choice):
        assert choice != "gordon"
        assert g.result != "gordon"

    games(enough(20, 100), look, gordon_leader=True)


def test_damaged_gunboats_are_repaired_with_an_action_to_spare():
    """LK-6.4: whoever can pay the upkeep to the end leaves no action unused beside them."""
    g = board(turn=10, ap=2, rp=9, cm=9, damaged=2, unbuilt=0, unraised=0, troops=["bashi"] * 4)
    g.improved = set(g.facts.zones)
    options = asks.NextAction(0).options(g)

    assert next_action(g, asks.NextAction(0), options) == "gunboats"
    g.rp = 4
    assert next_action(g, asks.NextAction(0), options) == "defend"


def test_a_garrison_of_the_palace_blocks_every_path():
    """LK-15.11: the option is worth a good deal to whoever uses it."""
    g = posted(board(options={"palace_garrison": True}, turn=5, at=[3, 4, 5, 4]))
    held = g.garrison[g.facts.zone_index["palace"]]

    assert len([u for u in held if u in g.facts.troops]) == 4
    number, nothing = enough(40, 100), lambda *_: None
    held = games(number, nothing, level="king", palace_garrison=True)
    assert held > games(number, nothing, level="king") + number / 5


@pytest.mark.parametrize("options", [{}, {"palace_last_stand": True}])
def test_a_last_stand_does_not_replace_the_walls(options):
    """LK-10.3 O2: one unit at the Palace; the other paths are blocked all the same."""
    g = posted(board(options=options, turn=8, at=[2, 4, 4, 4], strength=[9, 8, 8, 8]))

    assert all(defended(g, b) > 1 for b in (1, 2, 3))
    assert bool(g.garrison[g.facts.zone_index["palace"]]) == bool(options)
    assert not options or "levy" not in postable(g, "palace")
