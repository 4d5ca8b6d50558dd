"""What people type, made safe to show."""

from __future__ import annotations

import unicodedata


def clean(text: str) -> str:
    """Without control characters and invisible marks that turn text around; spaces made single."""
    kept = "".join(" " if c.isspace() else c for c in text if _is_shown(c))
    return " ".join(kept.split())


def _is_shown(c: str) -> bool:
    return c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")
