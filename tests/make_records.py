"""Make the recorded games of tests/records anew (after raising a game's rules_version).

Usage: python tests/make_records.py [GAME ...]
"""

import sys
from pathlib import Path

from support import ALL_SETTINGS, named, random_game


def main(wanted: list[str]) -> None:
    for setting in ALL_SETTINGS:
        if wanted and setting.game.name not in wanted:
            continue
        folder = Path(__file__).parent / "records" / setting.game.name
        folder.mkdir(parents=True, exist_ok=True)
        play = random_game(setting, "kept", wit=0.9)
        play.record.save(folder / f"{named(setting)}.json")


if __name__ == "__main__":
    main(sys.argv[1:])
