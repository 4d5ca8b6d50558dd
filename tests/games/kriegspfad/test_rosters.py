"""Armies on paper for people: rosters, faults in words, print, what is offered, any file at all."""

import html
import json
import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zareba.engine import Setting, find_game
from zareba.games.kriegspfad.armies import army_price, faults, random_army
from zareba.games.kriegspfad.armies.muster import Army, Group, Unit, Works, army_from
from zareba.games.kriegspfad.face import desk, printing
from zareba.games.kriegspfad.face.roster_rules import numbers_for
from zareba.games.kriegspfad.face.rule_tables import LOOKED_UP
from zareba.games.kriegspfad.facts.catalogue import tribes
from zareba.wording import LANGUAGES, Words, rule_entries

CASES = tomllib.loads((Path(__file__).parent / "data" / "conformance.toml").read_text("utf-8"))
SETTING = Setting.of(find_game("kriegspfad"))
FACTS = SETTING.facts
WORDS = {language: Words(language, SETTING.game, FACTS) for language in LANGUAGES}
LISTS = FACTS.catalogue.lists
# Rows and columns of the tables that are looked up in every battle.
TABLES = {
    "KP-13.2": (23, 14), "KP-19.2": (8, 3), "KP-22.12": (16, 3), "KP-24.14": (22, 3),
    "KP-24.16": (6, 3),
}  # fmt: skip


def random_one(name="L07", year=1876, tribe="sioux", points=300, **more):
    return random_army(FACTS.catalogue, name, year, points, tribe, **more)


def some_army(**change):
    return msgspec.structs.replace(random_one(), **change)


# ------------------------------------------------------------------------------------- in words
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
def test_a_roster_has_names_for_everything_and_its_prices_add_up(name, language):
    army_list = LISTS[name]
    for year in (army_list.year_from, army_list.year_to):
        tribe = tribes(army_list, year)[0]
        army = random_one(name, year, tribe, seed=year, scenario="siege", role="defender")
        found = desk.roster(FACTS, WORDS[language], army)

        words = msgspec.json.encode({**msgspec.to_builtins(found), "labels": 0}).decode()
        assert not re.search(r"army-|[a-z]_[a-z]|\{ ?\$", words)
        assert found.ap == sum(u.ap for u in found.units) + sum(x.ap for x in found.extras)
        assert found.ap == army_price(FACTS.catalogue, army)
        assert all(rule.text for chapter in found.chapters for rule in chapter.rules)
        assert all(chapter.heading for chapter in found.chapters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES["army"], ids=lambda case: case["id"])
def test_every_broken_rule_is_told_with_names_and_a_number_that_can_be_looked_up(case, language):
    raw = json.loads(json.dumps(case["army"]))
    if commander := raw.get("commander"):
        commander.pop("n", None)
    army = army_from(raw, case["id"])
    known = {entry.number for entry in rule_entries(SETTING.game)}

    found = desk.roster(FACTS, WORDS[language], army)

    assert len(found.faults) >= len(case["expect"]["errors"])
    for fault in found.faults:
        assert fault.rule in known
        assert not re.search(r"fault-|\{ ?\$", fault.text)
        if "_" in fault.text:  # only the ids a file may use, where it uses another
            assert fault.text.startswith(("Unit", "Einheit", "Unité"))


def test_a_ratio_is_told_with_its_weapons_and_numbers():
    """KP-30.8."""
    units = tuple(Unit("warriors", (Group(4, "bow"),)) for _ in range(3))
    army = Army(list="L01", year=1757, tribe="other", units=units)

    found = desk.roster(FACTS, WORDS["de"], army).faults

    assert [f"{fault.rule}: {fault.text}" for fault in found] == [
        "KP-30.8: Musketen und Gewehre: 0, Bogen: 12. "
        "Vom ersten muss es mindestens das 2-Fache des zweiten geben."
    ]


