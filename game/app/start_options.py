"""What the command line may ask of the program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Options:
    """`map` and `replay` are files to begin with, and so is `file`, whatever it is; `frames`
    ends the program after so many."""

    map: Path | None = None
    game: str = ""
    seats: int = 0
    seed: int | None = None
    language: str = ""
    data_dir: Path | None = None
    fullscreen: bool = False
    replay: Path | None = None
    file: Path | None = None
    frames: int = 0
    crash_at: int = 0
