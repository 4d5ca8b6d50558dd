"""The decisions of set-up, turns and cards: who, between what (RB-3, RB-5, RB-7 to RB-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from zareba.engine import Ask
from zareba.games.burnoose.facts.tables import OULMOKHTAR, TAYEB, M, S

from .limits import (
    affordable,
    cards_to_copy,
    cards_to_play,
    cards_with_resources,
    free_cards,
    may_ambush,
    may_mobilize,
    mobilize_sources,
    unit_destinations,
    unit_sources,
    villages_for_figure,
    villages_to_fortify,
    villages_to_retrieve,
)
from .state import SUPPLY, State, distinct, other_villages, own_villages

DONE, END, NONE, ALL = "done", "end", "none", "all"
PLAY, PLACE, RETRIEVE, MOBILIZE, AMBUSH = "play", "place", "retrieve", "mobilize", "ambush"
DRAW, MOVE = "draw", "move"
KIND = {"moudjahidine": M, "sharpshooter": S}


# ---------------------------------------------------------------------------------------- set-up
class LeaderToKeep(Ask, frozen=True):
    """One of the two leaders dealt."""

    rule: ClassVar[str] = "RB-3.6"

    def options(self, g: State) -> list[Any]:
        return list(g.dealt[self.seat])


class VillageForUnit(Ask, frozen=True):
    """Where a new unit appears, by purchase or at set-up; *land*: only there (RB-3.11)."""

    unit: str
    land: int = -1

    def options(self, g: State) -> list[Any]:
        villages = own_villages(g, self.seat)
        if self.land < 0:
            return villages
        return [v for v in villages if g.land[g.facts.number[v]] == self.land]


class VillageForDefense(Ask, frozen=True):
    """Where a new defense marker is built."""

    rule: ClassVar[str] = "RB-14.1"

    def options(self, g: State) -> list[Any]:
        return villages_to_fortify(g, self.seat)


# -------------------------------------------------------------------------------------- the turn
class NextAction(Ask, frozen=True):
    """The next of up to three actions, or no further one."""

    rule: ClassVar[str] = "RB-5.11"

    def options(self, g: State) -> list[Any]:
        seat, found = self.seat, []
        if g.hand[seat]:
            if cards_to_play(g, seat):
                found.append(PLAY)
            found.append(PLACE)
        if villages_to_retrieve(g, seat):
            found.append(RETRIEVE)
        if may_mobilize(g, seat):
            found.append(MOBILIZE)
        if may_ambush(g, seat):
            found.append(AMBUSH)
        found.append(END)
        return found


class CardToPlay(Ask, frozen=True):
    """A hand card whose discard ability is used."""

    rule: ClassVar[str] = "RB-5.4"

    def options(self, g: State) -> list[Any]:
        return cards_to_play(g, self.seat)


class CardToCopy(Ask, frozen=True):
    """The hand card Tayeb is played as."""

    rule: ClassVar[str] = "RB-11.8"

    def options(self, g: State) -> list[Any]:
        return cards_to_copy(g, self.seat)

    def fits(self, g: State, kept: Mapping[str, Any]) -> bool:
        return TAYEB in g.hand[self.seat] and super().fits(g, kept)


class CardToPlace(Ask, frozen=True):
    """A hand card for a village."""

    rule: ClassVar[str] = "RB-5.5"

    def options(self, g: State) -> list[Any]:
        return distinct(g.hand[self.seat])


class VillageForCard(Ask, frozen=True):
    """The village it is put into."""

    rule: ClassVar[str] = "RB-5.5"
    card: str

    def options(self, g: State) -> list[Any]:
        return own_villages(g, self.seat)

    def fits(self, g: State, kept: Mapping[str, Any]) -> bool:
        return self.card in g.hand[self.seat]


class BonusToCopy(Ask, frozen=True):
    """Option: the hand card whose placement bonus Tayeb has."""

    rule: ClassVar[str] = "RB-11.8"

    def options(self, g: State) -> list[Any]:
        return [NONE, *(c for c in distinct(g.hand[self.seat]) if c in g.facts.bonus)]


class VillageToRetrieve(Ask, frozen=True):
    """The village whose cards are all taken back."""

    rule: ClassVar[str] = "RB-5.6"

    def options(self, g: State) -> list[Any]:
        return villages_to_retrieve(g, self.seat)


class MobilizeFrom(Ask, frozen=True):
    rule: ClassVar[str] = "RB-5.7"

    def options(self, g: State) -> list[Any]:
        return mobilize_sources(g, self.seat)


class MobilizeTo(Ask, frozen=True):
    rule: ClassVar[str] = "RB-5.7"
    source: str

    def options(self, g: State) -> list[Any]:
        return other_villages(g, self.source)


class UnitToMobilize(Ask, frozen=True):
    """The next unit that goes, everybody, or enough."""

    rule: ClassVar[str] = "RB-5.7"
    named: ClassVar[tuple[str, ...]] = ("unit",)
    source: str
    destination: str
    moved: int

    def options(self, g: State) -> list[Any]:
        units = g.units[g.facts.number[self.source]]
        found: list[Any] = [name for name, kind in KIND.items() if units[kind]]
        if units[M] + units[S] > 1:
            found.append(ALL)
        return [*found, DONE] if self.moved else found


# ----------------------------------------------------------------------------------------- cards
class UnitFrom(Ask, frozen=True):
    """The village a single unit leaves (Man, Young Man); the Young Man need not."""

    unit: str
    optional: bool

    def options(self, g: State) -> list[Any]:
        villages = unit_sources(g, self.seat, KIND[self.unit])
        return [*villages, NONE] if self.optional else villages


class UnitTo(Ask, frozen=True):
    """The village it goes to."""

    unit: str
    source: str

    def options(self, g: State) -> list[Any]:
        return unit_destinations(g, self.source, KIND[self.unit])


class FreeCard(Ask, frozen=True):
    """A display card as thanks for a sharpshooter."""

    rule: ClassVar[str] = "RB-9.5"

    def options(self, g: State) -> list[Any]:
        return free_cards(g)


class CardForTop(Ask, frozen=True):
    """A card of the discard pile for the top of the deck, or none."""

    rule: ClassVar[str] = "RB-9.8"

    def options(self, g: State) -> list[Any]:
        return [NONE, *distinct(g.discard[self.seat])]


class ChildBonus(Ask, frozen=True):
    """Draw two cards, move a card, or neither."""

    rule: ClassVar[str] = "RB-9.2"
    told: ClassVar[bool] = True
    village: str

    def options(self, g: State) -> list[Any]:
        movable = len(own_villages(g, self.seat)) > 1
        return [DRAW, MOVE, NONE] if movable else [DRAW, NONE]


class CardToMove(Ask, frozen=True):
    rule: ClassVar[str] = "RB-9.2"
    village: str

    def options(self, g: State) -> list[Any]:
        return distinct(g.reserve[g.facts.number[self.village]])


class VillageForMovedCard(Ask, frozen=True):
    rule: ClassVar[str] = "RB-9.2"
    card: str
    village: str

    def options(self, g: State) -> list[Any]:
        return [v for v in own_villages(g, self.seat) if v != self.village]


class CardToTakeBack(Ask, frozen=True):
    """A card that lay in the village before the Elderly Woman came."""

    rule: ClassVar[str] = "RB-9.4"
    village: str

    def options(self, g: State) -> list[Any]:
        return distinct(g.reserve[g.facts.number[self.village]][:-1])


class CardToKeep(Ask, frozen=True):
    """One of the Youth's cards: the others are seen, this one is not."""

    rule: ClassVar[str] = "RB-9.6"
    secret: ClassVar[bool] = True

    def options(self, g: State) -> list[Any]:
        return distinct(g.looking_at[self.seat])


