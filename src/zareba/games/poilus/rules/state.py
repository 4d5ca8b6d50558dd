"""What lies on the table, and the small manipulations every rule uses (LP-1, LP-3).

A *place* is a soldier's place at the table, 0 upwards clockwise: what the specification calls a
seat.  A *seat* is a player.  They differ where a player also decides for the Novice (Duo) or for
all three soldiers (Solo), and for the Chaplain, whose place takes no turns.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from zareba.engine import (
    MEMORY,
    OWNER,
    PUBLIC,
    SECRET,
    SHARED,
    Over,
    Table,
    deal_anew,
    plain,
    say,
    shuffle,
    zone,
)
from zareba.games.poilus.facts.tables import BASE, CHAPLAIN, DUO, NOVICE, SOLO, Facts, InForce

from .memory import forget_places, remember_drawn, seen
from .unseen import redeal_cards, redeal_missions, redeal_tiles

MONUMENT = "defeat_monument"


@plain
class State(Table):
    facts: Facts = zone(SHARED, None)
    players: int = zone(PUBLIC, 0)
    variant: str = zone(PUBLIC, BASE)
    # the soldiers, by place
    soldier: list[str] = zone(PUBLIC, depth=1, by="place")
    charm: list[bool] = zone(PUBLIC, depth=1, by="place")  # the charm side is up
    knocks: list[list[str]] = zone(PUBLIC, depth=2, by="place")  # oldest first (LP-3.4)
    speeches: list[int] = zone(PUBLIC, depth=1, by="place")  # tokens
    # hands: by seat; the Novice's lies open, the Solo soldiers share one
    hand: list[list[str]] = zone(OWNER, depth=2, by="place")
    open_hand: list[str] = zone(PUBLIC, depth=1)
    # support tiles, by place: held, placed on the soldier card; face down, face up
    tiles: list[list[str]] = zone(OWNER, depth=2, by="place")
    open_tiles: list[list[str]] = zone(PUBLIC, depth=2, by="place")
    placed: list[list[str]] = zone(OWNER, depth=2, by="place")
    revealed: list[list[str]] = zone(PUBLIC, depth=2, by="place")
    removed_tiles: list[list[str]] = zone(OWNER, depth=2, by="place")  # by who has seen them
    spare_tiles: list[str] = zone(SECRET, depth=1)  # left over at set-up
    known_tiles: list[list[str]] = zone(SECRET, depth=2)  # what the table has seen each one get
    # piles; the last card of a list is the top
    trials: list[str] = zone(SECRET, depth=1)
    morale: list[str] = zone(SECRET, depth=1)
    discard: list[str] = zone(PUBLIC, depth=1)
    known: list[list[str]] = zone(
        OWNER, depth=2
    )  # trials a seat has seen in the pile, deepest first
    known_at: list[list[int]] = zone(PUBLIC, depth=2)  # their positions
    returned: list[str] = zone(PUBLIC, depth=1)  # seen going back: in the trials pile or a hand
    recalled: list[str] = zone(MEMORY, depth=1)  # cards that a seat knows in another hand
    recalled_by: list[int] = zone(MEMORY, depth=1)  # which seat
    recalled_in: list[int] = zone(MEMORY, depth=1)  # whose hand
    looking_at: list[list[str]] = zone(OWNER, depth=2)  # picked up by a seat for a moment
    # the running mission
    leader: int = zone(PUBLIC, 0)  # the place with the leader token
    turn: int = zone(PUBLIC, 0)  # the place that acts
    mission: int = zone(PUBLIC, 0)  # missions begun
    phase: str = zone(PUBLIC, "preparation")
    intensity: int = zone(PUBLIC, 0)
    present: list[bool] = zone(PUBLIC, depth=1, by="place")  # the soldier's marker (LP-11.6)
    acted: list[bool] = zone(PUBLIC, depth=1, by="place")  # has had a turn in this mission
    charms_used: int = zone(PUBLIC, 0)
    no_mans_land: list[str] = zone(PUBLIC, depth=1)
    # tokens (LP-1.6); the leader token is `leader`, Peace and Monument wait under the two piles
    supply: int = zone(PUBLIC, 0)  # speech tokens
    spent: int = zone(PUBLIC, 0)  # speech tokens out of the game
    # expansion
    missions: list[str] = zone(PUBLIC, depth=1)  # in play, oldest first
    under: list[list[str]] = zone(PUBLIC, depth=2)  # cards collected under each of them
    attached: list[str] = zone(PUBLIC, depth=1)
    mission_deck: list[str] = zone(SECRET, depth=1)
    mission_box: list[str] = zone(SECRET, depth=1)
    mission_discard: list[str] = zone(PUBLIC, depth=1)
    put_back: list[str] = zone(OWNER, depth=1)  # the mission a seat knows on top of the deck
    final: str = zone(PUBLIC, "")  # the last mission of the game
    # Solo
    solo_tiles: list[str] = zone(SECRET, depth=1)
    solo_drawn: list[str] = zone(PUBLIC, depth=1)
    filling: bool = zone(PUBLIC, True)  # filling up was not declined in this mission

    def redeal(self, seat: int) -> None:
        """LP-3.11: shuffle what *seat* does not see among the places where it may be."""
        redeal_cards(self, seat)
        if self.variant == SOLO:
            deal_anew(self, self.solo_tiles)
        else:
            redeal_tiles(self, seat)
        if self.facts.expansion:
            redeal_missions(self, seat)


def set_up(facts: Facts, players: int) -> State:
    """LP-2.1, LP-13.4: the empty table; LP-2 fills it."""
    g = State()
    g.facts, g.players = facts, players
    g.variant = {1: SOLO, 2: facts.companion}.get(players, BASE)
    places = {SOLO: facts.number["solo_soldiers"], DUO: 3, CHAPLAIN: 3}.get(g.variant, players)
    turns = players if g.variant == CHAPLAIN else places
    g.soldier, g.charm = [""] * places, [True] * places
    g.speeches, g.put_back = [0] * players, [""] * players
    g.present, g.acted = [True] * turns, [False] * turns
    g.knocks = [[] for _ in range(turns)]
    g.hand, g.looking_at = _lists(players), _lists(players)
    g.known, g.known_at = _lists(players), [[] for _ in range(players)]
    g.tiles, g.open_tiles, g.placed = _lists(places), _lists(places), _lists(places)
    g.revealed, g.known_tiles, g.removed_tiles = _lists(places), _lists(places), _lists(places)
    if g.variant == DUO:
        g.knocks[2].append(NOVICE)
    return g


def _lists(number: int) -> list[list[str]]:
    return [[] for _ in range(number)]


# ---------------------------------------------------------------------------------------- places
def decider(g: State, place: int) -> int:
    """LP-13.7, LP-13.10, LP-14.6: the seat that decides for a place.

    For the Novice whoever leads at this moment (LP-3.12, LP-12.27, LP-13.13, LP-13.14).
    """
    if place < g.players:
        return place
    return g.leader if g.variant == DUO else 0


def hand_of(g: State, place: int) -> list[str]:
    """LP-13.6, LP-14.5: the Novice's hand is open, the Solo soldiers share one."""
    if place < g.players:
        return g.hand[place]
    return g.open_hand if g.variant == DUO else g.hand[0]


