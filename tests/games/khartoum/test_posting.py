"""LK-6.7: a defence laid out at once is the same as one laid out question by question."""

import pytest

from games.khartoum.board import board, setting
from games.khartoum.sieges import before_defence
from zareba.engine import IllegalChoice, Position, after, offered_again
from zareba.games.khartoum.face.sums import outlook
from zareba.games.khartoum.rules.actions import action_phase
from zareba.games.khartoum.rules.banners import chance_to_hold
from zareba.games.khartoum.rules.turn import housekeeping
from zareba.wording import LANGUAGES, Words

HELD = (("black5", ("egyptian", "sudanese", "light")), ("green5", ("sudanese", "ali", "gunboat")))


def defending(**given):
    """A position in which the defence is about to be laid out."""
    fields = {"turn": 3, "ap": 1, "gunboats": 2, "unbuilt": 1, **given}
    position = Position.start(action_phase(board(**fields)))
    position.choose("defend")
    return position


def tried(position, intent=None, draft=None):
    return position.tried(0, draft, intent)


def post(zone, unit, **more):
    return {"post": {"zone": zone, "unit": unit, **more}}


def step_by_step(position, draft):
    """The same, as the questions come."""
    for zone, units in draft:
        position.choose(zone)
        for unit in units:
            position.choose(unit)
        position.choose("done")
    position.choose("done")


# ------------------------------------------------------------------------------------------ drafts
def test_a_draft_is_made_unit_by_unit_and_changes_nothing():
    """LK-6.7.2, LK-6.7.8: it may be changed until it is confirmed."""
    position = defending()
    before = position.digest()

    one = tried(position, post("black5", "egyptian"))
    two = tried(position, post("black5", "light"), one.choice)
    back = tried(position, {"withdraw": {"zone": "black5", "unit": "light"}}, two.choice)

    assert one.choice == (("black5", ("egyptian",)),)
    assert two.choice == (("black5", ("egyptian", "light")),)
    assert back.choice == one.choice
    assert (one.refusal, two.refusal, back.refusal) == (None, None, None)
    assert two.drawing["left"] == {
        "egyptian": 1, "sudanese": 3, "bashi": 3, "ali": 1, "stewart": 1, "nushi": 1,
        "light": 4, "heavy": 1, "gunboat": 2,
    }  # fmt: skip
    assert position.digest() == before


def test_its_answers_lead_where_the_questions_lead():
    """LK-14.15: choice by choice the same record."""
    at_once, slowly = defending(), defending()
    answers = tried(at_once, draft=HELD).answers
    for answer in answers:
        at_once.choose(answer)
    step_by_step(slowly, HELD)

    assert at_once.state.garrison == slowly.state.garrison
    assert at_once.digest() == slowly.digest()
    assert answers[-1] == "done"


def test_what_the_rules_take_by_themselves_is_not_answered():
    """A question with one answer is not put: the last kind in the box goes without being asked."""
    position = defending(troops=["levy"], guns=[], leaders=[], gunboats=0, unbuilt=3)
    draft = (("red5", ("levy",)),)

    answers = tried(position, draft=draft).answers
    assert answers == ("red5", "done")
    for answer in answers:
        position.choose(answer)
    assert position.over


@pytest.mark.parametrize(
    ("draft", "intent"),
    [
        ((), post("black5", "light")),  # LK-6.7.4: no support without troops
        ((), post("black6", "egyptian")),  # LK-11.3: the Banner stands there
        ((), post("palace", "egyptian")),  # LK-6.7.6
        ((("red5", ("egyptian", "egyptian")),), post("red4", "egyptian")),  # there are two
        ((("green4", ("sudanese",)),), post("green4", "gunboat")),  # LK-6.7.5: not on the Nile
        (
            (("red5", ("egyptian", "egyptian", "bashi", "bashi")),),
            post("red5", "bashi"),  # LK-6.7.2: four at most
        ),
        ((("red5", ("sudanese", "ali")),), post("red5", "nushi")),  # LK-6.7.2: one leader
    ],
)
def test_where_there_is_no_room_the_draft_stays(draft, intent):
    """LK-6.7.2, LK-6.7.4 to LK-6.7.6."""
    found = tried(defending(), intent, draft)

    assert (found.choice, found.drawing) == (draft, {})
    assert (found.refusal.rule, found.refusal.reason) == ("LK-6.7.2", "no_room")


@pytest.mark.parametrize(
    "draft",
    [
        (("red5", ("light",)),),
        (("red5", ("egyptian",) * 3),),
        (("red6", ("egyptian",)),),
        (("nowhere", ("egyptian",)),),
        (("red5", ("nobody",)),),
        (("red5", ("egyptian",) * 101),),
        "nonsense",
        7,
    ],
)
def test_what_the_rules_forbid_cannot_be_drafted_at_all(draft):
    found = tried(defending(), draft=draft)

    assert (found.refusal.reason, found.answers) == ("unreadable", ())


