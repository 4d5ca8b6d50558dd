"""Nobody sees more than LP-3.11 says: hands, tiles, piles, missions, answers."""

import random

import pytest

from zareba.engine import Play
from zareba.engine.chance import reseed, secret_from
from zareba.engine.plain import SECRET
from zareba.engine.procedure import PROCEDURES
from zareba.games.poilus.rules.memory import unsure_of_hand
from zareba.games.poilus.rules.mission import failure
from zareba.games.poilus.rules.orders import discard_mission, lay_tiles_open
from zareba.games.poilus.rules.preparation import deal
from zareba.games.poilus.rules.state import take_from_hand, top_trial, turn_tiles

from .tables import GAME, VARIANTS, any_choice, decisions, setting, start

every_variant = pytest.mark.parametrize("name", VARIANTS)


def view_of(position, seat):
    """A view without what is only about time: who has answered already."""
    view = position.seen_by(seat)
    view.pop("waiting_for")
    return view


@every_variant
def test_redealing_what_a_seat_cannot_see_never_changes_its_view(name):
    """LP-3.6, LP-3.11."""
    players = VARIANTS[name][0]
    for seed in range(8):
        for number, (position, _) in enumerate(decisions(name, seed)):
            for seat in range(players):
                imagined = position.imagine(seat, 1000 * number + seat)
                GAME.check(imagined.state)
                assert view_of(imagined, seat) == view_of(position, seat)


@every_variant
def test_redealing_really_changes_what_is_hidden(name):
    position = start(name, 4)
    trials = {tuple(position.imagine(0, seed).state.trials) for seed in range(10)}
    assert len(trials) > 5


def test_a_seat_remembers_into_whose_hand_a_card_it_knew_was_dealt():
    """LP-3.11, LP-4.5, I-1: the order of dealing is public."""
    g = start("three-bunker", 3).state
    g.mission_deck += [mission for drawn in g.looking_at for mission in drawn]
    g.looking_at, g.leader, g.intensity = [[], [], []], 0, 1
    cards = g.trials[-3:]
    g.known[0], g.known_at[0] = cards[:], [len(g.trials) - i for i in (3, 2, 1)]
    deal(g)
    memories = list(zip(g.recalled, g.recalled_by, g.recalled_in, strict=True))

    assert memories == [(cards[0], 0, 2), (cards[1], 0, 1)]  # the top card went to seat 0 itself
    for seed in range(20):
        imagined = g.clone()
        reseed(imagined, seed)
        imagined.redeal(0)
        assert (imagined.hand[2], imagined.hand[1]) == ([cards[0]], [cards[1]])
    imagined.redeal(1)
    GAME.check(imagined)
    unsure_of_hand(g, 1)  # LP-11.14
    assert (g.recalled, g.recalled_in) == ([cards[0]], [2])
    take_from_hand(g, 2, cards[0])
    assert (g.recalled, g.recalled_by, g.recalled_in) == ([], [], [])


def test_cards_of_a_failed_mission_are_never_imagined_in_the_reserve():
    """LP-3.11, LP-5.18, I-1: everybody saw them go back into the trials pile."""
    g = start("three", 3).state
    g.no_mans_land = [g.trials.pop(), g.trials.pop()]
    failed = g.no_mans_land[:]
    failure(g)

    assert sorted(g.returned) == sorted(failed)
    for seed in range(30):
        imagined = g.clone()
        reseed(imagined, seed)
        imagined.redeal(1)
        GAME.check(imagined)  # counts the cards seen going back
    g.trials.remove(failed[0])
    g.trials.append(failed[0])
    top_trial(g)
    assert g.returned == [failed[1]]


def test_a_spectator_sees_no_hand_no_tile_and_no_pile():
    for position, _ in decisions("four-front", 2):
        view = position.seen_by(None)
        for field in ("hand", "placed", "known", "looking_at", "removed_tiles"):
            assert all(isinstance(x, int) for x in view[field]), field
        assert isinstance(view["trials"], int)
        assert isinstance(view["mission_deck"], int)
        assert set(view["put_back"]) == {None}
        assert "ask" not in view
        for field in GAME.state.kept:
            if field.metadata["who"] == SECRET and field.metadata["depth"] == 0:
                assert field.name not in view


def told_to(name, seed, seat):
    """The log of a random game as one seat reads it."""
    rng, play = random.Random(seed), Play(setting(name), f"{seed:064x}")
    while not play.position.over:
        asked = rng.choice(play.position.waiting_for())
        play.choose(any_choice(play.position, asked, rng), asked)
    return play.lines(seat)


SECRET_FACTS = {
    "withdrew": {"soldier"},
    "tile_removed": {"soldier"},
    "card_put_back": {"soldier"},
    "drew": {"soldier", "n"},
    "dealt": {"n", "left"},
    "peeked": {"soldier", "n"},
    "morale_drop": {"n", "left"},
    "morale_lost": {"n"},
    "chaplain_tile": {"soldier"},
    "no_tile": {"soldier"},
}
PRIVATE = {"drew_mission", "random_tile", "you_removed_tile"}


