"""What is shown of who can be hit next, and what its signs mean."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.proving_ground.foresight.prospects import endangered, next_shells
from game.rules.proving_ground.state import Mode, Table
from game.scenes.faces.table_face import Signs, Threats
from game.scenes.frame.kit import Words
from game.view.board.cell_marks import paint_ring, paint_safe, paint_taped, paint_threat
from game.view.proving_ground.marks import draw_threats


def _signs(words: Words, view: Table, seat: Seat) -> Signs:
    danger = endangered(view, seat)
    if view.artillery is not None:
        cells = words("proving.legend.shells", count=len(next_shells(view)))
        hit = (words("proving.legend.shelled"), paint_ring)
        return ((cells, paint_taped), *((hit,) if danger else ()))
    line = (words("proving.legend.victim"), paint_threat)
    safe = (words("proving.legend.safe"), paint_safe)
    return ((words("proving.legend.struck"), paint_taped), line if danger else safe)


THREATS = Threats(draw_threats, _signs, known=lambda view: view.mode is not Mode.FAMILY)
