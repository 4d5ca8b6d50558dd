"""Numbers about a running server, for /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = r = CollectorRegistry()
        self.entries = Counter("zareba_entries", "Committed entries", ["kind"], registry=r)
        self.refused = Counter("zareba_refused", "Refused messages", ["code"], registry=r)
        self.conflicts = Counter("zareba_conflicts", "Entries another process wrote", registry=r)
        self.failures = Counter("zareba_failures", "Errors that are our fault", registry=r)
        self.ready = Gauge("zareba_ready", "Can keep what it acknowledges", registry=r)
        self.damaged = Gauge("zareba_damaged_rows", "Tables that cannot be read", registry=r)
        self.sockets = Gauge("zareba_sockets", "Open sockets", registry=r)
        self.tables = Gauge("zareba_tables", "Tables in memory", registry=r)
        self.commit = Histogram("zareba_commit_seconds", "Commit", registry=r, buckets=FINE)
        self.broadcast = Histogram(
            "zareba_broadcast_seconds", "From commit to written view", registry=r, buckets=FINE
        )
        self.lag = Histogram(
            "zareba_loop_lag_seconds", "How late the event loop is", registry=r, buckets=FINE
        )
        self.worst_lag = Gauge(
            "zareba_loop_lag_worst_seconds", "The most since the start", registry=r
        )
        self.bots = Histogram("zareba_bot_seconds", "A bot's choice", registry=r, buckets=FINE)

    def text(self) -> bytes:
        return generate_latest(self.registry)
