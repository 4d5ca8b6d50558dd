"""From the year to the layout of the field (KP-11, KP-14, KP-15, KP-16.1 to KP-16.4)."""

from __future__ import annotations

from zareba.engine import AskAll, Rule, die, draw, rule, say
from zareba.games.kriegspfad.field.companies import army_of, keep, muster
from zareba.games.kriegspfad.field.placing import OPPOSITE
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    EXCEPTIONAL,
    INCOMPETENT,
    OPEN_BATTLE,
    ORDINARY,
    RAID,
    SIEGE,
    State,
)
from zareba.games.kriegspfad.field.troops import changed_ground, winner_of_a_die
from zareba.games.kriegspfad.field.weather import weather_of

from .asks import (
    DONE,
    DRAWN,
    GENERATED,
    NONE,
    CampChoice,
    Change,
    DarknessChoice,
    EdgeChoice,
    LayOut,
    ListChoice,
    MusterArmy,
    SeasonChoice,
    StratagemChoice,
    YearChoice,
    ZoneChoice,
    village_half,
)
from .battlefield import changed
from .random_field import random_layout

AGREED = {"first": 0, "second": 1}  # seats of an attacker who is agreed, not rolled


@rule("KP-16.1", "KP-36.1")
def prepare(g: State) -> Rule:
    """Lists, stratagems, scenario, armies, weather, edges, terrain."""
    yield from choose_lists(g)
    yield from choose_stratagems(g)
    determine_scenario(g)
    yield from build_armies(g)
    yield from conditions(g)
    yield from choose_edges(g)
    yield from choose_camp(g)
    yield from lay_terrain(g)


@rule("KP-11.1", "KP-11.2", "KP-11.9")
def choose_stratagems(g: State) -> Rule:
    """Secret, then revealed together; equal ones cancel each other."""
    chosen = yield AskAll(StratagemChoice(0), StratagemChoice(1))
    g.stratagems = ["" if name == NONE else name for name in chosen]
    g.active = list(g.stratagems)
    for seat in (0, 1):
        if g.stratagems[seat]:
            say(g, "stratagem", "KP-11.1", seat=seat, stratagem=g.stratagems[seat])
    if g.stratagems[0] and g.stratagems[0] == g.stratagems[1]:
        g.active = ["", ""]
        say(g, "stratagems_cancel", "KP-11.2", stratagem=g.stratagems[0])


@rule("KP-14.3", "KP-14.6", "KP-14.7")
def lay_terrain(g: State) -> Rule:
    """One player lays out, the other changes up to two pieces; then edges of an open battle."""
    layer = g.army_one if g.attacker < 0 else 1 - g.attacker
    layout = yield LayOut(layer)
    if layout == GENERATED:
        g.pieces = random_layout(
            g.facts, g.region, lambda n: draw(g, n), village_half(g), g.scenario == AMBUSH
        )
    else:
        g.pieces = [list(piece) for piece in layout]
    changed_ground(g)
    say(g, "laid_out", "KP-14.3", seat=layer, n=len(g.pieces))
    left = g.facts.placement.attacker_changes
    while left:
        change = yield Change(1 - layer, left)
        if change == DONE:
            break
        g.pieces = changed(g.pieces, change)
        changed_ground(g)
        say(g, "terrain_changed", "KP-14.3", seat=1 - layer, how=change[0])
        left -= 1
    if g.scenario == OPEN_BATTLE:
        first = winner_of_a_die(g)
        edge = yield EdgeChoice(first)
        set_edges(g, first, edge)


@rule("KP-14.4", "KP-15.1", "KP-15.2", "KP-15.3", "KP-15.10")
def conditions(g: State) -> Rule:
    """Zone, season, weather, darkness."""
    layer = layer_of(g)
    g.region = yield ZoneChoice(layer)
    season = DRAWN
    if g.attacker >= 0:
        season = yield SeasonChoice(g.attacker)
    g.season = season if season != DRAWN else draw_season(g)
    roll = die(g)
    g.weather = list(weather_of(g.facts, g.season, g.region, roll))
    say(
        g, "weather", "KP-15.3", zone=g.region, season=g.season, roll=roll,
        weather=tuple(g.weather) or ("fair",),
    )  # fmt: skip
    if g.scenario in g.facts.darkness.available_in:
        chosen = yield DarknessChoice(g.attacker)
        if chosen != NONE:
            g.darkness, g.dark_limit = (chosen, 0) if isinstance(chosen, str) else chosen
            say(g, "darkness", "KP-15.10", plan=g.darkness, n=g.dark_limit)


def layer_of(g: State) -> int:
    """KP-14.3, KP-14.7: the defender lays out; in an open battle the lower of two dice."""
    if g.attacker >= 0:
        return 1 - g.attacker
    while True:
        rolls = die(g), die(g)
        if rolls[0] != rolls[1]:
            g.army_one = 0 if rolls[0] < rolls[1] else 1  # for the moment: who lays out
            return g.army_one


def draw_season(g: State) -> str:
    """KP-15.1: one of four; native attackers draw again for winter."""
    seasons = list(g.facts.seasons.values())
    native = g.attacker >= 0 and g.facts.catalogue.lists[g.lists[g.attacker]].side == "native"
    while True:
        season = seasons[draw(g, len(seasons))]
        if not (native and season.native_attacker_forbidden):
            return season.id