class CardToDiscard(Ask, frozen=True):
    """Another hand card for the Defenses card, or enough."""

    rule: ClassVar[str] = "RB-10.5"

    def options(self, g: State) -> list[Any]:
        return [DONE, *distinct(g.hand[self.seat])]


class VillageForFigure(Ask, frozen=True):
    """Where a leader's figure goes; Oulmokhtar may also leave the map."""

    rule: ClassVar[str] = "RB-11.9"
    figure: str

    def options(self, g: State) -> list[Any]:
        villages = villages_for_figure(g, self.figure)
        at = g.figure_at[g.facts.figures.index(self.figure)]
        returns = self.figure == OULMOKHTAR and at in g.facts.number
        return [*villages, SUPPLY] if returns else villages


class CardToBury(Ask, frozen=True):
    """Which of the two automata cards goes under the deck."""

    rule: ClassVar[str] = "RB-11.6"
    secret: ClassVar[bool] = True
    named: ClassVar[tuple[str, ...]] = ("automata",)

    def options(self, g: State) -> list[Any]:
        seen = g.foreseen[self.seat][-2:]
        return [*seen, NONE] if g.facts.rules.homme_bottom_optional else seen


# ---------------------------------------------------------------------------------------- buying
class Purchase(Ask, frozen=True):
    """A card to buy, Tayeb to count another card twice, or no more."""

    rule: ClassVar[str] = "RB-7.2"
    bought: int

    def options(self, g: State) -> list[Any]:
        found = [DONE, *affordable(g, self.seat)]
        if TAYEB in g.hand[self.seat] and cards_with_resources(g, self.seat):
            found.append(TAYEB)
        return found


class ResourcesToCopy(Ask, frozen=True):
    """The hand card whose resources Tayeb has."""

    rule: ClassVar[str] = "RB-11.8"

    def options(self, g: State) -> list[Any]:
        return cards_with_resources(g, self.seat)

    def fits(self, g: State, kept: Mapping[str, Any]) -> bool:
        return TAYEB in g.hand[self.seat] and super().fits(g, kept)
