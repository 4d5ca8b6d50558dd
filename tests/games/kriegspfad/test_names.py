"""Units by name: dealt with the army, the same to the end, silent about the hidden (KP-37.1)."""

import random

import msgspec
import pytest

from games.kriegspfad.kp_table import hide, line, table, unit
from support import some_choice
from zareba.engine import Play, Setting
from zareba.engine.chance import secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.armies import random_army, read_army
from zareba.games.kriegspfad.armies.muster import compact
from zareba.games.kriegspfad.face.board import board
from zareba.games.kriegspfad.face.names import arrow, company_name, side_name, unit_name
from zareba.games.kriegspfad.face.words import hint
from zareba.games.kriegspfad.facts.catalogue import tribes
from zareba.games.kriegspfad.field.companies import companies, muster, roster_numbers
from zareba.games.kriegspfad.field.marks import ANIMALS, LETTERS, marks, titles
from zareba.games.kriegspfad.prepare.asks import MusterArmy, StratagemChoice
from zareba.wording import LANGUAGES, Words

SETTING = Setting.of(GAME, 2, {"scenario": "raid", "size": "300"})
FACTS = SETTING.facts
WORDS = {language: Words(language, GAME, FACTS) for language in LANGUAGES}
LISTS = FACTS.catalogue.lists


def an_army(name, seed=0, **change):
    army_list = LISTS[name]
    tribe = tribes(army_list, army_list.year_from)[0]
    army = random_army(FACTS.catalogue, name, army_list.year_from, 300, tribe, seed=seed)
    return msgspec.structs.replace(army, **change)


# ---------------------------------------------------------------------------------------- marks
@pytest.mark.parametrize("name", LISTS)
def test_every_unit_of_both_sides_has_another_name(name):
    army = an_army(name)
    both = [c.mark for seat in (0, 1) for c in muster(FACTS, army, True, seat)]

    assert all(both)
    assert len(set(both)) == len(both)


def test_there_are_marks_for_more_units_than_any_army_has():
    for wild in (True, False):
        dealt = marks("an army", 0, [wild] * 30)
        assert len(set(dealt)) == 30
    assert not {*ANIMALS[0], *LETTERS[0]} & {*ANIMALS[1], *LETTERS[1]}


