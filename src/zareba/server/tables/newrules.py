"""What the host makes of a table whose rules are gone."""

from __future__ import annotations

from zareba.server.ledger.entries import KeptAsReplay, RulesTaken
from zareba.server.ledger.ledger import Ledger
from zareba.server.wire import api
from zareba.server.wire.declined import Declined

from .actions import Visit
from .changes import Change


async def decide(visit: Visit, wish: api.RulesDecision) -> None:
    """It goes on by the present rules from where they agree with the old ones, or is kept."""

    async def make(ledger: Ledger) -> Change:
        (await visit.keys()).must_be_host()
        frozen = visit.table.frozen
        if frozen is None or ledger.status != "playing":
            raise Declined("not-playing")
        if wish.choice == "replay":
            return Change(KeptAsReplay())
        if frozen.agreed is None:
            raise Declined("not-playing")
        present = ledger.setting()
        return Change(
            RulesTaken(
                to=frozen.agreed,
                version=present.game.rules_version,
                data_hash=present.data.hash,
                shape=present.game.shape,
            )
        )

    await visit.table.change(make, frozen=True)
