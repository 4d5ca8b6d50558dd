"""What Khartoum tells its player: labels, prices, odds, warnings, reasons (K1 to K9)."""

import re
from itertools import product

import pytest

from games.khartoum.board import board
from support import dice, follow
from zareba.engine import Play, Position, Setting, find_game
from zareba.engine.chance import secret_from
from zareba.engine.play import Line
from zareba.games.khartoum.face.board import board as board_in_words
from zareba.games.khartoum.face.sums import preview
from zareba.games.khartoum.rules.actions import action_phase
from zareba.games.khartoum.rules.asks import StepLoss, UnitToPost, ZoneToDefend
from zareba.games.khartoum.rules.banners import activate
from zareba.games.khartoum.rules.events import event_phase
from zareba.games.khartoum.rules.expeditions import raid, sortie
from zareba.games.khartoum.rules.turn import housekeeping
from zareba.wording import LANGUAGES, Words

GAME = find_game("khartoum")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language="en", **options):
    return Words(language, GAME, Setting.of(GAME, None, options).facts)


def with_card(card, **given):
    g = board(**given)
    g.event_pile = [c for c in sorted(g.facts.cards) if c != card] + [card]
    return g


def heard(g, run, language="en"):
    """The log of what happens, in words."""
    lines = []
    g.tell = lambda event, rule, to, facts: lines.append(Line(event, rule, facts, to))
    run(g)
    return [words(language).line(line, with_rule=False) for line in lines]


@each_language
def test_the_options_of_a_card_have_words(language):
    """K1, LK-14.2, LK-14.6: never an id, and the price stands there."""
    for card, ids, told in ((7, ("send", "keep"), "Stewart"), (14, ("rp", "cm"), "−2")):
        position = Position.start(event_phase(with_card(card, turn=9)))
        labels = [words(language).option(position, choice) for choice in position.options()]

        assert all(told in label for label in labels)
        assert not set(labels) & set(ids)


@pytest.mark.parametrize("paid", ["no", "yes"])
def test_the_odds_of_a_defence_count_the_losses(paid):
    """K2, LK-7.2.10, LK-14.16: the last levy may die although the row holds."""

    def attacked():
        g = board(
            turn=5, rp=30, cm=12, at={"green": 5}, garrison={"green4": ["levy"]}, unraised=1,
            options={"defence_rp_after_roll": False},
        )  # fmt: skip
        return Position.start(activate(g, 3))

    position, held = attacked(), 0
    hint = words(defence_rp_after_roll=False).hint(position, paid)
    drawn = preview(position.state, position.ask())["options"][position.options().index(paid)]
    for throw in product(range(1, 7), repeat=3):
        trial = attacked()
        dice(trial.state, *throw)
        trial.choose(paid)
        held += trial.state.at[3] == 5

    assert int(re.search(r"(\d+) %", hint)[1]) == round(100 * held / 216)
    assert drawn["holds"] == pytest.approx(held / 216)


def test_a_row_that_holds_warns_of_the_last_losses():
    """K2, LK-7.2.10: "Held at a price" is no promise for a lone levy."""
    g = board(turn=3, rp=30, cm=11, at={"green": 5}, garrison={"green4": ["levy"]}, unraised=1)
    dice(g, 5, 5)
    position = Position.start(activate(g, 3))

    assert "the last troops fall" in words().hint(position, "no")
    drawn = preview(position.state, position.ask())["now"]
    assert not next(r for r in g.facts.defence_rows if r.id == drawn["row"]).advance
    assert 0 < drawn["holds"] < 1


def test_a_zone_without_troops_is_no_fight_and_has_no_chance():
    """LK-7.2.10 is about troops that fall: there is a chance as soon as one unit is posted."""
    g = board(turn=5, rp=30, cm=12, at={"green": 5}, troops=["levy", "egyptian"], unraised=1)
    ask = UnitToPost(0, "green4", 0)
    shown = preview(g, ask)

    assert "holds" not in shown["now"]
    chances = dict(zip(ask.options(g), (sum_["holds"] for sum_ in shown["options"]), strict=True))
    assert 0 < chances["levy"] < chances["egyptian"] < 1


