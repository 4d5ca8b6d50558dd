"""The locks are installed as they stand (`run.py`), so they must name everything they need."""

import importlib.metadata
import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
OURSELVES = "zareba"


def locked(tools: str) -> dict[str, str]:
    """Package by package the version that a lock names."""
    text = (ROOT / "requirements" / f"{tools}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", text, re.MULTILINE)
    return {canonicalize_name(name): version for name, version in found}


def needed(name: str, extras: frozenset[str]) -> list[Requirement]:
    """What a package asks for on this system, if it is wanted with these extras."""
    stated = [Requirement(text) for text in importlib.metadata.requires(name) or ()]
    environments = [{"extra": extra} for extra in extras or {""}]
    return [
        one
        for one in stated
        if one.marker is None or any(one.marker.evaluate(each) for each in environments)
    ]


@pytest.mark.parametrize("tools", ["play", "dev"])
def test_a_lock_names_everything_that_its_packages_need(tools: str) -> None:
    versions = locked(tools)
    seen: set[tuple[str, frozenset[str]]] = set()
    to_do = [(OURSELVES, frozenset({tools}))]
    while to_do:
        asked = to_do.pop()
        if asked in seen:
            continue
        seen.add(asked)
        for one in needed(*asked):
            name = canonicalize_name(one.name)
            if name != OURSELVES:
                assert name in versions, f"{asked[0]} needs {one}"
                assert one.specifier.contains(versions[name], prereleases=True), one
            to_do.append((name, frozenset(one.extras)))
    assert len(seen) > 10
