"""Questions with a single option are answered by the engine."""

from typing import ClassVar

from zareba.engine import Ask, Position, Rule, Table, plain, rule


@plain
class Empty(Table):
    pass


class OnlyOne(Ask, frozen=True):
    rule: ClassVar[str] = "X-1"

    def options(self, g):
        return ["this"]


@rule("X-1")
def ends_with_a_settled_question(g: Empty) -> Rule:
    yield OnlyOne(0)


def test_a_rule_that_ends_with_a_settled_question_asks_nothing_any_more():
    position = Position.start(ends_with_a_settled_question(Empty()))

    assert position.over
    assert position.options() == []
    assert position.ask() is None
