"""What is said above a question, beside a choice, of what is missing, and at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zareba.engine import Phrases, Speaker
from zareba.games.khartoum.facts.tables import (
    DEFENCE,
    DIE,
    GUNBOAT,
    HEAVY,
    LIGHT,
    PALACE,
    RAID,
    SORTIE,
)
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.banners import chance_to_hold, defence_sum, falls_in, foreseen
from zareba.games.khartoum.rules.limits import (
    defensible,
    has_target,
    most_morale,
    most_resources,
    offered,
    purse,
    raiders,
    sortie_infantry,
    troops_posted,
)
from zareba.games.khartoum.rules.state import State, fort_level, is_active, of_kind
from zareba.games.khartoum.rules.turn import grade, won

from . import posting, reckoning, sums

DEFEND = "defend"
# How much an action can bring now, where the track has an end.
_MOST = {"raise_cm": most_morale, "raise_rp": most_resources}
# Which factor of a counter matters for a question.
_FACTOR: dict[type[Any], int] = {
    asks.RaidInfantry: RAID,
    asks.SortieInfantry: SORTIE,
    asks.UnitToPost: DEFENCE,
}
# What a question asks a number of.
_PIECE: dict[type[Any], str] = {
    asks.LightGuns: LIGHT,
    asks.Gunboats: GUNBOAT,
    asks.HeavyGun: HEAVY,
}


# --------------------------------------------------------------------------- above a question
def situation(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """What this question needs: points and tracks, who stands before the Palace, what is left."""
    yield words.text(
        "now-points", turn=g.turn, relief=g.relief, ap=g.ap,
        cm=g.cm, cm_drm=g.facts.cm_drm[g.cm], rp=g.rp, rp_drm=g.facts.rp_drm[g.rp],
    )  # fmt: skip
    if g.turn == 1:
        yield words.text("now-pool", n=g.free_rp)
    if isinstance(ask, asks.CardOption | asks.BannerToDisorganise | asks.ImprovementToRemove):
        yield words.text("now-card", card=words.name("card", g.event_card))
    if isinstance(ask, asks.NextAction | asks.ZoneToDefend | asks.UnitToPost) and g.turn > 1:
        yield from _paths(g, words)
    if isinstance(ask, asks.NextAction):
        yield from _advice(g, words)
        if len(offered(g)) > 1:
            yield words.text("now-order")
    if isinstance(ask, asks.ZoneToDefend | asks.UnitToPost):
        yield from _posting(g, ask, words)
    if g.force:
        yield words.text("now-force", units=words.listed("unit", g.force))
    yield from reckoning.lines(g, ask, words)


def _posting(g: State, ask: asks.ZoneToDefend | asks.UnitToPost, words: Speaker) -> Iterator[str]:
    """Who can be posted, and who stands there already."""
    yield words.text("now-available", units=_available(g, words))
    if isinstance(ask, asks.UnitToPost):
        there = words.listed("unit", g.garrison[g.facts.zone_index[ask.zone]])
        zone = words.name("zone", ask.zone)
        yield words.text("now-posted", zone=zone, units=there or words.text("now-nobody"))


def _available(g: State, words: Speaker) -> str:
    units = [*g.troops, *g.leaders, *g.guns, *["gunboat"] * g.gunboats]
    return str(words.listed("unit", units) or words.text("board-none"))


def first_defended(g: State, banner: int) -> int:
    """LK-7.1.3: the number of the zone at which an activated Banner must fight; 0: none at all."""
    for number in range(g.at[banner] - 1, 0, -1):
        if of_kind(g.garrison[g.facts.path[banner][number]], g.facts.troops):
            return number
    return 0


def cards_with(g: State, banner: int) -> int:
    """LK-7.1.1, LK-8.5: how many of the Banner cards activate it; all are in the pile each turn."""
    return sum(banner in order for order in g.facts.banner_cards.values())


def _paths(g: State, words: Speaker) -> Iterator[str]:
    """LK-7.1.3, LK-7.1.6: where each Banner stands, and what it would meet."""
    for banner, colour in enumerate(g.facts.banners):
        number, at = first_defended(g, banner), g.at[banner]
        given = {
            "banner": words.name("banner", colour),
            "strength": g.strength[banner],
            "zone": words.name("zone", g.facts.zones[g.facts.path[banner][at]]),
            "n": at,
            "cards": cards_with(g, banner),
            "all": len(g.facts.banner_cards),
        }
        if not is_active(g, banner):
            yield words.text("now-path-idle", **given)
        elif not number:
            yield words.text("now-path-open", **given)
        else:
            index = g.facts.path[banner][number]
            facing = g.clone()
            facing.target = banner
            chance = round(100 * chance_to_hold(facing, index, paid=False))
            held = words.name("zone", g.facts.zones[index])
            yield words.text("now-path-held", **given, held=held, percent=chance)


def _advice(g: State, words: Speaker) -> Iterator[str]:
    """LK-6.7.7, LK-4.2.2: the rulebook's own advice; what turn 1 has, and loses."""
    if g.turn == 1:
        yield words.text("now-first-turn")
    elif "defend" not in g.done and g.troops and defensible(g):
        last = g.ap <= g.facts.action["defend"].ap
        yield words.text("now-defend-now" if last else "now-keep-one")


