"""What the system grants a process: open files, memory.  Nothing where it knows no such limits."""

from __future__ import annotations

import contextlib

try:
    import resource
except ModuleNotFoundError:  # only on Unix
    resource = None  # type: ignore[assignment]


def allow_many_files() -> None:
    """Each connection is a file: as many as the system grants, not only the usual 1,024."""
    if resource is None:
        return
    with contextlib.suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def limit_memory(megabytes: int) -> None:
    """So much more than now."""
    if resource is None:
        return
    with contextlib.suppress(OSError, ValueError):
        with open("/proc/self/statm") as statm:
            used = int(statm.read().split()[0]) * resource.getpagesize()
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (used + megabytes * 1_000_000, hard))
