"""What The Red Burnoose tells its players: threats, cards, options, reasons, the end (B2 to B6)."""

import random
import re
from importlib import resources

import pytest

from support import follow, some_choice
from zareba.engine import Play, Position, rule
from zareba.engine.chance import secret_from
from zareba.engine.play import Line
from zareba.games.burnoose.brain.danger import threats
from zareba.games.burnoose.face.words import hint
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.buying import buying
from zareba.games.burnoose.rules.march import choose_step, march
from zareba.games.burnoose.rules.rerolls import french_losses
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


# ------------------------------------------------------- B3: cards and leaders under the options
def leader_hint(leader, language="en", players=3, **options):
    g = table(players, options)
    return hint(g, asks.LeaderToKeep(0), leader, words(language, players, **options))


@each_language
def test_oulmokhtar_is_said_to_build_only_where_he_does(language):
    """B3, RB-11.7"""
    told = {yes: leader_hint("oulmokhtar", language, oulmokhtar_builds_defense=yes) for yes in YN}
    defense = {"en": "defense", "de": "Befestigung", "fr": "fortification"}[language]

    assert defense in told["yes"]
    assert defense not in told["no"]
    for yes in YN:
        g = table(3, {"oulmokhtar_builds_defense": yes}, hand={0: ["oulmokhtar"]})
        speaker = words(language, oulmokhtar_builds_defense=yes)
        assert (defense in hint(g, asks.CardToPlay(0), "oulmokhtar", speaker)) is (yes == "yes")
        assert (defense in speaker.text("cardtext-oulmokhtar")) is (yes == "yes")


YN = ("yes", "no")


def test_leaders_start_with_what_the_options_give_them():
    """B3, RB-11.6, RB-19.3"""
    assert "Weapons, Moudjahidine" in leader_hint("homme_a_la_mule")
    assert "2 Moudjahidine cards" in leader_hint("homme_a_la_mule", homme_moudjahidine="2")
    assert "no starting cards" in leader_hint("tahar", no_leader_starting_items=True)
    assert "no starting cards" in leader_hint("tayeb")


def test_the_woman_brings_nobody_when_nobody_is_left():
    """B3, RB-9.7"""
    g, ask = table(hand={0: ["woman"]}), asks.CardToPlace(0)
    assert "appears, 6 left" in hint(g, ask, "woman", words())

    g.moudjahidate = 0

    assert "no moudjahidate is left" in hint(g, ask, "woman", words())
    village = hint(g, asks.VillageForCard(0, "woman"), "ath_yenni", words())
    assert "no bonus" in village


@pytest.mark.parametrize(("players", "told"), [(1, "another region"), (3, "another player")])
def test_the_man_says_who_must_get_the_sharpshooter(players, told):
    """B3, RB-9.5, RB-18.3"""
    g = table(players, hand={0: ["man"]}, units={"ath_yenni": [0, 1, 0]})

    assert told in hint(g, asks.CardToPlay(0), "man", words(players=players))


def test_a_card_that_would_do_nothing_says_so():
    """B3, RB-5.11: Man without a sharpshooter, Young Man without a moudjahidine."""
    g, ask, speaker = table(hand={0: ["man", "young_man"]}), asks.CardToPlay(0), words()

    assert hint(g, ask, "man", speaker).startswith("does nothing")
    assert hint(g, ask, "young_man", speaker).startswith("does nothing")
    g.units[g.facts.number["ath_yenni"]] = [1, 1, 0]
    assert hint(g, ask, "man", speaker).startswith("send a sharpshooter")
    assert hint(g, ask, "young_man", speaker).startswith("send a moudjahidine")


def test_the_young_man_fatma_and_tayeb_are_told_as_the_options_have_them():
    """B3, RB-9.8, RB-11.1, RB-11.8"""
    text = [words(young_man_destination=v).text("cardtext-young_man") for v in ("own", "edition")]
    assert ["of your villages" in t for t in text] == [True, False]
    text = [words(fatma_token=v).text("cardtext-fatma") for v in ("card", "figure")]
    assert ["put into a village" in t for t in text] == [True, False]
    text = [words(tayeb_copies_village_effects=v).text("cardtext-tayeb") for v in (True, False)]
    assert ["put into a village" in t for t in text] == [True, False]


@each_language
def test_defenses_say_how_many_cards_are_drawn(language):
    """B6, RB-10.5: 1 to 3, itself counted."""
    told = words(language).text("played-defenses", solo="no")

    assert "2" in told
    assert "1" in told
    assert "3" in told


# ------------------------------------------------------------- B5: what one needs for a question
def turn(language="en", players=3, **fields):
    """A turn of the second seat, with an army on the map."""
    g = table(players, **({"hand": {1: ["man", "weapons", "woman", "woman"]}} | fields))
    g.turn, g.actions = 1, 2
    deploy(g, 1, "wf", "w2", [0, 5, 1, 0, 0, 0])
    return Position.start(ask_for_action(g, 1)), words(language, players)