def is_novice(g: State, place: int) -> bool:
    return g.variant == DUO and place >= g.players


def works(g: State, place: int, knock: str) -> bool:
    """LP-13.11, LP-13.17, LP-6.18: whether a hard knock lies there and does anything."""
    if knock not in g.knocks[place]:
        return False
    return g.facts.knocks[knock].on_novice or not is_novice(g, place)


def cards_in_hands(g: State) -> int:
    """LP-8.2: the total of cards in all hands."""
    return sum(map(len, g.hand)) + len(g.open_hand)


def marks(g: State, place: int) -> int:
    """LP-7.9, LP-6.3, LP-14.8: the hard-knock marks of a soldier."""
    return sum(map(g.facts.weight.__getitem__, g.knocks[place]))


# --------------------------------------------------------------------------------------- missions
def in_force(g: State) -> InForce:
    """LP-11.12: what the mission cards in play do."""
    return g.facts.in_force(tuple(g.missions))


def active(g: State) -> int:
    """LP-5.16, LP-6.1, LP-6.2, LP-12.4: the active threats, all six counted in one number."""
    symbols = g.facts.symbols
    count = 0
    for card in g.no_mans_land:
        count += symbols[card]
    for place, knocks in enumerate(g.knocks):
        if knocks and g.present[place]:
            for knock in knocks:
                count += symbols[knock]
    if g.missions:
        count += in_force(g).symbols
        for card in g.attached:
            count += symbols[card]
    return count


