"""Secrets and what they open."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable

from zareba.server.wire.declined import Declined

from .storage import Door

HOST, INVITE, SEAT = "host", "invite", "seat"
NO_SEAT = -1


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return hashlib.sha256(b"zareba seat\0" + secret.encode()).hexdigest()


class Keys:
    """What secrets open at one table."""

    def __init__(self, doors: Iterable[Door]) -> None:
        roles = {door.role for door in doors}
        self.host = HOST in roles
        self.invite = self.host or INVITE in roles
        self.seats = {door.seat for door in doors if door.role == SEAT}

    def must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise Declined("no-permission")

    def must_be_host(self) -> None:
        if not self.host:
            raise Declined("no-permission")
