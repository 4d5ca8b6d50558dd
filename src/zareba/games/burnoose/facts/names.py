"""The words that stand in the data, as messages: village-akbil, card-man, automata-a7, ..."""

from __future__ import annotations

import msgspec

from zareba.engine.data import Forms, Label, messages

from . import schema

LANGUAGES = ("en", "de", "fr")


def names_of(
    cards: schema.CardsFile,
    leaders: schema.LeadersFile,
    land: schema.VillagesFile,
    roads: schema.MapFile,
    automata: schema.AutomataFile,
) -> dict[str, dict[str, str]]:
    """Message id -> language -> text."""
    labels: dict[str, Label] = {f"card-{c.id}": _card(c.name) for c in cards.card}
    labels |= {f"card-{x.id}": x.name for x in leaders.leader}
    labels |= {f"region-{r.id}": r.name for r in land.region}
    labels |= {f"village-{v.id}": v.name for v in land.village}
    labels |= {f"node-{n.id}": n.name for n in roads.node}
    labels |= {f"unit-{kind}": unit.name for kind, unit in automata.unit.items()}
    labels |= {f"symbol-{kind}": s.name for kind, s in automata.symbol.items()}
    found = messages(labels)
    for french in automata.card:
        found[f"automata-a{french.id}"] = {
            lang: describe(french, automata, lang) for lang in LANGUAGES
        }
    return found


def _card(name: Label) -> Label:
    """Two cards of a kind are two cards: what they show may be one, many or no thing at all."""
    several = Forms(f"{name.en} cards", f"Karten „{name.de}“", f"cartes « {name.fr} »")
    return msgspec.structs.replace(name, many=name.many or several)


def describe(card: schema.AutomataCard, automata: schema.AutomataFile, lang: str) -> str:
    """An automata card by its number, symbol, pictured units and text: 6 ● 1 cavalry, ..."""
    units = [f"{n} {called(automata.unit[kind].name, n, lang)}" for kind, n in card.units.items()]
    if card.effect != "none":
        units.append(getattr(automata.effect_label[card.effect], lang))
    return f"{card.id} {automata.symbol[card.symbol].mark} {', '.join(units)}"


def called(name: Label, n: int, lang: str) -> str:
    """One of them, or many."""
    return str(getattr((name.one if n == 1 else name.many) or name, lang))
