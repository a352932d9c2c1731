"""How a pawn drives one cell: it turns to the way, goes, and looks to the middle again."""

from __future__ import annotations

import math
from dataclasses import replace

from game.core.grid import Cell
from game.rules.proving_ground.state import Table
from game.view.clip import Clip, Cue, Ease, Effect, Move, Pose

from .standing import rest

DRIVE, TURN, STEP = 250, 110, 260
TRACK_STAYS = 1400


def drive(shown: Table, number: int, to: Cell, ms: int) -> Clip:
    """Return the clip of one cell; `flow.py` joins the steps of a longer drive."""
    start = rest(shown.pawns[number])
    heads = replace(start, angle=heading(start, to))
    there = replace(heads, x=to.x, y=to.y)
    moves = (
        Move(start, heads, Ease.DRIVE, 0, TURN),
        Move(heads, there, Ease.DRIVE, TURN, TURN + ms),
        Move(there, replace(there, angle=start.angle), Ease.DRIVE, TURN + ms),
    )
    trail = (
        Effect("tracks", start.x, start.y, TRACK_STAYS, TURN, heads.angle),
        Effect("dust", start.x, start.y, 500, TURN, heads.angle),
    )
    return Clip(2 * TURN + ms, {f"pawn {number}": moves}, trail, (Cue("tank.drive", TURN),))


def heading(start: Pose, to: Cell) -> float:
    """Return the direction from a pose to a cell."""
    return math.degrees(math.atan2(to.x - start.x, start.y - to.y)) % 360
