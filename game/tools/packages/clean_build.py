"""What all packages are built from: a copy of the sources, and an environment with the builders.

Nothing is written beside the sources, and nothing of the machine comes in: the builders are those
of `packages/builders.txt`, the libraries those of `requirements.txt`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import venv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PARTS = ("main.py", "pyproject.toml", "README.md", "LICENSE", "game", "assets", "maps", "packages")
PINNED = ("requirements.txt", "packages/builders.txt")


class BuildFault(Exception):
    """One sentence about what could not be built, and what was said of it."""


@dataclass(frozen=True, slots=True)
class Build:
    """Where the copy lies, and the Python that has the builders."""

    sources: Path
    python: Path

    def run(self, *words: str | Path) -> None:
        """Run a module of the builders; what it says is shown when it fails."""
        told([self.python, *words], self.sources)


def prepared(sources: Path, work: Path) -> Build:
    copy, environment = work / "sources", work / "environment"
    for each in PARTS:
        _copy(sources / each, copy / each)
    venv.create(environment, with_pip=True)
    inside = "Scripts/python.exe" if os.name == "nt" else "bin/python"
    build = Build(copy, environment / inside)
    pins = [word for name in PINNED for word in ("-r", str(sources / name))]
    build.run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pins)
    return build


def told(command: Sequence[str | Path], where: Path) -> None:
    ran = subprocess.run(command, cwd=where, capture_output=True, text=True, errors="replace")
    if ran.returncode:
        said = (ran.stdout + ran.stderr).strip().splitlines()[-12:]
        raise BuildFault("\n".join([f"{' '.join(map(str, command))} failed:", *said]))


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
