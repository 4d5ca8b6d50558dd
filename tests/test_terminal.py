"""The line client: what is typed, what is told to whom, and how long one waits."""

from __future__ import annotations

import random
import re
import time
from types import SimpleNamespace

import pytest

from games.khartoum.sieges import before_defence
from support import ALL_GAMES, again, some_choice
from zareba.analysis import odds
from zareba.analysis.odds import MOST_JUDGED
from zareba.engine import Domain, Play, Record, Setting, find_game
from zareba.engine.chance import secret_from
from zareba.engine.play import Line
from zareba.games.khartoum.rules.asks import ZoneToFortify
from zareba.games.kriegspfad.battle.asks import Loss
from zareba.terminal import LineClient, Quit, Seats, fitted
from zareba.terminal.answers import Keys, in_short, keyed, lines, number_of
from zareba.terminal.line import COMMANDS
from zareba.terminal.story import Story
from zareba.wording import LANGUAGES, Words

STRATAGEM = "kriegspfad.StratagemChoice"
# Options are listed or drawn; usually one game of each kind (the server finds odds in all games).
TYPICAL = ("poilus", "kriegspfad")
LISTED_AND_DRAWN = [
    pytest.param(game, id=game.name, marks=() if game.name in TYPICAL else again)
    for game in ALL_GAMES
]


def client(play, language="en", seats=None, told=None, **more):
    game, facts = play.setting.game, play.setting.facts
    sitting = seats or Seats.all_people(play.setting.players, game)
    words = Words(language, game, facts)
    return LineClient(play, words, sitting, lambda _: "quit", told.append, **more)


# « Quoi ? », « rien : tout va bien »: a French sign of two parts stands apart from its word.
APART = re.compile(r"[^\s(:;?!](?=[:;?!](?:\s|$))")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Army 1 loses: 2 cavalry, carabinier [RB-15.9]"),
        ("de", "Armee 1 verliert: Karabinier, 2 Kavallerie [RB-15.9]"),
    ],
)
def test_like_losses_of_a_row_are_counted(language, told):
    lost = ["cavalry", "cavalry", "carabinier"]
    if language == "de":
        lost.reverse()
    game = find_game("burnoose")
    play = Play(Setting.of(game, 3, {}), secret_from("row"))
    story = Story(play, Words(language, game, play.setting.facts))
    play.log += [
        Line("french_lost", "RB-15.9", {"army": 1, "unit": unit}, at=len(play.record.choices))
        for unit in lost
    ]
    assert [*story.news(None)][-1] == told


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_in_french_every_colon_stands_apart(game):
    """Whatever the terminal says: table, question, options, rules, log, what code joins."""
    options = {"size": "150", "scenario": "raid"} if game.name == "kriegspfad" else {}
    setting = Setting.of(game, game.players[0], options)
    play, rng, told = Play(setting, secret_from("apart")), random.Random(7), []
    table, asked = client(play, "fr", told=told), set()
    while not play.position.over and len(play.record.choices) < 60:
        seat = play.position.waiting_for()[0]
        if (kind := play.position.ask(seat).kind) not in asked:
            asked.add(kind)
            for typed in ("options", "board all", "why"):
                table.obey(typed, seat)
        play.choose(some_choice(play.position, seat, game, rng, 0.7), seat)
    table.log(1000, seat)
    told += [table.words.text(message) for message in ("choose-number", "help")]

    wrong = [line for line in told if APART.search(line.replace("(?", ""))]
    assert told
    assert not wrong, wrong[:5]


def test_numbers_are_typed_themselves_and_done_is_nought():
    """A number question is answered by the number; Done comes last, whatever the engine's order."""
    assert keyed([0, 1, 2]) == [("0", 0), ("1", 1), ("2", 2)]
    assert keyed([3, 4, "done"]) == [("3", 3), ("4", 4), ("0", "done")]
    assert keyed(["done", "fort", "town"]) == [("1", "fort"), ("2", "town"), ("0", "done")]
    assert keyed(["drawn", 1750, 1751]) == [("1", "drawn"), ("1750", 1750), ("1751", 1751)]
    assert keyed([0, 1, "none"]) == [("0", 0), ("1", 1), ("2", "none")]
    assert keyed(["a", "end", "done"]) == [("1", "a"), ("2", "end"), ("3", "done")]
    assert keyed([True, False]) == [("1", True), ("2", False)]
    assert in_short(["1", "2", "3", "0"]) == "1–3, 0"
    years = [(str(n), str(n)) for n in range(1750, 1891)]
    assert list(lines([("1", "by chance"), *years])) == ["  1  by chance", "  1750–1890"]


