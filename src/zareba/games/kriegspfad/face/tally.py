"""What simulations count apart: roles in a scenario, and army lists."""

from __future__ import annotations

from zareba.games.kriegspfad.field.state import State


def roles(g: State, seat: int) -> tuple[str, ...]:
    """Attacker or defender, and the list."""
    if g.attacker < 0:
        return (g.lists[seat],)
    return ("attacker" if seat == g.attacker else "defender"), g.lists[seat]
