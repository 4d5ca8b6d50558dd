"""What lies on the table, and the small manipulations every rule uses (RB-1, RB-5.2, RB-8.4)."""

from __future__ import annotations

from zareba.engine import (
    AS_IT_LAY,
    OWNER,
    PUBLIC,
    SECRET,
    SHARED,
    Table,
    deal_anew,
    plain,
    say,
    shuffle,
    zone,
)
from zareba.games.burnoose.facts.tables import (
    ARMIES,
    BERBERS,
    FRENCH,
    MOUHAND,
    REINFORCEMENT,
    TM,
    TS,
    Facts,
    Seating,
)

OPEN, ABANDONED, SUBMITTED, FRENCH_VILLAGE = "open", "abandoned", "submitted", "french"
UNDEPLOYED, DEPLOYED, RETREATED = "undeployed", "deployed", "retreated"
SUPPLY, OUT = "supply", "out"  # where a figure is that stands in no village
NOBODY = -1


@plain
class State(Table):
    """RB-1.8: everything the rules need to remember."""

    facts: Facts = zone(SHARED, None)
    # villages (RB-1.2, RB-1.3); the last row of `units` is the force of an ambush
    owner: list[int] = zone(PUBLIC, depth=1, by="village")  # the seat that controls it
    land: list[int] = zone(PUBLIC, depth=1, by="village")  # territory; alone: region
    status: list[str] = zone(PUBLIC, depth=1, by="village")
    units: list[list[int]] = zone(PUBLIC, depth=2, by="village")  # M, S, W
    defenses: list[int] = zone(PUBLIC, depth=1, by="village")
    reserve: list[list[str]] = zone(PUBLIC, depth=2, by="village")  # cards lying there
    figure_at: list[str] = zone(PUBLIC, depth=1, by="figure")  # a village, supply or out
    # players (RB-1.7); the top of a pile is its end
    leader: list[str] = zone(PUBLIC, depth=1)
    dealt: list[list[str]] = zone(PUBLIC, depth=2)  # leaders to choose from
    deck: list[list[str]] = zone(SECRET, depth=2)
    topped: list[list[str]] = zone(PUBLIC, depth=2)  # cards everybody saw put on top of the deck
    hand: list[list[str]] = zone(OWNER, depth=2)
    shown: list[list[str]] = zone(PUBLIC, depth=2)  # cards everybody saw come into the hand
    looking_at: list[list[str]] = zone(OWNER, depth=2)  # the Youth's cards (RB-9.6)
    discard: list[list[str]] = zone(PUBLIC, depth=2)
    tokens: list[int] = zone(PUBLIC, depth=1)
    purse: list[list[int]] = zone(OWNER, depth=2)  # resources left to buy with (RB-7.1)
    conquered: list[bool] = zone(PUBLIC, depth=1)  # by territory
    operator: int = zone(PUBLIC, NOBODY)  # the eliminated player who turns the French cards
    # the turn
    turn: int = zone(PUBLIC, NOBODY)  # whose turn it is
    actions: int = zone(PUBLIC, 0)
    market: bool = zone(PUBLIC, False)
    # supplies
    stacks: list[int] = zone(PUBLIC, depth=1, by="card")
    moudjahidate: int = zone(PUBLIC, 0)
    fallen: list[int] = zone(PUBLIC, depth=1)  # Berber cubes out of the game: M, S, W
    removed: list[str] = zone(PUBLIC, depth=1)  # cards out of the game
    retreat_used: bool = zone(PUBLIC, False)
    # armies (RB-1.5); row 0 of `army` is the reinforcement space
    army: list[list[int]] = zone(PUBLIC, depth=2, by="army")
    army_state: list[str] = zone(PUBLIC, depth=1, by="army")
    at: list[str] = zone(PUBLIC, depth=1, by="army")  # node; empty: on its army space
    came_from: list[str] = zone(PUBLIC, depth=1, by="army")
    siege: list[str] = zone(PUBLIC, depth=1, by="army")  # village it is halted before
    pursuit: list[int] = zone(PUBLIC, depth=1, by="army")  # territory it hunts
    entered: list[str] = zone(PUBLIC, depth=1, by="army")  # open village entered this turn
    retreat_order: list[int] = zone(PUBLIC, depth=1, by="army")  # 1 for the first to retreat
    start: list[str] = zone(PUBLIC, depth=1, by="army")  # start tokens turned face up
    token: list[str] = zone(SECRET, depth=1, by="army")  # all start tokens
    arrived: list[int] = zone(PUBLIC, depth=1)  # of the reinforcements, this round (option)
    # the automata's cards
    french_deck: list[str] = zone(SECRET, depth=1)
    unseen: list[str] = zone(SECRET, depth=1)  # removed with 2 players (RB-3.7)
    foreseen: list[list[str]] = zone(OWNER, depth=2)  # as french_deck, "" where not seen
    looks: int = zone(SECRET, 0)  # at hidden cards: what was seen cannot be taken back
    row: list[str] = zone(PUBLIC, depth=1)  # face up, the next one first (RB-18.4)
    french_card: str = zone(PUBLIC, "")
    french_discard: list[str] = zone(PUBLIC, depth=1)
    # the fight in hand
    fighting: int = zone(PUBLIC, 0)  # the army
    bled: bool = zone(PUBLIC, False)  # the French lost units since the last check
    dice: list[int] = zone(PUBLIC, depth=1)
    dice_of: list[str] = zone(PUBLIC, depth=1)  # the unit that rolls each of them
    french_roll: bool = zone(PUBLIC, False)  # whose dice they are

    def redeal(self, seat: int) -> None:
        """Shuffle what a seat cannot see, except what it has seen (RB-4.3)."""
        for other, deck in enumerate(self.deck):
            self._redeal_cards(deck, other, other == seat)
            if other != seat and self.purse[other] and self.dealing != AS_IT_LAY:
                self._refill_purse(other)
        self._redeal_tokens()
        self._redeal_automata(seat)

    def _redeal_cards(self, deck: list[str], owner: int, own: bool) -> None:
        top = self.topped[owner]
        hidden = deck[: len(deck) - len(top)]
        if own:
            deal_anew(self, hidden)
            deck[:] = hidden + top
            return
        hand, shown, looking = self.hand[owner], self.shown[owner], self.looking_at[owner]
        rest = list(hand)
        for card in shown:
            rest.remove(card)
        pile = hidden + rest + looking
        deal_anew(self, pile)
        cut, end = len(hidden), len(hidden) + len(rest)
        deck[:] = pile[:cut] + top
        hand[:] = shown + pile[cut:end]
        looking[:] = pile[end:]

    def _refill_purse(self, owner: int) -> None:
        """What is left of it would tell the real hand: it holds what the new one is worth."""
        from .limits import resources_in_hand  # noqa: PLC0415 - the module above this one

        self.purse[owner] = resources_in_hand(self, owner)

    def _redeal_tokens(self) -> None:
        face_down = [army for army in ARMIES if not self.start[army]]
        tokens = [self.token[army] for army in face_down]
        deal_anew(self, tokens)
        for army, token in zip(face_down, tokens, strict=True):
            self.token[army] = token

    def _redeal_automata(self, seat: int) -> None:
        """Who has seen cards of the deck knows those places; what lies there, only he knows."""
        deck, known = self.french_deck, self.foreseen[seat]
        places = [i for i in range(len(deck)) if not known or not known[i]]
        pile = [deck[i] for i in places] + self.unseen
        deal_anew(self, pile)
        for i in places:
            deck[i] = pile.pop()
        self.unseen = pile
        for other, seen in enumerate(self.foreseen):
            if other != seat and seen:
                seen[:] = [card if place else "" for place, card in zip(seen, deck, strict=True)]


