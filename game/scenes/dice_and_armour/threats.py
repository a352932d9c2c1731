"""What is shown of who can be struck in the next turn, and what its signs mean."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.dice_and_armour.state import Table
from game.rules.dice_and_armour.strikes_next_turn import strikers
from game.scenes.faces.table_face import Signs, Threats
from game.scenes.frame.kit import Words
from game.view.board.cell_marks import paint_safe, paint_taped, paint_threat
from game.view.dice_and_armour.marks import draw_threats


def _signs(words: Words, view: Table, seat: Seat) -> Signs:
    line = (words("armour.legend.victim"), paint_threat)
    safe = (words("armour.legend.safe"), paint_safe)
    return ((words("armour.legend.struck"), paint_taped), line if strikers(view, seat) else safe)


THREATS = Threats(draw_threats, _signs, known=lambda view: view.musters is None)
