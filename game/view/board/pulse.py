"""What beats on a board, whatever else happens: drawn over it, and never in a calm picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

BEAT_MS = 120
"""So often a picture is drawn anew in which something beats."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """`on(table)` says whether anything beats there, `draw(canvas, place, table, ms)` draws it at a
    moment of the clock."""

    on: Callable[[Any], bool]
    draw: Callable[[Canvas, BoardPlace, Any, int], None]


def due(before: int, clock: int) -> bool:
    """Whether a picture is to be drawn anew between these moments of the clock."""
    return before // BEAT_MS != clock // BEAT_MS
