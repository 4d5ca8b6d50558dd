"""What the log, the report and a draft say of what the tables mean."""

import pytest

from games.kriegspfad.kp_table import dice, line, table, unit
from support import follow
from zareba.engine import Over, Setting
from zareba.engine.play import Line
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.armies import army_price, bill, random_army
from zareba.games.kriegspfad.battle.arrivals import roll_for
from zareba.games.kriegspfad.battle.asks import Loss
from zareba.games.kriegspfad.battle.march import frighten, frighten_near
from zareba.games.kriegspfad.battle.melee import melee
from zareba.games.kriegspfad.battle.melee_table import outcome_of
from zareba.games.kriegspfad.battle.morale import morale_tests
from zareba.games.kriegspfad.battle.shooting import Fire, casualties
from zareba.games.kriegspfad.battle.turn import settle, start_of_round
from zareba.games.kriegspfad.battle.victory import end_of_round
from zareba.games.kriegspfad.face.board import board
from zareba.games.kriegspfad.face.draft_words import limits
from zareba.games.kriegspfad.face.report import why_over
from zareba.games.kriegspfad.face.roster import extra_lines, unit_lines
from zareba.games.kriegspfad.field.state import COMMANDER, EXITED, MILITIA, TRAIN
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import destroy, elements_of, remove_element
from zareba.wording import LANGUAGES, Words

FACTS = Setting.of(GAME).facts
WORDS = {language: Words(language, GAME, FACTS) for language in LANGUAGES}


def listening(g):
    """What is said from now on."""
    heard = []
    g.tell = lambda event, rule, to, facts: heard.append(Line(event, rule, facts, to))
    return heard


