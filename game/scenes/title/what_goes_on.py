"""What was played last and can be gone on with, told from its file alone."""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.scenes.saves.half_way_challenges import challenge_kit, lately_left
from game.scenes.saves.saved_files import autosave, waiting, written_at

CHALLENGE = "challenge"


def latest(kit: Kit) -> str:
    """Return the game whose match was left last, CHALLENGE for a task, "" for nothing."""
    left = {game: written_at(autosave(kit, game)) for game in kit.faces if waiting(kit, game)}
    for task in lately_left(kit, kit.faces)[:1]:
        left[CHALLENGE] = written_at(autosave(challenge_kit(kit), task))
    return max(left, key=lambda name: left[name], default="")