def test_every_unit_of_a_wrong_size_is_named():
    """KP-2.1."""
    units = tuple(Unit("warriors", (Group(n, "musket"),)) for n in (1, 4, 9))
    army = Army(list="L01", year=1757, tribe="other", units=units)

    found = desk.check(FACTS, WORDS["en"], army)["faults"]

    assert [(fault["rule"], fault["unit"]) for fault in found] == [("KP-2.1", 0), ("KP-2.1", 2)]


def test_what_a_list_has_instead_is_told_by_id_and_name():
    """KP-30.1: the id is what the file needs, the name is what it means."""
    army = some_army(units=(Unit("warrior", (Group(4, "bow"),)),))

    found = desk.roster(FACTS, WORDS["de"], army).faults[0]

    assert found.text == (
        "Einheit 1: die Liste hat kein warrior. "
        "Sie hat: warriors (Krieger), trappers (Trapper (berittene Plänkler))."
    )


def test_a_year_has_no_thousands_separator():
    army = some_army(year=1950)

    found = desk.roster(FACTS, WORDS["en"], army).faults[0]

    assert found.text == "The list is for 1750 to 1890, not for 1950."


# -------------------------------------------------------------------------------- rules to print
def printed(army):
    return set(numbers_for(FACTS, LISTS[army.list], army, [*FACTS.arms][:1]))


def test_a_roster_prints_the_rules_of_what_is_in_it_and_of_nothing_else():
    """KP-3, KP-5, KP-6, KP-9, KP-11, KP-29."""
    plain = Army(list="L03", year=1780, units=(Unit("settlers", (Group(2, "musket"),)),) * 3)
    assert not {"KP-6.1", "KP-9.1", "KP-11.1", "KP-29.1", "KP-3.3", "KP-3.6"} & printed(plain)

    rich = msgspec.structs.replace(
        plain, scout="musket", wagons=3, stratagem="reinforcement", incompetent=True,
        works=Works(breastworks=2),
    )  # fmt: skip
    assert {"KP-6.1", "KP-9.1", "KP-11.7", "KP-29.2", "KP-3.6"} <= printed(rich)
    assert not {"KP-29.5", "KP-29.8", "KP-11.3"} & printed(rich)


