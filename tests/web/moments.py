"""Moments of battles between bots, kept as records: bots may change, a journey stays what it is.

Where a rule has changed so that a record no longer holds: ``python tests/web/moments.py`` finds all
of them anew, by playing battles.
"""

import functools
import random
from collections.abc import Callable, Iterator
from pathlib import Path

from zareba.bots import Chair, make_bot
from zareba.engine import Play, Position, Record, Setting, find_game
from zareba.engine.chance import secret_from

FOLDER = Path(__file__).with_name("battles")
MOST_BATTLES = 40
Wanted = Callable[[Position, int], bool]  # may it be shown to this seat?


@functools.cache
def battle_at(wanted: Wanted) -> tuple[Play, int]:
    """A battle at the moment of that name, and whose turn it is."""
    play = Play.resume(Record.load(_file(wanted)))
    for seat in play.position.waiting_for():
        if wanted(play.position, seat):
            return play, seat
    raise AssertionError(f"{_file(wanted).name} no longer shows it: see {__name__}")


def _file(wanted: Wanted) -> Path:
    return FOLDER / f"{wanted.__name__}.json"


def find(wanted: Wanted, scenario: str) -> None:
    """Keep the first such moment of any battle."""
    setting = Setting.of(find_game("kriegspfad"), 2, {"scenario": scenario, "size": "150"})
    for seed in range(MOST_BATTLES):
        for play in _battle(setting, seed):
            if any(wanted(play.position, seat) for seat in play.position.waiting_for()):
                FOLDER.mkdir(exist_ok=True)
                play.record.save(_file(wanted))
                return
    raise AssertionError(f"no battle shows {wanted.__name__}")


def _battle(setting: Setting, seed: int) -> Iterator[Play]:
    bot, luck = make_bot("heuristic", setting.game), random.Random(seed)
    play = Play(setting, secret=secret_from(seed))
    while not play.position.over:
        yield play
        seat = play.position.waiting_for()[0]
        play.choose(bot.choose(Chair(play.position, seat), luck), seat)


if __name__ == "__main__":
    from web import test_kriegspfad_board as board
    from web import test_kriegspfad_hand as hand
    from web import test_kriegspfad_journey as journey

    for wanted, scenario in {**board.MOMENTS, **hand.MOMENTS, **journey.MOMENTS}.items():
        find(wanted, scenario)
        print(wanted.__name__)
