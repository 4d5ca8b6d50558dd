"""LP-12.40: the 39 missions as the specification lists them, in its order and shorthand."""

from zareba.games.poilus.facts.schema import Discard, Effect

from .tables import setting

# minimum for 2-3 and for 4-5 players, effects, how it leaves; as in the table of LP-12.40
LISTED = {
    "E01": "3/2 support_public",
    "E02": "3/2 ignore_threat mask",
    "E03": "3/2 ignore_threat shell",
    "E04": "3/2 ignore_threat whistle",
    "E05": "3/2 ignore_threat rain",
    "E06": "3/2 ignore_threat night",
    "E07": "3/2 ignore_threat snow",
    "E08": "3/2 recover_charm leader",
    "E09": "3/2 support_knock_delta +1",
    "E10": "3/2 morale_delta -1",
    "E11": "3/2 grant_speech leader 1",
    "E12": "3/2 peek_trials 4",
    "E13": "3/2 charm_not_spent 1",
    "N01": "3/2 forbid_charm",
    "N02": "3/2 forbid_speech",
    "N03": "2/2 add_threat night",
    "N04": "2/2 add_threat rain",
    "N05": "2/2 add_threat snow",
    "N06": "2/2 add_threat shell",
    "N07": "2/2 add_threat mask",
    "N08": "2/2 add_threat whistle",
    "N09": "3/2 forbid_first_turn_withdrawal",
    "N10": "3/2 support_random",
    "N11": "3/2 support_knock_delta -1",
    "N12": "3/2 extra_deal leader 1",
    "N13": "3/2 morale_delta +1",
    "H01": "3/2 add_threat shell | pay_draw 2",
    "H02": "3/2 add_threat whistle mask | pay_draw 3",
    "H03": "3/2 on_knock_morale 1 | collect shell rain 5",
    "H04": "3/2 on_knock_morale 1 | collect mask night 5",
    "H05": "3/2 on_knock_morale 1 | collect whistle snow 5",
    "H06": "3/2 attach_threat_card 2",
    "H07": "3/2 trap_all shell whistle",
    "H08": "3/2 on_withdraw_draw 1",
    "H09": "3/2 forbid_charm, forbid_speech, forbid_strategic_withdrawal",
    "H10": "4/3 forbid_first_turn_withdrawal",
    "H11": "3/2 on_knock_draw 1",
    "H12": "3/2 morale_delta +1 | success_hands_at_most 3",
    "H13": "3/2 support_block leader, forbid_strategic_withdrawal | success",
}


def in_short(thing: Effect | Discard) -> str:
    """An effect or a discard box in the words of the table."""
    if isinstance(thing, Discard):
        parts = [thing.kind, *thing.symbols, thing.cards or ""]
    else:
        delta = f"{thing.delta:+d}" if thing.delta else ""
        parts = [thing.kind, thing.who, thing.threat, *thing.threats, thing.count or "", delta]
    return " ".join(str(part) for part in parts if part)


def test_every_mission_says_what_the_specification_lists():
    """LP-12.40, LP-11.9, LP-12.30: minimums, effects and boxes of all cards."""
    found = {}
    for mission in setting("three-bunker").facts.missions.values():
        text = f"{mission.min_2_3}/{mission.min_4_5} {', '.join(map(in_short, mission.effects))}"
        if mission.discard.kind != "end_of_support":
            text += f" | {in_short(mission.discard)}"
        found[mission.id] = text

    assert found == LISTED


def test_names_in_three_languages_and_thirteen_cards_of_each_class():
    """LP-1.7, LP-12.40."""
    facts = setting("three-bunker").facts
    classes = {level: len(cards) for level, cards in facts.mission_class.items()}

    assert classes == {"easy": 13, "normal": 13, "hard": 13}
    for language in ("en", "de", "fr"):
        assert len({getattr(m.label, language) for m in facts.missions.values()}) == 39
