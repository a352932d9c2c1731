"""How the blades stand when nothing moves them, and by which pictures they are known."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.hex import shifted
from game.core.rules import Seat
from game.rules.one_cut.cards import Card
from game.rules.one_cut.state import Table
from game.view.clip import Pose

LIVERY = (0, 2)
"""Which colours of the seats each blade wears."""

ACTS = {
    Card.STRIKE: "strike",
    Card.BLOCK: "block",
    Card.DODGE: "dodge",
    Card.MOVE: "step",
    Card.KNIFE: "knife",
}


def colour(seat: Seat) -> str:
    return f"seat.{LIVERY[seat]}"


def rest(cell: Cell) -> Pose:
    return Pose(cell.x, cell.y)


def looks(table: Table, seat: Seat) -> str:
    """Return which way a blade looks: to the other one."""
    own, rival = (_across(table.sides[each].cell) for each in (seat, 1 - seat))
    return "e" if own < rival or (own == rival and seat == 0) else "w"


def stands(table: Table, seat: Seat) -> str:
    """Return how a blade stands: as its card of this pair has it, kneeling while it is wounded."""
    card = table.shown(seat)
    if card is not None:
        return ACTS[card]
    return "wound" if table.sides[seat].wounds else "stance"


def blade(table: Table, seat: Seat, stands: str) -> str:
    return f"blade.{stands}.{looks(table, seat)}.{LIVERY[seat]}"


def card_picture(card: Card) -> str:
    return f"blade_card.{card.value}"


def back_picture(seat: Seat) -> str:
    return f"card_back.{LIVERY[seat]}"


def _across(cell: Cell) -> float:
    return cell.x + 0.5 * shifted(cell)
