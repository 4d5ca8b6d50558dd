"""Bad input at every question of every game: one line for an answer, and nothing changed."""

from __future__ import annotations

import random

from zareba.engine import Domain, Play, drafting
from zareba.engine.chance import secret_from
from zareba.terminal import LineClient, Seats
from zareba.wording import LANGUAGES, Words

# Whatever a cat, a curious person or a broken pipe may type; none of it answers any question.
NONSENSE = (
    "", "²", "１", "-1", "1.5", "99999999999999999999999", "0x1", "+1", "nan", "1e400", "[", "[[[[",
    '["zz",', "{", "null", "\x00", "\x1b[2J", "zz" * 5000, "ß ö é ☃ 🂡", "؟", "'; drop table",
    "%s{0}", "{ $n }", "zz.json", "/nowhere/at/all.json", "\x00.json", "save /nowhere/at/all.json",
    "save \x00", "why ☃", "why " + "9" * 4000, "quit?",
)  # fmt: skip
TRIED = 8  # of them at one question


def out_of_range(play, ask, table, seat):
    """Numbers beside those that can be typed, and words that stand where a number should."""
    free = isinstance(ask, Domain)
    keys = {key for key, _ in (table.drafts.keyed(ask) if free else table.options(ask, seat))}
    number = max(map(int, keys), default=0) + 1
    yield from (f"{number} zz", f"-{number}", "zz 1", "1 zz", f"why {number}.{number}.zz")
    if not free or drafting(ask).intents(play.position.state):
        yield str(number)


def test_nonsense_at_every_question_gets_one_line_and_changes_nothing(
    game, reached, tmp_path, monkeypatch
):
    """In every language; a question that free words answer is asked as well as a list."""
    monkeypatch.chdir(tmp_path)
    rng = random.Random("nonsense")
    for kind, kept in reached.asked.items():
        setting, position = kept[0]
        for language in LANGUAGES:
            play, told = Play(setting, secret_from("nonsense")), []
            play.position = position.clone()
            seat = next(s for s in position.waiting_for() if position.ask(s).kind == kind)
            words = Words(language, game, setting.facts)
            seats = Seats.all_people(setting.players, game)
            table = LineClient(play, words, seats, lambda _: "quit", told.append)
            ask = position.ask(seat)
            typed = [*rng.sample(NONSENSE, TRIED), *out_of_range(play, ask, table, seat)]
            before = play.record.to_text(), position.digest()
            for nonsense in typed:
                told.clear()
                table.obey(nonsense, seat)
                assert (play.record.to_text(), play.position.digest()) == before, nonsense
                assert len(told) == 1, (kind, nonsense, told)
                assert told[0].strip()
                assert told[0].isprintable(), (kind, nonsense, told)
                assert len(told[0]) < 1000 or nonsense.startswith("why")
    assert len(reached.asked) > 4
    assert list(tmp_path.iterdir()) == []