@rule("KP-14.5", "KP-20.17")
def choose_edges(g: State) -> Rule:
    """Raid and siege: the defender's base edge; ambush: where the attacker enters."""
    if g.scenario == OPEN_BATTLE:
        return
    defender = 1 - g.attacker
    edge = yield EdgeChoice(defender)
    own = OPPOSITE[edge] if g.scenario == AMBUSH else edge
    set_edges(g, defender, own)


def determine_scenario(g: State) -> None:
    """KP-16.2 to KP-16.4: scenario and attacker, each agreed or rolled."""
    wanted, attacker = str(g.facts.options["scenario"]), str(g.facts.options["attacker"])
    if wanted == OPEN_BATTLE:
        g.scenario = wanted
        say(g, "open_battle", "KP-16.2", scenario=wanted)
    elif attacker in AGREED:
        g.attacker = AGREED[attacker]
        g.scenario = roll_scenario(g) if wanted == "rolled" else wanted
        say(g, "scenario_agreed", "KP-16.2", scenario=g.scenario, seat=g.attacker)
    else:
        roll_attacker(g, wanted)
    size = int(g.facts.options["size"])
    attack, defend = g.facts.scenarios[g.scenario].points
    for seat in (0, 1):
        share = attack if seat == g.attacker or g.scenario == OPEN_BATTLE else defend
        g.points[seat] = size * share // g.facts.counts.printed_size
    if g.attacker >= 0 and g.active[g.attacker] == "surprise":
        g.active[g.attacker] = ""  # KP-11.3: void for an attacker


def roll_attacker(g: State, wanted: str) -> None:
    """KP-16.2: the higher die attacks; equal dice make an open battle, or are rolled again."""
    rolls = (die(g), die(g))
    while wanted != "rolled" and rolls[0] == rolls[1]:
        rolls = (die(g), die(g))
    if rolls[0] == rolls[1]:
        g.scenario = OPEN_BATTLE
    else:
        g.attacker = 0 if rolls[0] > rolls[1] else 1
        g.scenario = roll_scenario(g) if wanted == "rolled" else wanted
    say(g, "scenario", "KP-16.2", scenario=g.scenario, seat=g.attacker, rolls=rolls)


def roll_scenario(g: State) -> str:
    """KP-16.3: a die, better for the siege if the defender leads a regular army."""
    defender = g.facts.catalogue.lists[g.lists[1 - g.attacker]]
    while True:
        total = die(g) + (g.facts.regular_defender if defender.regular_army else 0)
        if total == 5 and g.facts.options["scenario_roll_5"] != RAID:  # noqa: PLR2004 - C-16
            if g.facts.options["scenario_roll_5"] == SIEGE:
                return SIEGE
            continue
        return scenario_for(g, total)


def scenario_for(g: State, total: int) -> str:
    """KP-16.3, C-16: the row of the table."""
    return next(row.scenario for row in g.facts.scenario_rows if row.min <= total <= row.max)


@rule("KP-16.8", "KP-16.10")
def choose_camp(g: State) -> Rule:
    """A village in the defender's half, or his wagons."""
    if g.scenario not in (RAID, SIEGE):
        return
    g.camp = yield CampChoice(1 - g.attacker)
    say(g, "camp", "KP-16.8", seat=1 - g.attacker, camp=g.camp)


def set_edges(g: State, seat: int, edge: str) -> None:
    g.edges[seat], g.edges[1 - seat] = edge, OPPOSITE[edge]
    say(g, "edge", "KP-14.5", seat=seat, edge=edge)


@rule("KP-30.1", "KP-30.15")
def choose_lists(g: State) -> Rule:
    """The year is agreed or drawn; both may take the same list."""
    year = yield YearChoice(0)
    g.year = (
        g.facts.counts.first_year
        + draw(g, g.facts.counts.last_year - g.facts.counts.first_year + 1)
        if year == DRAWN
        else year
    )
    say(g, "year", "KP-30.15", year=str(g.year))
    for seat in (0, 1):
        chosen = yield ListChoice(seat)
        g.lists[seat], g.tribes[seat] = split_list(chosen)
        say(g, "list_chosen", "KP-30.1", seat=seat, muster=chosen)


def split_list(chosen: str) -> tuple[str, str]:
    """``L07-sioux``: list and tribe."""
    name, _, tribe = chosen.partition("-")
    return name, tribe


@rule("KP-30.2", "KP-16.4", "KP-11.9")
def build_armies(g: State) -> Rule:
    """Secret, both at once; commanders and discipline are public."""
    armies = yield AskAll(MusterArmy(0), MusterArmy(1))
    g.armies = list(armies)
    for seat in (0, 1):
        army = army_of(g, seat)
        keep(g, seat, muster(g.facts, army, g.active[seat] == "prophet", seat))
        g.disciplined[seat] = army.disciplined
        g.command[seat] = EXCEPTIONAL if army.exceptional else ORDINARY
        if army.incompetent:
            g.command[seat] = INCOMPETENT
        g.start_elements[seat] = sum(unit.size for unit in army.units) + bool(army.commander)
        say(
            g, "army_built", "KP-37.2", seat=seat, disciplined=army.disciplined,
            command=g.command[seat],
        )  # fmt: skip
