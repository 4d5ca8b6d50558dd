"""Make the recorded games of tests/records anew (after raising a game's rules_version).

Usage: python tests/make_records.py [--told] [GAME ...]

A game whose behaviour has changed under the same rules version is refused: raise it first.
Records of older versions that are still shipped stay; those of others go.  With ``--told`` only
the playthroughs are told anew (after a change of words).
"""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from playthrough import tell
from support import ALL_GAMES, ALL_SETTINGS, named, random_game
from zareba.engine import BadRecord, Game, Play, Record

HERE = Path(__file__).parent


def kept_games(game: Game) -> Iterator[tuple[str, Play]]:
    """One game of every setting, or those the game's tests ask for (``kept.py`` beside them)."""
    if (HERE / "games" / game.name / "kept.py").exists():
        yield from importlib.import_module(f"games.{game.name}.kept").kept_games()
        return
    for setting in ALL_SETTINGS:
        if setting.game is game:
            yield named(setting), random_game(setting, "kept", wit=0.9)


def clear(game: Game, folder: Path) -> None:
    """Make room for new records; nobody may change what a rules version means."""
    for path in sorted(folder.glob("*.json")):
        record = Record.load(path)
        if record.rules_version == game.rules_version:
            try:
                record.verify()
            except BadRecord as error:
                sys.exit(f"{path.name}: {error}\nOther behaviour: raise the rules_version first.")
        elif record.rules_version not in game.older:
            path.unlink()


def main(wanted: list[str]) -> None:
    only_tell = "--told" in wanted
    wanted = [name for name in wanted if name != "--told"]
    for game in ALL_GAMES:
        if only_tell or (wanted and game.name not in wanted):
            continue
        folder = HERE / "records" / game.name
        folder.mkdir(parents=True, exist_ok=True)
        clear(game, folder)
        for name, play in kept_games(game):
            play.record.save(folder / f"{name}.json")
    tell(wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
