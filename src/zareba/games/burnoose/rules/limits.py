"""What may be done now: actions, payments, places (RB-5.11, RB-6.2, RB-6.12, RB-7, RB-14.1)."""

from __future__ import annotations

from zareba.games.burnoose.facts.tables import (
    ARMIES,
    ARTISAN,
    ARTISAN_BONUS,
    FIGHTERS,
    FOOD,
    INFLUENCE,
    RESOURCES,
    SOUMEUR,
    TAYEB,
    TOOLS,
    WEAPONS,
    M,
    S,
)

from .state import (
    DEPLOYED,
    OPEN,
    State,
    figures_in,
    is_occupied,
    is_open,
    is_solo,
    open_villages,
    other_villages,
    own_villages,
)


# ---------------------------------------------------------------------------------------- ambush
def lands_reaching(g: State, army: int) -> list[int]:
    """RB-6.2: the territories whose open villages an army's road leads to."""
    facts, node = g.facts, g.at[army]
    found, seen, front = set(), {node}, list(facts.direct[node])
    if node == SOUMEUR and is_open(g, node):  # overlooked: its controller is there already
        found.add(g.land[facts.number[node]])
    passes = not facts.rules.conquered_villages_block_ambush_path
    while front:
        village = front.pop()
        if village in seen:
            continue
        seen.add(village)
        number = facts.number[village]
        if g.status[number] == OPEN:
            found.add(g.land[number])
        elif passes:
            front += facts.direct[village]
    return sorted(found)


def may_ambush_from(g: State, village: str) -> bool:
    """RB-6.4: a moudjahidine, a sharpshooter or a figure stands there."""
    units = g.units[g.facts.number[village]]
    return bool(units[M] or units[S] or village in g.figure_at)


def ambush_sources(g: State, seat: int, army: int) -> list[str]:
    """RB-6.4, RB-18.2: any of your villages with a force; alone: of a region that reaches."""
    reaching = lands_reaching(g, army)
    villages = [v for v in own_villages(g, seat) if may_ambush_from(g, v)]
    if not is_solo(g):
        return villages if seat in reaching else []
    if not g.facts.rules.solo_ambush_same_region:
        return villages if reaching else []
    return [v for v in villages if g.land[g.facts.number[v]] in reaching]


def ambush_targets(g: State, seat: int) -> list[int]:
    """RB-6.2: deployed armies on a road that leads to you."""
    return [
        a for a in ARMIES if g.army_state[a] == DEPLOYED and ambush_sources(g, seat, a)
    ]  # fmt: skip


def ambush_payments(g: State, seat: int, played: str = "") -> list[tuple[str, str]]:
    """RB-6.3, RB-11.8: a fighter and a Weapons card; Tayeb may be one of them, shown the other."""
    hand = g.hand[seat]
    if WEAPONS not in hand:
        return []
    fighters = [c for c in FIGHTERS if c in hand]
    if not fighters:
        return []
    found = [(fighter, WEAPONS) for fighter in fighters]
    if TAYEB in hand:
        found.append((TAYEB, WEAPONS))
        found += [(fighter, TAYEB) for fighter in fighters]
    return [pay for pay in found if played in ("", pay[0])]


def may_ambush(g: State, seat: int) -> bool:
    """RB-6.12: payment in hand, a target, a force."""
    return bool(ambush_payments(g, seat) and ambush_targets(g, seat))


def ambush_returns(g: State, seat: int, source: str) -> list[str]:
    """RB-6.9, RB-18.2: any of your open villages; alone: of the region they came from."""
    if is_solo(g) and g.facts.rules.solo_ambush_same_region:
        return sorted([source, *other_villages(g, source)], key=g.facts.number.__getitem__)
    return own_villages(g, seat)


# --------------------------------------------------------------------------------------- actions
def cards_to_play(g: State, seat: int) -> list[str]:
    """RB-5.4, RB-5.11: cards with a discard ability; fighters only to lead an ambush."""
    playable, hand = g.facts.playable, g.hand[seat]
    found = [c for c in dict.fromkeys(hand) if c in playable]
    if WEAPONS in hand and may_ambush(g, seat):
        found += [c for c in FIGHTERS if c in hand]
    if found and TAYEB in hand:
        found.append(TAYEB)
    return found


def cards_to_copy(g: State, seat: int) -> list[str]:
    """RB-11.8: what Tayeb can be when he is Played."""
    return [c for c in cards_to_play(g, seat) if c != TAYEB]


def villages_to_retrieve(g: State, seat: int) -> list[str]:
    """RB-5.6: villages holding at least one card."""
    status, reserve = g.status, g.reserve
    villages = g.facts.seating[len(g.hand)].by_seat[seat]
    return [v for i, v in villages if reserve[i] and status[i] == OPEN]


def mobilize_sources(g: State, seat: int) -> list[str]:
    """RB-5.7, RB-18.2: a unit to move, and another village of the territory to go to."""
    status, units = g.status, g.units
    villages = g.facts.seating[len(g.hand)].by_seat[seat]
    found = [v for i, v in villages if (units[i][M] or units[i][S]) and status[i] == OPEN]
    return [v for v in found if other_villages(g, v)] if found else found


def may_mobilize(g: State, seat: int) -> bool:
    """RB-5.11: as above, without looking for all of them."""
    status, units = g.status, g.units
    for i, village in g.facts.seating[len(g.hand)].by_seat[seat]:
        if (units[i][M] or units[i][S]) and status[i] == OPEN and other_villages(g, village):
            return True
    return False


