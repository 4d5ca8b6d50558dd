"""A drawing of how well judged chances came true."""

from __future__ import annotations

from collections.abc import Sequence

from .fit import Bin

SIZE, EDGE = 320, 40
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)


def calibration_svg(bins: Sequence[Bin], title: str) -> str:
    """What was judged (across) against what came true (up), with two standard errors."""

    def x(share: float) -> float:
        return round(EDGE + share * SIZE, 1)

    def y(share: float) -> float:
        return round(EDGE + (1 - min(1.0, max(0.0, share))) * SIZE, 1)

    whole = SIZE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}"'
        ' font-family="sans-serif" font-size="11">',
        f"<title>{title}: judged chance and outcome</title>",
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999" stroke-dasharray="4 3"/>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" fill="none" stroke="#333"/>',
    ]
    for tick in TICKS:
        text = f"{100 * tick:.0f} %"
        parts.append(f'<text x="{x(tick)}" y="{y(0) + 16}" text-anchor="middle">{text}</text>')
        parts.append(f'<text x="{x(0) - 5}" y="{y(tick) + 4}" text-anchor="end">{text}</text>')
    for b in bins:
        low, high = y(b.outcome - 2 * b.error), y(b.outcome + 2 * b.error)
        parts.append(f'<path d="M{x(b.judged)} {low}V{high}" stroke="#36c"/>')
        parts.append(f'<circle cx="{x(b.judged)}" cy="{y(b.outcome)}" r="4" fill="#36c"/>')
    return "\n".join([*parts, "</svg>", ""])