def test_qualities_bought_or_of_the_entry_are_explained():
    brave = Unit("warriors", (Group(4, "bow"),), ("mounted", "brave"))
    assert {"KP-5.1", "KP-4.5", "KP-4.8"} <= printed(some_army(units=(brave,)))
    assert "KP-5.1" not in printed(some_army(units=(Unit("warriors", (Group(4, "bow"),)),)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", LOOKED_UP)
def test_every_table_of_a_battle_has_all_its_rows_and_cells_on_the_roster(number, language):
    """KP-13.2, KP-19.2, KP-22.12, KP-24.14, KP-24.16: as many as the facts have."""
    lead, *lines = WORDS[language].rule(number).split("\n")
    found = {t.number: t for t in desk.roster(FACTS, WORDS[language], some_army()).tables}[number]
    rows, columns = TABLES[number]

    assert (found.text, len(found.rows)) == (lead, rows)
    assert {len(row) for row in (found.head, *found.rows)} == {columns}
    assert all(cell for row in (found.head, *found.rows) for cell in row)
    spaced = re.compile(r"\s*;\s*")  # French has a narrow space before it
    wanted = [spaced.sub(";", line) for line in lines]
    assert [";".join(row) for row in (found.head, *found.rows)] == wanted[: rows + 1]
    assert found.after == "\n".join(lines[rows + 1 :])


def cells_of(page):
    """Every cell of a table of a page, as it is read."""
    return [html.unescape(cell) for cell in re.findall(r"<t[dh](?: [^>]*)?>(.*?)</t[dh]>", page)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_pdf_print_every_cell_of_the_tables(language):
    typst = pytest.importorskip("typst")
    army = some_army()
    found = desk.roster(FACTS, WORDS[language], army)
    wanted = Counter(
        cell for table in found.tables for row in (table.head, *table.rows) for cell in row
    )

    page = desk.page(FACTS, WORDS[language], army)
    assert not wanted - Counter(cells_of(page))
    assert all(table.after in html.unescape(page) for table in found.tables)

    drawn = typst.query(**printing.typst_input(found), selector="table")
    laid = Counter(text for table in json.loads(drawn) for text in texts_of(table))
    assert not wanted - laid


def texts_of(element):
    """Every text inside an element that typst lays out, each cell as one."""
    if element.get("func") == "cell":
        yield "".join(leaves(element))
    else:
        for inner in element.get("children", ()):
            yield from texts_of(inner)


def leaves(element):
    match element:
        case {"func": "text", "text": words}:
            yield words
        case {"func": "space"}:
            yield " "
        case {"body": inner}:
            yield from leaves(inner)
        case {"children": children}:
            for inner in children:
                yield from leaves(inner)


def test_a_page_is_whole_and_takes_no_markup_from_the_army():
    army = some_army(title="<script>alert(1)</script>", notes="a & b\n\"c\" 'd'")
    page = desk.page(FACTS, WORDS["fr"], army)

    assert page.startswith('<!doctype html>\n<html lang="fr">')
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "a &amp; b" in page
    assert "://" not in page  # nothing is fetched


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pdf_is_made(language):
    pytest.importorskip("typst")
    army = some_army(title='#panic("x") $ \\ *bold* <b>', notes="one\ntwo", points=10)
    made = desk.pdf(FACTS, WORDS[language], army)

    assert made.startswith(b"%PDF-")
    assert len(made) > 10_000


def test_without_the_library_the_pdf_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr(printing, "PDF_MAKER", "no_such_library")
    with pytest.raises(desk.DeskError, match=r"zareba\[print\]"):
        desk.pdf(FACTS, WORDS["de"], some_army())


# ------------------------------------------------------------------------------- what is offered
def every_time():
    for army_list in LISTS.values():
        for year in sorted({army_list.year_from, 1790, 1830, 1861, army_list.year_to}):
            if army_list.year_from <= year <= army_list.year_to:
                yield from ((army_list.id, year, tribe) for tribe in tribes(army_list, year))


def test_what_is_offered_can_be_bought_and_nothing_else():
    """KP-30.4: in every list, year and tribe."""
    for name, year, tribe in every_time():
        draft = Army(list=name, year=year, tribe=tribe)
        offer = desk.check(FACTS, WORDS["en"], draft)["offer"]
        for entry in offer["entries"]:
            fresh = msgspec.convert(entry["fresh"], Unit)
            found = {f.code for f in faults(FACTS.catalogue, draft_with(draft, fresh))}
            assert ("ENTRY_UNAVAILABLE" not in found) == entry["here"]
            assert not {"UNKNOWN", "UNIT_SIZE"} & found
            if entry["here"]:
                assert "OPTION_MANDATORY" not in found
            for option in entry["options"]:
                assert bought(draft, fresh, option) == option["here"]
        for kind, field, code in (
            ("stratagems", "stratagem", {"STRATAGEM"}),
            ("commanders", "exceptional", {"COMMANDER_YEAR", "COMMANDER_TRIBE"}),
        ):
            for ware in offer[kind]:
                army = msgspec.structs.replace(draft, **{field: ware["id"]})
                found = {f.code for f in faults(FACTS.catalogue, army)}
                assert (not code & found) == ware["here"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_builds_an_army_sees_what_troops_and_weapons_can_do(language):
    """W22, KP-7.1, KP-19.2: the same figures that the roster prints."""
    army = some_army(year=1876)
    offered = desk.check(FACTS, WORDS[language], army)["offer"]["entries"]
    warriors = next(entry for entry in offered if entry["id"] == "warriors")
    found = desk.roster(FACTS, WORDS[language], army)

    for name, moves, near in found.troops:
        assert any(name in line and moves in line and near in line for line in warriors["profile"])
    arms = [arms for entry in offered for arms in entry["loadouts"]]
    lines = [line for one in arms for line in one["profile"]]
    shooting = [row for row in found.weapons if row[1] != "–"]
    assert shooting
    for name, ranges, dice in shooting:
        assert any(name in line and ranges in line and dice in line for line in lines)


def draft_with(draft, unit):
    return msgspec.structs.replace(draft, units=(unit,))


def bought(draft, fresh, option):
    """Whether the list sells an option; other faults do not matter here."""
    if option["unit"]:
        unit = msgspec.structs.replace(fresh, opts=(option["id"],))
    else:
        group = msgspec.structs.replace(fresh.groups[0], opts=(option["id"],))
        unit = msgspec.structs.replace(fresh, groups=(group,))
    found = faults(FACTS.catalogue, draft_with(draft, unit))
    return ("OPTION_UNAVAILABLE", option["id"]) not in {(f.code, f.subject) for f in found}


def test_the_points_of_a_battle_are_those_of_the_scenario():
    """KP-16.4."""
    found = {battle["id"]: battle for battle in desk.lists(FACTS, WORDS["de"])["battles"]}
    points = {
        (name, role["id"]): role["points"]["300"]
        for name, battle in found.items()
        for role in battle["roles"]
    }

    assert points["ambush", "defender"] == 200
    assert points["siege", "defender"] == 225
    assert points["open_battle", ""] == points["raid", "attacker"] == 300


# ------------------------------------------------------------------------------ armies by chance
OCCASIONS = [
    ("", "", (1, 1)), ("ambush", "defender", (2, 3)), ("raid", "attacker", (1, 1)),
    ("siege", "attacker", (1, 1)), ("siege", "defender", (3, 4)),
]  # fmt: skip


@pytest.mark.parametrize("name", LISTS)
def test_random_armies_of_every_size_and_occasion_are_legal(name):
    """KP-12.4, KP-16.4, KP-30.2, KP-31.1 to KP-31.13: years, tribes and sizes in turn."""
    rng = random.Random(name)
    army_list = LISTS[name]
    for size in (150, 300, 450):
        for scenario, role, (share, of) in OCCASIONS:
            year = rng.randint(army_list.year_from, army_list.year_to)
            tribe = rng.choice(tribes(army_list, year))
            points = size * share // of
            army = random_one(
                name, year, tribe, points, seed=rng.randrange(99), scenario=scenario, role=role
            )
            assert faults(FACTS.catalogue, army) == [], (year, tribe, points, scenario)
            assert army_price(FACTS.catalogue, army) <= points


@pytest.mark.parametrize("name", LISTS)
def test_an_army_by_chance_spends_its_points(name):
    """W22: at least 95 of 100, or every unit it may have is full."""
    army_list, most = LISTS[name], FACTS.catalogue.defaults
    for points in (150, 300):
        wish = desk.Wish(list=name, year=army_list.year_to, points=points, seed=points)
        army = desk.new(FACTS, WORDS["en"], wish)
        ap = army_price(FACTS.catalogue, army)
        full = len(army.units) == most.units_max and all(
            unit.size in (1, most.unit_elements_max) for unit in army.units
        )
        assert faults(FACTS.catalogue, army) == []
        assert points * 0.95 <= ap <= points or full, (points, ap)


def test_a_wish_that_no_army_fulfils_is_answered_in_words():
    wish = desk.Wish(list="L13", year=1876, points=50, scenario="siege", role="attacker")
    with pytest.raises(desk.DeskError, match="50 Punkten gefunden für US-Armee"):
        desk.new(FACTS, WORDS["de"], wish)
    with pytest.raises(desk.DeskError, match="no army list L77"):
        desk.new(FACTS, WORDS["en"], desk.Wish(list="L77", year=1876))


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"list": "L01", "year": 1900}, r"1750 to 1864, not for 1900. \[KP-30.1\]"),
        ({"list": "L05", "year": 1777, "tribe": "dutch"}, r"does not know dutch. \[KP-30.1\]"),
        ({"list": "L05", "year": 1830, "tribe": "french"}, r"not available in 1830. \[KP-30.1\]"),
        ({"list": "L03", "year": 1780, "scenario": "picnic"}, "no “picnic”.*ambush, raid, siege"),
        ({"list": "L03", "year": 1780, "scenario": "raid"}, "attacker, defender"),
        ({"list": "L03", "year": 1780, "enemy": "L40:x"}, "no “L40:x”"),
    ],
)
@pytest.mark.parametrize("empty", [False, True])
def test_a_wish_for_what_there_is_not_is_answered_with_the_rule(wish, words, empty):
    with pytest.raises(desk.DeskError, match=words):
        desk.new(FACTS, WORDS["en"], desk.Wish(**wish, empty=empty))