def unit_sources(g: State, seat: int, kind: int) -> list[str]:
    """RB-9.5, RB-9.8: your villages with such a unit and somewhere to send it."""
    number = g.facts.number
    own = own_villages(g, seat)
    return [v for v in own if g.units[number[v]][kind] and unit_destinations(g, v, kind)]


def unit_destinations(g: State, source: str, kind: int) -> list[str]:
    """RB-9.5, RB-9.8: any other open village; the Young Man's may be limited to your own."""
    if kind == M and g.facts.rules.young_man_destination == "own":
        return other_villages(g, source)
    return [v for v in open_villages(g) if v != source]


def villages_for_figure(g: State, figure: str) -> list[str]:
    """RB-11.0, RB-11.9: open, no French army in it, not where the figure stands already."""
    here = g.figure_at[g.facts.figures.index(figure)]
    return [v for v in open_villages(g) if v != here and not is_barred(g, v)]


def is_barred(g: State, village: str) -> bool:
    """RB-11.0, RB-14.1: a French army in it bars an open village; not so in the German edition."""
    return g.facts.rules.placement_ban == "french_army" and is_occupied(g, village)


def force_units(g: State, village: str) -> list[str]:
    """RB-6.4: what can still join the ambush; moudjahidate never do."""
    units = g.units[g.facts.number[village]]
    found = [name for kind, name in ((M, FIGHTERS[0]), (S, FIGHTERS[1])) if units[kind]]
    return found + figures_in(g, village)


# --------------------------------------------------------------------------------------- defenses
def may_fortify(g: State, village: str) -> bool:
    """RB-14.1, RB-14.5: a marker is left, no French army inside or halted before the village."""
    return (
        sum(g.defenses) < g.facts.defense_markers
        and village not in g.siege
        and not is_barred(g, village)
    )


def villages_to_fortify(g: State, seat: int) -> list[str]:
    return [v for v in own_villages(g, seat) if may_fortify(g, v)]


# ----------------------------------------------------------------------------------------- buying
def resources_in_hand(g: State, seat: int) -> list[int]:
    """RB-7.1, RB-7.6, RB-9.1: the sum of the hand; an artisan makes a Tools card worth 3 more."""
    hand, resources = g.hand[seat], g.facts.resources
    purse = [0] * len(RESOURCES)
    for card in hand:
        influence, strength, food, tools, weapons = resources[card]
        purse[0] += influence
        purse[1] += strength
        purse[2] += food
        purse[3] += tools
        purse[4] += weapons
    if ARTISAN in hand:
        purse[INFLUENCE] += ARTISAN_BONUS * min(hand.count(ARTISAN), hand.count(TOOLS))
    return purse


def affordable(g: State, seat: int) -> list[str]:
    """RB-7.2, RB-7.4, RB-7.5: stacks not empty whose price can be paid in full."""
    influence, strength, food, tools, weapons = g.purse[seat]
    goods = food + tools + weapons
    if g.market:  # every good is as good as another; only their sum must do
        food = tools = weapons = goods
    return [
        card
        for (i, s, f, t, w), card, left in zip(
            g.facts.costs, g.facts.display, g.stacks, strict=True
        )
        if i <= influence
        and s <= strength
        and f <= food
        and t <= tools
        and w <= weapons
        and f + t + w <= goods
        and left
    ]


def pay(g: State, seat: int, card: str) -> None:
    """RB-7.2, RB-7.5: with the Market what is missing of one good comes from another."""
    purse, debt = g.purse[seat], 0
    for kind, price in enumerate(g.facts.costs[g.facts.stack[card]]):
        paid = min(price, purse[kind])
        purse[kind] -= paid
        debt += price - paid
    for kind in range(FOOD, len(RESOURCES)):
        paid = min(debt, purse[kind])
        purse[kind] -= paid
        debt -= paid
    assert not debt, f"{card} is not paid"


def cards_with_resources(g: State, seat: int) -> list[str]:
    """RB-11.8: what Tayeb can count once more while buying."""
    resources = g.facts.resources
    return [c for c in dict.fromkeys(g.hand[seat]) if c != TAYEB and any(resources[c])]


def free_cards(g: State) -> list[str]:
    """RB-9.5: display cards without the add-to-map icon, if available."""
    return [c for c in g.facts.free_cards if g.stacks[g.facts.stack[c]]]


# ---------------------------------------------------------------------------------------- retreat
def may_retreat(g: State, village: str) -> bool:
    """RB-16.2: the token unused, no Child or Youth there, another village to go to."""
    if g.retreat_used:
        return False
    cards, blockers = g.reserve[g.facts.number[village]], g.facts.blockers
    return not any(c in blockers for c in cards) and bool(other_villages(g, village))


def destroyable(g: State, seat: int, cards: tuple[str, ...]) -> list[tuple[str, str]]:
    """RB-12.5: each named card wherever its owner has it: hand, deck, discard pile, villages."""
    piles = [("hand", g.hand[seat]), ("deck", g.deck[seat]), ("discard", g.discard[seat])]
    piles += [
        (v, g.reserve[i]) for i, v in enumerate(g.facts.villages) if g.owner[i] == seat
    ]  # fmt: skip
    return [(card, place) for place, pile in piles for card in cards if card in pile]
