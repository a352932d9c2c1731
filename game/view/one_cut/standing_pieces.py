"""How the blades stand when nothing moves them, and by which pictures they are known."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.hex import shifted
from game.core.rules import Seat
from game.rules.one_cut.cards import Card
from game.rules.one_cut.state import AHEAD, Table, other
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

LIVERY = (0, 2)
"""Which colours of the seats each blade wears."""

BLADE, FEET = 1.24, 0.34
"""How large a blade is drawn, and how far below the middle of its cell it stands."""

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
    """Return how a blade stands: as its card of this pair has it, kneeling while it is wounded, and
    lying when that card was its last."""
    if seat == fallen(table):
        return "fall"
    card = table.shown(seat)
    if card is not None:
        return ACTS[card]
    return "wound" if table.sides[seat].wounds else "stance"


def fallen(table: Table) -> Seat | None:
    """Return who lies there when the match is over: who was killed in the duel that decided it.

    Who leads by so many points of the middle has killed nobody (U8.1).
    """
    if table.ending is None or not table.ending.winners:
        return None
    winner = table.ending.winners[0]
    own, rival = table.sides[winner], table.sides[other(winner)]
    decided = 2 * own.wins > table.setup.best_of
    led = table.options.middle and own.points - rival.points >= AHEAD
    return other(winner) if decided and not led else None


def draw_blade(
    canvas: Canvas, place: BoardPlace, picture: str, pose: Pose, alpha: int | None = None
) -> None:
    """Draw a blade with its feet on its cell; its head stands before the cell above."""
    x, y = place.spot(pose.x, pose.y)
    feet, size = y + place.size * FEET, place.size * BLADE * pose.size
    canvas.piece(picture, x, feet, size, pose.angle, pose.alpha if alpha is None else alpha)


def blade(table: Table, seat: Seat, stands: str) -> str:
    return f"blade.{stands}.{looks(table, seat)}.{LIVERY[seat]}"


def card_picture(card: Card) -> str:
    return f"blade_card.{card.value}"


def back_picture(seat: Seat) -> str:
    return f"card_back.{LIVERY[seat]}"


def _across(cell: Cell) -> float:
    return cell.x + 0.5 * shifted(cell)
