"""What lies on the table, and the small manipulations every rule uses (LK-2, LK-9.2, LK-11)."""

from __future__ import annotations

from functools import cache

from zareba.engine import PUBLIC, SECRET, SHARED, Over, Table, deal_anew, plain, say, zone
from zareba.games.khartoum.facts.tables import GUNBOAT, PALACE, Facts

GORDON_SEAT = 0  # the only player
FORCE, AVAILABLE = -1, -2  # where units stand that are in no zone: on a raid or sortie, in the box


@plain
class State(Table):
    facts: Facts = zone(SHARED, None)
    # tracks (LK-2.2)
    turn: int = zone(PUBLIC, 1)
    relief: int = zone(PUBLIC, 12)
    ap: int = zone(PUBLIC, 0)
    cm: int = zone(PUBLIC, 0)
    rp: int = zone(PUBLIC, 0)
    free_rp: int = zone(PUBLIC, 0)  # the pool of turn 1
    completed: int = zone(PUBLIC, 0)  # turns fully completed
    # this turn
    done: list[str] = zone(PUBLIC, depth=1)  # actions carried out
    defence_drm: int = zone(PUBLIC, 0)
    raid_drm: int = zone(PUBLIC, 0)
    sortie_drm: int = zone(PUBLIC, 0)
    # each Banner
    at: list[int] = zone(PUBLIC, depth=1, by="banner")  # number of its zone on its path
    strength: list[int] = zone(PUBLIC, depth=1, by="banner")
    disorganised: list[bool] = zone(PUBLIC, depth=1, by="banner")
    # the map
    improved: list[str] = zone(PUBLIC, depth=1)  # zones that hold an improvement marker
    lowered: list[str] = zone(PUBLIC, depth=1)  # zones lowered for good, once for each level
    garrison: list[list[str]] = zone(PUBLIC, depth=2, by="zone")  # deployed directly (LK-11.5)
    # the boxes (LK-2.5.1)
    troops: list[str] = zone(PUBLIC, depth=1)
    used_troops: list[str] = zone(PUBLIC, depth=1)
    guns: list[str] = zone(PUBLIC, depth=1)
    used_guns: list[str] = zone(PUBLIC, depth=1)
    leaders: list[str] = zone(PUBLIC, depth=1)
    wounded: list[str] = zone(PUBLIC, depth=1)  # this turn
    recovering: list[str] = zone(PUBLIC, depth=1)  # wounded in an earlier turn, upside down
    gunboats: int = zone(PUBLIC, 0)
    damaged: int = zone(PUBLIC, 0)
    unbuilt: int = zone(PUBLIC, 0)
    unraised: int = zone(PUBLIC, 0)  # levies
    eliminated: list[str] = zone(PUBLIC, depth=1)
    # the fight in hand
    force: list[str] = zone(PUBLIC, depth=1)  # units on a raid or sortie
    target: int = zone(PUBLIC, -1)  # the Banner it is about
    dice: list[int] = zone(PUBLIC, depth=1)  # its 2D6
    # cards
    event_pile: list[int] = zone(SECRET, depth=1)
    event_card: int = zone(PUBLIC, 0)
    event_discard: list[int] = zone(PUBLIC, depth=1)
    event_removed: list[int] = zone(PUBLIC, depth=1)
    fired: list[int] = zone(PUBLIC, depth=1)
    banner_pile: list[int] = zone(SECRET, depth=1)
    banner_card: int = zone(PUBLIC, 0)

    def redeal(self, seat: int) -> None:
        """Only the order of the two piles is hidden (LK-1.2)."""
        deal_anew(self, self.event_pile)
        deal_anew(self, self.banner_pile)


def set_up(facts: Facts, _players: int) -> State:
    """The empty table; LK-3 fills it."""
    g = State()
    g.facts, g.garrison = facts, [[] for _ in facts.zones]
    return g


# --------------------------------------------------------------------------------------- tracks
def _on_track(value: int, most: int) -> int:
    """LK-2.2.5: a marker stays on its track."""
    return max(0, min(most, value))


def change_cm(g: State, delta: int, rule: str) -> None:
    """LK-2.2.3, LK-2.2.5, LK-9.2: morale has a ceiling; below 1 the game is lost at once."""
    before, g.cm = g.cm, _on_track(g.cm + delta, g.facts.cm_max)
    say(g, "morale", rule, delta=g.cm - before, cm=g.cm)
    if g.cm < 1:
        raise Over("morale")


def change_rp(g: State, delta: int, rule: str) -> None:
    """LK-2.2.4, LK-2.2.5, LK-9.2: so have the resources."""
    before, g.rp = g.rp, _on_track(g.rp + delta, g.facts.rp_max)
    say(g, "resources", rule, delta=g.rp - before, rp=g.rp)
    if g.rp < 1:
        raise Over("resources")


def change_strength(g: State, banner: int, delta: int, rule: str) -> None:
    """LK-2.2.6, LK-11.4: a Banner's Strength stays between 0 and the end of its track."""
    before = g.strength[banner]
    g.strength[banner] = _on_track(before + delta, g.facts.strength_max)
    if g.strength[banner] != before:
        now = g.strength[banner]
        say(g, "strength", rule, banner=g.facts.banners[banner], delta=now - before, strength=now)


def level_drm(g: State) -> int:
    """LK-2.2.7: the modifiers of morale and resources as they stand now."""
    return g.facts.cm_drm[g.cm] + g.facts.rp_drm[g.rp]


# ---------------------------------------------------------------------------------------- zones
def controls(g: State, zone: str) -> bool:
    """LK-11.3: zones with a lower number than the Banner's are yours; the Palace always is."""
    path = g.facts.path_of[zone]
    return path < 0 or g.facts.number_of[zone] < g.at[path]


