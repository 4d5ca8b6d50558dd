"""How long a database is waited for: to be reached, and for what others have locked in it."""

from __future__ import annotations

from typing import Any

LOCKED = 15  # seconds
# PostgreSQL's words; the second is for a network that does not answer any more.
REACHING = {"connect_timeout": 10, "tcp_user_timeout": 1_000 * LOCKED}


def be_patient(connection: Any, _record: Any) -> None:
    """PostgreSQL would wait for a lock without limit, and a server could not even stop."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET lock_timeout = '{LOCKED}s'")
    connection.commit()