# ----------------------------------------------------------------------------- beside a choice
def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """What a player should know of an option: where it lies, what it costs, is worth, risks."""
    if choice in g.facts.zone_index:
        return _zone_hint(g, ask, choice, words)
    if choice in g.facts.factors:
        return _unit_hint(g, ask, choice, words)
    if type(ask) in _PIECE:
        return _pieces_hint(g, _PIECE[type(ask)], choice, words)
    if isinstance(ask, asks.PayForDefence):
        return _payment_hint(g, ask, choice == asks.YES, words)
    if isinstance(ask, asks.CardOption):
        return _card_hint(g, ask, choice, words)
    if isinstance(ask, asks.NextAction):
        return _action_hint(g, choice, words)
    if isinstance(ask, asks.Amount):
        return _amount_hint(g, ask, choice, words)
    if choice in g.facts.banners:
        return _banner_hint(g, ask, g.facts.banners.index(choice), words)
    return ""


def _unit_hint(g: State, ask: Any, unit: str, words: Speaker) -> str:
    """LK-2.4.3: its factor in this fight, how many are there; LK-11.11: what a loss leaves."""
    if isinstance(ask, asks.StepLoss):
        return str(words.text(f"hint-step-{'kept' if unit in g.facts.reduced else 'last'}"))
    factor = _FACTOR.get(type(ask), getattr(ask, "factor", None))
    if factor is None:
        return ""
    told = [words.text("hint-factor", n=g.facts.factors[unit][factor] or 0)]
    if isinstance(ask, asks.RaidInfantry | asks.SortieInfantry):
        told.append(words.text("hint-there", n=g.troops.count(unit)))
    return words.text("text-semicolon").join(told)


def _pieces_hint(g: State, piece: str, number: int, words: Speaker) -> str:
    """LK-6.5.4, LK-6.6.5: what so many guns or gunboats add."""
    factor = RAID if g.done[-1] == "raid" else SORTIE
    return str(words.text("hint-sum", n=number * (g.facts.factors[piece][factor] or 0)))


def _banner_hint(g: State, ask: Any, banner: int, words: Speaker) -> str:
    """Where it stands and how strong it is; LK-6.5.4, LK-6.6.5: how much of that counts."""
    told = [words.text("hint-banner", n=g.at[banner], strength=g.strength[banner])]
    if isinstance(ask, asks.Target):
        told.append(words.text("hint-target", n=sums.against(g, ask.action, banner)))
        if g.gunboats and g.facts.zones[g.facts.path[banner][g.at[banner]]] in g.facts.nile:
            told.append(words.text("hint-target-nile"))
    return words.text("text-semicolon").join(told)