# --------------------------------------------------------------------------------- any file at all
def looked_at(text):
    """Whatever a file holds: words about it, or a check, a roster and a page; never a failure."""
    words = WORDS["de"]
    refused = ""
    try:
        army = desk.read(words, text, "x.json")
    except desk.DeskError as error:
        refused = str(error)
    if refused:
        assert refused.startswith("x.json: ")
        assert "army-" not in refused
        return
    checked = desk.check(FACTS, words, army)
    assert desk.read(words, json.dumps(checked["army"])) == army
    desk.page(FACTS, words, army)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
PIECES = st.sampled_from(
    ["warriors", "bow", "musket", "mounted", "brave", "L01", "L13", "", "sioux", "raid", "siege",
     "attacker", "defender", "surprise", 0, 1, -1, 3, 10**30, 1876, 2.5, None, True, [], {}]
)  # fmt: skip


@settings(max_examples=150, deadline=None, derandomize=True)
@given(PLAIN)
def test_any_json_is_an_army_or_is_refused_in_words(raw):
    looked_at(json.dumps(raw))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.binary(max_size=60))
def test_any_bytes_are_refused_in_words(raw):
    looked_at(raw)


def places(thing, path=()):
    """Every place inside plain data."""
    yield path
    if isinstance(thing, dict | list):
        for key, inner in thing.items() if isinstance(thing, dict) else enumerate(thing):
            yield from places(inner, (*path, key))


