"""The tables the tests play at: every number of players and every variant."""

import random

from zareba.engine import Setting, find_game
from zareba.engine.chance import key_of, secret_from

GAME = find_game("poilus")
FINALS = ("final_assault", "last_stand")
VARIANTS = {
    "solo": (1, {}),
    "solo-without-traps": (1, {"traps": False, "base_failure_allows_charm": True}),
    "duo": (2, {}),
    "duo-veteran": (2, {"veteran": True, "soldiers": "chosen"}),
    "duo-expansion": (2, {"ruleset": "expansion", "difficulty": "front"}),
    "chaplain": (2, {"two_players": "chaplain", "chaplain_trials": "24"}),
    "three": (3, {}),
    "four": (4, {"speech_includes_speaker": True, "soldiers": "chosen", "first_leader": "3"}),
    "five": (5, {"veteran": True}),
    "three-bunker": (3, {"ruleset": "expansion", "difficulty": "bunker"}),
    "three-trench": (3, {"ruleset": "expansion", "traps": False}),
    "four-front": (4, {"ruleset": "expansion", "difficulty": "front"}),
    "five-trench": (5, {"ruleset": "expansion", "first_mission_min_in_expansion": True}),
}


def setting(name):
    players, options = VARIANTS[name]
    return Setting.of(GAME, players, options)


def start(name, seed=0, tell=None):
    return setting(name).start(key_of(secret_from(seed)), tell)


def any_choice(position, seat, rng):
    """Any option; the last mission of the game not too early, so that games are long."""
    options = position.options(seat)
    longer = [o for o in options if o not in FINALS]
    return rng.choice(longer if longer and rng.random() < 0.95 else options)


def decisions(name, seed):
    """Play a random game; every position with something to decide, with the seat that decides."""
    rng = random.Random(seed)
    position = start(name, seed)
    while not position.over:
        seat = rng.choice(position.waiting_for())
        yield position, seat
        position.choose(any_choice(position, seat, rng), seat)
    yield position, None


def laid(players=3, options=None, **given):
    """A table in its first mission, the first soldier leading, some fields laid by a test."""
    g = Setting.of(GAME, players, options or {}).start(key_of(secret_from(1))).state
    g.leader, g.no_mans_land = 0, []
    for field, value in given.items():
        setattr(g, field, value)
    return g
