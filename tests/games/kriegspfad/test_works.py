"""Palisades, emplacements, laagers (KP-9, KP-21.14, KP-29)."""

import msgspec
import pytest

from games.kriegspfad.kp_table import dice, line, square, table, unit
from support import follow
from zareba.games.kriegspfad.armies import Works, random_army
from zareba.games.kriegspfad.armies.muster import compact
from zareba.games.kriegspfad.battle.cover import cover_of
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.march import begin_activation, frighten, make_contacts
from zareba.games.kriegspfad.battle.melee import melee
from zareba.games.kriegspfad.battle.movement import activate
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.field.arcs import coherent
from zareba.games.kriegspfad.field.companies import companies, keep, muster
from zareba.games.kriegspfad.field.contact import in_laager, laager, sheltered
from zareba.games.kriegspfad.field.general_sight import sees
from zareba.games.kriegspfad.field.state import MOVED
from zareba.games.kriegspfad.field.structures import Emplacement, Fight
from zareba.games.kriegspfad.field.troops import base_of, bases_of, cohesion, elements_of, look
from zareba.games.kriegspfad.prepare.deploy import field_works, raise_palisade


def fort():
    """A village from (20, 5) to (32, 14) with a palisade; seat 0 defends."""
    g = table("siege", 1)
    square(g, "built_up", 20, 5, 12, 9)
    g.palisade, g.view = True, None
    return g


def test_a_palisade_hides_who_does_not_touch_it():
    """KP-21.14."""
    g = fort()
    far = elements_of(g, unit(g, 1, "warrior", (26, 16, 270)))[0]
    behind = elements_of(g, unit(g, 0, "regular", (26, 13.4, 90)))[0]
    deep = elements_of(g, unit(g, 0, "regular", (30, 12.6, 90)))[0]

    assert sees(g, far, behind)
    assert not sees(g, far, deep)


def test_foot_behind_a_palisade_is_covered():
    """KP-29.6."""
    g = fort()
    behind = elements_of(g, unit(g, 0, "regular", (26, 13.4, 90)))[0]

    assert "palisade" in cover_of(g, behind, ((260000, 180000), (260000, 139000)))


def test_nobody_walks_through_a_palisade():
    """KP-29.14."""
    g = fort()
    u = unit(g, 1, "warrior", (26, 17, 270))
    begin_activation(g, u)
    g.action, g.allowance = "move-difficult", 12

    assert refused(g, u, ((0, (2600, 1000)),)).rule == "KP-29.14"


def test_a_palisade_is_climbed_a_round_after_it_was_reached():
    """TX-55, KP-29.7: the defenders behind it fight with M22; KP-29.15."""
    g = fort()
    d = unit(g, 0, "regular", (26, 13.4, 90), arms="musket")
    a = unit(g, 1, "warrior", (26, 14.62, 270), arms="bow")
    begin_activation(g, a)
    g.did[elements_of(g, a)[0]] = MOVED
    make_contacts(g, a)
    assert g.fights == []  # reached, not climbed
    g.did = [0, 0]
    assert ("climb", elements_of(g, a)[0]) in actions(g, a)
    follow(activate(g, 1, a), ("climb", elements_of(g, a)[0]))
    assert g.fights == [Fight(a, d, 1, 0)]
    dice(g, 6)  # 6 + M07 - M14 - M15 - M22 3 = 2
    follow(melee(g))

    assert (g.markers[a], g.retreat[a]) == (2, 2)


def test_an_undefended_palisade_is_climbed_over():
    g = fort()
    a = unit(g, 1, "warrior", (26, 14.62, 270), arms="bow")
    follow(activate(g, 1, a), ("climb", 0))

    assert 1330 <= g.y[0] <= 1345
    assert look(g).ground.at_palisade(base_of(g, 0))


def test_nobody_is_frightened_inside_a_palisade():
    """KP-26.2, KP-29.13."""
    g = fort()
    u = unit(g, 0, "regular", (26, 10, 90))
    frighten(g, u)

    assert g.owed[u] == 0


def defended(**works):
    g = table("siege", 1)
    square(g, "built_up", 20, 5, 12, 9)
    army = random_army(g.facts.catalogue, "L13", 1876, 200, "union", seed=3)
    army = msgspec.structs.replace(army, works=Works(**works))
    g.armies = [compact(army), ""]
    keep(g, 0, muster(g.facts, army, False))
    return g


@pytest.mark.parametrize(("inches", "built"), [(15, True), (14, False)])
def test_the_palisade_costs_as_many_inches_as_the_village_measures(inches, built):
    """KP-29.5, KP-29.14: 12 by 9 inches are 15 across."""
    g = defended(palisade=inches)
    raise_palisade(g)

    assert g.palisade == built


def test_emplacements_are_dug_before_deployment_and_stretch_a_unit():
    """KP-29.1, KP-29.2, KP-29.4; KP-29.3."""
    g = defended(breastworks=2)
    position = follow(field_works(g))
    position.choose(((4000, 1000, 900), (4600, 1000, 900)))
    u = unit(g, 0, "regular", (40, 10, 90), (46, 10, 90))

    assert g.works == [Emplacement(4000, 1000, 900), Emplacement(4600, 1000, 900)]
    safe = sheltered(g, u, bases_of(g, u))
    assert safe == [g.facts.works_cohesion] * 2
    assert coherent(bases_of(g, u), cohesion(g, u), safe)
    assert not coherent(bases_of(g, u), cohesion(g, u), [safe[0], 0])  # KP-2.4: both
    assert companies(g, 0)


@pytest.mark.parametrize("work", ["breastworks", "blockhouses"])
def test_a_what_if_does_not_tell_how_many_works_were_paid_for(work):
    """KP-37.1: the other seat's question fits the army that is imagined, not the real one."""
    asked = set()
    for paid in (1, 3, 6):
        g = defended(**{work: paid})
        g.lists[0], g.tribes[0], g.points[0], g.year = "L13", "union", 200, 1876
        position = follow(field_works(g))
        assert position.ask(0).number == paid
        asked.add(position.imagine(1, 5).ask(0))

    assert len(asked) == 1


def test_a_closed_ring_of_wagons_is_a_laager():
    """KP-9.3, KP-9.4, KP-9.8."""
    g = table()
    ring = [(20, 10, 0), (22.6, 10, 0), (25.2, 10, 0), (25.2, 12.6, 0), (25.2, 15.2, 0),
            (22.6, 15.2, 0), (20, 15.2, 0), (20, 12.6, 0)]  # fmt: skip
    train = unit(g, 0, "wagon", *ring, role="train", arms="none")
    inner = elements_of(g, unit(g, 0, "skirmisher", (22.6, 12.6, 90)))[0]
    outer = elements_of(g, unit(g, 0, "skirmisher", (30, 12.6, 90)))[0]

    assert len(laager(g, 0)) == 8
    assert in_laager(g, inner)
    assert not in_laager(g, outer)
    assert "palisade" in cover_of(g, inner, ((0, 0), (226000, 126000)))
    assert actions(g, train) == ["stay"]


def test_an_open_line_of_wagons_is_none():
    g = table()
    unit(g, 0, "wagon", *line(20, 10, 90, 4), role="train", arms="none")

    assert laager(g, 0) == ()
