"""A puzzle: a board on which one turn does it and no other, without a piece too many.

What a board holds is looked for from the shortest win upward; then each piece that may
go without changing the answer goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from game.ai.tank_chess.search.next_node import child
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.proofs import Prover, TooMuch, savers
from game.ai.tank_chess.search.strikes import strikes, vital, wins
from game.rules.tank_chess.fast_room.turns import Go, turns
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Placement

from .boards import lighter, node_of

SAVE, ESCAPE = "save", "escape"
FEW = 8
"""So many pieces at most stand where a win in three is looked for."""

EFFORT = {1: 1 << 30, 2: 60_000, 3: 250_000}
"""So many positions at most are looked at for one proof, by its length."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`sort` is what is asked, `par` how many own turns it takes, `key` the only first turn."""

    sort: str
    par: int
    board: Board
    key: Go


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is told without numbers that change when a board is cut."""

    kind: str
    start: tuple[int, int]
    end: tuple[int, int, int] | None
    target: tuple[int, int] | None


def puzzle_on(board: Board, wanted: frozenset[str]) -> Puzzle | None:
    """Return the puzzle that a board holds, if it holds one of those that are wanted."""
    node = node_of(board)
    if wins(node, WHITE):
        return _cut(board, "one", 1) if "one" in wanted else None
    if wins(node, BLACK) and SAVE in wanted and len(savers(node)) == 1:
        return _cut(board, SAVE, 1)
    return _longer(board, node, wanted)


def _longer(board: Board, node: Node, wanted: frozenset[str]) -> Puzzle | None:
    """Return the win in two or three that a board holds."""
    if not wanted & {"two", "three"}:
        return None
    try:
        if threats := tuple(islice(threatening(node, 2), 4)):
            few = len({key.unit for key in threats}) <= 2 and "two" in wanted
            return _cut(board, "two", 2) if few else None
        if "three" in wanted and len(board.pieces) <= FEW:
            threats = tuple(islice(threatening(node, 3), 3))
            few = len({key.unit for key in threats}) == 1
            return _cut(board, "three", 3) if few else None
    except TooMuch:
        pass
    return None


def threatening(node: Node, par: int) -> Iterator[Go]:
    """Yield the turns that win in so many and threaten to win at once: quick to be found."""
    prover = Prover(EFFORT[par] // 3, threats=True)
    for go in turns(node.position):
        then = child(node, go)
        if then.winner is not None or wins(then, BLACK) or not wins(then, WHITE):
            continue
        if prover.lost(then, par - 1):
            yield go


def keys_of(board: Board, sort: str, par: int, most: int = 3) -> tuple[Go, ...]:
    """Return the first few turns that solve it, none if it is no such puzzle."""
    node = node_of(board)
    if sort == SAVE:
        if wins(node, WHITE) or not wins(node, BLACK):
            return ()
        return tuple(savers(node))
    prover = Prover(EFFORT[par])
    if par > 1 and prover.par(node, par - 1):
        return ()
    return tuple(islice(prover.keys(node, par), most))


def _cut(board: Board, sort: str, par: int) -> Puzzle | None:
    """Return the puzzle with all taken away that changes nothing, if one turn alone solves it."""
    try:
        return _cut_down(board, sort, par)
    except TooMuch:
        return None


def _cut_down(board: Board, sort: str, par: int) -> Puzzle | None:
    first = keys_of(board, sort, par, 40)
    for key in first[:1]:
        turn, count = told(board, key), len(first)
        board, count = _less(board, sort, par, turn, count)
        if count == 1:
            (last,) = keys_of(board, sort, par, 2)
            return Puzzle(sort, par, board, last)
    return None


def _less(board: Board, sort: str, par: int, turn: Turn, count: int) -> tuple[Board, int]:
    """Return the board with every idle piece gone, and how many turns solve it then."""
    for each in lighter(board):
        keys = keys_of(each, sort, par, count + 1)
        if len(keys) <= count and any(told(each, key) == turn for key in keys):
            return _less(each, sort, par, turn, len(keys))
    return board, count


def told(board: Board, go: Go) -> Turn:
    """Return a turn as the cells it begins and ends on."""
    mine = [piece for piece in board.pieces if piece.seat == WHITE]
    foes = [piece for piece in board.pieces if piece.seat == BLACK]
    piece = mine[go.unit]
    end = None
    if go.pose >= 0:
        facing, cell = divmod(go.pose, board.width * board.height)
        end = (cell % board.width, cell // board.width, facing)
    target = _at(foes[go.target]) if go.target >= 0 else None
    return Turn(piece.kind, _at(piece), end, target)


def _at(piece: Placement) -> tuple[int, int]:
    return piece.cell.x, piece.cell.y


def leaves_only(board: Board, key: Go) -> bool:
    """Whether after every reply the commander can leave, and nothing else wins."""
    node = child(node_of(board), key)
    then = (child(node, reply) for reply in turns(node.position))
    return not any(each.winner is None and _shot_wins(each) for each in then)


def _shot_wins(node: Node) -> bool:
    chiefs = vital(node, 1 - node.turn)
    return any(foe in chiefs for _, foe, _ in strikes(node, node.turn))
