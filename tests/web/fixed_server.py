"""``zareba serve`` with the same chance every time, for journeys: a program of the tests alone.

A table's secret and the seed of a bot's thoughts are drawn by the module ``secrets``; this program
puts fixed draws in its place and then is the server.  Names and keys of tables stay random.
"""

import secrets

from zareba.cli import main
from zareba.engine.chance import new_secret, secret_from
from zareba.server.http import armies
from zareba.server.jobs import thinking, workers
from zareba.server.tables import house, reading

FIXED = secret_from("journey")
SECRET_BYTES = len(new_secret()) // 2
any_token = secrets.token_hex

# What a calm machine does in seconds may take longer beside other tests; the processes that think
# read this program, too.  First figures are shown as soon as there are some, and a process that
# needs a while to notice that nobody waits is not begun anew.
PATIENT = 110.0  # seconds
KINDS = (
    thinking.MOVE, thinking.SEARCH, thinking.PLAIN, thinking.ODDS,
    armies.DESK, armies.PRINT, reading.BEGIN, reading.CHECK,
)  # fmt: skip
for kind in KINDS:
    object.__setattr__(kind, "deadline", PATIENT)
thinking.ODDS_SECONDS = workers.GRACE = PATIENT
# Other tests are no people: behind them a process that thinks would hardly ever have its turn.
workers.NICENESS = 0


def fixed_token(nbytes: int | None = None) -> str:
    return FIXED if nbytes == SECRET_BYTES else any_token(nbytes)


if __name__ == "__main__":
    secrets.token_hex = fixed_token
    secrets.randbits = lambda _bits: 1
    house.FEWEST = 0  # workers begin with their first job: most journeys need none
    assert new_secret() == FIXED, "tables draw their secret in another way now"
    main()