def test_nothing_is_numbered_anew_in_a_list_that_shrinks():
    """Zones are fortified one after the other: what stood at 9 stands at 9 the next time."""
    keys, ask = Keys(), ZoneToFortify(0, placed=0)
    zones = ["fort", "town", "mole", "gate"]
    assert keys.of(ask, zones, 0) == keyed(zones)
    assert keys.of(ask, ["fort", "mole", "gate", "done"], 0) == [
        ("1", "fort"), ("3", "mole"), ("4", "gate"), ("0", "done"),
    ]  # fmt: skip
    assert keys.of(ask, zones, 0) == keyed(zones), "taken back"
    learned = [("1", "fort"), ("3", "mole"), ("4", "gate")]
    assert keys.of(ask, ["gate", "mole", "fort"], 0) == learned, "as the list was first shown"
    assert keys.of(ask, zones, 0) == keyed(zones)
    assert keys.of(ask, ["gate"], 0) == [("1", "gate")], "too little is left to look for"
    assert keys.of(ask, ["gate", "wall"], 0) == [("1", "gate"), ("2", "wall")]
    assert keys.of(ask, ["wall"], 1) == [("1", "wall")], "another person's list"


def test_several_answers_in_one_line_until_something_happens():
    play, told = Play(Setting.of(find_game("khartoum")), secret_from("ahead")), []
    typed = iter(["1 5 9 x", "1 5 9 0 77", "quit", "quit"])
    table = client(play, told=told)
    table.read = lambda _: next(typed)
    with pytest.raises(Quit):
        table.run()

    assert [choice for _, choice in play.record.choices] == ["fortify", "white5", "red5", "done"]
    assert any("1 5 9 x" in text for text in told), "what is no number is no answer"
    assert table.words.text("typed-ahead-void", keys="77") in told
    assert told[-1] == table.words.text("quit-unsaved"), "who did not save is told so"


def test_no_game_is_lost_by_an_answer_typed_ahead():
    """Khartoum, turn 2: ending the phase with open paths is warned of, and done when looked at."""
    play, told = Play(Setting.of(find_game("khartoum")), secret_from("a")), []
    typed = iter(["0", "1 1 0 0", "quit", "quit"])
    table = client(play, told=told)
    table.read = lambda _: next(typed)
    with pytest.raises(Quit):
        table.run()

    assert play.position.state.turn == 2
    assert play.record.choices[-1] == (0, "done")
    assert table.words.text("typed-ahead-void", keys="0") in told


