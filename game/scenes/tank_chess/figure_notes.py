"""What a figure of Tank Chess shows besides its story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.reasons import Reason
from game.rules.tank_chess.script import Asked, Played
from game.rules.tank_chess.state import Piece

MARKS: Final = ("reach", "fire", "armour", "ring")


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to be shown of a piece."""

    kind: str
    piece: Piece


@dataclass(frozen=True, slots=True)
class Notes:
    """What is drawn besides the story: answers, marks, a turn refused, turns in notation."""

    played: Played
    asked: tuple[Asked, ...]
    marks: tuple[Mark, ...]
    refused: TakeTurn | LeaveBoard | None
    reason: Reason | None
    written: tuple[str, ...]