def test_as_many_as_find_room():
    """LK-6.7.2: four troops; the fifth stays."""
    found = tried(
        defending(), post("white5", "bashi", every=True), (("white5", ("egyptian",) * 2),)
    )

    assert found.choice == (("white5", ("egyptian", "egyptian", "bashi", "bashi")),)


def test_support_does_not_stay_without_troops():
    """LK-6.7.4."""
    withdrawn = tried(defending(), {"withdraw": {"zone": "black5", "unit": "sudanese"}},
                      (("black5", ("sudanese", "ali", "light")),))  # fmt: skip

    assert (withdrawn.choice, withdrawn.answers) == ((), ())
    assert withdrawn.refusal.reason == "nothing_yet"


def test_a_unit_moves_from_zone_to_zone():
    moved = tried(defending(), {"shift": {"zone": "black5", "unit": "bashi", "to": "green5"}},
                  (("black5", ("egyptian", "bashi")),))  # fmt: skip

    assert moved.choice == (("black5", ("egyptian",)), ("green5", ("bashi",)))


def test_who_stands_already_stays():
    """Part of it was laid out by questions: a draft adds to that."""
    position = defending()
    for answer in ("black5", "egyptian", "done"):
        position.choose(answer)
    found = tried(position, post("black5", "bashi"))
    for answer in found.answers:
        position.choose(answer)

    assert found.drawing["posts"] == {"black5": ["bashi"]}
    assert position.state.garrison[position.state.facts.zone_index["black5"]] == [
        "egyptian",
        "bashi",
    ]


# ------------------------------------------------------------------------------------------ chances
def test_every_defended_zone_has_its_chance():
    """LK-7.2.10, LK-14.16: by the sum of the rules, losses included."""
    position = defending()
    drawn = tried(position, draft=HELD).drawing["holds"]
    laid = after(position, 0, tried(position, draft=HELD).answers).state

    assert list(drawn) == ["black5", "green5"]
    for zone, banner in (("black5", 0), ("green5", 3)):
        laid.target = banner
        assert drawn[zone] == chance_to_hold(laid, laid.facts.zone_index[zone], paid=False)
    assert outlook(laid, None) == {"holds": drawn}
    assert outlook(board(), None) == {}


# --------------------------------------------------------------------------------------- once more
def test_as_last_turn_restores_what_can_be_restored():
    """LK-6.7: of legal choices only; what is lost is left out, and who lost a step comes back."""
    play = before_defence(1)
    intent = offered_again(play.position, 0, play.lines(0))
    found = tried(play.position, intent)
    posts = dict(map(tuple, intent["again"]["posts"]))
    type_of = play.setting.facts.type_of

    assert intent["again"]["turn"] == play.position.state.turn - 1
    assert found.refusal is None
    assert sum(len(units) for _, units in found.choice) >= 4
    for zone, units in found.choice:
        kinds = [type_of.get(unit, unit) for unit in posts[zone]]
        for unit in units:
            kinds.remove(type_of.get(unit, unit))
    for answer in found.answers:
        play.choose(answer, 0)


def test_the_first_time_there_is_nothing_to_restore():
    position = defending()
    assert offered_again(position, 0, []) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_drafts_have_words(language):
    position = defending()
    words = Words(language, position.state.facts and setting().game, setting().facts)
    said = words.tried(position, 0, tried(position, draft=HELD))
    again = {"again": {"turn": 2, "posts": []}}
    older = {"again": {"turn": 1, "posts": []}}

    assert len(said) == 2
    assert all("%" in line for line in said)
    assert words.intent(position, again, 0) != words.intent(position, older, 0)
    assert "1" in words.intent(position, older, 0)


def test_the_warning_is_of_the_drafted_defence():
    """LK-7.1.3: every path that is still open, by its name on the board."""
    position = defending()
    answers = tried(position, draft=HELD).answers
    end = after(position, 0, answers)
    words = Words("en", setting().game, setting().facts)

    assert words.warned(end, answers[-1], 0) == ["path-white", "path-red"]
    assert "White" in words.warning(end, answers[-1], 0)
    assert words.warned(position, "black5", 0) == []


def test_an_illegal_answer_in_the_world_is_told():
    with pytest.raises(IllegalChoice):
        after(defending(), 0, ["red6", "done"])


def test_a_new_turn_begins_without_garrisons():
    """LK-8.2: why everything would have to be laid out anew."""
    g = board(turn=3, banner_card=0, garrison={"red5": ["egyptian"]}, troops=[])
    housekeeping(g)
    assert not any(g.garrison)
