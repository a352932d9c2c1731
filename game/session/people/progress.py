"""What a player has solved: one sealed file, so that a crash costs nothing.

A result keeps the text that proves it, and is replaced only by a better one.
"""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from game.core import codec
from game.core.codec import LATER, Codec, Unreadable
from game.session.files.crash_safe_files import NotWritten
from game.session.match.record import Damaged
from game.session.records import store

NAME: Final = "progress.json"
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Best:
    """The best result on a challenge or a board: its turn, its stars and its proof, how many hints
    there were on the way, and its points where they earn the stars."""

    name: str
    turn: int
    stars: int
    proof: str = ""
    hints: int = field(default=0, metadata=LATER)
    points: int = field(default=0, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Progress:
    """Best results by the challenge's id, and on boards by code and options."""

    format: int = FORMAT
    challenges: tuple[Best, ...] = ()
    boards: tuple[Best, ...] = ()

    def on(self, challenge: str) -> Best | None:
        return _named(self.challenges, challenge)

    def on_board(self, board: str) -> Best | None:
        return _named(self.boards, board)

    def solved(self, best: Best) -> Progress:
        """Return the progress with a result on a challenge, if it is the best one."""
        return replace(self, challenges=_better(self.challenges, best))

    def played(self, best: Best) -> Progress:
        """Return the progress with a result on a board, if it is the best one."""
        return replace(self, boards=_better(self.boards, best))


def load(folder: Path) -> Progress:
    """Return what is kept; a damaged file gives way to the one before it, or to nothing."""
    path = folder / NAME
    if not os.path.exists(path) and not store.restorable(path):
        return Progress()
    try:
        return _read(store.load(path))
    except Damaged:
        with contextlib.suppress(Damaged, NotWritten, OSError):
            return _read(store.restore(path))
        with contextlib.suppress(OSError):
            path.replace(path.with_name(f"{NAME}.bad"))
        return Progress()


def keep(folder: Path, challenge: Best | None, board: Best | None = None) -> Progress:
    """Add results to what is kept now, and return it; NotWritten or OSError if that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    load(folder)
    kept: list[Progress] = []

    def changed(text: str) -> str:
        progress = _read(text) if text else Progress()
        if challenge is not None:
            progress = progress.solved(challenge)
        if board is not None:
            progress = progress.played(board)
        kept.append(progress)
        return codec.text(Codec[Progress](Progress).plain(progress)) + "\n"

    store.change(folder / NAME, changed)
    return kept[-1]


def is_better(best: Best, old: Best) -> bool:
    """Whether a result takes the place of an older one."""
    return _rank(best) < _rank(old)


def _named(found: tuple[Best, ...], name: str) -> Best | None:
    return next((best for best in found if best.name == name), None)


def _better(found: tuple[Best, ...], best: Best) -> tuple[Best, ...]:
    """More stars are better, then more points, then fewer turns and fewer hints."""
    old = _named(found, best.name)
    if old is not None and not is_better(best, old):
        return found
    return (*(each for each in found if each.name != best.name), best)


def _rank(best: Best) -> tuple[int, int, int, int]:
    return -best.stars, -best.points, best.turn, best.hints


def _read(text: str) -> Progress:
    try:
        return Codec[Progress](Progress).value(json.loads(text))
    except (ValueError, RecursionError, Unreadable) as error:
        raise Damaged(f"{NAME} does not read as progress") from error
