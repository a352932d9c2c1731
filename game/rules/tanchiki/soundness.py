"""What must hold of a set-up and of a table whoever made it, so that the rules can work with it.

Whether a board is a good one is another question (checks.py): an odd one of before stays readable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.ground.board import Board, Quarter
from game.rules.tanchiki.ground.pieces_on_board import FIRST_BOT, Bot, Field, Tank
from game.rules.tanchiki.ground.places_in_quarters import CORNERS, eagle_cell
from game.rules.tanchiki.handicaps import Handicaps, hand_size, helmets
from game.rules.tanchiki.questions import Ordering, Placing, Shovelling, Throwing, Tying
from game.rules.tanchiki.state import Setup, Table

from .setting_up import MOST_SEATS, helmets_in


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    yield from _of_board(setup.board)
    if not 1 <= setup.seats <= MOST_SEATS:
        yield f"{setup.seats} seats"
    if not 0 <= setup.first < setup.seats:
        yield f"no seat {setup.first}"
    yield from _of_handicaps(setup.board, setup.handicaps, setup.seats)
    most = max(hand_size(setup.handicaps, seat) for seat in range(setup.seats))
    if len(setup.deck) < most or None in setup.deck:
        yield f"a deck of {len(setup.deck)} cards"


def _of_handicaps(board: Board, handicaps: Handicaps, seats: int) -> Iterator[str]:
    if handicaps and len(handicaps) != seats:
        yield f"handicaps for {len(handicaps)} of {seats} seats"
    if helmets(handicaps) > helmets_in(board):
        yield f"{helmets(handicaps)} helmets given"


def _of_board(board: Board) -> Iterator[str]:
    if len(board.terrain) != board.width * board.height:
        yield f"{len(board.terrain)} cells on a board of {board.width} x {board.height}"
    if not board.quarters:
        yield "no quarters"
    yield from _beside(board, board.bricks, "a brick")
    for quarter in board.quarters:
        yield from _of_quarter(board, quarter)


def _of_quarter(board: Board, quarter: Quarter) -> Iterator[str]:
    last = quarter.corner.x + quarter.size - 1, quarter.corner.y + quarter.size - 1
    if quarter.outer not in CORNERS:
        yield f"an outer corner in the {quarter.outer.name}"
        return
    cells = (quarter.corner, Cell(*last), eagle_cell(quarter))
    yield from _beside(board, cells, "a quarter")
    yield from _beside(board, (bot.cell for bot in quarter.bots), "a bot cell")
    if not all(bot.facing.straight for bot in quarter.bots):
        yield "a bot that looks aslant"
    yield from _beside(board, (start.cell for start in quarter.starts), "a start")
    for start in quarter.starts:
        if start.seat is not None and not 0 <= start.seat < MOST_SEATS:
            yield f"no seat {start.seat}"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_board(table.board)
    seats = len(table.hands)
    if not 1 <= seats <= MOST_SEATS or seats != len(table.scores):
        yield f"{seats} hands and {len(table.scores)} scores"
    yield from _of_field(table.board, table.field, seats)
    yield from _strangers(seats, _named(table))
    if table.handicaps and len(table.handicaps) != seats:
        yield f"handicaps for {len(table.handicaps)} of {seats} seats"
    for hand in table.hands:
        if hand.hand is None or hand.deck is None or hand.stacks is None:
            yield "a hand that lies face down"


def _of_field(board: Board, field: Field, seats: int) -> Iterator[str]:
    if [tank.seat for tank in field.tanks] != list(range(seats)):
        yield f"{len(field.tanks)} tanks for {seats} seats"
    if not 0 <= field.eagle.quarter < len(board.quarters):
        yield f"no quarter {field.eagle.quarter}"
    if any(bot.number < FIRST_BOT for bot in field.bots):
        yield "a bot with the number of a tank"
    pieces: tuple[Tank | Bot, ...] = (*field.tanks, *field.bots)
    if not all(piece.facing.straight for piece in pieces):
        yield "a tank that looks aslant"
    places = [piece.cell for piece in pieces if piece.cell is not None]
    yield from _beside(board, places, "a tank")
    yield from _beside(board, (bonus.cell for bonus in field.bonuses), "a bonus")
    yield from _beside(board, (field.eagle.cell, *field.whole, *field.half), "a token")


def _named(table: Table) -> Iterator[Seat]:
    """Yield every seat that the table names beside the tanks."""
    turn = table.turn
    yield turn.first
    yield from (seat for seat in (turn.mover, turn.strongest) if seat is not None)
    if table.ending is not None:
        yield from table.ending.winners
    match table.question:
        case Placing(seat) | Ordering(seat) | Shovelling(seat) | Throwing(seat):
            yield seat
        case Tying(seats):
            yield from seats
        case None:
            pass


def _strangers(seats: int, named: Iterable[Seat]) -> Iterator[str]:
    return (f"no seat {seat}" for seat in named if not 0 <= seat < seats)


def _beside(board: Board, cells: Iterable[Cell], what: str) -> Iterator[str]:
    return (f"{what} beside the board, on {c.x},{c.y}" for c in cells if not board.on(c))