def set_up(facts: Facts, players: int) -> State:
    """The empty table; RB-3 fills it."""
    g = State()
    g.facts = facts
    _clear_villages(g, facts.seating[players])
    _clear_seats(g, range(players))
    _clear_armies(g, (REINFORCEMENT, *ARMIES))
    return g


def _clear_villages(g: State, seating: Seating) -> None:
    """RB-1.2, RB-1.3, and what the number of players decides."""
    villages = range(len(g.facts.villages))
    g.owner, g.land = list(seating.owner), list(seating.land)
    g.status = [OPEN if owner >= 0 else FRENCH_VILLAGE for owner in seating.owner]
    g.units = [[0] * len(BERBERS) for _ in (*villages, "ambush")]
    g.defenses = [0 for _ in villages]
    g.reserve = [[] for _ in villages]
    g.figure_at = [OUT for _ in g.facts.figures]
    g.conquered = [False] * seating.lands
    g.stacks, g.moudjahidate = list(seating.stacks), seating.moudjahidate
    g.fallen = [0] * len(BERBERS)


def _clear_seats(g: State, seats: range) -> None:
    g.leader = ["" for _ in seats]
    g.tokens = [0 for _ in seats]
    for name in (
        "dealt", "deck", "topped", "hand", "shown", "looking_at", "discard", "purse", "foreseen"
    ):  # fmt: skip
        setattr(g, name, [[] for _ in seats])


