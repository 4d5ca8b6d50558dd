"""The heuristics always answer with a legal option, and play better than chance."""

import random

import pytest

from zareba.games.poilus.brain import advice, deeds, judgement, outlook
from zareba.games.poilus.brain.glance import Glance
from zareba.games.poilus.brain.means import TRIALS, means
from zareba.games.poilus.brain.temper import TEMPERS, Temper, temper
from zareba.games.poilus.facts.tables import CHRISTMAS
from zareba.games.poilus.rules import asks
from zareba.games.poilus.rules.state import active

from .tables import GAME, VARIANTS, decisions, laid, start


@pytest.mark.parametrize("name", VARIANTS)
def test_advice_is_always_one_of_the_options(name):
    rng = random.Random(1)
    for seed in range(5):
        for position, seat in decisions(name, seed):
            if seat is not None:
                imagined = position.imagine(seat, seed).state
                options = position.options(seat)
                assert advice.advise(imagined, position.ask(seat), options, rng) in options
                assert 0.0 <= judgement.JUDGEMENT.value(imagined, seat) <= 1.0


def mean_score(name, advised, games):
    rng, total = random.Random(2), 0.0
    for seed in range(games):
        position = start(name, seed)
        while not position.over:
            seat = position.waiting_for()[0]
            options = position.options(seat)
            choice = rng.choice(options)
            if advised:
                imagined = position.imagine(seat, rng.getrandbits(64)).state
                choice = advice.advise(imagined, position.ask(seat), options, rng)
            position.choose(choice, seat)
        total += GAME.score(position.state, 0)
    return total / games


@pytest.mark.parametrize("name", ["solo", "duo", "chaplain", "three", "five", "three-bunker"])
def test_a_table_of_heuristics_comes_nearer_to_peace_than_a_table_of_chance(name):
    assert mean_score(name, True, 40) > mean_score(name, False, 40)


def at_the_table(**given):
    g = start("three", 1).state
    g.soldier, g.leader, g.turn, g.phase = ["sauliere", "moreau", "bidau"], 0, 0, "mission"
    for field, value in given.items():
        setattr(g, field, value)
    return g


def test_everybody_supports_the_same_soldier():
    """LP-7.4: a tie supports nobody."""
    g = at_the_table(knocks=[["mute"], [], ["wounded", "clumsy"]])
    assert advice.neediest(g) == 2
    for place, tile in ((0, "R"), (1, "L")):
        g.tiles[place] = ["L", "R"]
        ask = asks.SupportTile(place, g.soldier[place])
        assert advice.advise(g, ask, ask.options(g), random.Random(1)) == tile


def test_who_may_not_leave_gains_time_rather_than_make_the_mission_fail():
    """LP-6.6, LP-5.7: Fragile keeps him in, and his only card would be the third night."""
    land = ["night_mask", "night_shell", "rain_whistle"]
    g = at_the_table(knocks=[[], ["fragile"], []], no_mans_land=land)
    g.hand[0], g.hand[1] = ["night_whistle"], ["rain_mask"]
    ask = asks.Action(0, "sauliere")
    options = ask.options(g)
    assert "withdraw" not in options
    assert advice.advise(g, ask, options, random.Random(1)) == ("charm", "rain_whistle")


def test_a_fragile_soldier_leaves_before_the_others_are_forced_to_play():
    """LP-6.6."""
    land = ["night_mask", "night_shell", "rain_whistle"]
    g = at_the_table(knocks=[["fragile"], [], []], no_mans_land=land)
    g.hand[0], g.hand[1] = ["snow_whistle"], ["night_whistle"]
    ask = asks.Action(0, "sauliere")
    assert advice.advise(g, ask, ask.options(g), random.Random(1)) == "withdraw"


def test_a_hard_knock_that_keeps_others_in_is_not_laid_down_when_the_land_is_full():
    """LP-6.6, LP-6.11: better later, when nobody can be forced to play."""
    land = ["night_mask", "night_shell", "rain_whistle", "rain_mask", "snow_whistle"]
    full = at_the_table(no_mans_land=land)
    empty = at_the_table(no_mans_land=[])
    for g in (full, empty):
        g.hand[0], g.hand[1] = ["fragile"], ["night_whistle", "rain_mask"]
    assert deeds.untimely(Glance(full, 0), "fragile") > 2.0
    assert deeds.untimely(Glance(empty, 0), "fragile") == 0.0