@rule("RB-5.11")
def ask_for_action(g, seat):
    yield asks.NextAction(seat)


def test_above_an_action_stand_hand_worth_actions_and_armies():
    """B5, RB-5.3, RB-7.1, RB-12.6, RB-13, RB-16.1"""
    position, speaker = turn()
    told = "\n".join(speaker.situation(position, 1))

    assert "actions left: 2 of 3" in told
    assert "Man: gives 2 influence, 2 strength; played: send a sharpshooter" in told
    assert "2 Woman cards, each: gives 2 influence; in a village: a moudjahidate appears" in told
    assert "needed for every ambush" in told
    assert "Your hand is worth 6 influence, 3 strength, 1 weapon." in told
    assert "That would buy: Fig Orchard, Olive Orchard, Weapons, Tools, Market." in told
    assert "5 carabiniers, 1 artillery; at Fork before Ath Ouacif and Ath Yenni" in told
    assert "Ath Yenni (next French turn) or Ath Ouacif (next French turn)" in told
    assert "retreats at 2 units or fewer" in told
    assert "Army 2: 0 of 8 units" in told


def test_what_is_missing_has_its_reason_and_rule():
    """B5, RB-5.6, RB-5.7, RB-6.3"""
    position, speaker = turn()

    assert speaker.missing(position, 1) == [
        ("Take back all cards of a village", "no card lies in your villages", "RB-5.6"),
        ("Mobilize", "you have neither moudjahidine nor sharpshooters", "RB-5.7"),
        ("Ambush", "you have no Moudjahidine or Sharpshooter card in hand", "RB-6.3"),
    ]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hand": {1: ["man"]}}, ("you have no Weapons card in hand", "RB-6.3")),
        ({}, ("in your villages nobody may go into an ambush", "RB-6.4")),
        ({"units": {"mekla": [1, 0, 0]}}, ("no army stands on a road that leads to you", "RB-6.2")),
    ],
)
def test_an_ambush_says_what_it_lacks(fields, reason):
    """B5, RB-6.2, RB-6.3, RB-6.4"""
    position, speaker = turn(**({"hand": {1: ["weapons", "moudjahidine"]}} | fields))
    found = {label: (why, number) for label, why, number in speaker.missing(position, 1)}

    assert found["Ambush"] == reason


def test_a_purchase_tells_prices_and_what_is_short():
    """B5, B6, RB-7.2, RB-7.4: "3 influence" alone could be a price or a gain."""
    g = table(hand={0: ["man", "woman"]}, stacks={"market": 0})
    position, speaker = follow(buying(g, 0)), words()
    short = {label: (why, number) for label, why, number in speaker.missing(position, 0)}

    assert speaker.option(position, "fig_orchard", 0) == (
        "Fig Orchard (costs 3 influence; gives 2 food; 7 left)"
    )
    assert speaker.situation(position, 0)[1].startswith("To spend: 4 influence, 2 strength.")
    assert short["Moudjahidine"] == ("you are short of 2 strength, 1 food", "RB-7.2")
    assert short["Market"] == ("its stack is empty", "RB-7.4")


def test_with_the_market_nothing_is_short_that_another_good_pays():
    """B5, RB-7.5"""
    g = table(hand={0: ["fig_orchard", "elderly_man"]}, market=True)
    position = follow(buying(g, 0))
    short = {label: why for label, why, _ in words().missing(position, 0)}

    assert short["Defenses"] == "you are short of 1 influence"


@each_language
def test_above_a_reroll_stand_both_sides_and_all_dice(language):
    """B5, RB-8.6, RB-15.4, RB-15.8"""
    g = table(units={"akbil": [2, 0, 0]}, tokens=[0, 0, 1], entered={1: "akbil"}, fighting=1)
    deploy(g, 1, "akbil", "tf", [0, 4, 1, 0, 0, 0])
    g.french_roll, g.dice_of, g.dice = True, ["artillery", "artillery"], [6, 5]
    told = list(GAME.phrases.situation(g, battle_asks.Reroll(2), words(language)))

    assert words(language).counted("unit", "carabinier", 4) in told[1]
    assert words(language).counted("unit", "moudjahidine", 2) in told[1]
    assert told[2].endswith({"en": "Hits: 1.", "de": "Treffer: 1.", "fr": "Touches : 1."}[language])


