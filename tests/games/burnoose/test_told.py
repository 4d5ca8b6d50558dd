"""What The Red Burnoose tells its players: threats, cards, options, reasons, the end (B2 to B6)."""

import pytest

from zareba.games.burnoose.brain.danger import threats
from zareba.games.burnoose.face.words import hint
from zareba.games.burnoose.rules import asks
from zareba.games.burnoose.rules.march import choose_step, march
from zareba.wording import LANGUAGES, Words

from .board import GAME, deploy, setting, table

each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language="en", players=3, **options):
    return Words(language, GAME, setting(players, tuple(options.items())).facts)


# ------------------------------------------------------------------------- B2: where armies go
def threatened(g, army=1):
    """The villages whose hint names this army."""
    ask, speaker = asks.VillageForCard(0, "woman"), words()
    name = speaker.name("army", army)
    return {v for v in g.facts.villages if name in hint(g, ask, v, speaker)}


def pursuing(at="akbil", came_from="tf", **options):
    """Akbil was abandoned to army 1, which stands there or has gone on."""
    g = table(3, options, status={"akbil": "abandoned"}, retreat_used=True)
    deploy(g, 1, at, came_from, [0, 6, 0, 0, 0, 0])
    return g


def really(g, army=1):
    """The villages an army comes to by the rule of the march, whatever the symbols."""
    found, front = set(), [g]
    for _ in range(9):
        ahead = []
        for state in front:
            for symbol in ("circle", "triangle"):
                there = state.clone()
                node = choose_step(there, army, symbol)
                if node in g.facts.number and g.status[g.facts.number[node]] == "open":
                    found.add(node)
                else:
                    march(there, symbol, 1)
                    ahead.append(there)
        front = ahead[:16]
    return found


@pytest.mark.parametrize(
    ("at", "came_from", "villages"),
    [("akbil", "tf", {"soumeur", "iferhounene"}), ("x1", "akbil", {"soumeur", "iferhounene"})],
)
def test_a_pursuing_army_threatens_only_what_it_hunts(at, came_from, villages):
    """B2, RB-13.4: Ain El Hammam is nearer, but not of the same territory."""
    g = pursuing(at, came_from)
    if at == "x1":
        g.pursuit[1] = 2

    assert threatened(g) == really(g) == villages
    assert {g.facts.villages[t.village] for t in threats(g) if t.army == 1} == villages


def test_a_pursuit_that_only_breaks_ties_is_told_as_such():
    """B2, RB-13.4"""
    g = pursuing(pursuit_mode="tie_break")

    assert threatened(g) == really(g) == {"ain_el_hammam", "ath_ouacif"}


def test_a_pursuit_that_ends_with_the_first_step_is_told_as_such():
    """B2, RB-13.4"""
    g = pursuing(pursuit_persists_until_village=False)

    assert threatened(g) == really(g) == {"ain_el_hammam"}


def test_a_halted_army_threatens_the_village_before_it():
    """B2, RB-14.5, RB-14.10"""
    g = table()
    deploy(g, 1, "wf", "w2", [0, 6, 0, 0, 0, 0])
    assert threatened(g) == {"ath_yenni", "ath_ouacif"}

    g.siege[1] = "ath_yenni"

    assert threatened(g) == {"ath_yenni"}
    assert {g.facts.villages[t.village] for t in threats(g) if t.army == 1} == {"ath_yenni"}


def test_the_danger_of_an_abandoned_village_is_the_same_before_and_after_the_march_is_asked():
    """B2, RB-13.4: what bots fear does not wait for the rule to be followed once."""
    g = table(3, status={"ath_yenni": "abandoned"}, retreat_used=True)
    deploy(g, 1, "ath_yenni", "wf", [0, 6, 1, 0, 0, 0])
    before = threats(g)

    choose_step(g, 1, "circle")

    assert threats(g) == before


def test_losses_to_defenses_ask_for_no_retreat():
    """RB-14.6: one unit is left, below the retreat value, and the army is halted, not gone."""
    g = table(3, defenses={"ath_yenni": 5})
    deploy(g, 1, "wf", "w2", [0, 6, 0, 0, 0, 0])

    march(g, "circle", 1)

    assert (g.army_state[1], sum(g.army[1]), g.siege[1]) == ("deployed", 1, "ath_yenni")