def _clear_armies(g: State, spaces: tuple[int, ...]) -> None:
    g.army = [[0] * (TS + 1) for _ in spaces]
    g.army_state = ["", *(UNDEPLOYED for _ in ARMIES)]
    for name in ("at", "came_from", "siege", "entered", "start", "token"):
        setattr(g, name, ["" for _ in spaces])
    g.pursuit, g.retreat_order = [NOBODY for _ in spaces], [0 for _ in spaces]


# -------------------------------------------------------------------------------------- villages
def is_open(g: State, village: str) -> bool:
    return g.status[g.facts.number[village]] == OPEN


def open_villages(g: State) -> list[str]:
    return [v for v, status in zip(g.facts.villages, g.status, strict=True) if status == OPEN]


def own_villages(g: State, seat: int) -> list[str]:
    """RB-1.2: the villages of a player that are still open."""
    status = g.status
    return [v for i, v in g.facts.seating[len(g.hand)].by_seat[seat] if status[i] == OPEN]


def other_villages(g: State, village: str) -> list[str]:
    """RB-16.2, RB-18.2: the other open villages of the same territory (alone: region)."""
    status, land = g.status, g.land[g.facts.number[village]]
    villages = g.facts.seating[len(g.hand)].by_land[land]
    return [v for i, v in villages if status[i] == OPEN and v != village]


def is_solo(g: State) -> bool:
    return len(g.hand) == 1


def is_foreign(g: State, source: str, village: str, seat: int) -> bool:
    """RB-9.5, RB-18.3: another player's village; alone: a village of another region."""
    number = g.facts.number
    if is_solo(g):
        return g.land[number[source]] != g.land[number[village]]
    return g.owner[number[village]] != seat


def is_eliminated(g: State, seat: int) -> bool:
    """RB-16.4; alone, losing a region does not put the player out (RB-18.5)."""
    return not is_solo(g) and g.conquered[seat]


def figures_in(g: State, place: str) -> list[str]:
    if place not in g.figure_at:
        return []
    return [f for f, at in zip(g.facts.figures, g.figure_at, strict=True) if at == place]


def is_held(g: State, village: str) -> bool:
    """RB-15.3: a Berber unit or figure stands there."""
    return any(g.units[g.facts.number[village]]) or village in g.figure_at


def is_occupied(g: State, village: str) -> bool:
    """RB-11.0: a French army stands in the village."""
    return village in g.at


def move_unit(g: State, unit: str, source: str, place: str) -> None:
    """A cube or a figure from one place to another."""
    if unit in g.facts.figures:
        g.figure_at[g.facts.figures.index(unit)] = place
        return
    kind = BERBERS.index(unit)
    g.units[g.facts.number[source]][kind] -= 1
    g.units[g.facts.number[place]][kind] += 1