def active_threats(g: State, threat: str) -> int:
    """How often one threat is active."""
    mask = g.facts.fields[threat]
    return (active(g) & mask) // (mask & -mask)


# ------------------------------------------------------------------------------------------ piles
def top_trial(g: State) -> str:
    """LP-3.10: take the top card of the trials pile."""
    card = g.trials.pop()
    forget_places(g)
    seen(g, card)
    return card


def shuffle_trials(g: State) -> None:
    """LP-5.18: nobody knows any card's place afterwards."""
    for known, at in zip(g.known, g.known_at, strict=True):
        known.clear()
        at.clear()
    shuffle(g, g.trials)


def put_on_trials(g: State, seat: int, card: str) -> None:
    """LP-3.10, LP-3.11: on top of the trials pile, known to who put it there."""
    g.known[seat].append(card)
    g.known_at[seat].append(len(g.trials))
    g.trials.append(card)


def draw_trials(g: State, place: int, number: int, rule: str) -> int:
    """LP-3.13: a hand takes as many cards as there are; how many it took."""
    taken = min(number, len(g.trials))
    if taken:
        hand = hand_of(g, place)
        remember_drawn(g, taken, place, 1)
        for _ in range(taken):
            hand.append(g.trials.pop())
        forget_places(g)
        say(g, "drew", rule, soldier=g.soldier[place], n=taken)
    return taken


def take_from_hand(g: State, place: int, card: str) -> None:
    """Everybody sees which card leaves the hand."""
    hand = hand_of(g, place)
    hand.remove(card)
    if (g.returned or g.recalled) and hand is not g.open_hand:  # which lies open anyway
        seen(g, card, place)


def lower_morale(g: State, number: int) -> None:
    """LP-8.1, LP-8.4, LP-9.2, LP-3.15: card by card; the last one shows the Monument."""
    left = max(0, len(g.morale) - number)
    g.trials += g.morale[left:][::-1]
    del g.morale[left:]
    if not g.morale:
        say(g, "monument", "LP-8.4")
        raise Over(MONUMENT)


# ----------------------------------------------------------------------------- charms and tokens
def recover_charm(g: State, place: int, number: str) -> None:
    """LP-12.5, LP-7.5, LP-11.16: turn the charm side up again."""
    if not g.charm[place]:
        g.charm[place] = True
        say(g, "charm_recovered", number, soldier=g.soldier[place])


def take_speech_tokens(g: State, place: int, count: int, number: str) -> None:
    """LP-8.6, LP-12.6: from the supply, as far as there are any."""
    taken = min(count, g.supply)
    if taken:
        g.supply -= taken
        g.speeches[place] += taken
        say(g, "speech_token", number, soldier=g.soldier[place], n=taken)


# ------------------------------------------------------------------------------------------ tiles
def tiles_of(g: State, place: int) -> list[str]:
    """LP-12.2: the tiles held by a place, face down or open."""
    if g.missions and in_force(g).support_public:
        return g.open_tiles[place]
    return g.tiles[place]


