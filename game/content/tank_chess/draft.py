"""A board that is being drawn: ground, mines and pieces, each change a new value."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Placement

LEAST, MOST = 8, 32
CLOSED = (Ground.WALL, Ground.LOW, Ground.TREES)


@dataclass(frozen=True, slots=True)
class Tool:
    """Ground, a mine, a piece of a side, or the rubber if it is none of them."""

    ground: Ground | None = None
    kind: str = ""
    seat: Seat = WHITE
    mine: bool = False


RUBBER = Tool()


def tools_of(kinds: tuple[str, ...]) -> tuple[Tool, ...]:
    """Return everything that can be put on a board, in the order of the palette."""
    grounds = tuple(Tool(ground=ground) for ground in Ground if ground is not Ground.OPEN)
    pieces = tuple(Tool(kind=kind, seat=seat) for seat in (0, 1) for kind in kinds)
    return (RUBBER, *grounds, Tool(mine=True), *pieces)


@dataclass(frozen=True, slots=True)
class Draft:
    """`mover` is the side that will move first."""

    width: int
    height: int
    ground: tuple[Ground, ...]
    mines: frozenset[Cell] = frozenset()
    pieces: tuple[Placement, ...] = ()
    mover: Seat = WHITE

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def ground_on(self, cell: Cell) -> Ground:
        return self.ground[cell.y * self.width + cell.x]

    def piece_on(self, cell: Cell) -> Placement | None:
        return next((piece for piece in self.pieces if piece.cell == cell), None)


def empty(width: int = 16, height: int = 16) -> Draft:
    return Draft(width, height, (Ground.OPEN,) * (width * height))


def drawn_from(board: Board) -> Draft:
    return Draft(board.width, board.height, board.ground, board.mines, board.pieces)


def board_of(draft: Draft) -> Board:
    """Return the board in the order a map is read in."""
    pieces = tuple(sorted(draft.pieces, key=lambda piece: (piece.seat, piece.cell)))
    return Board(draft.width, draft.height, draft.ground, draft.mines, pieces)


def used(draft: Draft, tool: Tool, cell: Cell, mirror: bool) -> Draft:
    """Return the board after one touch of a tool; a mirror touches the other side too."""
    if not draft.on(cell):
        return draft
    changed = _touched(draft, tool, cell)
    if not mirror:
        return changed
    other = Cell(draft.width - 1 - cell.x, draft.height - 1 - cell.y)
    return _touched(changed, replace(tool, seat=1 - tool.seat), other)


def turned(draft: Draft, cell: Cell, step: int, mirror: bool) -> Draft:
    """Return the board with the piece on a cell turned by so many eighths."""
    other = Cell(draft.width - 1 - cell.x, draft.height - 1 - cell.y)
    cells = {cell, other} if mirror else {cell}
    pieces = tuple(
        replace(piece, facing=piece.facing.turned(step)) if piece.cell in cells else piece
        for piece in draft.pieces
    )
    return replace(draft, pieces=pieces)


def sized(draft: Draft, width: int, height: int) -> Draft:
    """Return the board cut or grown at its eastern and southern edges."""
    width, height = max(LEAST, min(MOST, width)), max(LEAST, min(MOST, height))
    fresh = empty(width, height)
    ground = tuple(
        draft.ground_on(Cell(x, y)) if draft.on(Cell(x, y)) else Ground.OPEN
        for y in range(height)
        for x in range(width)
    )
    return replace(
        fresh,
        ground=ground,
        mines=frozenset(cell for cell in draft.mines if fresh.on(cell)),
        pieces=tuple(piece for piece in draft.pieces if fresh.on(piece.cell)),
        mover=draft.mover,
    )


def _touched(draft: Draft, tool: Tool, cell: Cell) -> Draft:
    bare = replace(
        draft,
        mines=draft.mines - {cell},
        pieces=tuple(piece for piece in draft.pieces if piece.cell != cell),
    )
    if tool.ground is not None:
        return _grounded(bare, cell, tool.ground)
    if tool.mine:
        return replace(_grounded(bare, cell, Ground.OPEN), mines=bare.mines | {cell})
    if tool.kind:
        facing = Facing.SOUTH if tool.seat == BLACK else Facing.NORTH
        piece = Placement(tool.seat, tool.kind, cell, facing)
        if draft.ground_on(cell) in CLOSED:
            bare = _grounded(bare, cell, Ground.OPEN)
        return replace(bare, pieces=(*bare.pieces, piece))
    return _grounded(bare, cell, Ground.OPEN)


def _grounded(draft: Draft, cell: Cell, ground: Ground) -> Draft:
    at = cell.y * draft.width + cell.x
    return replace(draft, ground=(*draft.ground[:at], ground, *draft.ground[at + 1 :]))