def test_a_mark_does_not_tell_the_place_of_a_unit_on_the_roster():
    """KP-37.1(c): the first unit has any of the marks, and so has the last."""
    first, last = set(), set()
    for seed in range(60):
        army = an_army("L07", seed)
        dealt = [c.mark for c in muster(FACTS, army, False, 0) if c.mark in ANIMALS[0]]
        first.add(dealt[0])
        last.add(dealt[-1])

    assert first == last == {*ANIMALS[0]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_have_words(language):
    said = [WORDS[language].name("mark", mark) for side in ANIMALS for mark in side]

    assert len(set(said)) == len(said)
    assert not {*said} & {mark for side in ANIMALS for mark in side}


# ------------------------------------------------------------------------------ at a real table
def a_raid(names=False):
    """A raid up to the first round, by chance; two units of the first side have names."""
    play, rng = Play(SETTING, secret=secret_from("names")), random.Random(4)
    kept: dict[int, list[set[tuple[str, int]]]] = {0: [], 1: []}
    while not play.position.state.round:
        seat = play.position.waiting_for()[0]
        ask = play.position.ask(seat)
        choice = some_choice(play.position, seat, GAME, rng, 0.0)
        if isinstance(ask, MusterArmy) and seat == 0 and names:
            choice = with_names(choice)
        play.choose(choice, seat)
        g = play.position.state
        for side in (0, 1):
            numbers = roster_numbers(g, side)
            kept[side].append(
                {(c.mark, n) for c, n in zip(companies(g, side), numbers, strict=True)}
            )
    return play, kept


def with_names(choice):
    army = read_army(choice)
    units = tuple(
        msgspec.structs.replace(u, name="Red Cloud's riders" if n < 2 else "")
        for n, u in enumerate(army.units)
    )
    return compact(msgspec.structs.replace(army, units=units))


def test_names_and_numbers_stay_while_others_are_placed():
    """W9: neither the mark nor the number of a company changes, and the unit keeps the mark."""
    play, kept = a_raid()
    g = play.position.state

    for side in (0, 1):
        known = {}
        for moment in kept[side]:
            for mark, number in moment:
                assert known.setdefault(mark, number) == number
        placed = [g.mark[u] for u in range(len(g.side)) if g.side[u] == side]
        assert placed
        assert {*placed} <= {*known}
        assert len(set(placed)) == len(placed)


def test_names_of_the_army_file_are_shown_when_the_unit_is_seen():
    play, _ = a_raid(names=True)
    g = play.position.state
    own = [u for u in range(len(g.side)) if g.side[u] == 0 and g.title[u]]
    waiting = [c for c in companies(g, 0) if c.title]
    assert len(own) + len(waiting) == 2

    shown = {unit_name(g, u, WORDS["en"]) for u in own}
    assert shown <= {"Red Cloud's riders", "Red Cloud's riders 2"}
    view = msgspec.json.encode(play.position.state.seen_by(1)).decode()
    lines = "\n".join(board(play.position.state.seen_by(1), FACTS, WORDS["de"]))
    for title in shown:
        assert title in lines
        assert any(title == fact for entry in play.log for fact in entry.facts.values())
    for company in waiting:
        assert f'"{company.title}"' not in view


def test_the_enemy_sees_no_name_of_a_hidden_unit():
    """KP-37.1(a)."""
    g = table("raid", attacker=0)
    unit(g, 0, "skirmisher", *line(20, 10, 90, 2))
    hide(g, 1, "warrior", *line(30, 30, 270, 2))
    g.reserve[1] = tuple(c.known_as("eagle", "Dog Soldiers") for c in g.reserve[1])

    assert company_name(g, 1, 0, WORDS["en"]) == "No. 1 Dog Soldiers"
    assert "Dog Soldiers" not in msgspec.json.encode(g.seen_by(0)).decode()
    assert "Dog Soldiers" in msgspec.json.encode(g.seen_by(1)).decode()


def test_units_laid_by_hand_are_counted():
    g = table()
    for seat in (0, 1):
        for x in (20, 40):
            unit(g, seat, "regular", (x, 10 + 20 * seat, 90), entry="infantry")

    names = [unit_name(g, u, WORDS["en"]).rpartition(" ")[2] for u in range(4)]
    assert names == ["1", "2", "A", "B"]


# --------------------------------------------------------------------------------- names given
@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (["Scouts", "", "scouts", "Scouts 2"], ["Scouts", "", "scouts 2", "Scouts 2 2"]),
        (["  2nd \t Rangers\n", "\x1b[2J", "a\u202eb"], ["2nd Rangers", "[2J", "a b"]),
    ],
)
def test_names_are_printable_and_each_is_there_once(given, shown):
    assert titles(given) == shown


# ---------------------------------------------------------------------------------------- sides
def test_a_side_is_called_by_its_army():
    g = table()
    assert [side_name(g, seat, WORDS["en"]) for seat in (0, 1)] == ["US Army", "Sioux (Dakota)"]
    g.lists, g.tribes = ["L07", "L07"], ["sioux", "sioux"]
    assert [side_name(g, seat, WORDS["de"]) for seat in (0, 1)] == ["Erste Seite", "Zweite Seite"]
    g.lists, g.tribes = ["", ""], ["", ""]
    assert side_name(g, 0, WORDS["fr"]) == WORDS["fr"].name("side", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nation_with_a_list_of_its_own_is_named_once(language):
    words, twice = WORDS[language], []
    for army_list in LISTS.values():
        for tribe in army_list.tribe:
            chosen = words.name("choice", f"{army_list.id}-{tribe.id}")
            parts = chosen.replace(" :", ":").split(": ")
            twice += [chosen] if len(set(parts)) < len(parts) else []

    assert twice == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stratagem_says_its_price_and_what_it_does(language):
    """KP-11.1"""
    words, g = WORDS[language], table()
    for name, price in FACTS.catalogue.stratagem.items():
        said = hint(g, StratagemChoice(0), name, words)
        assert str(price) in said
        assert len(said) > 2 * len(words.text("hint-ap", n=price)), said


def test_a_facing_is_drawn_as_an_arrow():
    assert "".join(arrow(facing) for facing in (0, 900, 1800, 2700, 3590)) == "→↑←↓→"
