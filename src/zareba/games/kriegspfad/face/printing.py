"""Rosters to print: an HTML page that needs nothing else, and a PDF by typst (extra `print`)."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from importlib import resources
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

from .roster import Roster, UnitLine
from .rule_tables import RuleText

PDF_MAKER = "typst"
WIDE = 8  # columns of a table in small print, its narrow columns with upright heads
NARROW = 2  # characters


class NoPrinter(RuntimeError):
    """The library that makes PDFs is not installed."""


def _asset(name: str) -> str:
    place = resources.files("zareba.games.kriegspfad") / "print" / name
    return place.read_text(encoding="utf-8")


@functools.cache
def style_sheet() -> str:
    """The style of the page; its hash stands in the page's security policy."""
    return _asset("roster.css")


def pdf_of(roster: Roster) -> bytes:
    """The roster by typst, if that is installed."""
    if importlib.util.find_spec(PDF_MAKER) is None:
        raise NoPrinter
    typst: Any = importlib.import_module(PDF_MAKER)
    made: bytes = typst.compile(**typst_input(roster), format="pdf")
    return made


def typst_input(roster: Roster) -> dict[str, Any]:
    """The data goes in as JSON, so that nothing in it is read as markup."""
    data = asdict(roster) | {"columns": {"wide": WIDE, "narrow": NARROW}}
    return {
        "input": _asset("roster.typ").encode(),
        "sys_inputs": {"roster": msgspec.json.encode(data).decode()},
    }


# ----------------------------------------------------------------------------------------- HTML
def html_of(roster: Roster) -> str:
    """One page, its style inside; texts are escaped by the serialiser."""
    page = ET.Element("html", lang=roster.language)
    head = ET.SubElement(page, "head")
    ET.SubElement(head, "meta", charset="utf-8")
    ET.SubElement(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    _add(head, "title", f"{roster.title} · Kriegspfad")
    _add(head, "style", style_sheet())
    main = ET.SubElement(ET.SubElement(page, "body"), "main")
    _head(main, roster)
    _units(main, roster)
    _reference(main, roster)
    _add(main, "p", roster.labels["made"], "made")
    return "<!doctype html>\n" + ET.tostring(page, encoding="unicode", method="html") + "\n"


def _add(parent: ET.Element, tag: str, text: str = "", cls: str = "") -> ET.Element:
    made = ET.SubElement(parent, tag, {"class": cls} if cls else {})
    made.text = text
    return made


def _table(parent: ET.Element, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    wide = len(head) >= WIDE
    table = _add(parent, "table", cls="wide" if wide else "")
    top = ET.SubElement(ET.SubElement(table, "thead"), "tr")
    for column, text in enumerate(head):
        narrow = wide and all(len(row[column]) <= NARROW for row in rows)
        _add(top, "th", text, "up" if narrow else "").set("scope", "col")
    body = ET.SubElement(table, "tbody")
    for row in rows:
        line = ET.SubElement(body, "tr")
        for text in row:
            _add(line, "td", text)


def _head(main: ET.Element, roster: Roster) -> None:
    _add(main, "h1", roster.title)
    _add(main, "p", roster.where, "where")
    sum_line = _add(main, "p", "", "sum")
    _add(sum_line, "strong", roster.total)
    if not roster.faults:
        _add(sum_line, "span", roster.verdict, "legal")
        return
    _add(main, "h2", roster.verdict)
    faults = _add(main, "ul", cls="faults")
    for fault in roster.faults:
        item = _add(faults, "li", fault.text + " ")
        _add(item, "b", fault.rule)


def _units(main: ET.Element, roster: Roster) -> None:
    _add(main, "h2", roster.labels["units"])
    for unit in roster.units:
        box = _add(main, "section", cls="unit")
        title = _add(box, "h3", f"{unit.number}. {unit.name or unit.entry}")
        _add(title, "span", f"{unit.ap} AP", "ap")
        _add(box, "p", " · ".join(_about(unit, roster.labels["with-commander"])), "kind")
        groups = _add(box, "ul")
        for group in unit.groups:
            item = _add(groups, "li", f"{group.n} × {group.text} ")
            _add(item, "span", group.each, "soft")
        _add(box, "p", "□ " * unit.elements, "boxes").set("aria-hidden", "true")
    if roster.extras:
        _add(main, "h2", roster.labels["besides"])
        extras = _add(main, "ul", cls="extras")
        for line in roster.extras:
            item = _add(extras, "li", line.text + " ")
            _add(item, "span", f"{line.ap} AP", "ap")
    if roster.notes:
        _add(main, "h2", roster.labels["notes"])
        _add(main, "p", roster.notes, "notes")


def _about(unit: UnitLine, with_commander: str) -> Iterator[str]:
    if unit.name:
        yield unit.entry
    if unit.kind:
        yield unit.kind
    if unit.commander:
        yield with_commander


def _reference(main: ET.Element, roster: Roster) -> None:
    labels = roster.labels
    if roster.troops:
        _add(main, "h2", labels["troops"])
        _table(main, (labels["troop"], labels["movement"], labels["cohesion"]), roster.troops)
    if roster.weapons:
        _add(main, "h2", labels["weapons"])
        _table(main, (labels["weapon"], labels["range"], labels["dice"]), roster.weapons)
    if roster.tables:
        _add(main, "h2", labels["tables"], "tables")
    for rule in roster.tables:
        _rule_table(main, rule)
    if roster.chapters:
        _add(main, "h2", labels["rules"], "rules")
    for chapter in roster.chapters:
        _add(main, "h3", chapter.heading)
        terms = _add(main, "dl")
        for rule in chapter.rules:
            pair = _add(terms, "div")
            _add(pair, "dt", rule.number)
            _rule(_add(pair, "dd", rule.text), rule)


def _rule_table(main: ET.Element, rule: RuleText) -> None:
    box = _add(main, "section", cls="looked-up")
    _add(_add(box, "h3", f"{rule.text} "), "span", rule.number, "soft")
    _rule(box, rule)


def _rule(parent: ET.Element, rule: RuleText) -> None:
    """What a rule has besides its text: a table, and a word after it."""
    if rule.head:
        _table(parent, rule.head, rule.rows)
    if rule.after:
        _add(parent, "p", rule.after)