def controlled(g: State) -> list[str]:
    """LK-11.3: every zone you control, the Palace last."""
    at, behind = g.at, g.facts.behind
    return [
        *behind[0][at[0]],
        *behind[1][at[1]],
        *behind[2][at[2]],
        *behind[3][at[3]],
        PALACE,
    ]


def fort_level(g: State, zone: str) -> int:
    """LK-2.1.5: the start level, lowered for good by events, plus 1 for an improvement marker."""
    return max(0, g.facts.start_level[zone] - g.lowered.count(zone)) + (zone in g.improved)


def improvable(g: State) -> list[str]:
    """LK-6.1.2, LK-6.1.3, LK-2.4.7: zones you control without a marker, while markers last."""
    if len(g.improved) >= g.facts.improvements:
        return []
    return [z for z in controlled(g) if z not in g.improved]


def zone_of(g: State, banner: int) -> str:
    """The zone a Banner stands in."""
    return g.facts.zones[g.facts.path[banner][g.at[banner]]]


def is_active(g: State, banner: int) -> bool:
    """LK-7.1.2, LK-11.4: a Disorganised Banner, or one of Strength 0, does nothing."""
    return g.strength[banner] > 0 and not g.disorganised[banner]


# ---------------------------------------------------------------------------------------- units
def engaged(g: State, where: int) -> list[str]:
    """The units in a zone, on a raid or sortie (FORCE), or in the box (AVAILABLE)."""
    if where == FORCE:
        return g.force
    return g.troops if where == AVAILABLE else g.garrison[where]


def of_kind(units: list[str], kinds: frozenset[str] | tuple[str, ...]) -> list[str]:
    return [unit for unit in units if unit in kinds]


def distinct(units: list[str]) -> list[str]:
    """LK-14: counters of the same kind and state are alike."""
    return list(dict.fromkeys(units))


def send_home(g: State, units: list[str]) -> None:
    """LK-6.5.6, LK-7.2.9: troops and guns to Used, leaders and gunboats to Available."""
    for unit in units:
        if unit in g.facts.troops:
            g.used_troops.append(unit)
        elif unit == GUNBOAT:
            g.gunboats += 1
        elif unit in g.facts.leaders:
            g.leaders.append(unit)
        else:
            g.used_guns.append(unit)
    units.clear()


def take(g: State, unit: str, into: list[str]) -> None:
    """Move one Available unit into a force or a garrison (LK-2.5.2)."""
    if unit == GUNBOAT:
        g.gunboats -= 1
    elif unit in g.facts.troops:
        g.troops.remove(unit)
    elif unit in g.facts.leaders:
        g.leaders.remove(unit)
    else:
        g.guns.remove(unit)
    into.append(unit)


def check(g: State) -> None:
    """Every counter and card is in exactly one place, every track in its range."""
    check_counters(g)
    check_cards(g)
    check_tracks(g)
    check_zones(g)


def check_counters(g: State) -> None:
    """Of every type as many as are printed, wherever they lie."""
    facts = g.facts
    everywhere = [
        *g.troops, *g.used_troops, *g.guns, *g.used_guns, *g.leaders, *g.wounded,
        *g.recovering, *g.eliminated, *g.force, *(u for units in g.garrison for u in units),
    ]  # fmt: skip
    types = [facts.type_of.get(unit, unit) for unit in everywhere]
    for kind, in_the_box in _printed(facts).items():
        printed = facts.levies - g.unraised if kind == "levy" else in_the_box
        assert types.count(kind) == printed, f"{types.count(kind)} {kind}, {printed} printed"
    boats = types.count(GUNBOAT) + g.gunboats + g.damaged + g.unbuilt
    assert boats == facts.gunboats, f"{boats} gunboats"
    assert len(g.improved) == len(set(g.improved)) <= facts.improvements, "improvement markers"


@cache
def _printed(facts: Facts) -> dict[str, int]:
    """By type, as many as the box has."""
    printed = facts.troops_at_start + facts.guns_at_start + facts.leaders_at_start
    kinds = ("light", "heavy", *facts.leaders, *set(facts.type_of.values()))
    return {kind: printed.count(kind) for kind in kinds}


def check_cards(g: State) -> None:
    facts = g.facts
    if facts.events_used:
        drawn = [*g.event_pile, *g.event_discard, *g.event_removed]
        cards = drawn if g.event_card in drawn or not g.event_card else [*drawn, g.event_card]
        assert sorted(cards) == sorted(facts.cards), "event cards"
    banner_cards = [*g.banner_pile, *([g.banner_card] if g.banner_card else [])]
    assert sorted(banner_cards) == sorted(facts.banner_cards), "Banner cards"


def check_tracks(g: State) -> None:
    facts = g.facts
    assert 0 <= g.cm <= facts.cm_max, "CM"
    assert 0 <= g.rp <= facts.rp_max, "RP"
    assert 0 <= g.ap <= facts.ap_max, "AP"
    assert all(1 <= n <= facts.setup.banner_zone for n in g.at), "zone numbers"
    assert all(0 <= s <= facts.strength_max for s in g.strength), "Strengths"


def check_zones(g: State) -> None:
    facts = g.facts
    most = facts.action["defend"].max_troops_per_zone
    for zone_id, units in zip(facts.zones, g.garrison, strict=True):
        if not units:
            continue
        assert controls(g, zone_id), f"units in lost zone {zone_id}"
        assert len(of_kind(units, facts.troops)) <= most, f"too many troops in {zone_id}"
        assert len(of_kind(units, facts.leaders)) <= 1, f"two leaders in {zone_id}"
