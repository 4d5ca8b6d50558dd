"""A what-if of a running game tells nothing of it: an attacker does no better than guessing.

The attacker holds one seat of the running game, sits on all seats of the what-ifs and is given more
than he ever gets: their positions to the last field, and secret and salt of each.  What he cannot
know of the running game is one of many *worlds* that look alike to him.  A world is ruled out when
a what-if of it, by the same secret, would be another than the one he has got.  Guessing means: not
one world is ever ruled out.
"""

from __future__ import annotations

import random

import msgspec

from contract.worlds import World, is_legal, twin
from zareba.engine import Branch
from zareba.engine.chance import commitment, new_secret

MOMENTS = 8  # of one game
WORLDS = 4  # that the attacker considers at each
STEPS = 40  # choices that are followed from there


def what_if(position, seat, secret, deal=2):
    """Everything about a what-if, as its record would tell."""
    branch = Branch(
        at=0, commitment=commitment(secret), secret=secret, salt="0:s", seat=seat, deal=deal
    )
    return msgspec.json.encode(branch.off(position).to_json())


def moments(play, rng):
    last = len(play.record.choices)
    return [(m, play.position_at(m)) for m in rng.sample(range(last), min(last, MOMENTS))]


def test_undoing_the_shuffle_rules_out_no_world(setting, plays):
    """The inversion: who knows the key of a what-if knows how its cards were shuffled.

    The what-ifs of old records, shuffled as the cards lay, do not stand it: the attack works.
    """
    old = 0
    for play in plays:
        rng = random.Random("inversion")
        for _, position in moments(play, rng):
            seat, secret = rng.randrange(setting.players), new_secret()
            got = what_if(position, seat, secret)
            worlds = [twin(position, seat, rng.getrandbits(64)) for _ in range(WORLDS)]
            old_one = what_if(position, seat, secret, deal=1)
            old += sum(what_if(world, seat, secret, deal=1) != old_one for world in worlds)

            assert [what_if(world, seat, secret) for world in worlds] == [got] * WORLDS
    assert old or setting.game.name == "kriegspfad"  # armies are imagined, not shuffled


def test_no_course_of_the_game_leaves_a_trace_in_a_what_if(setting, plays):
    """Worlds that have gone their own way for a while, and still look alike to the seat.

    Their hidden cards, memories, draws and the locals of the rules in hand are really different;
    others have answered what their own cards allowed.
    """
    compared = 0
    for play in plays:
        rng = random.Random("courses")
        for moment, position in moments(play, rng):
            seat = rng.randrange(setting.players)
            compared += follow(play, moment, twin(position, seat, rng.getrandbits(64)), seat, rng)
    assert compared


def follow(play, moment, other, seat, rng):
    """Go on in both worlds until the seat could tell them apart; comparisons made come back."""
    real, alike = World(play.position_at(moment)), World(other)
    compared = 0
    for actor, choice in play.record.choices[moment : moment + STEPS]:
        secret = actor != seat and real.position.is_secret(actor)  # else everybody hears the answer
        real.push(choice, actor)
        same = is_legal(alike.position, choice, actor)
        if not same and not secret:
            return compared
        alike.push(choice if same else alike.position.sample(rng, actor), actor)
        if real.position.over or real.evidence(seat) != alike.evidence(seat):
            return compared
        key = new_secret()
        assert what_if(alike.position, seat, key) == what_if(real.position, seat, key)
        compared += 1
    return compared