def test_other_hands_are_never_told():
    """B5, RB-4.3: dealt anew, everything above and beside a question stays the same."""
    for players in (1, 3):
        play, rng = Play(setting(players), secret_from(f"told {players}")), random.Random(7)
        while not play.position.over and len(play.record.choices) < 150:
            position = play.position
            seat = position.waiting_for()[0]
            if rng.random() < 0.3:
                assert told_to(position.imagine(seat, rng.getrandbits(64)), seat) == told_to(
                    position, seat
                )
            play.choose(some_choice(position, seat, GAME, rng, 0.8), seat)


def told_to(position, seat):
    speaker = words(players=len(position.state.hand))
    options = [speaker.option(position, option, seat) for option in position.options(seat)]
    view = speaker.board(position.seen_by(seat), position.state.facts, True)
    return speaker.situation(position, seat), speaker.missing(position, seat), options, view


@each_language
def test_the_board_in_detail_tells_everything_in_words(language):
    """B5: roads, regions, values, French cards; short without."""
    play = Play(setting(3), secret_from("board"))
    view, facts = play.position.seen_by(0), setting(3).facts
    speaker = words(language)
    short, whole = (speaker.board(view, facts, details) for details in (False, True))
    text = "\n".join(whole)

    assert len(short) < 40 < len(whole)
    assert not re.search(r"[a-z]_[a-z]|\{|\bNone\b", text)
    for kind, ids in (
        ("region", facts.regions), ("node", facts.places), ("automata", facts.french_cards),
        ("card", facts.resources), ("village", facts.villages),
    ):  # fmt: skip
        assert all(speaker.name(kind, x) in text for x in ids)


# ---------------------------------------------------------------------------- B5: why it was lost
@pytest.mark.parametrize(
    ("players", "conquered", "token", "told"),
    [
        (3, [True, False, True], False, "conquered two players: Player 1, Player 3 (RB-17.1)"),
        (3, [False, True, False], True, "conquered Player 2, and the retreat token was used"),
        (1, [True, True, False], False, "villages in two regions: Thaqvilth Ath Irathen"),
    ],
)
def test_the_end_says_why_it_was_lost(players, conquered, token, told):
    """B5, RB-17.1, RB-18.5"""
    g = table(players, conquered=conquered, retreat_used=token, result="french")
    lines = words(players=players).epilogue(g)

    assert told in lines[0]
    assert "French cards that were still to come: 24" in lines[1]


# ------------------------------------------------------------------------------------- B6: texts
@each_language
def test_an_empty_village_is_not_called_ownerless(language):
    """B6"""
    told = hint(table(), asks.VillageForUnit(0, "moudjahidine"), "ath_yenni", words(language))

    nobody = {"en": "no defenders", "de": "keine Verteidiger", "fr": "aucun défenseur"}
    assert told.endswith(nobody[language])


def test_turned_units_are_called_turned_when_they_fall():
    """B6, RB-15.9, RB-16.5"""
    g, lines = table(), []
    deploy(g, 1, "wf", "w2", [0, 1, 0, 0, 2, 0])
    g.tell = lambda event, number, to, facts: lines.append(Line(event, number, facts, to))

    french_losses(g, 1, 3)

    assert [words().line(line, with_rule=False) for line in lines] == [
        *["Army 1 loses: turned moudjahidine"] * 2, "Army 1 loses: carabinier",
    ]  # fmt: skip


def test_french_needs_no_elision_before_a_name():
    """B6: "de Akbil" would be wrong, and names may be anything."""
    text = (resources.files(GAME.package) / "text" / "fr.ftl").read_text(encoding="utf-8")

    names = "village|source|destination|place|refuge|seat|node|army"
    assert not re.findall(rf"\b(?:de|que|le|la) \{{ \$(?:{names}) \}}", text)


@each_language
def test_numbers_agree_with_what_they_count(language):
    """A9"""
    speaker = words(language)
    told = {n: speaker.counted("unit", "carabinier", n) for n in (1, 2)}

    assert (
        told
        == {
            "en": {1: "1 carabinier", 2: "2 carabiniers"},
            "de": {1: "1 Karabinier", 2: "2 Karabiniers"},
            "fr": {1: "1 carabinier", 2: "2 carabiniers"},
        }[language]
    )
    assert "2 Karabiniers, 1 Pionier" in words("de").name("automata", "a2")
    assert words("en").text("count-weapons", n=1) == "1 weapon"


@each_language
def test_the_board_tells_who_lies_in_ambush(language):
    """RB-6: they have left their villages, and have not vanished."""
    speaker, g = words(language), table()
    assert not [x for x in speaker.board(g.seen_by(0), g.facts) if x.startswith(_ambush(speaker))]
    g.units[g.facts.number["ambush"]] = [2, 1, 0]
    (told,) = [x for x in speaker.board(g.seen_by(1), g.facts) if x.startswith(_ambush(speaker))]

    assert speaker.counted("unit", "moudjahidine", 2) in told


def _ambush(speaker):
    return speaker.text("now-force", units="").removesuffix(".")
