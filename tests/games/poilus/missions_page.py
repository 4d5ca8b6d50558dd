"""docs/poilus/missions.md, made from the data.

PYTHONPATH=tests python -m games.poilus.missions_page
"""

from pathlib import Path

from zareba.engine import Setting, find_game
from zareba.wording import Words

PAGE = Path(__file__).parents[3] / "docs" / "poilus" / "missions.md"
GAME = find_game("poilus")


def page():
    """All mission cards as tables, in the three languages."""
    lines = ["# The mission cards of Zu Befehl!", "", _HEAD, ""]
    setting = Setting.of(GAME, 3, {"ruleset": "expansion"})
    for language, title in (("en", "English"), ("de", "Deutsch"), ("fr", "Français")):
        speaker = Words(language, GAME, setting.facts)
        columns = _COLUMNS[language]
        lines += [f"## {title}", "", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
        for number, (mission, card) in enumerate(setting.facts.missions.items(), 1):
            box = speaker.name("missionbox", mission) if card.box else "–"
            cells = (
                number, speaker.name("mission", mission), speaker.name("level", card.difficulty),
                f"{card.min_2_3} / {card.min_4_5}", speaker.name("missiontext", mission), box,
            )  # fmt: skip
            lines.append(f"| {' | '.join(map(str, cells))} |")
        lines.append("")
    return "\n".join(lines)


_HEAD = (
    "Made from the data; a test keeps it current. Least: cards each for 2-3 / 4-5 soldiers.\n"
    "Most of it is reconstructed: `zareba about poilus` says what."
)
_COLUMNS = {
    "en": ("", "Mission", "Class", "Least", "What it does", "Until"),
    "de": ("", "Einsatz", "Klasse", "Mindestens", "Was er tut", "Bis"),
    "fr": ("", "Mission", "Classe", "Minimum", "Ce qu'elle fait", "Jusqu'à"),
}


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
