"""Read by the processes that think for servers inside a test, before they think.

Other tests are no people: behind them such a process would hardly ever have its turn.
"""

from zareba.server.jobs import workers

workers.NICENESS = 0