# ----------------------------------------------------------------------------------------- cards
def distinct(cards: list[str]) -> list[str]:
    """Copies of a card are alike."""
    return list(dict.fromkeys(cards))


def top_card(g: State, seat: int) -> str:
    """RB-5.2: the discard pile becomes the new deck; empty when both are used up."""
    deck = g.deck[seat]
    if not deck:
        if not g.discard[seat]:
            return ""
        deck += g.discard[seat]
        g.discard[seat].clear()
        shuffle(g, deck)
        say(g, "reshuffled", "RB-5.2", seat=seat)
    if g.topped[seat]:
        g.topped[seat].pop()
    return deck.pop()


def into_hand(g: State, seat: int, card: str, seen: bool = False) -> None:
    """RB-11.4, RB-5.12: a card enters the hand; Mouhand brings another one."""
    g.hand[seat].append(card)
    if seen:
        g.shown[seat].append(card)
    if card == MOUHAND:
        say(g, "mouhand", "RB-11.4", to=seat)
        draw_cards(g, seat, 1, "RB-11.4")


def draw_cards(g: State, seat: int, number: int, rule: str) -> None:
    """RB-5.2: so many cards, or as many as there are."""
    for _ in range(number):
        card = top_card(g, seat)
        if not card:
            say(g, "nothing_to_draw", "RB-5.2", seat=seat)
            return
        say(g, "drew", rule, to=seat, card=card)
        into_hand(g, seat, card)


def leave_hand(g: State, seat: int, card: str) -> None:
    g.hand[seat].remove(card)
    if card in g.shown[seat]:
        g.shown[seat].remove(card)


def discard_card(g: State, seat: int, card: str) -> None:
    """RB-5.12: it lies on the pile before its effect draws."""
    leave_hand(g, seat, card)
    g.discard[seat].append(card)


def discard_hand(g: State, seat: int) -> None:
    """RB-5.8: the whole hand, spent or not."""
    g.discard[seat] += g.hand[seat]
    g.hand[seat].clear()
    g.shown[seat].clear()


# ---------------------------------------------------------------------------------------- tokens
def gain_token(g: State, seat: int, rule: str) -> None:
    """RB-8.1, RB-8.4: one reroll token, while the supply lasts."""
    if sum(g.tokens) < g.facts.tokens:
        g.tokens[seat] += 1
        say(g, "token", rule, seat=seat, tokens=g.tokens[seat])
    else:
        say(g, "no_token_left", "RB-8.4", seat=seat)


# ---------------------------------------------------------------------------------------- armies
def strength(g: State, army: int) -> int:
    """RB-16.5: every unit counts, the turned ones too."""
    return sum(g.army[army])


def deployed(g: State) -> list[int]:
    return [army for army in ARMIES if g.army_state[army] == DEPLOYED]


def cubes_left(g: State, kind: int) -> int:
    """RB-2.5: French cubes of one type still in the box; Ath Yenni's marker is one of them."""
    used = sum(row[kind] for row in g.army)
    if FRENCH[kind] == "carabinier":
        used += g.status.count(FRENCH_VILLAGE)
    return g.facts.cubes[kind] - used


def add_units(g: State, army: int, units: tuple[int, ...], rule: str) -> None:
    """RB-12.4, RB-2.5: units from the box into an army or the reinforcement space."""
    for kind, wanted in enumerate(units):
        number = min(wanted, cubes_left(g, kind)) if wanted else 0
        if number:
            g.army[army][kind] += number
            say(g, "units_added", rule, army=army, unit=FRENCH[kind], number=number)


def remove_unit(g: State, army: int, kind: int) -> None:
    """RB-15.10, RB-14.3: French cubes to the supply, turned Berbers out of the game."""
    g.army[army][kind] -= 1
    if kind >= TM:
        g.fallen[kind - TM] += 1
