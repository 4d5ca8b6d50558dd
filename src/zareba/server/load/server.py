"""The server under load: a process of its own, and what it costs while it serves."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

import click

from .client import Load, percentile

SERVE = "from zareba.server.operating.cli import serve; serve()"
START = 60.0  # seconds
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_NUMBER = re.compile(r"^(zareba_loop_lag_worst_seconds|zareba_tables) (\S+)$", re.M)


class Cost(NamedTuple):
    """Of a server so far."""

    cpu: float = 0.0  # seconds of the processor, without bots and other long jobs
    memory: float = 0.0  # MB, resident
    tables: int = 0  # in memory
    lag: float = 0.0  # seconds, the worst of the event loop


class Server:
    """One that serves the tables of a load, in one process or several."""

    def __init__(self, load: Load, db: str, workers: int = 1) -> None:
        self.load, self.db, self.workers = load, db, workers
        self.start()

    def begin(self, code: str = SERVE, stderr: int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", code, "--port", str(self.load.port), "--db", self.db]
        more = ["--workers", str(self.workers)] if self.workers > 1 else []
        return subprocess.Popen([*command, "--no-limits", "--bots", "1", *more], stderr=stderr)

    def start(self) -> None:
        self.process = self.begin()
        until = time.monotonic() + START
        while time.monotonic() < until:
            with contextlib.suppress(urllib.error.URLError, OSError):
                self.get("/api/health")
                self.begun = self.cost()
                return
            time.sleep(0.1)
        raise click.ClickException("the server does not start")

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://{self.load.address}{path}", timeout=5) as answer:
            return str(answer.read().decode())

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()

    def cost(self) -> Cost:
        """What cannot be told (not Linux, or the server does not answer) is nothing."""
        cpu = memory = lag = 0.0
        tables = 0
        for process in self.processes():
            with contextlib.suppress(OSError, StopIteration, ValueError):
                fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                cpu += (int(fields[11]) + int(fields[12])) / _TICKS
                status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
                line = next(x for x in status.splitlines() if x.startswith("VmRSS"))
                memory += int(line.split()[1]) / 1024
        for _ in range(self.workers):  # one after the other answers
            with contextlib.suppress(urllib.error.URLError, OSError, ValueError):
                found = dict(_NUMBER.findall(self.get("/metrics")))
                lag = max(lag, float(found["zareba_loop_lag_worst_seconds"]))
                tables += int(float(found["zareba_tables"]))
        return Cost(cpu, memory, tables, lag)

    def processes(self) -> list[int]:
        """Those that serve: the one we started, and the like of it; not those that think."""
        first = self.process.pid
        with contextlib.suppress(OSError, ValueError):
            kin = [*map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
            mine = Path(f"/proc/{first}/cmdline").read_bytes()
            return [first, *(x for x in kin if Path(f"/proc/{x}/cmdline").read_bytes() == mine)]
        return [first]


def figures(load: Load, before: Cost, after: Cost) -> list[str]:
    """What people felt and what it cost, line by line."""
    done, seconds = load.done, load.seconds
    lines = [
        f"tables at once      {load.tables} ({len(load.acknowledged)} in all)",
        f"sockets at once     {load.most_sockets} ({load.reconnects} reconnected)",
        f"choices             {done}, {done / seconds:.0f} a second; games {load.games}",
    ]
    for name, values in (
        ("choice to broadcast", load.latencies),
        ("choice to answer", load.answers),
    ):
        p50, p95, p99 = (1000 * percentile(values, x) for x in (0.5, 0.95, 0.99))
        lines.append(f"{name:<19} p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    cpu, memory = after.cpu - before.cpu, after.memory - before.memory
    each = f", {memory / after.tables:.2f} MB a table" if after.tables else ""
    return [
        *lines,
        f"server's processor  {cpu:.1f} s, {1000 * cpu / max(done, 1):.2f} ms a choice",
        *_clients(load, done),
        f"server's memory     {after.memory:.0f} MB, {before.memory:.0f} when it began{each}",
        f"loop held           {1000 * after.lag:.0f} ms at worst",
    ]


def _clients(load: Load, done: int) -> list[str]:
    """What the clients have cost themselves, where that is known."""
    each = 1000 * load.cpu / max(done, 1)
    return [f"clients' processor  {load.cpu:.1f} s, {each:.2f} ms a choice"] if load.cpu else []


def compared(without: tuple[Load, float], film: tuple[Load, float]) -> list[str]:
    """What films cost: choices, how long people wait, and the processor's work for a choice."""
    (before, cost_before), (after, cost) = without, film
    wait_before, wait = (percentile(load.latencies, 0.95) for load in (before, after))
    return [
        f"films: choices      {after.done / max(before.done, 1):.2f} times as many",
        f"films: p95          {wait / max(wait_before, 1e-9):.2f} times as long (broadcast)",
        f"films: processor    {cost / max(cost_before, 1e-9):.2f} times as much a choice",
    ]
