"""The decision who comes late or lies in ambush (KP-36: D-14)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from zareba.engine import Domain, Refusal
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE, companies, described
from zareba.games.kriegspfad.field.placing import ALONE
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import AMBUSH, FIGHTING, OPEN_BATTLE, State
from zareba.games.kriegspfad.field.structures import READY


class Hold(Domain, frozen=True):
    """D-14: which companies come late or lie in ambush; secret.

    Commander, scout and prophet name the late unit they come with: (number, "late", unit).
    """

    rule: ClassVar[str] = "KP-16.5"
    secret: ClassVar[bool] = True
    late: int  # at most
    hidden: int

    def anew(self, g: State) -> Hold:
        """KP-16.8, KP-16.6: where half of the units may come late, how many there are is secret."""
        halved = g.scenario != OPEN_BATTLE and self.late
        return Hold(self.seat, len(self.fighting(g)) // 2, self.hidden) if halved else self

    def canonical(self, g: State, choice: Any) -> Any:
        orders: list[tuple[Any, ...]] = []
        for order in several(choice):
            number, status, *escort = several(order)
            orders.append((whole(number), str(status), *map(whole, escort[:2])))
        late = sorted({n for n, status, *_ in orders if status == LATE} & {*self.fighting(g)})
        if late:  # who names none comes with the first
            alone = [(n, LATE) for n in self.alone(g)]
            orders = [(*o, late[0]) if o in alone else o for o in orders]
        return tuple(sorted(orders))

    def fighting(self, g: State) -> list[int]:
        found = companies(g, self.seat)
        return [i for i, c in enumerate(found) if c.role == FIGHTING and c.status == READY]

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        numbers, fighting = [order[0] for order in choice], self.fighting(g)
        if len(set(numbers)) < len(numbers) or not set(numbers) <= {*fighting, *self.alone(g)}:
            return Refusal("KP-16.14", "fighting_once")
        if {order[1] for order in choice} - {LATE, HIDDEN}:
            return Refusal("KP-16.5", "late_or_hidden")
        held = [order[1] for order in choice if order[0] in fighting]
        if held.count(LATE) > self.late:
            return Refusal("KP-16.5", "most_late", {"n": self.late})
        if held.count(HIDDEN) > self.hidden:
            return Refusal("KP-16.5", "most_hidden", {"n": self.hidden})
        return self._left_alone(g, choice, fighting, held)

    def _left_alone(
        self, g: State, choice: Any, fighting: Sequence[int], held: Sequence[str]
    ) -> Refusal | None:
        """KP-16.14: who keeps to a unit is held back with one; a late unit may be named."""
        ambush = [HIDDEN] if g.scenario == AMBUSH else []  # there every unit hides that can
        lonely = {order[1] for order in choice if order[0] not in fighting}
        units = [(n, LATE, n) for n in fighting if (n, LATE) in choice]
        named = [order for order in choice if order[2:]]
        wrong = [o for o in named if o[0] in fighting or (o[2], *o[1:]) not in units]
        return Refusal("KP-16.14", "needs_company") if lonely - {*held, *ambush} or wrong else None

    def alone(self, g: State) -> list[int]:
        """KP-16.14: commander, scout and prophet, who keep to a hidden or late unit."""
        found = companies(g, self.seat)
        return [i for i, c in enumerate(found) if c.role in ALONE and c.status == READY]

    def sample(self, g: State, rng: random.Random) -> Any:
        free = self.fighting(g)
        rng.shuffle(free)
        late, hidden = rng.randrange(self.late + 1), rng.randrange(self.hidden + 1)
        chosen = [(n, LATE) for n in free[:late]]
        chosen += [(n, HIDDEN) for n in free[late : late + hidden]]
        kinds = sorted({status for _, status in chosen})
        orders: list[tuple[Any, ...]] = []
        for n in self.alone(g) if kinds else ():
            if rng.randrange(3) == 0:
                status = rng.choice(kinds)
                escort = (rng.choice(free[:late]),) if status == LATE else ()
                orders.append((n, status, *escort))
        return tuple(sorted([*chosen, *orders]))

    def describe(self, g: State) -> dict[str, Any]:
        found = companies(g, self.seat)
        return {
            "late": self.late,
            "hidden": self.hidden,
            "units": [described(g, i, found[i]) for i in self.fighting(g)],
            "alone": [described(g, i, found[i]) for i in self.alone(g)],
        }
