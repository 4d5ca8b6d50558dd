"""Recorded games told in English: who was asked what, what was answered, what was said.

The hashes of a record say *that* a game went differently; its playthrough shows *where*.
"""

from __future__ import annotations

from pathlib import Path

from zareba.engine import Line, Play, Record
from zareba.wording import Words

HERE = Path(__file__).parent
LONGEST = 160  # characters of an answer: an army is a long one
TOLD = (
    "burnoose/burnoose-1-oussaid-hard1",
    "burnoose/burnoose-3-tayeb-hard3",
    "khartoum/khartoum-1-events=False",
    "khartoum/khartoum-1-turn1_upkeep=False",
    "kriegspfad/kriegspfad-2",
    "kriegspfad/kriegspfad-2-preset=mm15-table=alternative-scenario=ambush-attacker=first-and-24-more",
    "poilus/poilus-2-ruleset=expansion",
    "poilus/poilus-2-veteran=True",
)


def record_of(name: str) -> Path:
    return HERE / "records" / f"{name}.json"


def place_of(name: str) -> Path:
    return HERE / "playthroughs" / f"{name}.txt"


def told(record: Record) -> str:
    """The whole game as text, one paragraph for each decision."""
    play = Play.resume(record)
    game, setting = play.setting.game, play.setting
    words = Words("en", game, setting.facts)
    options = ", ".join(f"{name} {value}" for name, value in setting.options.items())
    title = words.text("game-title")
    lines = [f"{title}, {setting.players} at the table; {options}", *said(play, 0, words)]
    for moment, (seat, choice) in enumerate(play.record.choices):
        position = play.position_at(moment)
        ask = position.ask(seat)
        assert ask is not None  # it was answered
        answer = words.choice(ask, choice)
        short = answer if len(answer) <= LONGEST else f"{answer[:LONGEST]}..."
        kind = type(ask).__name__
        lines += ["", f"{moment + 1}. Seat {seat + 1}, {kind}: {words.question(position, seat)}"]
        lines += [f"   > {short}", *said(play, moment + 1, words)]
    lines += ["", words.result(play.position.state.result), *words.epilogue(play.position.state)]
    return "\n".join(line.replace("\n", " / ") for line in lines) + "\n"


def said(play: Play, moment: int, words: Words) -> list[str]:
    return [f"   - {spoken(line, words)}" for line in play.log if line.at == moment]


def spoken(line: Line, words: Words) -> str:
    text = words.line(line)
    return text if line.to is None else f"{text} (seat {line.to + 1} only)"


def tell(wanted: list[str]) -> None:
    """Write the playthroughs of some games (none named: of all) anew."""
    for name in TOLD:
        if not wanted or name.partition("/")[0] in wanted:
            place_of(name).parent.mkdir(parents=True, exist_ok=True)
            place_of(name).write_text(told(Record.load(record_of(name))), encoding="utf-8")