def test_a_key_typed_ahead_means_what_it_meant_in_the_list_on_the_screen():
    """Troops alone are offered first; whoever joins them afterwards numbers nobody anew."""
    play = Play(Setting.of(find_game("khartoum")), secret_from("ahead"))
    told: list[str] = []
    table, keys = client(play, told=told), Keys()
    ask = SimpleNamespace(counts=True, kind="post")
    shown = dict(keys.of(ask, ["egyptian", "bashi", "levy"], 0))
    keys.line_begins(ask, 0)

    ahead = dict(keys.of(ask, ["bashi", "levy", "stewart", "done"], 0, ahead=True))

    assert shown == {"1": "egyptian", "2": "bashi", "3": "levy"}
    assert ahead == {"2": "bashi", "3": "levy", "0": "done"}, "the new one was not on the screen"
    anew = dict(keys.of(ask, ["bashi", "levy", "stewart", "done"], 0))
    assert anew == {"1": "bashi", "2": "levy", "3": "stewart", "0": "done"}
    assert table.keys.of(ask, ["left", "right"], 0) == [("1", "left"), ("2", "right")]
    assert table.keys.of(ask, ["right", "left"], 0) == [("1", "left"), ("2", "right")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_was_warned_of_is_done_at_the_second_word(language):
    """LK-6.7.7: a key struck once too often ends no phase with the paths open."""
    play, told = Play(Setting.of(find_game("khartoum")), secret_from("twice")), []
    play.choose("end", 0)  # turn 1
    table, before = client(play, language, told=told), len(play.record.choices)

    table.obey("0", 0)

    assert len(play.record.choices) == before
    assert told == [table.words.text("warned-twice", key="0")]
    table.obey("0", 0)
    assert len(play.record.choices) == before + 1


def test_a_rule_is_found_without_the_letters_and_a_heading_tells_what_stands_under_it():
    play, told = Play(Setting.of(find_game("khartoum")), secret_from("why")), []
    table = client(play, told=told)

    table.obey("why 7.1.3", 0)
    table.obey("why LK-7.1", 0)

    assert told[0].startswith("LK-7.1.3: ")
    assert told[1].startswith("LK-7.1: ")
    assert told[0] in told[2:], "the rule stands under its heading"
    assert told[2].startswith("LK-7.1.1: ")


def test_no_line_is_broken_before_a_sign_that_belongs_to_a_word():
    """25 %, « oui » and « pourquoi ? » stay together."""
    for text in ("Triumph 25 % und mehr", "dis « oui » encore", "alors pourquoi ? parce que"):
        for width in range(30, 60):
            padded = "x" * (width - 9) + " " + text
            for line in fitted(padded, width).split("\n"):
                assert not line.strip().startswith(("%", "»", "?")), (width, line)
                assert not line.endswith("«"), (width, line)


def test_lines_are_broken_between_words_and_go_on_below_their_beginning():
    line = "  12  " + "Fort Omdurman " * 8
    first, *others = fitted(line.rstrip(), 40).split("\n")
    assert first.startswith("  12  Fort")
    assert others
    assert all(
        other.startswith(" " * 6 + "F") or other.startswith(" " * 6 + "O") for other in others
    )
    assert all(len(part) <= 40 for part in (first, *others))
    assert " ".join(fitted(line, 40).split()) == " ".join(line.split())
    assert fitted(line, 0) == line, "a pipe gets it whole"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_the_language_of_the_reader(language):
    """Help names them, and the English ones are understood everywhere."""
    play, told = Play(Setting.of(find_game("khartoum")), secret_from("words")), []
    table = client(play, language, told=told)
    table.obey("?", 0)
    shown = told.pop()
    assert len(table.commands) == len(COMMANDS)
    for own, english in table.commands.items():
        assert own in shown or english == "help"
        if english not in ("odds", "hint", "quit", "save"):
            assert table.command(own, 0) == table.command(english, 0) is True


@pytest.mark.parametrize("game", LISTED_AND_DRAWN)
def test_odds_come_within_seconds_and_leave_the_table_alone(game, monkeypatch):
    """A8: bounded everywhere, also where a game to its end takes ten seconds.

    Seconds of this process: how much others leave of the machine does not matter.
    """
    monkeypatch.setattr(odds, "time", SimpleNamespace(monotonic=time.process_time))
    play, rng = Play(Setting.of(game), secret_from("odds")), random.Random(2)
    for _ in range(40):
        seat = play.position.waiting_for()[0]
        play.choose(some_choice(play.position, seat, game, rng, 1.0), seat)
    while isinstance(play.position.ask(), Domain):
        seat = play.position.waiting_for()[0]
        play.choose(some_choice(play.position, seat, game, rng, 1.0), seat)
    told, seat = [], play.position.waiting_for()[0]
    table = client(play, "de", told=told)
    before = play.record.to_text()
    begun = time.process_time()
    table.obey("odds 2", seat)

    assert time.process_time() - begun < 20  # two seconds; it used to be minutes
    assert play.record.to_text() == before
    shown, options = [line for line in told if " % ± " in line], play.position.options(seat)
    # Where a machine is too slow for games to their end, the first options are judged.
    assert len(shown) in (len(options), min(len(options), MOST_JUDGED))
    assert "Standardfehler" in told[-1]


@pytest.mark.parametrize("game", LISTED_AND_DRAWN)
def test_a_hint_names_the_choice_the_next_best_and_why(game, monkeypatch):
    monkeypatch.setattr(odds, "time", SimpleNamespace(monotonic=time.process_time))
    play, rng = Play(Setting.of(game), secret_from("odds")), random.Random(2)
    for _ in range(40):
        seat = play.position.waiting_for()[0]
        play.choose(some_choice(play.position, seat, game, rng, 1.0), seat)
    told, seat = [], play.position.waiting_for()[0]
    table, before = client(play, "fr", told=told), play.record.to_text()
    table.obey("hint 2", seat)

    assert play.record.to_text() == before
    assert any(line.startswith("Je choisirais : ") for line in told)


def test_odds_say_which_options_were_not_tried(monkeypatch):
    """Where a machine is too slow for games to their end only the first options are judged."""
    game = find_game("kriegspfad")
    play, told = Play(Setting.of(game), secret_from("many")), []  # the first question: a year
    table = client(play, "de", told=told)
    monkeypatch.setattr("zareba.analysis.odds.PATIENCE", 0.0)
    table.obey("odds 1", play.position.waiting_for()[0])

    options = len(play.position.options(0))
    shown = [line for line in told if " % ± " in line]
    assert options > MOST_JUDGED >= len(shown)
    assert f"Nur die ersten {MOST_JUDGED} von {options} wurden ausprobiert" in told[-2]
    assert "Nicht ausprobiert: " in told[-2]
    assert len(told[-2]) < 400  # years are not named one by one


def test_an_offer_that_ends_a_free_question_comes_last_and_is_nought():
    """As everywhere: Kriegspfad's changes of the terrain, "no other change"."""
    game = find_game("kriegspfad")
    setting = Setting.of(game, 2, {"size": "150", "scenario": "raid"})
    play, rng, told = Play(setting, secret_from("change")), random.Random(4), []
    table = client(play, "de", told=told)
    while type(play.position.ask()).__name__ != "Change":
        seat = play.position.waiting_for()[0]
        play.choose(some_choice(play.position, seat, game, rng, 1.0), seat)
    seat = play.position.waiting_for()[0]
    keys = table.drafts.keyed(play.position.ask())
    assert [key for key, _ in keys] == [*map(str, range(1, len(keys))), "0"]
    assert keys[-1][1] == {"done": {}}
    table.obey("0", seat)
    assert told[-1] == table.words.text("draft-ready")
    before = len(play.record.choices)
    table.obey("ok", seat)
    assert len(play.record.choices) > before


def deploying(play, game, rng):
    """Up to the first company that is placed."""
    while type(play.position.ask()).__name__ != "Deploy":
        seat = play.position.waiting_for()[0]
        play.choose(some_choice(play.position, seat, game, rng, 1.0), seat)


def test_companies_are_placed_by_the_number_they_have_until_the_last():
    """Kriegspfad: what stood at 4 stands at 4, however few wait."""
    game = find_game("kriegspfad")
    options = {"size": "150", "scenario": "open_battle"}
    play, rng = Play(Setting.of(game, 2, options), secret_from("numbers")), random.Random(3)
    table, asked = client(play, told=[]), []
    deploying(play, game, rng)
    while type(ask := play.position.ask()).__name__ == "Deploy":
        for key, intent in table.drafts.keyed(ask):
            if "take" in intent:
                assert key == str(intent["take"]["number"] + 1)
        if (first := play.position.waiting_for()[0]) == ask.seat:
            asked.append(len(table.drafts.keyed(ask)))
        play.choose(some_choice(play.position, first, game, rng, 1.0), first)
    assert min(asked) == 1
    assert max(asked) > 2


def test_elements_are_lost_by_the_number_they_have():
    """Kriegspfad: "element 3" is typed 3, whoever would be missed least."""
    words = Words("en", find_game("kriegspfad"))
    g = SimpleNamespace(first=[0, 5], unit=[0] * 5 + [1] * 4)
    number = number_of(words, Loss(0, 1), g)
    assert keyed([7, 5, 8], number) == [("3", 7), ("1", 5), ("4", 8)]
    keys = Keys()
    assert keys.of(Loss(0, 1), [7, 5, 8], 0, number=number) == [("1", 5), ("3", 7), ("4", 8)]
    assert keys.of(Loss(0, 1), [8], 0, number=number) == [("4", 8)], "the last of them, too"


def test_a_list_that_shrinks_step_by_step_is_never_numbered_anew():
    """A run of questions goes on, however little is left of its first list."""
    keys, ask = Keys(), ZoneToFortify(0, placed=0)
    zones = ["fort", "town", "mole", "gate"]
    first = dict(map(reversed, keys.of(ask, zones, 0)))
    while zones:
        zones = zones[1:]
        assert all(first[zone] == key for key, zone in keys.of(ask, zones, 0))


def test_what_the_log_tells_of_a_choice_is_not_told_twice():
    """Les Poilus: a card that a bot plays stands in the log; its choice is not repeated above."""
    game = find_game("poilus")
    play, told = Play(Setting.of(game, 3), secret_from("twice")), []
    seats = Seats(["me", "soldier", "soldier"], game)
    table = client(play, "de", seats=seats, told=told)
    for _ in range(30):
        seat = play.position.waiting_for()[0]
        if seat in table.bots:
            table.let_bot_choose(seat)
        else:
            table.take(some_choice(play.position, seat, game, random.Random(1), 1.0), seat)
        table.tell(0)

    assert any(" spielt " in line for line in told)
    assert not [line for line in told if line.startswith("Spieler 2") and "Ausspielen" in line]


def test_what_happens_to_one_after_the_other_is_told_in_one_line():
    """The Red Burnoose: five cards drawn, units that join an army."""
    game = find_game("burnoose")
    play, told, rng = Play(Setting.of(game, 2), secret_from("rows")), [], random.Random(1)
    table = client(play, "de", seats=Seats(["me", "soldier"], game), told=told)
    for _ in range(40):
        seat = play.position.waiting_for()[0]
        table.take(some_choice(play.position, seat, game, rng, 0.9), seat)
        table.tell(0)

    drawn = [line.partition(": ")[2] for line in told if line.startswith("Du ziehst: ")]
    assert any(line.count(",") > 1 for line in drawn)
    own = [line for line in play.lines(0) if line.event == "drew"]
    assert sum(how_many(thing) for line in drawn for thing in line.split(", ")) == len(own)
    assert not any("(Soldat" in line for line in told), "a bot's rank is said once"


def test_commands_that_have_nothing_to_tell_say_so():
    play, told = Play(Setting.of(find_game("poilus"), 3), secret_from("x")), []
    table = client(play, "de", told=told)
    play.log.clear()
    for typed, said in (
        ("log", table.words.text("log-empty")),
        ("log 0", table.words.text("log-empty")),
        ("", table.words.text("nothing-typed", keys="1–3")),
    ):
        told.clear()
        table.obey(typed, play.position.waiting_for()[0])
        assert len(told) == 1
        assert told[0].split()[0] == said.split()[0], typed


def test_odds_are_stopped_by_the_keyboard_and_the_question_stays(monkeypatch):
    game = find_game("burnoose")
    play, told = Play(Setting.of(game), secret_from("stop")), []
    table = client(play, told=told)

    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("zareba.analysis.odds.Trial.round", interrupt)
    table.obey("odds", play.position.waiting_for()[0])

    assert told[-1] == table.words.text("odds-none")
    assert not play.record.choices


def how_many(thing):
    number = thing.partition(" ")[0]
    return int(number) if number.isdecimal() else 1


def by_rows(told):
    """Of each line said, what the log has: of cards drawn one after the other, 2 Man cards."""
    for text in told:
        what, _, rule = text.removeprefix("You draw: ").rpartition(" [")
        if text.startswith("You draw: "):
            row = []
            for thing in what.split(", "):
                n = how_many(thing)
                card = thing if n == 1 else thing.removeprefix(f"{n} ").removesuffix(" cards")
                row += [f"You draw: {card} [{rule}"] * n
            yield row
        else:
            yield [text]


def test_every_person_is_told_what_happened_since_and_only_what_is_his():
    """A3, LP-3.11: bookmarks of several readers; private lines reach one of them."""
    game = find_game("burnoose")
    play, told = Play(Setting.of(game, 2), secret_from("two")), []
    handed = []
    table = client(
        play, told=told, seats=Seats(["me:Anna", "me:Ben"], game), hand_over=handed.append
    )
    rng = random.Random(1)
    for _ in range(60):
        seat = play.position.waiting_for()[0]
        table.give_screen(seat)
        table.tell(seat)
        table.take(some_choice(play.position, seat, game, rng, 0.9), seat)

    private = [line for line in play.log if line.to is not None]
    assert private
    assert any("Anna" in text for text in handed)
    assert any("Ben" in text for text in handed)
    for reader in (0, 1):
        told.clear()
        table.story._bookmarks.pop(reader, None)
        table.tell(reader)
        texts = {table.words.line(line) for line in private}
        own = [table.words.line(line) for line in private if line.to == reader]
        rows = [row for row in by_rows(told) if row[0] in texts]
        for row in rows:  # like things of a row are told together, rows in their order
            so_many, own = own[: len(row)], own[len(row) :]
            assert row == sorted(so_many, key=so_many.index)
        assert rows
        assert own == []


def test_why_tells_the_rule_and_what_is_not_possible_now():
    """A4: a missing option has a reason and a rule."""
    play, told = Play(Setting.of(find_game("khartoum")), secret_from("why")), []
    table = client(play, "de", told=told)
    table.obey("why", 0)

    assert told[0].startswith(f"{play.position.rule(0)}: ")
    assert table.words.text("not-possible-now") in told
    assert told[-1].endswith("]")
    told.clear()
    table.show_options(0)
    question = told.index(table.words.question(play.position, 0))
    assert told[1:question] == table.words.situation(play.position, 0)
    assert question > 1
    told.clear()
    table.obey("board", 0)
    short = len(told)
    told.clear()
    table.obey("board all", 0)
    assert len(told) > short


# ------------------------------------------------------------------------------------- taking back
def until_dice(play, table):
    """Play on until dice or cards have come since the last choice."""
    rng = random.Random(2)
    while play.undo_refused(0) in ("", "nothing-chosen"):
        table.take(rng.choice(play.position.options(0)), 0)


def test_alone_everything_can_be_taken_back_and_the_log_and_the_record_say_so(tmp_path):
    """S5: with nobody to ask it is allowed, and never without a trace."""
    play, told = Play(Setting.of(find_game("khartoum")), secret_from("alone")), []
    table = client(play, told=told, save_file=tmp_path / "game.json")
    table.obey("undo", 0)
    assert told == ["There is nothing to take back."]
    until_dice(play, table)
    made, why = len(play.record.choices), play.undo_refused(0)
    table.obey("undo", 0)
    table.tell(0)
    table.keep()

    assert len(play.record.choices) == made - 1
    assert any(text.startswith("Taken back: ") for text in told)
    assert any("took back a choice after" in text for text in told)
    (undone,) = Record.load(tmp_path / "game.json").undone
    assert (undone.how, undone.why, len(undone.choices)) == ("alone", why, 1)


def test_again_posts_as_the_last_time_and_is_taken_back_as_a_whole():
    """LK-6.7: the person still says when it is done."""
    play, told = before_defence(1), []
    table = client(play, told=told)
    before = len(play.record.choices)
    table.show_options(0)
    offered = next(i for i, line in enumerate(told) if line.startswith("  again  As last turn"))
    assert all(" %" in line for line in told[offered + 1 :] if line.startswith("    "))

    table.obey("again", 0)
    table.tell(0)

    g = play.position.state
    assert sum(map(len, g.garrison)) > 4
    assert "done" in play.position.options(0)
    assert "Everything is arranged as the last time." in told
    table.obey("undo", 0)
    assert len(play.record.choices) == before
    assert not any(play.position.state.garrison)
    assert play.record.undone[-1].how == "free"

    table.obey("again", 0)
    made = len(play.record.choices)
    table.obey("0", 0)
    table.obey("undo", 0)
    assert len(play.record.choices) == made  # the end of the run was said by itself


def test_where_nothing_was_arranged_again_says_so():
    play, told = before_defence(0), []
    table = client(play, told=told)
    table.obey("again", 0)
    assert told == ["There is nothing to do once more."]


def test_against_bots_their_answers_are_taken_back_as_well():
    game = find_game("burnoose")
    play, told, rng = Play(Setting.of(game, 2), secret_from("bots")), [], random.Random(1)
    table = client(play, told=told, seats=Seats(["me:Anna", "recruit"], game))
    while play.undo_refused(0) != "others-decided" or play.position.waiting_for() != [0]:
        seat = play.position.waiting_for()[0]
        table.take(some_choice(play.position, seat, game, rng, 0.9), seat)
    last = play.last_choice_of(0)
    table.obey("undo", 0)
    table.tell(0)

    assert len(play.record.choices) == last
    assert play.record.undone[-1].why == "others-decided"
    assert "Anna took back a choice after another player had decided." in told


@pytest.mark.parametrize(("language", "answer"), [("en", "yes"), ("de", "J"), ("fr", "oui")])
def test_several_people_are_asked_before_something_that_taught_is_taken_back(language, answer):
    """S5: a free undo asks nobody, and is told to everybody all the same."""
    game = find_game("kriegspfad")
    play, told, asked = Play(Setting.of(game, 2), secret_from("two")), [], []
    table = client(play, language, Seats(["me:Anna", "me:Ben"], game), told)
    table.take(1876, 0)
    table.obey("undo", 0)
    assert play.record.undone[-1].how == "free"
    table.tell(1)
    assert any("Anna" in text for text in told)

    while play.undo_refused(1) in ("", "nothing-chosen", "others-decided"):
        seat = play.position.waiting_for()[0]
        table.take(play.position.sample(random.Random(1), seat), seat)
    made = play.record.choices[:]
    table.read = lambda text: asked.append(text) or "no"
    table.obey("undo", 1)
    assert play.record.choices == made
    table.read = lambda text: asked.append(text) or answer
    table.obey("undo", 1)

    assert play.record.choices == made[:-1]
    assert play.record.undone[-1].how == "consent"
    assert all("Ben" in text and "Anna" in text for text in asked)


def before_the_stratagem(seats):
    """Two sides without any stratagem to buy: the question has one answer, and is asked."""
    game, facts = find_game("kriegspfad"), []
    setting = Setting.of(game, 2, {"size": "150"})
    for number in range(40):
        play, rng = Play(setting, secret_from(f"idle {number}")), random.Random(number)
        while play.position.ask(play.position.waiting_for()[0]).kind != STRATAGEM:
            seat = play.position.waiting_for()[0]
            play.choose(some_choice(play.position, seat, game, rng, 0.7), seat)
        if play.position.options(play.position.waiting_for()[0]) == ["none"]:
            return client(play, told=facts, seats=Seats(seats, game)), play, facts
    raise LookupError("every army may buy a stratagem")


@pytest.mark.parametrize(("seats", "asked"), [(["me", "soldier"], False), (["me", "me"], True)])
def test_only_a_person_among_bots_is_spared_a_question_with_one_answer(seats, asked):
    """How soon an answer comes tells other people what is hidden; bots do not listen for it."""
    table, play, told = before_the_stratagem(seats)
    seat = play.position.waiting_for()[0]
    ask, words = play.position.ask(seat), table.words
    named = words.choice(ask, "none", play.position.state)
    question = words.question(play.position, seat)
    line = words.text("answered-for-you", question=question, choice=named)
    assert table.settled.answer(seat, 0) == (None if asked else "none")
    assert told == ([] if asked else [line])
    assert table.settled.answer(seat, 1) is None, "what is taken back is asked"


def test_what_everybody_sees_to_be_idle_asks_nobody_to_hand_over_the_screen():
    """The second of two people has no unit left that could act."""
    table, play, _ = before_the_stratagem(["me", "me"])
    seat = play.position.waiting_for()[0]
    ask = SimpleNamespace(seat=seat, kind="x", idle=lambda g: "pass", only=lambda g: "other")
    assert table.settled._only(ask) == "pass"
