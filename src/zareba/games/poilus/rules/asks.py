"""Every decision of the game: who, between what (LP-15)."""

from __future__ import annotations

from typing import Any, ClassVar

from zareba.engine import Ask

from .limits import actions, intensities, payable, targets
from .state import State, hand_of, tiles_of

DONE, NONE, CHARM, WITHDRAW, YES, NO = "done", "none", "charm", "withdraw", "yes", "no"


# ---------------------------------------------------------------------------- set-up, preparation
class SoldierCard(Ask, frozen=True):
    """LP-2.7, LP-13.2, LP-14.2: one of the soldiers not yet taken, for this place."""

    rule: ClassVar[str] = "LP-2.7"
    place: int

    def options(self, g: State) -> list[Any]:
        return [s for s in g.facts.soldiers if s not in g.soldier]


class MissionCard(Ask, frozen=True):
    """LP-11.7, LP-11.8, LP-11.21: one of the cards drawn, or the last mission of the game."""

    rule: ClassVar[str] = "LP-11.7"

    def options(self, g: State) -> list[Any]:
        return [*g.looking_at[self.seat], *g.facts.finals]


class CardOnTop(Ask, frozen=True):
    """LP-12.7: the card that goes back next; not settled, for alike cards are nobody's business."""

    rule: ClassVar[str] = "LP-12.7"
    settles: ClassVar[bool] = False
    secret: ClassVar[bool] = True

    def options(self, g: State) -> list[Any]:
        return list(dict.fromkeys(g.looking_at[self.seat]))


class Intensity(Ask, frozen=True):
    """LP-4.2, LP-4.4, LP-11.9: how many cards each soldier gets.  Who asks gives the number."""

    told: ClassVar[bool] = True

    def options(self, g: State) -> list[Any]:
        return intensities(g)


# -------------------------------------------------------------------------------------- mission
class Action(Ask, frozen=True):
    """LP-5.2: play a card, use the charm, give a speech, withdraw."""

    rule: ClassVar[str] = "LP-5.2"
    told: ClassVar[bool] = True
    soldier: str

    def options(self, g: State) -> list[Any]:
        return actions(g, g.turn)


class ActionWithAlikeCards(Action, frozen=True):
    """LP-3.6: the same with a hand of cards of one kind.

    If the only action left were taken without asking, everybody would see that they are alike.
    """

    settles: ClassVar[bool] = False


class ChristmasTarget(Ask, frozen=True):
    """LP-5.6: the hard knock that Merry Christmas takes away."""

    rule: ClassVar[str] = "LP-5.6"
    soldier: str

    def options(self, g: State) -> list[Any]:
        return targets(g)


class SpeechAnswer(Ask, frozen=True):
    """LP-5.10, LP-5.23: a card with the threat, or none; asked even if none fits."""

    rule: ClassVar[str] = "LP-5.10"
    settles: ClassVar[bool] = False
    soldier: str
    threat: str

    def options(self, g: State) -> list[Any]:
        symbols, mask = g.facts.symbols, g.facts.fields[self.threat]
        hand = hand_of(g, g.soldier.index(self.soldier))
        return [*dict.fromkeys(c for c in hand if symbols[c] & mask), NONE]


# ----------------------------------------------------------------------------------- withdrawal
class TileToRemove(Ask, frozen=True):
    """LP-6.14: Absent-minded removes a tile; not settled, for alike tiles are nobody's business."""

    rule: ClassVar[str] = "LP-6.14"
    secret: ClassVar[bool] = True
    settles: ClassVar[bool] = False
    soldier: str

    def options(self, g: State) -> list[Any]:
        place = g.soldier.index(self.soldier)
        tiles = tiles_of(g, place) or g.looking_at[self.seat]
        return list(dict.fromkeys(tiles))


class SupportTile(Ask, frozen=True):
    """LP-5.12: the tile to place; not settled, for alike tiles are nobody's business."""

    rule: ClassVar[str] = "LP-5.12"
    secret: ClassVar[bool] = True
    settles: ClassVar[bool] = False
    soldier: str

    def options(self, g: State) -> list[Any]:
        return list(dict.fromkeys(tiles_of(g, g.soldier.index(self.soldier))))


class StrategicWithdrawal(Ask, frozen=True):
    """LP-11.14: a card for the top of the trials pile, or none."""

    rule: ClassVar[str] = "LP-11.14"
    secret: ClassVar[bool] = True
    soldier: str

    def options(self, g: State) -> list[Any]:
        return [*dict.fromkeys(hand_of(g, g.soldier.index(self.soldier))), NONE]


class Payment(Ask, frozen=True):
    """LP-12.31: a mission to get rid of by drawing cards, or none."""

    rule: ClassVar[str] = "LP-12.31"
    soldier: str

    def options(self, g: State) -> list[Any]:
        return [*payable(g), NONE]


# -------------------------------------------------------------------------- success and support
class CollectTarget(Ask, frozen=True):
    """LP-12.35: which of several missions a card is laid under."""

    rule: ClassVar[str] = "LP-12.35"
    card: str
    fitting: tuple[str, ...]

    def options(self, g: State) -> list[Any]:
        return list(self.fitting)


class Reward(Ask, frozen=True):
    """LP-7.5, LP-7.6, LP-11.16: a hard knock to discard, the charm instead, or enough.

    Which of the three it is, the rule that asks knows.
    """

    told: ClassVar[bool] = True
    soldier: str
    left: int  # hard knocks that may still be discarded
    charm: bool  # the charm may be turned up instead

    def options(self, g: State) -> list[Any]:
        place, knocks = g.soldier.index(self.soldier), g.facts.knocks
        found = [k for k in g.knocks[place] if not knocks[k].permanent] if self.left else []
        if self.charm and not g.charm[place]:
            found.append(CHARM)
        return [*found, DONE]


class FillUp(Ask, frozen=True):
    """LP-14.7: fill the hand again, or never again in this mission."""

    rule: ClassVar[str] = "LP-14.7"

    def options(self, g: State) -> list[Any]:
        return [YES, NO]
