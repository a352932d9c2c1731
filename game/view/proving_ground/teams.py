"""The sign of a team, on panels and over pawns: one stripe or two, whatever the colours are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from game.core.rules import Seat
from game.rules.proving_ground.state import Mode, Table
from game.view.brushes import Colour
from game.view.canvas import Canvas
from game.view.clip import Pose
from game.view.place import Place

SHARE = 0.32
"""How wide the sign is on a cell."""


def team_of(table: Table, seat: Seat) -> int | None:
    """Return the number of a seat's team, from 1; None in a game without teams."""
    return table.side(seat) + 1 if table.mode is Mode.TEAM else None


def draw_teams(canvas: Canvas, place: Place, table: Table, poses: Mapping[str, Pose]) -> None:
    """Draw the sign of its team at the foot of every pawn, wherever it is just now."""
    for number, pawn in enumerate(table.pawns):
        team, pose = team_of(table, pawn.seat), poses.get(f"pawn {number}")
        if team is None or (pose is None and pawn.cell is None):
            continue
        at = (pose.x, pose.y) if pose else (pawn.cell.x, pawn.cell.y) if pawn.cell else (0, 0)
        middle = place.spot(at[0] - 0.34, at[1] + 0.34)
        stripes(team)(canvas, middle, place.size * SHARE, "words")


@cache
def stripes(team: int) -> Callable[[Canvas, tuple[float, float], float, Colour], None]:
    """Return what draws so many stripes on a dark round."""

    def sign(canvas: Canvas, at: tuple[float, float], wide: float, colour: Colour) -> None:
        x, y = at
        canvas.circle(at, wide * 0.5, "night")
        canvas.circle(at, wide * 0.5, "white", max(1.0, wide * 0.08))
        apart = wide * 0.22
        for stripe in range(team):
            across = x + (stripe - (team - 1) / 2) * apart
            canvas.line((across, y - wide * 0.24), (across, y + wide * 0.24), "white", wide * 0.11)

    return sign