@each_language
def test_a_newcomer_is_warned_of_open_paths(language):
    """K3, LK-6.7.7: the rulebook's own advice, and what an empty path means."""
    position = Position.start(action_phase(board(turn=2, ap=2)))
    told = words(language).situation(position, 0)

    assert sum("6" in line and "12" in line for line in told) >= 3  # cards that lose the game
    assert any("LK-6.7.7" in line for line in told)


def test_a_held_path_tells_its_chance():
    position = Position.start(
        action_phase(board(turn=2, ap=2, garrison={"black4": ["egyptian"]}, troops=["sudanese"]))
    )

    assert any("holds in" in line for line in words().situation(position, 0))


def test_works_in_the_palace_are_called_useless_only_where_they_are():
    """K5, LK-6.1.4, LK-7.1.8."""
    for option, useless in ((None, True), ("palace_last_stand", False), ("palace_garrison", False)):
        options = {option: True} if option else {}
        position = follow(action_phase(board(turn=2, ap=2, options=options)), "fortify")

        assert ("no fight" in words(**options).hint(position, "palace")) is useless


def test_questions_of_a_raid_cite_the_raid():
    """K6, LK-6.5.3, LK-6.6.4."""
    by_raid = follow(raid(board(turn=3)), "red", "egyptian")
    by_sortie = follow(sortie(board(turn=3)), "red", "egyptian", "done")

    assert by_raid.rule() == "LK-6.5.3"
    assert by_sortie.rule() == "LK-6.6.4"


def test_the_die_for_random_action_points_is_told():
    """K6, LK-5.3."""

    def run(g):
        dice(g, 6)
        Position.start(event_phase(g))

    assert "Die for the action points: 6" in heard(with_card(20, turn=5), run)


@pytest.mark.parametrize(
    ("card", "given", "reason"),
    [(2, {"turn": 4}, "turns 9 to 12"), (5, {"turn": 10}, "only after")],
)
def test_a_failed_condition_is_named(card, given, reason):
    """K7, LK-5.1."""
    told = heard(with_card(card, **given), lambda g: Position.start(event_phase(g)))

    assert any(reason in line for line in told)


def test_a_banner_that_does_nothing_says_why():
    """K7, LK-7.1.2."""
    idle = heard(board(disorganised={"black": True}), lambda g: Position.start(activate(g, 0)))
    weak = heard(board(strength={"black": 0}), lambda g: Position.start(activate(g, 0)))

    assert idle == ["The Black Banner does nothing: it is Disorganised."]
    assert weak == ["The Black Banner does nothing: its Strength is 0."]


@each_language
def test_upkeep_and_full_tracks_are_called_by_their_names(language):
    """K7, LK-8.6, LK-2.2.3."""
    upkeep = heard(board(turn=3, rp=20), housekeeping, language)
    full = words(language).line(Line("morale", "LK-5.5", {"delta": 0, "cm": 15}), with_rule=False)

    assert any(re.match(r"Upkeep|Unterhalt|Entretien", line) for line in upkeep)
    assert re.search(r"stays|bleibt|reste", full)


@each_language
def test_prices_stand_beside_actions_and_amounts(language):
    """K9, LK-6: what is paid, before it is paid."""
    position = Position.start(action_phase(board(turn=3, ap=4, cm=10, rp=20)))
    for choice in position.options():
        assert words(language).hint(position, choice)
    amount = follow(action_phase(board(turn=3, ap=4, cm=10, rp=20)), "raise_cm")

    assert [re.findall(r"\d+", words(language).hint(amount, n)) for n in (1, 2)] == [
        ["2", "18"],
        ["4", "16"],
    ]


def test_done_is_always_last():
    """K9: in every question of whole games."""
    play = Play(Setting.of(GAME), secret_from("done"))
    for _ in range(2000):
        if play.position.over:
            break
        options = play.position.options()
        for end in ("done", "end"):
            assert end not in options[:-1]
        play.choose(options[len(play.record.choices) * 7 % len(options)])
    assert play.record.choices


def test_every_action_that_is_missing_has_its_reason():
    """LK-4.1.3, LK-4.1.4, LK-4.2.3, LK-6.0.1, LK-6.0.2: offered or explained, never silent."""
    seen = set()
    for seed in range(12):
        play = Play(Setting.of(GAME), secret_from(f"missing {seed}"))
        for _ in range(400):
            if play.position.over:
                break
            position = play.position
            if type(position.ask()).__name__ == "NextAction":
                told = list(words().missing(position, 0))
                seen |= {reason for _, reason, _ in told}
                assert len(told) + len(position.options()) == len(position.state.facts.actions) + 1
                assert all(rule.startswith("LK-") for _, _, rule in told)
                assert not any(reason.startswith("closed-") for _, reason, _ in told)
            options = position.options()
            play.choose(options[(len(play.record.choices) * 5 + seed) % len(options)])
    assert len(seen) >= 5


