"""What lies before the two players, and what a match is set up from."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from game.core.codec import LATER
from game.core.grid import Cell, Facing
from game.core.number_bounds import Extent, Few, Long
from game.core.rules import Seat, State
from game.rules.tank_chess.starting_board import Board, Ground, Kind, Placement


class Side(Enum):
    """The side of a piece that a shot strikes; the value is its place in `Kind.armour`."""

    FRONT = 0
    SIDE = 1
    REAR = 2


class How(Enum):
    """How a match ended."""

    COMMANDER_DESTROYED = "destroyed"
    COMMANDER_LEFT = "left"
    COMMANDER_SANK = "sank"
    COMMANDER_MINED = "mined"
    ARMY_LOST = "army"
    RESIGNED = "resigned"
    FLAG_FELL = "flag"
    AGREED = "agreed"
    REPEATED = "repeated"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True)
class Options:
    """Rules chosen before the match.

    `backing_out` lets a commander leave in reverse (C5.2); with `hidden_mines` nobody sees a
    mine before it goes off (C8).
    """

    backing_out: bool = False
    hidden_mines: bool = False


PRINTED_RULES = Options()
"""What the rule book plays: no option is on."""


@dataclass(frozen=True, slots=True)
class End:
    """Why the match is over; no winner means a draw."""

    how: How
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Midway:
    """How far the match had gone that goes on here, or how it ended; turns are those of `Table`."""

    turn: Seat
    turns: Long
    quiet: Long
    wrecks: tuple[Placement, ...] = ()
    end: End | None = field(default=None, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Setup:
    """With `midway` the board is one that stood during a match, and the match goes on."""

    board: Board
    kinds: tuple[Kind, ...]
    options: Options = PRINTED_RULES
    midway: Midway | None = field(default=None, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece, or the wreck it left; it keeps its number through the whole match.

    `kind` is a kind's name.
    """

    number: Few
    seat: Seat
    kind: str
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class Table:
    """The board and the pieces on it.

    `ground` has one letter of `Ground` for each cell, row by row from the north-west; `mines`
    is None in the eyes of who may not see them. `turn` is the seat that moves, `turns` counts
    the turns of both. `quiet` counts the turns since the last loss of a piece, and `seen`
    holds the positions since then. `check` and `escape` tell what the last turn announced.
    """

    width: Extent
    height: Extent
    ground: str
    mines: frozenset[Cell] | None
    kinds: tuple[Kind, ...]
    options: Options
    pieces: tuple[Piece, ...]
    wrecks: tuple[Piece, ...] = ()
    turn: Seat = 0
    turns: Long = 0
    quiet: Long = 0
    seen: tuple[str, ...] = ()
    check: bool = False
    escape: bool = False
    offered: Seat | None = None
    end: End | None = None

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def ground_on(self, cell: Cell) -> Ground:
        return Ground(self.ground[cell.y * self.width + cell.x])

    def kind(self, piece: Piece) -> Kind:
        return next(kind for kind in self.kinds if kind.name == piece.kind)

    def piece(self, number: int) -> Piece:
        for piece in self.pieces:
            if piece.number == number:
                return piece
        raise LookupError(f"no piece {number} on the board")

    def with_pieces(self, pieces: tuple[Piece, ...]) -> Table:
        # By position and not by replace(): this is done for every step of a drive.
        return Table(
            self.width,
            self.height,
            self.ground,
            self.mines,
            self.kinds,
            self.options,
            pieces,
            self.wrecks,
            self.turn,
            self.turns,
            self.quiet,
            self.seen,
            self.check,
            self.escape,
            self.offered,
            self.end,
        )

    def piece_on(self, cell: Cell) -> Piece | None:
        return next((piece for piece in self.pieces if piece.cell == cell), None)

    def wreck_on(self, cell: Cell) -> Piece | None:
        return next((wreck for wreck in self.wrecks if wreck.cell == cell), None)

    def board(self) -> Board:
        """Return the board as it stands now, but for its wrecks."""
        return Board(
            width=self.width,
            height=self.height,
            ground=tuple(Ground(letter) for letter in self.ground),
            mines=self.mines or frozenset(),
            pieces=placements(self.pieces),
        )


def placements(pieces: tuple[Piece, ...]) -> tuple[Placement, ...]:
    return tuple(Placement(p.seat, p.kind, p.cell, p.facing) for p in pieces)


@dataclass(frozen=True, slots=True)
class NoTask:
    """Nothing ever waits in this game; the codec needs a name for that."""


ChessState = State[Table, NoTask]
