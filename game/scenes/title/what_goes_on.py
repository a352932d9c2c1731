"""What was played last and can be gone on with, told from its file alone."""

from __future__ import annotations

import os
from pathlib import Path

from game.scenes.frame.kit import Kit
from game.scenes.saves.half_way_challenges import challenge_kit, half_way
from game.scenes.saves.saved_files import autosave, waiting

CHALLENGE = "challenge"


def latest(kit: Kit) -> str:
    """Return the game whose match was left last, CHALLENGE for a task, "" for nothing."""
    left = {game: _written(autosave(kit, game)) for game in kit.faces if waiting(kit, game)}
    aside = challenge_kit(kit)
    tasks = [_written(autosave(aside, game)) for game in kit.faces if half_way(kit, game)]
    if tasks:
        left[CHALLENGE] = max(tasks)
    return max(left, key=lambda name: left[name], default="")


def _written(path: Path) -> int:
    try:
        return os.stat(path).st_mtime_ns
    except OSError:
        return 0