@pytest.mark.parametrize("name", VARIANTS)
def test_a_glance_sees_what_the_table_shows(name):
    """What is worked out once for all choices of a turn is what each would find for itself."""
    for seed in range(3):
        for position, seat in decisions(name, seed):
            if seat is None or not isinstance(position.ask(seat), asks.Action):
                continue
            g = position.state
            seen, packed, symbols = Glance(g, g.turn), active(g), g.facts.symbols
            for more in symbols.values():
                assert seen.too_many(packed + more) == outlook.too_many(g, packed + more)
            blocked, pool = outlook.full_threats(g, packed), outlook.unseen(g, g.turn)
            hit = sum(1 for card in pool if symbols[card] & blocked)
            assert seen.danger(packed) == hit / max(1, len(pool))
            for mask in g.facts.fields.values():
                shown = sum(1 for card in pool if symbols[card] & mask)
                assert seen.share(mask) == shown / max(1, len(pool))
            knocks = [c for c in pool if c not in g.facts.threat_cards and c != CHRISTMAS]
            feared = sum(map(seen.knock_cost, knocks)) / max(1, len(pool))
            assert seen.trap_knock() == feared


def test_piles_are_counted_anew_when_other_cards_lie_in_them():
    """What was counted serves as long as cards are only taken from the top."""
    g = start("three", 1).state
    known, trials, morale = means(g), list(g.trials), list(g.morale)
    first = known.pile(TRIALS, g.trials)
    assert known.pile(TRIALS, trials[:-3]) is first
    for cards in (trials[:-3] + morale[:1], trials[1:], morale, trials):
        found, knocks = known.pile(TRIALS, cards), [c for c in cards if c in known.hard]
        assert found is not first
        assert found.knocks_of(cards) == knocks
        assert found.counts[len(cards)] == sum(known.counting[card] for card in cards)


def test_other_tempers_are_heeded_at_once():
    g = start("three", 1).state
    before = means(g).mind
    try:
        TEMPERS.attempt(TEMPERS.way(g), Temper(stake=7.0))
        assert Glance(g, 0).mind.stake == temper(g).stake == 7.0
    finally:
        TEMPERS.attempt(TEMPERS.way(g), None)
    assert means(g).mind == before


def mission_chosen(drawn, **given):
    """By the leader of a table of the expansion who has drawn these missions."""
    g = laid(3, {"ruleset": "expansion"}, **given)
    g.looking_at[0] = drawn
    ask = asks.MissionCard(0)
    return advice.advise(g, ask, ask.options(g), random.Random(1))


def test_nobody_takes_a_wearying_mission_with_little_morale():
    """LP-11.19: Weariness (N13) and Unrest (H12) let the morale fall by one more."""
    cards = laid(3, {"ruleset": "expansion"}).morale

    assert mission_chosen(["N13", "H01"]) == "N13"
    assert mission_chosen(["N13", "H01"], morale=cards[:4]) == "H01"
    assert mission_chosen(["H12", "H02"], morale=cards[:4]) == "H02"


def test_the_last_mission_is_a_final_assault_when_hardly_anything_is_left():
    """LP-11.21 to LP-11.23: a victory; with more cards a last stand bears more threats."""
    given = laid(3, {"ruleset": "expansion"})
    little = {"morale": given.morale[:3], "trials": [], "final": ""}
    three = [["rain_mask"], ["snow_whistle"], ["night_shell"]]
    nine = [hand * 3 for hand in three]

    assert mission_chosen(["E02", "E03"], hand=three, **little) == "final_assault"
    assert mission_chosen(["E02", "E03"], hand=nine, **little) == "last_stand"
    little["morale"] = given.morale[:20]
    assert mission_chosen(["E02", "E03"], hand=nine, **little) in ("E02", "E03")


def test_a_fortification_is_paid_off():
    """LP-12.31: rather two cards in hand now than a threat in every mission to come."""
    g = laid(3, {"ruleset": "expansion"}, missions=["H01"])
    ask = asks.Payment(0, g.soldier[0])

    assert ask.options(g) == ["H01", asks.NONE]
    assert advice.advise(g, ask, ask.options(g), random.Random(1)) == "H01"


def test_a_trap_is_played_while_no_threat_is_full_and_kept_when_many_are():
    """LP-5.14: what it turns over can only do harm where a threat stands twice."""
    g = at_the_table(no_mans_land=[], charm=[False] * 3)
    trap = next(iter(sorted(g.facts.trap_cards)))
    g.hand[0] = [trap]
    ask = asks.Action(0, "sauliere")
    assert advice.advise(g, ask, ask.options(g), random.Random(1)) == ("play", trap)

    land = {c for c in g.facts.threat_cards if not g.facts.symbols[c] & g.facts.symbols[trap]}
    g.no_mans_land = doubled(g, sorted(land))
    choice = advice.advise(g, ask, ask.options(g), random.Random(1))
    assert choice != ("play", trap)


def doubled(g, cards):
    """Cards that bring as many threats as possible to two, none to three."""
    found, packed = [], 0
    for card in cards:
        if not outlook.too_many(g, packed + g.facts.symbols[card]):
            found.append(card)
            packed += g.facts.symbols[card]
    return found