def turn_tiles(g: State) -> None:
    """LP-12.2: lay all tiles open, or take them up again, as the missions in play say."""
    public = in_force(g).support_public
    before, after = (g.tiles, g.open_tiles) if public else (g.open_tiles, g.tiles)
    for place, tiles in enumerate(before):
        after[place] += tiles
        tiles.clear()
        # Everybody has seen them all.
        g.known_tiles[place] = [] if public else after[place][:]


# ----------------------------------------------------------------------------------------- checks
def check(g: State) -> None:
    """Every card, tile and token is in exactly one place, every number in its range."""
    picked = [x for things in g.looking_at for x in things]
    _check_cards(g, picked)
    _check_tiles(g, picked)
    _check_missions(g, picked)
    _check_soldiers(g)
    _check_knowledge(g, picked)


def _check_cards(g: State, picked: list[str]) -> None:
    cards = [
        *g.trials, *g.morale, *g.discard, *g.open_hand, *g.no_mans_land, *g.attached,
        *(x for x in picked if x in g.facts.symbols),
        *(c for hand in g.hand for c in hand),
        *(k for knocks in g.knocks for k in knocks if k != NOVICE),
        *(c for cards in g.under for c in cards),
    ]  # fmt: skip
    _adds_up("trial cards", cards, g.facts.deck[g.variant])


def _check_tiles(g: State, picked: list[str]) -> None:
    facts = g.facts
    if g.variant == SOLO:
        _adds_up("Solo tiles", g.solo_tiles + g.solo_drawn, facts.solo_tiles)
        return
    lists = (g.tiles, g.open_tiles, g.placed, g.revealed, g.removed_tiles)
    tiles = [t for by_place in lists for held in by_place for t in held] + g.spare_tiles
    tiles += [x for x in picked if x in facts.offset]
    _adds_up("support tiles", tiles, facts.tiles[len(g.soldier)])


def _check_missions(g: State, picked: list[str]) -> None:
    if not g.facts.expansion:
        return
    missions = [*g.mission_deck, *g.mission_box, *g.mission_discard, *g.missions]
    missions += [x for x in picked if x in g.facts.missions]
    _adds_up("mission cards", missions, tuple(g.facts.missions))
    assert len(g.under) == len(g.missions), "cards under missions"


def _check_soldiers(g: State) -> None:
    game = "expansion" if g.facts.expansion else g.variant
    tokens = sum(g.speeches) + g.supply + g.spent
    assert tokens == g.facts.tokens[game][g.players], f"{tokens} speech tokens"
    assert (NOVICE in g.knocks[-1]) == (g.variant == DUO), "The Novice"
    taken = [s for s in g.soldier if s]
    assert len(set(taken)) == len(taken), "soldiers"
    assert 0 <= g.leader < (len(g.present) if g.variant == SOLO else g.players), "leader"


def _check_knowledge(g: State, picked: list[str]) -> None:
    """What seats know of hidden cards is true."""
    if g.returned:
        hidden = Counter(g.trials) + Counter(c for cards in (*g.hand, picked) for c in cards)
        assert Counter(g.returned) <= hidden, "cards seen going back"
    for card, place in zip(g.recalled, g.recalled_in, strict=True):
        assert card in g.hand[place], "cards recalled in hands"
    for known, at in zip(g.known, g.known_at, strict=True):
        assert at == sorted(at), "known cards"
        assert known == [g.trials[i] for i in at], "known cards"


def _adds_up(what: str, found: list[str], wanted: tuple[str, ...]) -> None:
    held, box = Counter(found), _counted(wanted)
    if dict(held) != dict(box):  # counters compare in Python, number by number
        more, fewer = sorted((held - box).elements()), sorted((box - held).elements())
        raise AssertionError(f"{what}: too many {more}, missing {fewer}")


@lru_cache(maxsize=64)
def _counted(things: tuple[str, ...]) -> Counter[str]:
    return Counter(things)
