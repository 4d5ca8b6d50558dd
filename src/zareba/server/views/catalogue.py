"""A game as it is offered: what it is, its options, its bots, how one talks."""

from __future__ import annotations

from collections.abc import Iterable

from zareba.analysis.drill import collection
from zareba.bots import figures, offered
from zareba.engine import FirstGame, Game, Option, guide_of
from zareba.server.ledger.manners import chat_modes
from zareba.server.wire import api
from zareba.wording import Words

from .phrasebook import game_words


def game_view(game: Game, language: str, data_hash: str, bots: list[str]) -> api.GameView:
    words = game_words(game, language)
    return api.GameView(
        game=game.name,
        title=words.text("game-title"),
        about=words.text("game-about"),
        designer=game.designer,
        publisher=game.publisher,
        players=list(game.players),
        minutes=game.minutes,
        rules_version=game.rules_version,
        data_hash=data_hash,
        options=[_option(words, option, option.choices) for option in game.options],
        bots=[(bot, offered(words, game.name, bot)) for bot in bots],
        chats=list(chat_modes(game)),
        first=_first(game),
        drills=len(collection(game.name)),
    )


def _option(words: Words, option: Option, choices: Iterable[str]) -> api.OptionView:
    return api.OptionView(
        id=option.id,
        text=words.text(f"option-{option.id}"),
        rule=option.rule,
        default=option.default,
        choices=[(c, words.text(f"option-{option.id}-{c}")) for c in choices],
        group=option.group,
    )


def form_view(game: Game, wish: api.FormWish, language: str) -> api.FormView:
    """The form of a new table: options that cannot be chosen are not shown."""
    words, players = game_words(game, language), game.read_players(wish.players)
    values = game.settled(players, wish.options)
    fitting = [(option, game.fitting(option, players, values)) for option in game.options]
    return api.FormView(
        options=[
            _option(words, option, [str(c) for c in choices] if option.choices else ())
            for option, choices in fitting
            if len(choices) > 1
        ],
        values=values,
        figures=figures(words, game, players, values),
    )


def _first(game: Game) -> api.FirstView:
    first = game.first or FirstGame(players=game.players[0])
    guided = guide_of(game) is not None
    return api.FirstView(first.players, dict(first.options), guided, led=guided and first.led)
