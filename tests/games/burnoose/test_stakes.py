"""What is at stake is said before one chooses: chance, villages, cards; warnings (W5, W12)."""

import pytest

from zareba.games.burnoose.face.stakes import DEADLY, RISKY, chance, falling
from zareba.games.burnoose.face.uses import preview
from zareba.games.burnoose.face.words import hint, warning
from zareba.games.burnoose.rules import asks
from zareba.games.burnoose.rules.battle_asks import RETREAT, STAND, Retreat
from zareba.wording import LANGUAGES, Words

from .board import GAME, deploy, setting, table

each_language = pytest.mark.parametrize("language", LANGUAGES)
STRONG, WEAK = [0, 6, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0]


def words(language="en", players=3, **options):
    return Words(language, GAME, setting(players, tuple(options.items())).facts)


def attacked(players=3, units=(2, 0, 1), army=STRONG, options=None, **fields):
    """Army 1 has entered Mekla; the sharpshooters have fired."""
    g = table(players, options, units={"mekla": list(units)}, entered={1: "mekla"}, **fields)
    deploy(g, 1, "mekla", "nf", list(army))
    g.fighting = 1
    owner = g.owner[g.facts.number["mekla"]]
    return g, Retreat(owner, "mekla", any(g.conquered))


def test_who_stands_reads_the_chance_what_falls_and_what_is_kept():
    """RB-16.4 to RB-16.7: his villages, all his cards, and moudjahidine who change sides."""
    g, ask = attacked(reserve={"mekla": ["child"]})
    g.units[g.facts.number["irdjen"]] = [3, 0, 0]
    own = [g.deck[ask.seat], g.hand[ask.seat], g.discard[ask.seat]]
    told = hint(g, ask, STAND, words())

    assert f"about {round(100 * chance(g, 'mekla'))} %" in told
    villages = falling(g, "mekla")
    assert len(villages) == 3
    assert f"all your 3 villages submit ({words().listed('village', villages)})" in told
    assert f"your {sum(map(len, own)) + 1} cards leave the game" in told
    assert "3 moudjahidine join the French" in told
    assert "you keep the village, the card there (Child) and the retreat token" in told


def test_who_retreats_reads_what_is_lost_and_who_goes_where():
    """RB-16.3, RB-17.1"""
    g, ask = attacked(reserve={"mekla": ["artisan", "tools"]})
    told = hint(g, ask, RETREAT, words())

    assert "Mekla is lost for good, its 2 cards (Artisan, Tools) go to your discard pile" in told
    assert "2 moudjahidine, 1 moudjahidate go to one of: Irdjen, Larbaa Ath Irathen" in told
    assert "the next conquest ends the game" in told


def test_alone_the_region_falls_and_the_deck_stays():
    """RB-18.5, RB-18.6"""
    g, ask = attacked(1, reserve={"mekla": ["child"]})
    told = hint(g, ask, STAND, words(players=1))
    only = attacked(1, options={"solo_conquest_scope": "village"})

    assert "the region submits with 3 villages" in told
    assert "1 card lying there is discarded" in told
    assert "leave the game" not in told
    assert falling(only[0], "mekla") == ["mekla"]


@each_language
@pytest.mark.parametrize("players", [1, 3])
def test_a_stand_that_can_lose_everything_is_warned_of(language, players):
    """RB-16.4, RB-17.1: by the chance, and lower where the game would be lost."""
    speaker = words(language, players)
    g, ask = attacked(players)
    risky = chance(g, "mekla")
    assert risky > RISKY
    assert str(round(100 * risky)) in warning(g, ask, STAND, speaker)

    g, ask = attacked(players, units=(5, 0, 3), army=WEAK)
    assert chance(g, "mekla") < DEADLY
    assert warning(g, ask, STAND, speaker) == ""

    g, ask = attacked(players, units=(4, 0, 1), army=[0, 5, 0, 0, 0, 0])
    assert DEADLY < chance(g, "mekla") < RISKY
    assert warning(g, ask, STAND, speaker) == ""
    g.conquered[(g.land[g.facts.number["mekla"]] + 1) % 3] = True
    fatal = warning(g, Retreat(ask.seat, "mekla", fatal=True), STAND, speaker)
    won = {"en": "the French have won", "de": "die Franzosen gewonnen", "fr": "Français ont gagné"}
    assert won[language] in fatal


def test_other_windows_name_the_stakes_without_a_figure():
    """RB-15.7: before the artillery or the sharpshooters have fired the odds are others."""
    g, ask = attacked(options={"retreat_before_combat": True})

    assert chance(g, "mekla") is None
    assert hint(g, ask, STAND, words(retreat_before_combat=True)).startswith("Mekla may fall;")
    assert warning(g, ask, STAND, words(retreat_before_combat=True)).startswith("Mekla may fall.")


@each_language
def test_who_ends_the_turn_is_warned_of_an_empty_village_before_an_army(language):
    """RB-13.1, RB-15.3: with the next French card it falls without a fight."""
    g, speaker = table(3), words(language)
    deploy(g, 1, "wf", "w2", STRONG)
    seat = g.owner[g.facts.number["ath_yenni"]]
    g.units[g.facts.number["ath_yenni"]] = [0, 0, 0]
    g.units[g.facts.number["ath_ouacif"]] = [1, 0, 0]
    ask = asks.NextAction(seat)

    assert speaker.name("village", "ath_yenni") in warning(g, ask, asks.END, speaker)
    assert speaker.name("village", "ath_ouacif") not in warning(g, ask, asks.END, speaker)
    assert warning(g, ask, asks.MOBILIZE, speaker) == ""

    g.units[g.facts.number["ath_yenni"]] = [0, 0, 1]
    assert warning(g, ask, asks.END, speaker) == ""
    g.units[g.facts.number["ath_yenni"]] = [0, 0, 0]
    g.defenses[g.facts.number["ath_yenni"]] = 1
    assert warning(g, ask, asks.END, speaker) == ""


def test_every_card_of_the_hand_knows_what_it_can_do_now():
    """RB-5.4, RB-5.5, RB-6.3, RB-6.12: the actions it serves; why it cannot be played."""
    g = table(3, hand={0: ["man", "weapons", "moudjahidine", "fig_orchard"]})
    uses = preview(g, asks.NextAction(0))["uses"]

    assert uses["man"] == {"does": ["play", "place"], "why": "", "rule": ""}
    assert uses["fig_orchard"] == {"does": ["place"], "why": "no-ability-of", "rule": "RB-5.4"}
    assert uses["moudjahidine"]["does"] == ["place"]
    assert uses["moudjahidine"]["why"] == "no-army"

    village = next(v for i, v in g.facts.seating[3].by_seat[0])
    g.units[g.facts.number[village]] = [1, 0, 0]
    near = next(n for n in g.facts.places if village in g.facts.direct.get(n, ()))
    deploy(g, 1, near, "", STRONG)
    uses = preview(g, asks.NextAction(0))["uses"]
    assert uses["moudjahidine"]["does"] == ["play", "place"]
    assert uses["weapons"] == {
        "does": ["place", "ambush"], "why": "no-ability-of", "rule": "RB-5.4"
    }  # fmt: skip

    assert preview(g, asks.CardToPlay(0)) == {}