def warning(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """LK-7.1.3, LK-9.2: who ends his turn with a path open may lose the Palace this turn."""
    all_open = [
        words.text(
            "warning-banner", banner=words.name("banner", g.facts.banners[banner]),
            cards=cards_with(g, banner), all=len(g.facts.banner_cards),
        )
        for banner in _left_open(g, ask, choice)
    ]  # fmt: skip
    return words.text("warning-path-open", banners=", ".join(all_open)) if all_open else ""


def warned(g: State, ask: Any, choice: Any) -> list[str]:
    """The paths a warning speaks of, as the board calls them."""
    return [f"path-{g.facts.banners[banner]}" for banner in _left_open(g, ask, choice)]


def _left_open(g: State, ask: Any, choice: Any) -> list[int]:
    """LK-7.1.3: the Banners whose way to the Palace is open after this choice."""
    if g.turn == 1 or not _leaves_zones_empty(g, ask, choice):
        return []
    paths = range(len(g.facts.banners))
    return [b for b in paths if is_active(g, b) and not first_defended(g, b)]


def _leaves_zones_empty(g: State, ask: Any, choice: Any) -> bool:
    """LK-6.7.7: the end of the phase, of the placing, or the AP that the placing would need."""
    if isinstance(ask, asks.ZoneToDefend):
        return bool(choice == asks.DONE)
    if not isinstance(ask, asks.NextAction) or choice == DEFEND:
        return False
    left = g.ap - g.facts.action[choice].ap if choice in g.facts.action else 0
    return choice == asks.END or left < g.facts.action[DEFEND].ap


def _action_hint(g: State, choice: str, words: Speaker) -> str:
    """LK-6: the price of an action; LK-4.1.4: those before it in the order are closed after it."""
    actions = g.facts.action
    if choice not in actions:
        return str(words.text("hint-unspent", n=g.ap)) if g.ap else ""
    action = actions[choice]
    price = words.text(
        f"price-{choice}", ap=action.ap, rp=action.rp or action.rp_per_item,
        cm=action.cm or action.cm_per_item, most=_MOST.get(choice, lambda _: action.max_items)(g),
    )  # fmt: skip
    closed = [a for a in offered(g) if actions[a].order < action.order] if g.ap > action.ap else []
    if not closed:
        return str(price)
    closing = words.text("hint-closes", n=len(closed), actions=words.listed("action", closed))
    return f"{price}{words.text('text-semicolon')}{closing}"


def _amount_hint(g: State, ask: asks.Amount, gain: int, words: Speaker) -> str:
    """LK-6.2.1, LK-6.2.2: what it costs and what is left."""
    action = g.facts.action[ask.action]
    if ask.action == "raise_cm":
        cost = gain * action.rp_per_item
        left = purse(g) - cost if g.turn == 1 else g.rp - cost
        return str(words.text("hint-costs-rp", n=cost, left=left))
    cost = gain * action.cm_per_item
    return str(words.text("hint-costs-cm", n=cost, left=g.cm - cost))


def _zone_hint(g: State, ask: Any, zone: str, words: Speaker) -> str:
    """Path, number and level; LK-6.1.4, LK-7.1.8: works in the Palace help only its garrison."""
    level = fort_level(g, zone)
    if zone == PALACE:
        rules = g.facts.rules
        idle = not (rules.palace_garrison or rules.palace_last_stand)
        fortifies = isinstance(ask, asks.ZoneToFortify | asks.FreeImprovement)
        return str(words.text("hint-palace" if fortifies and idle else "hint-level", level=level))
    banner = words.name("banner", g.facts.banners[g.facts.path_of[zone]])
    flags = {"board-key": g.facts.key_zones, "board-nile": g.facts.nile}
    marks = "".join(f", {words.text(flag)}" for flag, zones in flags.items() if zone in zones)
    about = {"n": g.facts.number_of[zone], "level": level, "marks": marks}
    told = str(words.text("hint-zone", banner=banner, **about))
    posted = g.garrison[g.facts.zone_index[zone]] if isinstance(ask, asks.ZoneToDefend) else []
    if not posted:
        return told
    there = words.text("board-defenders", units=words.listed("unit", posted))
    return f"{told}{words.text('text-semicolon')}{there}"


def _payment_hint(g: State, ask: asks.PayForDefence, paid: bool, words: Speaker) -> str:
    """LK-14.16: total and row for both answers, and what the losses may still undo (LK-7.2.10)."""
    zone = g.facts.zone_index[ask.zone]
    if not g.dice:  # option O3: before the dice
        percent = round(100 * chance_to_hold(g, zone, paid))
        return str(words.text("hint-odds", percent=percent))
    row = foreseen(g, zone, paid, sum(g.dice))
    total = sum(g.dice) + defence_sum(g, zone, paid)
    told = [words.text("hint-total", total=total, row=words.name("row", row.id))]
    told += [*reckoning.effects(row, words), reckoning.losses(row, words)]
    if not row.advance and (falls := falls_in(g, zone, row)):
        told.append(words.text("hint-may-fall", n=falls, of=DIE))
    return words.text("text-semicolon").join(filter(None, told))


def _card_hint(g: State, ask: asks.CardOption, option: str, words: Speaker) -> str:
    """LK-5.9: a choice that loses the game is open, but not without a warning."""
    for effect in g.facts.effects[ask.effect].options[option]:
        step = g.facts.effects[effect]
        if (step.op == "cm" and g.cm + step.delta < 1) or (
            step.op == "rp" and g.rp + step.delta < 1
        ):
            return str(words.text("hint-fatal"))
    return ""


# ------------------------------------------------------------------------- what is not possible
def missing(g: State, ask: Any, words: Speaker) -> Iterator[tuple[str, str, str]]:
    """LK-6.0.2: each action that is not offered now, why, and by which rule."""
    if isinstance(ask, asks.NextAction):
        open_now = offered(g)
        for action in g.facts.actions:
            if action.id not in open_now:
                reason, rule = _closed(g, action)
                yield words.name("action", action.id), words.text(f"closed-{reason}"), rule
    elif isinstance(ask, asks.ZoneToDefend) and not troops_posted(g):
        yield words.text("choice-done"), words.text("closed-no-troops-posted"), "LK-6.7.8"
    elif isinstance(ask, asks.PayForDefence) and not purse(g):
        yield words.text("choice-yes"), words.text("closed-purse"), "LK-6.0.1"


def _closed(g: State, action: Any) -> tuple[str, str]:
    """LK-4.1.3, LK-4.1.4, LK-4.2.3, LK-6.2.3: closed by the turn; otherwise by what it needs."""
    last = g.facts.action[g.done[-1]].order if g.done else 0
    if action.id in g.done:
        return "done", "LK-4.1.3"
    if action.order <= last:
        return "order", "LK-4.1.4"
    if g.turn == 1 and not action.turn1:
        return "first-turn", "LK-4.2.3"
    if any(other in g.done for other in action.excludes):
        return "excluded", "LK-6.2.3"
    return _LACKING[action.id](g)


_NO_RP, _NO_CM, _FULL = ("purse", "LK-6.0.1"), ("patience", "LK-6.0.1"), ("full", "LK-6.0.3")


def _no_raid(g: State) -> tuple[str, str]:
    """LK-6.5.2, LK-6.5.3."""
    return ("infantry", "LK-6.5.3") if not raiders(g) else ("target", "LK-6.5.2")


def _no_sortie(g: State) -> tuple[str, str]:
    """LK-6.6.1, LK-6.6.2, LK-6.6.3."""
    if not sortie_infantry(g):
        return "infantry", "LK-6.6.3"
    return _NO_RP if has_target(g) else ("target", "LK-6.6.2")


# LK-6.0.2: what an action that is not offered lacks, and by which rule it would need it.
_LACKING: dict[str, Callable[[State], tuple[str, str]]] = {
    "fortify": lambda g: ("markers", "LK-6.1.3") if purse(g) else _NO_RP,
    "raise_cm": lambda g: _FULL if g.cm >= g.facts.cm_max else _NO_RP,
    "raise_rp": lambda g: _FULL if g.rp >= g.facts.rp_max else _NO_CM,
    "gunboats": lambda g: _NO_RP if g.unbuilt + g.damaged else ("boats", "LK-6.4.1"),
    "levies": lambda g: _NO_CM if g.unraised else ("levies", "LK-6.3.1"),
    "raid": _no_raid,
    "sortie": _no_sortie,
    "defend": lambda _g: ("troops", "LK-6.7.2"),
}


def epilogue(g: State, words: Speaker) -> Iterator[str]:
    """LK-9.3: how long Khartoum was held, and the performance grade after a defeat."""
    month = words.name("month", g.facts.months[g.turn - 1])
    yield words.text("end-held", turn=g.turn, month=month, cm=g.cm, rp=g.rp)
    if not won(g, 0):
        yield words.name("grade", grade(g))


PHRASES = Phrases(
    situation=situation,
    hint=hint,
    warning=warning,
    warned=warned,
    intent=posting.intent_in_words,
    tried=posting.tried_in_words,
    missing=missing,
    epilogue=epilogue,
)
