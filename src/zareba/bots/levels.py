"""What bots are called by people: a rank in every language, the same in all games.

Commands and saves take a rank (``veteran``) or what stands behind it (``mc:100``).
"""

from __future__ import annotations

from zareba.engine import Speaker

RANKS = {"recruit": "random", "soldier": "heuristic", "veteran": "mc:100", "commander": "mc:400"}
_BY_BOT = {bot: rank for rank, bot in RANKS.items()}
_SEARCHING = "mc"


def behind(name: str) -> str:
    """The bot behind a rank: ``mc:100`` for ``veteran``; every other name stays as it is."""
    return RANKS.get(name.strip().lower(), name)


def called(words: Speaker, bot: str) -> str:
    """A bot's rank in words; one that tries unusually much or little says how much."""
    bot = behind(bot)
    if bot in _BY_BOT:
        return words.text(f"bot-{_BY_BOT[bot]}")
    kind, _, tries = bot.partition(":")
    if kind != _SEARCHING or not tries.isdecimal():
        return bot
    usual = {rank: int(b.partition(":")[2]) for rank, b in RANKS.items() if b.startswith(kind)}
    nearest = min(usual, key=lambda rank: abs(usual[rank] - int(tries)))
    return words.text("bot-with-tries", rank=words.text(f"bot-{nearest}"), n=int(tries))
