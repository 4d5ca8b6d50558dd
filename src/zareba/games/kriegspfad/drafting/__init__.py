"""How people come to a proposal: drafts by intents, by words, by drawings.

The rules judge proposals and do not know this room.  The drafts of every question are found by
the question (`zareba.engine.drafting`), so importing this package is enough.
"""

from . import battle_drafts, preparation_drafts

__all__ = ["battle_drafts", "preparation_drafts"]
