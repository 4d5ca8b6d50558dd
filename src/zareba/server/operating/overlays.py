"""``zareba serve --data DIR``: files that replace built-in ones, for who owns the real cards."""

from __future__ import annotations

from pathlib import Path

from zareba.engine import BadOption, DataError, Game, Setting, games


def find_overlays(directory: Path) -> dict[str, str]:
    """The directory of each game that has one: DIR/GAME, or DIR itself if its files fit one game.

    Everything is read once: a broken file is reported now, with its field, not in mid-game.
    """
    if not directory.is_dir():
        raise DataError(str(directory), "", "is not a directory")
    found = _folders(directory)
    files = {path.name for path in directory.glob("*.toml")}
    if files:
        found[_game_of(directory, files)] = directory
    if not found:
        raise DataError(str(directory), "", f"holds no data files; expected {_expected()}")
    for name, place in found.items():
        _try_out(games()[name], place)
    return {name: str(place) for name, place in found.items()}


def _folders(directory: Path) -> dict[str, Path]:
    """Those called like a game; no other may lie there."""
    found = {path.name: path for path in sorted(directory.iterdir()) if path.is_dir()}
    for name, place in found.items():
        if name not in games():
            raise DataError(str(place), "", f"is none of the games {', '.join(games())}")
    return found


def _game_of(directory: Path, files: set[str]) -> str:
    fitting = [name for name, game in games().items() if files <= set(game.files)]
    if len(fitting) > 1:
        several = " and ".join(fitting)
        raise DataError(str(directory), "", f"fits {several}: put the files into a directory GAME")
    if not fitting:
        raise DataError(str(directory), "", f"fits no game; expected {_expected()}")
    return fitting[0]


def _expected() -> str:
    return "; ".join(f"{name}: {', '.join(game.files)}" for name, game in games().items())


def _try_out(game: Game, place: Path) -> None:
    """Under every option, one after the other."""
    values = [(o.id, v) for o in game.options for v in (o.choices or (True, False))]
    for chosen in ({}, *({option: value} for option, value in values)):
        for players in game.players:
            try:
                setting = Setting.of(game, players, chosen, place)
            except BadOption:
                continue  # not with so many players
            assert setting.facts is not None
            break
