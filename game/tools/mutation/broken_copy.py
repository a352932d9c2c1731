"""A copy of the program that is broken on purpose, and what runs in it; the tree stays whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from game.content.files.program_files import home


@dataclass(frozen=True, slots=True)
class Copy:
    folder: Path

    @contextmanager
    def broken(self, file: str, source: str) -> Iterator[None]:
        """Let a file of the copy read otherwise for a while."""
        path = self.folder / file
        before, stood = path.read_bytes(), path.stat()
        path.write_text(source, "utf-8", newline="")
        try:
            yield
        finally:
            path.write_bytes(before)
            # Python knows by its time whether what it has compiled is still true.
            os.utime(path, ns=(stood.st_atime_ns, stood.st_mtime_ns))

    def python(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy and return what it says."""
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )

    def code(self, seconds: float, *command: str) -> int | None:
        """Run Python in the copy and return its exit code; None if it hangs."""
        try:
            return subprocess.run(
                [sys.executable, *command],
                cwd=self.folder,
                # A process that outlives a test would keep an output open.
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
                timeout=seconds,
            ).returncode
        except subprocess.TimeoutExpired:
            return None


def copied(folder: Path, parts: Iterable[str]) -> Copy:
    """Copy these files and folders of the program."""
    left = shutil.ignore_patterns("__pycache__", ".*")
    for part in parts:
        source, target = home() / part, folder / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=left)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    return Copy(folder)