@each_language
def test_details_tell_what_can_be_counted(language):
    g = board(turn=4, event_discard=[3], event_removed=[2])
    view = Position.start(action_phase(g)).seen_by(0)
    speaker = words(language)
    short = list(board_in_words(view, g.facts, speaker))
    long = list(board_in_words(view, g.facts, speaker, details=True))

    assert long[: len(short)] == short
    assert any(speaker.name("card", 3) in line for line in long[len(short) :])
    assert len(long) - len(short) > len(g.facts.banner_cards)


@each_language
def test_who_ends_the_phase_with_a_path_open_is_warned(language):
    """LK-7.1.3, LK-9.2: the Palace can fall this turn; with a soldier in the way it cannot."""
    g = board(turn=2)
    position = Position.start(action_phase(g))
    told = words(language)

    assert re.search(r"\d+ (of|von|cartes de Bannière sur) 12", told.warning(position, "end", 0))
    assert not any(told.warning(position, o, 0) for o in position.options(0) if o != "end")
    for path in g.facts.path:
        g.garrison[path[1]] = ["bashi"]
    assert told.warning(position, "end", 0) == ""


@each_language
def test_every_step_of_a_raid_says_what_it_adds(language):
    """LK-6.5.4: the Banner's share, how many units are there, what a gun or a gunboat brings."""
    g = board(turn=3, ap=1)
    g.at[2], g.strength[2], g.gunboats, g.done = 5, 7, 2, ["raid"]  # Red on the Nile
    said = words(language)
    position = Position.start(raid(g))

    at_target = said.option(position, "red")
    assert "−4" in at_target
    assert said.text("hint-target-nile") in at_target
    assert said.text("hint-target-nile") not in said.option(position, "black")
    position.choose("red")
    assert any("−4" in line for line in said.situation(position)), "against whom is not forgotten"
    assert said.text("hint-there", n=3) in said.option(position, "sudanese")
    position.choose("sudanese")
    position.choose("none")
    assert "+1" in said.hint(position, 1)


@each_language
def test_a_loss_says_whether_a_unit_is_left(language):
    """LK-11.11: a step lost leaves a weaker unit, or none."""
    g = board(turn=3)
    g.garrison[g.facts.zone_index["red3"]] = ["egyptian_reduced", "levy"]
    ask, said = StepLoss(0, g.facts.zone_index["red3"], ("egyptian", "levy")), words(language)
    told = {GAME.phrases.hint(g, ask, unit, said) for unit in ("egyptian_reduced", "levy")}
    assert told == {said.text("hint-step-last")}
    assert GAME.phrases.hint(g, ask, "egyptian", said) == said.text("hint-step-kept")


@each_language
def test_a_zone_says_that_it_is_a_key_zone_or_on_the_nile(language):
    g, said = board(turn=3, ap=1), words(language)
    hint = GAME.phrases.hint(g, ZoneToDefend(0), "black5", said)
    assert said.text("board-key") in hint
    assert said.text("board-nile") in hint
    assert said.text("board-nile") not in GAME.phrases.hint(g, ZoneToDefend(0), "white4", said)


def test_every_counter_that_is_gone_is_counted_turn_by_turn():
    """LK-11.11 to LK-11.14: troops, guns, gunboats and leaders, but no step and no wound."""
    gone = ("unit_lost", "gun_lost", "gunboat_destroyed", "leader_killed")
    left = ("step_lost", "gunboat_damaged", "leader_wounded")
    told = [Line("turn", "LK-4.1", {"turn": 2, "month": "1884-03"})]
    told += [Line(event, "LK-11.10", {}) for event in (*gone, *left)]
    sheets = [sheet(board(), told, words()) for sheet in GAME.report.sheets]
    figures = next(sheet for sheet in sheets if words().text("report-units-lost") in sheet.columns)

    assert figures.rows[0].cells[-1] == str(len(gone))
