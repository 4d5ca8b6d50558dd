"""Tables of other rules: they go on if nothing has changed for anybody, or stay on view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from zareba.engine import FINGERPRINT, FORMAT, Record, as_choice, differ
from zareba.server.ledger.course import detours, line_of, undone_of, whole
from zareba.server.ledger.entries import Changed, Entry, Head, Started
from zareba.server.ledger.folding import fold
from zareba.server.ledger.ledger import Ledger
from zareba.server.views.rendering import Frozen

# Entries that need no rules: who sits where, what was said.
_WITHOUT_RULES = frozenset(
    {"join", "leave", "bot", "back", "seal", "reveal", "chat", "manners", "plan", "erase"}
    | {"close", "rematch", "rules", "keep"}
)


def snapshot_of(ledger: Ledger) -> str:
    """The table as every seat and a spectator see it, for the day when its rules are gone."""
    assert ledger.play is not None
    views = {
        "" if seat is None else str(seat): ledger.play.position.seen_by(seat)
        for seat in (None, *range(ledger.head.players))
    }
    made = Frozen("", ledger.choices, ledger.choices, views, ledger.play.log)
    return msgspec.json.encode(made).decode()


def rules_of(ledger: Ledger) -> tuple[int, str, str]:
    """What it is played by here: version of the rules, facts, how positions are described."""
    setting = ledger.setting()
    return setting.game.rules_version, setting.data.hash, setting.game.shape


def noted_rules(ledger: Ledger) -> tuple[int, str, str]:
    """What it was last played by."""
    return ledger.rules_version, ledger.data_hash, ledger.shape


def may_go_on(ledger: Ledger, snapshot: str) -> bool:
    """Every choice was legal, but fingerprints differ: is the table all the same what it was?"""
    version, data_hash, shape = rules_of(ledger)
    if ledger.rules_version == version and not differ(ledger.data_hash, data_hash):
        return ledger.shape != shape  # the same game, only written otherwise
    return same_to_all_eyes(ledger, snapshot)


def same_to_all_eyes(ledger: Ledger, snapshot: str) -> bool:
    """Do the present rules show what the old ones showed?

    Every choice was legal already.  Equal fingerprints are equal positions; otherwise the last
    snapshot must look the same to everybody in everything that both versions know.
    """
    if not ledger.digests_differ or ledger.play is None:
        return True
    if not snapshot:
        return False
    kept = kept_view(snapshot)
    if not kept.views:
        return False
    if kept.at > ledger.choices:
        return False
    position = ledger.play.position_at(kept.at)
    for name, old in kept.views.items():
        new = _plain(position.seen_by(int(name) if name else None))
        if any(old[field] != new[field] for field in old.keys() & new.keys()):
            return False
    return True


def kept_view(snapshot: str) -> Frozen:
    """The table as it was last pictured; one that was damaged shows nothing."""
    try:
        return msgspec.json.decode(snapshot, type=Frozen)
    except msgspec.MsgspecError:
        return Frozen("")


def _plain(view: dict[str, Any]) -> dict[str, Any]:
    """As it comes back from the disk."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return made


def freeze_table(
    head: Head, entries: list[Entry], snapshot: str, why: Changed, overlay: Path | None = None
) -> tuple[Ledger, Frozen]:
    """What can be shown without the rules."""
    ledger = Ledger(head, overlay)
    for entry in entries:
        if entry.kind in _WITHOUT_RULES:
            ledger.apply(msgspec.structs.replace(entry, seq=ledger.seq + 1))
    ledger.seq = entries[-1].seq if entries else 0
    ledger.changed = entries[-1].time if entries else head.created
    frozen = kept_view(snapshot)
    frozen.why, frozen.choice, frozen.detail = why.why, why.choice, why.detail
    frozen.record = record_of(ledger, entries)
    frozen.choices = len(frozen.record.choices)
    if frozen.at == frozen.choices:
        frozen.record.result = frozen.views.get("", {}).get("result", "")
    if frozen.record.result:
        ledger.status = "over"
    elif ledger.status != "closed" and any(isinstance(entry, Started) for entry in entries):
        ledger.status, frozen.agreed = "playing", agreed(head, entries, overlay)
    return ledger, frozen


def agreed(head: Head, entries: list[Entry], overlay: Path | None) -> int | None:
    """How many choices the present rules allow, with the same positions; None: it cannot begin."""
    try:
        found = fold(head, entries, overlay=overlay, left_out=detours(head, entries)).choices
    except Changed as error:
        found = error.choice - 1
    except Exception:
        return None
    given = len(head.base.choices) if head.base else 0
    return whole(head, entries, found) if found >= given else None


def record_of(ledger: Ledger, entries: list[Entry]) -> Record:
    """The record of a game whose rules are gone, for a program that has them."""
    head, line = ledger.head, line_of(ledger.head, entries)
    ledger.salt = next((entry.salt for entry in entries if isinstance(entry, Started)), "")
    made = (
        ledger.past()
        if head.base
        else Record(
            game=head.game,
            rules_version=ledger.rules_version,
            data_hash=ledger.data_hash,
            players=head.players,
            options=head.options,
            commitment=head.commitment,
            secret=head.secret,
            salt=ledger.salt,
            salts=list(ledger.salts.listed),
        )
    )
    given = head.base or made
    made.choices = given.choices + [(entry.seat, as_choice(entry.choice)) for entry in line]
    made.undone = undone_of(head, entries)
    made.trail = given.trail + [entry.digest for entry in line]
    made.format = FORMAT if all(digest.startswith(FINGERPRINT) for digest in made.trail) else 1
    made.rules_version, made.data_hash = ledger.rules_version, ledger.data_hash
    made.shape = ledger.shape
    return made
