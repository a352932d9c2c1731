"""What was played last and can be gone on with, told from its file alone."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.scenes.frame.kit import Kit
from game.scenes.saves.half_way_challenges import challenge_kit, lately_left
from game.scenes.saves.saved_files import autosave, waiting, written_at


@dataclass(frozen=True, slots=True)
class Left:
    """A match of a game, or a `task` in it, and where it was written when."""

    game: str
    task: bool
    path: Path
    written: int


def latest(kit: Kit) -> Left | None:
    """Return what was left last, None for nothing."""
    found = [_left(kit, game, task=False) for game in kit.faces if waiting(kit, game)]
    found += [
        _left(challenge_kit(kit), game, task=True) for game in lately_left(kit, kit.faces)[:1]
    ]
    return max(found, key=lambda left: left.written, default=None)


def _left(kit: Kit, game: str, task: bool) -> Left:
    path = autosave(kit, game)
    return Left(game, task, path, written_at(path))