def said(heard, event, language="en"):
    return [WORDS[language].line(line) for line in heard if line.event == event]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_of_a_melee_is_told_in_words(language):
    """KP-24.16: each row of the table means something else."""
    meant = [WORDS[language].name("outcome", outcome_of(row)) for row in FACTS.melee_rows]

    assert len({*meant}) == len(FACTS.melee_rows)
    assert not [words for words in meant if "_" in words or " " not in words]

    g = table()
    d = unit(g, 0, "regular", (20, 10, 90), (22.4, 10, 90), markers=3)
    a = unit(g, 1, "warrior", (20, 11.2, 270), (22.4, 11.2, 270), arms="bow")
    g.fights = [Fight(a, d, 1, 0)]
    dice(g, 5)
    heard = listening(g)
    follow(melee(g))

    assert meant[-1] in said(heard, "fight", language)[0]
    assert "7+" not in said(heard, "fight", language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_that_must_test_is_told_why(language):
    """KP-26.2: of friends, leaders, charges, ambushes and its own losses; the doomed are not."""
    g = table()
    lost = unit(g, 0, "regular", *line(20, 10, 90, 2), skills=[COMMANDER, 0])
    friend = unit(g, 0, "regular", *line(20, 14, 90, 2))
    charged = unit(g, 0, "regular", *line(50, 14, 90, 2))
    hidden = unit(g, 1, "skirmisher", *line(20, 17, 270, 2))
    train = unit(g, 0, "regular", *line(80, 14, 90, 2), role=TRAIN)
    heard = listening(g)
    for u in (charged, train):
        remove_element(g, elements_of(g, u)[0], "KP-22.15")
    frighten(g, charged)
    frighten_near(g, hidden)
    destroy(g, lost, "KP-24.16")
    dice(g, 6, 6, 6, 6, 6, 6)
    morale_tests(g)

    causes = [
        (line.facts["unit"], line.facts["cause"]) for line in heard if line.event == "test_due"
    ]
    assert causes == [
        (charged, "loss"), (charged, "fright"),
        (friend, "ambush"), (friend, "friend"), (friend, "leader"),
    ]  # fmt: skip
    for text, (_, cause) in zip(said(heard, "test_due", language), causes, strict=True):
        assert WORDS[language].name("cause", cause) in text


def test_a_unit_with_too_many_markers_is_said_to_break():
    """KP-27.4: after shots, and after a test that failed."""
    g = table()
    shot = unit(g, 0, "regular", *line(20, 10, 90, 1), markers=4)
    tested = unit(g, 0, "regular", *line(60, 10, 90, 1), traits=MILITIA, markers=4)
    heard = listening(g)
    follow(casualties(g, ((shot, 1, 0, -1),)))
    g.owed[tested] = 1
    dice(g, 1)
    morale_tests(g)

    assert any("5 markers: more than a unit can bear" in text for text in said(heard, "markers"))
    assert len(said(heard, "element_lost")) == 2
    assert all("breaks under too many markers" in text for text in said(heard, "element_lost"))


def test_the_owners_choice_of_a_loss_is_told_by_the_log_alone():
    """KP-22.15: nobody is told *Element 1* without its unit."""
    assert Loss.told


# ---------------------------------------------------------------------------- why it is over
def both_sides(scenario="open_battle", attacker=-1):
    g = table(scenario, attacker, open_battle_round_limit="12")
    return (
        g,
        unit(g, 0, "regular", *line(20, 10, 90, 2)),
        unit(g, 1, "regular", *line(20, 40, 270, 2)),
    )


def the_last_round(g):
    g.round = 99


def points(g):
    g.round, g.lost_ap = 99, [200, 10]


def destroyed(g):
    destroy(g, 1, "KP-24.16")


ENDS = {
    "points-even": ("open_battle", -1, the_last_round),
    "points": ("open_battle", -1, points),
    "annihilated": ("open_battle", -1, destroyed),
    "too-late": ("raid", 1, the_last_round),
}


@pytest.mark.parametrize("why", ENDS)
def test_the_report_says_why_the_battle_is_over(why):
    """KP-16.12, KP-16.15, KP-16.16."""
    scenario, attacker, happens = ENDS[why]
    g, *_ = both_sides(scenario, attacker)
    happens(g)
    with pytest.raises(Over) as over:
        end_of_round(g)
    g.result = over.value.result

    assert why_over(g, []) == why


def test_the_report_says_that_an_ambush_got_through_or_failed():
    """KP-16.7."""
    g, _, u = both_sides("ambush", 1)
    g.start_elements[1], g.exited[1] = 3, 2
    g.result = "seat1"
    assert why_over(g, []) == "exited"

    g.exited[1] = 0
    g.place = [EXITED if e in elements_of(g, u)[:1] else at for e, at in enumerate(g.place)]
    g.result = "seat0"
    assert why_over(g, []) == "failed"


def test_the_report_says_that_both_agreed_or_that_the_village_was_taken():
    """KP-16.9, KP-16.16."""
    g, *_ = both_sides()
    with pytest.raises(Over) as over:
        settle(g, ("draw", "draw"))
    g.result = over.value.result
    assert why_over(g, []) == "agreed"

    g, *_ = both_sides("raid", 1)
    g.result = "seat1"
    assert why_over(g, []) == "village"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", [*ENDS, "exited", "failed", "village", "relieved", "agreed"])
def test_every_reason_has_its_sentence(why, language):
    text = WORDS[language].text(f"report-over-{why}", n=8, share=FACTS.counts.draw_share)
    assert text.endswith(".")
    assert "report" not in text


# --------------------------------------------------------------------- armies, board, labels
@pytest.mark.parametrize("seed", range(6))
def test_the_lines_of_an_army_add_up_to_its_points(seed):
    """KP-12.5: commander, scout and discipline are lines, too."""
    found = FACTS.catalogue
    army = random_army(found, "L07", 1876, 300, "sioux", seed=seed)
    lines = [*unit_lines(FACTS, WORDS["de"], army), *extra_lines(FACTS, WORDS["de"], army)]

    assert sum(line.ap for line in lines) == army_price(found, army)
    assert len(lines) == len([*bill(found, army)])


def test_the_board_in_detail_has_the_ranges_of_the_weapons_on_the_table():
    """KP-7.1: once for each weapon; nothing of who has left the table."""
    g, first, second = both_sides()
    lines = [*board(g.seen_by(0), g.facts, WORDS["de"], True)]
    ranges = [text for text in lines if "Reichweite" in text]

    arms = {g.arms[e] for u in (first, second) for e in elements_of(g, u)}
    assert len(ranges) == len(arms) == 1
    assert not [
        text for text in board(g.seen_by(0), g.facts, WORDS["de"], False) if "Reichweite" in text
    ]


@pytest.mark.parametrize(("chosen", "said"), [("over_4", "über"), ("under_4", "unter")])
def test_the_label_of_a_modifier_follows_the_option(chosen, said):
    """KP-22.12, C-01."""
    facts = Setting.of(GAME, options={"skirmisher_penalty_range": chosen}).facts
    assert f'{said} 4"' in Words("de", GAME, facts).name("modifier", "S09")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("mode", "limit", "changes"),
    [("night", 0, []), ("dawn", 2, [(3, "daybreak")]), ("dusk", 3, [(3, "nightfall")])],
)
def test_light_and_dark_are_announced_with_the_round_they_begin_in(mode, limit, changes, language):
    """KP-15.10: how far everybody sees and moves from then on."""
    g = table("raid", attacker=0)
    g.darkness, g.dark_limit = mode, limit
    unit(g, 0, "regular", *line(20, 10, 90, 2))
    heard = listening(g)
    for g.round in range(1, 6):
        start_of_round(g)

    light = {"daybreak", "nightfall"}
    assert [(when_of(heard, at), at.event) for at in heard if at.event in light] == changes
    assert all('6"' in text for text in said(heard, "nightfall", language))
    agreed = WORDS[language].text("board-darkness", plan=mode, n=limit)
    assert agreed in [*board(g.seen_by(1), FACTS, WORDS[language], True)]
    assert said(
        [Line("darkness", "KP-15.10", {"plan": mode, "n": limit})], "darkness", language
    ) == [f"{agreed} [KP-15.10]"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wind_is_told_by_the_edges_of_the_table(language):
    """KP-23.5: the eight directions; nobody reckons in degrees."""
    told = [
        said([Line("wind", "KP-23.5", {"facing": 45 * eighth})], "wind", language)[0]
        for eighth in range(8)
    ]
    assert len({*told}) == 8
    assert not [text for text in told if "°" in text or "{" in text]


def test_who_comes_with_another_throws_no_die_and_none_is_told_of():
    """KP-16.14, KP-37.3."""
    g = table("raid", attacker=0)
    heard = listening(g)
    roll_for(g, 1)
    assert not said(heard, "late_dice")


def when_of(heard, line):
    """The round a line was said in."""
    return [at.facts["n"] for at in heard[: heard.index(line)] if at.event == "round"][-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_for_shots_that_nobody_has_reads_why(language):
    """KP-37.5: who could lie in ambush is always asked."""
    told = []
    for y in (24, 40):
        g = table("ambush", attacker=0)
        unit(g, 0, "warrior", *line(20, y, 270, 2), arms="bow")
        unit(g, 1, "regular", *line(20, 10, 90, 3), arms="bl_rifle")
        told.append(list(limits(g, Fire(1), WORDS[language])))

    near, far = (" ".join(lines) for lines in told)
    assert "3" in near
    assert "0" not in far
    assert WORDS[language].text("limits-no-fire") in far