@every_variant
def test_the_public_log_tells_numbers_but_no_hidden_faces(name):
    """LP-3.11: what is drawn, placed, removed or put back face down is told without its face."""
    for seed in range(6):
        for line in told_to(name, seed, None):
            assert line.event not in PRIVATE
            if line.event in SECRET_FACTS:
                assert set(line.facts) == SECRET_FACTS[line.event]


def test_a_private_line_reaches_only_its_seat():
    reached = set()
    for seat in range(4):
        lines = told_to("four-front", 1, seat)
        assert all(line.to in (None, seat) for line in lines)
        reached |= {line.to for line in lines}
    assert len(reached) > 2


def speech_at(hands):
    """Seat 0 has given a speech about masks; the others are asked at the same time."""
    position = start("three", 1)
    g = position.state
    g.leader, g.speeches, g.supply, g.hand = 0, [1, 0, 0], 4, hands
    position = type(position).start(PROCEDURES["poilus.mission.mission_phase"](g))
    position.choose(("speech", "mask"), 0)
    return position


def test_every_seat_with_cards_is_asked_by_a_speech_whether_or_not_it_can_answer():
    """LP-15: asking only some would give away their hands."""
    fitting = speech_at([["mute"], ["rain_mask"], ["snow_mask"]])
    unfitting = speech_at([["mute"], ["rain_night"], ["snow_shell"]])
    assert fitting.waiting_for() == unfitting.waiting_for() == [1, 2]
    assert unfitting.options(1) == ["none"]


def test_an_answer_to_a_speech_is_hidden_until_all_have_answered():
    """LP-3.11, LP-5.23."""
    position = speech_at([["mute"], ["rain_mask"], ["snow_mask"]])
    before = view_of(position, 0)
    position.choose("rain_mask", 1)
    assert view_of(position, 0) == before
    # That seat 1 has answered is no secret; what it was, a bot can only guess.
    assert len({position.imagine(2, seed).answers[0] for seed in range(40)}) > 1
    position.choose("none", 2)
    assert position.state.discard == ["rain_mask"]


def test_a_hand_of_alike_cards_is_not_given_away_by_a_forced_play():
    """LP-3.6: with one kind of card and no other action the soldier is asked all the same."""
    position = start("three", 1)
    g = position.state
    g.leader, g.hand, g.charm = 0, [["rain_mask", "rain_mask"], ["mute"], []], [False] * 3
    g.knocks = [[], ["fragile"], []]
    position = type(position).start(PROCEDURES["poilus.mission.mission_phase"](g))
    assert position.waiting_for() == [0]
    assert position.options(0) == [("play", "rain_mask")]


def test_the_leader_knows_the_mission_he_put_back_and_the_next_one_sees_it_again():
    """LP-11.7, LP-3.11."""
    seen = 0
    for position, seat in decisions("four-front", 6):
        g = position.state
        if seat is not None and type(position.ask(seat)).__name__ == "Intensity":
            assert g.put_back[g.leader] == (g.mission_deck[-1] if g.mission_deck else "")
            assert position.imagine(g.leader, 3).state.mission_deck[-1:] == g.mission_deck[-1:]
            seen += 1
    assert seen


def test_a_seat_remembers_the_card_it_put_on_the_trials_pile():
    """LP-3.11, LP-11.14: the others do not know it."""
    known = 0
    for seed in range(12):
        for position, _ in decisions("four-front", seed):
            for seat, memory in enumerate(position.state.known):
                for at, card in zip(position.state.known_at[seat], memory, strict=True):
                    known += 1
                    assert position.imagine(seat, seed).state.trials[at] == card
                    assert position.seen_by(seat)["known"][seat] == memory
                    assert position.seen_by((seat + 1) % 4)["known"][seat] == len(memory)
    assert known


def test_tiles_are_public_under_empathy_and_hidden_again_afterwards():
    """LP-12.2."""
    g = start("three-bunker", 2).state
    before = [sorted(tiles) for tiles in g.tiles]
    g.missions, g.under = ["E01"], [[]]
    lay_tiles_open(g)
    assert [sorted(t) for t in g.seen_by(None)["open_tiles"]] == before
    discard_mission(g, "E01", "LP-11.20")
    turn_tiles(g)
    assert [sorted(tiles) for tiles in g.tiles] == before
    assert g.seen_by(None)["open_tiles"] == [[], [], []]
    assert g.seen_by(None)["tiles"] == [3, 3, 3]


def test_who_answers_a_speech_last_has_seen_what_others_discard():
    """S5, LP-5.10: no answer is tried out; before that a speech can be taken back."""
    play, rng, answered = Play(setting("three"), secret_from("speech")), random.Random(3), 0
    while not answered:
        asked = play.position.waiting_for()
        seat, several = asked[0], len(play.position.pending) > 1
        speeches = [
            o for o in play.position.options(seat) if isinstance(o, tuple) and o[0] == "speech"
        ]
        choice = speeches[0] if speeches else any_choice(play.position, seat, rng)
        play.choose(choice, seat)
        if speeches:
            assert play.undo_refused(seat) == ""
        elif several:
            assert bool(play.undo_refused(seat)) == (len(asked) == 1)
            answered += len(asked) == 1
