"""What is shown of who can be hit next, and what its signs mean."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.proving_ground.state import Mode, Table
from game.scenes.kit import Words
from game.scenes.table.face import Signs, Threats
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.proving_ground.prospects import next_shells
from game.view.proving_ground.threats import (
    draw_threats,
    endangered,
    paint_cell,
    paint_line,
    paint_ring,
)


def _signs(words: Words, view: Table, seat: Seat) -> Signs:
    danger = endangered(view, seat)
    if view.artillery is not None:
        cells = words("proving.legend.shells", count=len(next_shells(view)))
        hit = (words("proving.legend.shelled"), paint_ring)
        return ((cells, paint_cell), *((hit,) if danger else ()))
    line = (words("proving.legend.victim"), paint_line)
    safe = (words("proving.legend.safe"), _paint_safe)
    return ((words("proving.legend.struck"), paint_cell), line if danger else safe)


def _paint_safe(canvas: Canvas, box: Box) -> None:
    canvas.picture("icon.tick", *box.middle, box.width * 0.6)


THREATS = Threats(draw_threats, _signs, known=lambda view: view.mode is not Mode.FAMILY)
