"""How the fighters stand when nothing moves them, where, and by which pictures they are known.

The board is a scene seen from the side: the line of cells is its row LINE, above it is the air.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Blow, Fighter
from game.rules.arena_of_eight.cards import Card
from game.rules.arena_of_eight.state import CELLS, Place, Table, other
from game.view.show.clip import Pose

LIVERY = (3, 7)
"""Which colours of the seats the two corners wear."""

COLUMNS, ROWS, LINE = len(CELLS), 8, 6
RIM, RIM_SHARE = 24.0, 0.3
"""How much of the scene is seen round the board, and at the least, in cells."""

SHOWN = tuple(Cell(x, y) for y in range(ROWS) for x in range(COLUMNS))
"""The whole scene, for figures that show a part of a board."""

NEAR = 5
"""So many columns and rows a tile shows, and more where the two stand further apart."""

STAGE = Pose((COLUMNS - 1) / 2, LINE - 2)
"""The middle of the scene, where what has no place of its own belongs."""

CHEST, HEAD = 1.45, 2.7
"""How high over its feet a fighter's chest is, and what is shown over its head, in cells."""

WAITS: Mapping[Blow, str] = {
    Blow.HAND: "coil",
    Blow.KICK: "cock",
    Blow.SLIDE: "slide",
    Blow.THROW: "grab",
    Blow.SWEEP: "dip",
    Blow.UPPERCUT: "dip",
    Blow.SALTO: "coil",
    Blow.CYCLONE: "coil",
    Blow.FROST: "super",
    Blow.HARPOON: "super",
    Blow.THUNDER: "super",
}
"""How a fighter holds a blow while the other may reply."""

LEADS: Mapping[Blow, Card] = {
    Blow.HAND: Card.HAND,
    Blow.KICK: Card.KICK,
    Blow.SLIDE: Card.KICK,
    Blow.THROW: Card.HAND,
    Blow.SWEEP: Card.CROUCH,
    Blow.UPPERCUT: Card.HAND,
    Blow.SALTO: Card.JUMP,
}
"""By which card's sign a blow is known; a super blow has its fighter's."""


def colour(seat: Seat) -> str:
    return f"seat.{LIVERY[seat]}"


def cell_of(place: Place) -> Cell:
    """Return the cell of the board where a place of the line lies."""
    return Cell(place - CELLS.start, LINE)


def place_at(cell: Cell) -> Place:
    """Return the place of the line below a cell of the board, also below one in the air."""
    return cell.x + CELLS.start


def eyed(table: Table) -> tuple[Cell, ...]:
    """Return what a tile shows: both fighters and the air above them."""
    columns = [side.cell - CELLS.start for side in table.sides]
    first, wide = min(columns), max(NEAR, max(columns) - min(columns) + 1)
    spare = wide - (max(columns) - first + 1)
    left = min(max(0, first - spare // 2), COLUMNS - wide)
    return tuple(Cell(x, y) for y in range(ROWS - wide, ROWS) for x in range(left, left + wide))


def rest(place: Place) -> Pose:
    """Return where a fighter stands."""
    return Pose(place - CELLS.start, LINE)


def above(place: Place, high: float) -> Pose:
    """Return the spot so many cells over somebody's feet."""
    return Pose(place - CELLS.start, LINE - high)


def faces_right(table: Table, seat: Seat) -> bool:
    """Whether a fighter looks to the right: to the other one."""
    return table.sides[seat].cell < table.sides[other(seat)].cell


def stands(table: Table, seat: Seat) -> str:
    """Return the stance of a fighter: its blow or its guard while a reply is awaited."""
    side, incoming = table.sides[seat], table.incoming
    if side.health == 0:
        return "fallen"
    if side.frozen:
        return "frozen"
    if incoming is not None and incoming.by == seat:
        return WAITS[incoming.blow]
    if side.skips:
        return "dizzy"
    if incoming is not None:
        return "guard"
    won = table.ending is not None and seat in table.ending.winners
    return "flourish" if won else "stand"


def card_picture(card: Card, fighter: Fighter | None = None) -> str:
    """Return the picture of a card; a super card in a hand has the sign of its fighter."""
    return f"tin_card.{_named(card, fighter)}"


def sign_picture(card: Card, fighter: Fighter | None = None) -> str:
    return f"tin_sign.{_named(card, fighter)}"


def blow_picture(blow: Blow) -> str:
    """Return the sign of a blow."""
    card = LEADS.get(blow)
    return sign_picture(Card.SUPER, Fighter(blow.value)) if card is None else sign_picture(card)


def back_picture(seat: Seat) -> str:
    return f"card_back.{LIVERY[seat]}"


def emblem_picture(fighter: Fighter) -> str:
    return f"tin.emblem.{fighter.value}"


def _named(card: Card, fighter: Fighter | None) -> str:
    own = card is Card.SUPER and fighter is not None
    return f"super.{fighter.value}" if own and fighter else card.value
