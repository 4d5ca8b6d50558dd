"""The roads, measured once: distances without turning back, reach of ambushes (RB-6.2, RB-13.2)."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from zareba.engine import DataFiles

from .schema import MapFile

Way = tuple[str, int, tuple[str, ...]]  # a village, steps to it, the first steps that lead there
Ways = Mapping[tuple[str, str], tuple[Way, ...]]  # by node and the node the army came from


class Roads:
    """The graph of map.toml."""

    def __init__(self, data: DataFiles, file: MapFile) -> None:
        self.data = data
        self.kind = {node.id: node.kind for node in file.node}
        self.next: dict[str, list[str]] = {node.id: [] for node in file.node}
        for i, edge in enumerate(file.edge):
            for a, b in ((edge.a, edge.b), (edge.b, edge.a)):
                if a not in self.next:
                    raise data.fail("map.toml", f"edge[{i}]", f"no node {a!r}")
                self.next[a].append(b)
        self.forks = {
            (f.node, f.came_from): {"circle": f.circle, "triangle": f.triangle} for f in file.fork
        }

    def exits(self, node: str, came_from: str) -> list[str]:
        """RB-13.2: never back, except out of a dead end; start locations are never entered."""
        found = [x for x in self.next[node] if self.kind[x] != "start"]
        return [x for x in found if x != came_from] if len(self.next[node]) > 1 else found

    def ways_from(self, node: str, came_from: str) -> tuple[Way, ...]:
        """RB-13.1, RB-13.2: every village with its distance, the nearest first."""
        found: dict[str, tuple[int, set[str]]] = {}
        front = {(x, node): {x} for x in self.exits(node, came_from)}
        seen: set[tuple[str, str]] = set()
        steps = 1
        while front:
            ahead: dict[tuple[str, str], set[str]] = {}
            for (x, _), first in front.items():
                if self.kind[x] == "village" and found.setdefault(x, (steps, set()))[0] == steps:
                    found[x][1].update(first)
            seen |= set(front)
            for (x, came), first in front.items():
                for y in self.exits(x, came):
                    if (y, x) not in seen:
                        ahead.setdefault((y, x), set()).update(first)
            front, steps = ahead, steps + 1
        ways = [(v, d, tuple(sorted(first))) for v, (d, first) in found.items() if v != node]
        return tuple(sorted(ways, key=lambda way: (way[1], way[0])))

    @functools.cached_property
    def ways(self) -> Ways:
        """RB-13.6: from every place an army can be in; every tie has its row in the fork table."""
        found = {}
        for node, neighbours in self.next.items():
            for came_from in ("", *neighbours):
                ways = found[node, came_from] = self.ways_from(node, came_from)
                first = {step for _, _, steps in ways for step in steps}
                if came_from and len(first) > 1 and self.kind[node] != "start":
                    self.check_fork(node, came_from, first)
        return found

    def check_fork(self, node: str, came_from: str, first: set[str]) -> None:
        row = self.forks.get((node, came_from))
        if row is None or set(row.values()) != first:
            place = f"fork[{node} from {came_from}]"
            raise self.data.fail("map.toml", place, f"must lead to {' and '.join(sorted(first))}")

    def direct(self, node: str) -> tuple[str, ...]:
        """RB-6.2: the villages reached from a node over stops only."""
        found, seen, front = [], {node}, list(self.next[node])
        while front:
            x = front.pop()
            if x in seen:
                continue
            seen.add(x)
            if self.kind[x] == "village":
                found.append(x)
            elif self.kind[x] == "stop":
                front += self.next[x]
        return tuple(sorted(found))


@functools.lru_cache(8)
def roads_of(data: DataFiles) -> Roads:
    """Measured once for all tables with these files: no option changes the map."""
    return Roads(data, data.typed("map.toml", MapFile))
