"""The commands of the README and the docs, run as they stand there, in a copy of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zareba.cli import cli

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?:sh|bash|console)\n(.*?)^```", re.M | re.S)
INLINE = re.compile(r"`zareba ([a-z]+)[^`]*`")
# Commands that are not run here, with the reason.
LEFT_OUT = {
    "python3 run.py": "sets up an environment of its own; .ci/run does that",
    "zareba serve": "goes on until it is stopped; tests/server starts real servers",
    "zareba loadtest --with-jobs": "a long game is made and imported first: minutes",
    "zareba loadtest --soak": "goes on for long; tests/server/test_soak.py runs small ones",
    "cd web": "only for the next line",
    "npm ci": "fetches packages",
    "node build.mjs": "builds the client; the browser tests do that",
}
SMALLER = {"--tables 200 --seconds 60": "--tables 2 --seconds 1"}


def fences():
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            long = [pytest.mark.soak] if "loadtest" in found[1] else []
            yield pytest.param(found[1], id=f"{page.relative_to(ROOT)}:{line}", marks=long)


def runnable(fence):
    """The lines that can be run here, in smaller numbers."""
    for line in fence.splitlines():
        if line.strip() and not any(line.startswith(known) for known in LEFT_OUT):
            for big, small in SMALLER.items():
                line = line.replace(big, small)  # noqa: PLW2901
            yield line


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """Where a reader of the docs stands: the sources, the example's cases, the command."""
    place = tmp_path_factory.mktemp("checkout")
    ignored = shutil.ignore_patterns("static")
    shutil.copytree(ROOT / "src" / "zareba", place / "src" / "zareba", ignore=ignored)
    shutil.copytree(ROOT / "tests" / "examples", place / "tests" / "examples")
    command = place / "bin" / "zareba"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m zareba.cli "$@"\n')
    command.chmod(0o755)
    return place


@pytest.mark.skipif(shutil.which("bash") is None, reason="the commands are those of a shell")
@pytest.mark.parametrize("fence", list(fences()))
def test_the_commands_of_the_docs_run(fence, checkout):
    lines = list(runnable(fence))
    if not lines:
        return
    path = os.pathsep.join([str(checkout / "bin"), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-ec", "\n".join(lines)],
        cwd=checkout,
        input="quit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PATH": path, "PYTHONPATH": str(checkout / "src")},
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_left_out_stands_in_the_docs():
    """A reason for a command nobody names any more is no reason."""
    lines = [
        line for page in PAGES for f in FENCE.findall(page.read_text()) for line in f.split("\n")
    ]
    unused = [known for known in LEFT_OUT if not any(line.startswith(known) for line in lines)]

    assert unused == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_named_in_a_sentence_exist(page):
    named = set(INLINE.findall(page.read_text(encoding="utf-8")))

    assert named <= set(cli.commands)
