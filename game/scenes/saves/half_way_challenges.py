"""Challenges that were left half-way: one of each game, beside the match that waits.

The title asks, so no game is read and nothing is played again before the challenge is gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

from game.content.files.program_files import home
from game.scenes.frame.kit import Kit

from .saved_files import autosave, written_at

LABEL = "challenge"
_HEAD = 4_000_000
_NOT_READ = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)


def challenge_kit(kit: Kit) -> Kit:
    """Return the kit of a challenge's table: a folder of its own leaves other matches alone."""
    return replace(kit, folder=kit.folder / "challenge")


def has_challenges(game: str) -> bool:
    """Whether there are challenges of a game."""
    drawn = home() / "maps" / "challenges" / game / "00_first.yaml"
    return drawn.is_file() or (home() / "assets" / "data" / game / "challenges.yaml").is_file()


def lately_left(kit: Kit, games: Iterable[str]) -> tuple[str, ...]:
    """Return the games in which a challenge waits, the one that was played last first."""
    waiting = [game for game in games if half_way(kit, game)]
    left = challenge_kit(kit)
    return tuple(sorted(waiting, key=lambda game: written_at(autosave(left, game)), reverse=True))


def half_way(kit: Kit, game: str) -> str:
    """Return the id of the challenge that waits, "" for none."""
    return left_label(kit, game, LABEL)


def left_label(kit: Kit, game: str, key: str) -> str:
    """Return what the match of the challenge that waits says of itself, "" for nothing."""
    kit.writer.settle()
    try:
        with open(autosave(challenge_kit(kit), game), "rb") as file:
            head = json.loads(file.readline(_HEAD))
        labels = head.get("header", head)["labels"]
        return next((str(words) for name, words in labels if name == key), "")
    except _NOT_READ:
        return ""