def with_change(thing, path, value):
    if not path:
        return value
    made = dict(thing) if isinstance(thing, dict) else list(thing)
    made[path[0]] = with_change(thing[path[0]], path[1:], value)
    return made


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.data())
def test_an_army_with_anything_changed_is_checked_or_refused_in_words(data):
    case = data.draw(st.sampled_from(CASES["army"]))
    raw = json.loads(json.dumps(case["army"]))
    (raw.get("commander") or {}).pop("n", None)
    for _ in range(data.draw(st.integers(1, 4))):
        path = data.draw(st.sampled_from([*places(raw)]))
        raw = with_change(raw, path, data.draw(PIECES | PLAIN))
        if not isinstance(raw, dict):
            break
    looked_at(json.dumps(raw))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"list": "L01", "year": 1757, "game": "khartoum"}', "game: das ist eine Armee von khart"),
        ('{"list": "L01", "year": 1757, "format": 2}', "format: Format 2; dieses Programm liest 1"),
        ('{"list": "L01", "year": 1757, "yaer": 1}', "kein Feld yaer. Bekannt sind: game, format"),
        (
            '{"list": "L01", "year": 1757, "units": [{"entry": "x", "groups": [], "opt": 1}]}',
            "kein Feld units[0].opt. Bekannt sind: entry, groups, opts, name",
        ),
        ('{"list": "L01", "year": "1757"}', "year: hier gehört eine Zahl hin."),
        ('{"year": 1757}', "army: das Feld list fehlt."),
        ('{"list": "L01", "year": 1757, "wagons": 1000}', "wagons: höchstens 999."),
        ("[]", "keine Armee von Kriegspfad"),
        ("{", "kein JSON"),
        (" " * 40_000, "länger als 30000 Bytes"),
        ("[" * 5_000, "kein JSON"),
    ],
)
def test_a_file_that_is_no_army_is_refused_with_the_field_and_what_is_expected(text, words):
    with pytest.raises(desk.DeskError) as refused:
        desk.read(WORDS["de"], text, "x.json")

    assert words in str(refused.value)
