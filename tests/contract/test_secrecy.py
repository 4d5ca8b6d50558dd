"""Nobody is told what he cannot know: everything a client of a seat gets, for every game.

The principle: *whatever a seat is told must follow from what it sees.*  Its view (the declared
zones of the state, its own question) is what it may know.  All that it cannot know is dealt anew
(`worlds.twin`); the view stays the same to the letter, and so must stay everything else: prompts,
options, hints, outlooks, previews, limits, offers, what bots and odds imagine.

Then the same choice is made in both worlds with the same dice.  If something hidden has come to
light by it, the views differ, and so may the words.  If the views are still the same, the log must
be the same too: a line that differs tells what the seat does not see.  So must the film: the table
as the seat saw it at every beat in between.

Answers of others are repeated to everybody ("Seat 2: Weapons") unless their question is
``secret``; that has a contract of its own, because there the answers differ and not the cards.
"""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from contract.worlds import World, deed, is_legal, seen, some_answers, told, twin
from zareba.engine import Domain
from zareba.wording import LANGUAGES, Words

MOMENTS = 60  # of one game, at which all views are compared
OF_A_KIND = 4  # questions of one kind in one game at which all that is told is compared
WORLDS = 12  # dealt anew for one question: few of them lead to the same as the real one
ANSWERS = 5  # different answers tried to each


def test_a_view_does_not_depend_on_what_the_seat_cannot_see(setting, plays):
    """Contract 4: for every seat and for a spectator, at many moments and at the end."""
    for play in plays:
        rng = random.Random("views")
        last = len(play.record.choices)
        for moment in {*rng.sample(range(last), min(last, MOMENTS)), last}:
            position = play.position_at(moment)
            public = seen(position, None)
            for seat in range(setting.players):
                view = seen(position, seat)
                other = position.imagine(seat, rng.getrandbits(64))
                assert seen(other, seat) == view
                assert seen(other, None) == public  # a spectator knows no more
                assert position.state.key.encode() not in view


def test_a_seat_is_told_only_what_follows_from_its_view(setting, plays):
    """Contract 4: what is said, hinted, drawn and imagined, before and after a choice."""
    compared = 0
    for play in plays:
        rng = random.Random("told")
        for position, actor, choice in some_moments(play, rng):
            words = Words(rng.choice(LANGUAGES), setting.game, setting.facts)
            for seat in {rng.randrange(setting.players), actor}:
                other = twin(position, seat, rng.getrandbits(64))
                assert list(told(other, seat, words)) == list(told(position, seat, words))
                luck = rng.getrandbits(64)
                assert imagined(other, seat, luck) == imagined(position, seat, luck)
                compared += same_after(position, other, actor, choice, seat, words)
    assert compared or setting.players == 1


def some_moments(play, rng):
    """Moments of a game with what was chosen there: rare kinds of questions as well as common."""
    choices = play.record.choices
    looked = Counter()
    for moment in rng.sample(range(len(choices)), len(choices)):
        actor, choice = choices[moment]
        position = play.position_at(moment)
        kind = position.ask(actor).kind
        looked[kind] += 1
        if looked[kind] <= OF_A_KIND:
            yield position, actor, choice


def imagined(position, seat, luck):
    """What bots, odds and trials of a draft get instead of the truth: only the truth of a view."""
    return msgspec.json.encode(position.imagine(seat, luck).to_json())


def same_after(position, other, actor, choice, seat, words):
    """Make one choice in two worlds that look alike; were they still alike to the seat?"""
    worlds = still_alike(position, other, actor, choice, seat)
    if worlds is None:
        return False
    real, alike = worlds
    assert alike.heard_by(seat) == real.heard_by(seat), f"{position.ask(actor)!r}: {choice!r}"
    assert list(told(alike.position, seat, words)) == list(told(real.position, seat, words))
    if other.answers == position.answers:
        assert alike.film_for(seat, words.game) == real.film_for(seat, words.game)
    else:
        same_film(position, other, actor, choice, seat, words.game)
    return True


def still_alike(position, other, actor, choice, seat):
    """The worlds that one choice leads to from two that look alike, if they still do."""
    if not is_legal(other, choice, actor):
        return None
    real, alike = World(position), World(other)
    real.push(choice, actor)
    alike.push(choice, actor)
    same = seen(real.position, seat) == seen(alike.position, seat)
    return (real, alike) if same else None


def same_film(position, other, actor, choice, seat, game):
    """What is shown on the way is the same, too.

    Answers of others that come to light by the last of several may be seen for a moment: here they
    are the same in both worlds, and only what lies hidden differs.
    """
    answered = other.clone()
    answered.answers = position.answers[:]
    worlds = still_alike(position, answered, actor, choice, seat)
    if worlds is not None:
        real, alike = worlds
        what = f"{position.ask(actor)!r}: {choice!r}"
        assert alike.film_for(seat, game) == real.film_for(seat, game), what


def test_an_answer_is_repeated_only_where_the_deed_shows_it(game, reached):
    """An echo ("Seat 2: Weapons") may tell nobody more than he has seen and heard.

    Different answers, in this world and in one dealt anew, are carried out to the end of the deed.
    If another seat has then seen and heard the same after two different answers, it must not be
    told which one was given, as soon as that tells something: what lies hidden now (where one
    world went two ways) or lay there before (where only one of two worlds had that answer).  Such
    a kind of question must be ``secret``.  And where it is, no line may say what the echo must
    not: then what was heard is compared where the same was seen.
    """
    rng = random.Random("echo")
    for kept in reached.asked.values():
        for setting, position in kept:
            words = Words("en", game, setting.facts)
            actor = position.waiting_for()[0]
            for seat in range(setting.players):
                if seat != actor:
                    compare_echoes(position, actor, seat, words, rng)


def compare_echoes(position, actor, seat, words, rng):
    ask, secret = position.ask(actor), position.is_secret(actor)
    deeds = {}
    for answer, root, world in carried_out(position, actor, seat, rng):
        known = seen(world.position, seat) if secret else world.evidence(seat)
        said = world.heard_by(seat) if secret else words.choice(ask, answer)
        deeds.setdefault(known, []).append((said, answer, root, world))
    for first, *alike in deeds.values():
        for found in alike:
            assert first[0] == found[0] or not betrays(first, found, seat), (
                f"{ask!r}: seat {seat} cannot know {found[1]!r} from {first[1]!r}"
            )


def carried_out(position, actor, seat, rng):
    """Answers an actor might give, the world it was given in, and the world it has led to."""
    plan = []
    worlds = 1 if isinstance(position.ask(actor), Domain) else WORLDS
    for root in [position, *(twin(position, seat, rng.getrandbits(64)) for _ in range(worlds))]:
        for answer in some_answers(root, actor, rng, ANSWERS):
            world = World(root)
            given = deed(world, actor, answer, plan, rng)
            plan = plan or given
            yield answer, root, world


def betrays(one, two, seat):
    """Do two answers, told apart, tell two worlds apart that look alike?"""
    (_, answer, root, world), (_, other_answer, other_root, other_world) = one, two
    if root is other_root:
        return world.hidden_from(seat) != other_world.hidden_from(seat)
    return not (is_legal(other_root, answer) and is_legal(root, other_answer))
