"""How fast the search of Tank Chess is, beside python-chess and a plain loop in the same run.

Processor time, and all three in turns, so that a busy machine slows them alike.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.ai.tank_chess.effort import ALL
from game.ai.tank_chess.levels import MANNERS
from game.ai.tank_chess.thinking import Thinking
from game.content.files.program_files import home
from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.state import Table
from game.tools.bench import Figure

DEPTH = 3
LONGEST = 4.0
LOOPS = 500_000
SALT = 1
MIDDLES = (
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
)
WORTHS = (0, 100, 320, 330, 500, 900, 0)


def figures() -> list[Figure]:
    chess = _python_chess()
    nodes, seconds, reached, loops, theirs = 0, 0.0, 0, 0.0, [0, 0.0]
    for number, table in enumerate(probes()):
        loops += pace()
        looked, taken, depth = deepened(table)
        nodes, seconds, reached = nodes + looked, seconds + taken, reached + (depth >= DEPTH)
        if chess is not None and number < 2 * len(MIDDLES):
            counted, spent = chess_search(chess, MIDDLES[number % len(MIDDLES)])
            theirs = [theirs[0] + counted, theirs[1] + spent]
    found = [
        ("ai.pace", loops / 20 * 1e9 / LOOPS, "ns a loop"),
        ("ai.tank_chess.search", nodes / seconds, "nodes/s"),
        (f"ai.tank_chess.depth_{DEPTH}", float(reached), f"of 20 in {LONGEST:g} s"),
        (f"ai.tank_chess.depth_{DEPTH}_mean", seconds / 20, "s"),
    ]
    if chess is None:
        print("ai.python_chess.search: skipped, the package 'chess' is not installed")
        return found
    rate = theirs[0] / theirs[1]
    return [
        *found,
        ("ai.python_chess.search", rate, "nodes/s"),
        ("ai.tank_chess.search_against_chess", nodes / seconds / rate, "times"),
    ]


def probes() -> Iterator[Table]:
    """Yield positions from the middle of matches of computer players on the printed board."""
    kinds = load_kinds()
    for code in (home() / "tests" / "ai" / "probes.txt").read_text("utf-8").splitlines():
        yield read_start(code, kinds)


def deepened(table: Table) -> tuple[int, float, int]:
    """Look to the depth if the time allows; return nodes, processor time and depth reached."""
    manner = replace(MANNERS["general"], budget=ALL, depth=DEPTH, solves=False)
    begun = time.process_time()
    thinking = Thinking(table, manner, SALT)
    for _ in thinking.chosen():
        if time.process_time() - begun > LONGEST:
            break
    return thinking.search.meter.nodes, time.process_time() - begun, thinking.depth


def pace() -> float:
    """Return the processor time of a plain loop, by which a figure can be read elsewhere."""
    begun, total = time.process_time(), 0
    for number in range(LOOPS):
        total += number & 7
    return time.process_time() - begun


def chess_search(chess: Any, position: str) -> tuple[int, float]:
    """Return nodes and time of a plain alpha-beta with quiescence on python-chess."""
    board, begun = chess.Board(position), time.process_time()
    nodes = [0]
    _negamax(board, 2, -100_000, 100_000, nodes)
    return nodes[0], time.process_time() - begun


def _negamax(board: Any, depth: int, alpha: int, beta: int, nodes: list[int]) -> int:
    nodes[0] += 1
    if depth <= 0:
        worth = _material(board, board.turn) - _material(board, not board.turn)
        if worth >= beta:
            return worth
        alpha = max(alpha, worth)
        moves = sorted(board.generate_legal_captures(), key=lambda m: -_taken(board, m))
    else:
        moves = sorted(board.legal_moves, key=lambda m: -_taken(board, m))
    for move in moves:
        board.push(move)
        worth = -_negamax(board, depth - 1, -beta, -alpha, nodes)
        board.pop()
        if worth >= beta:
            return worth
        alpha = max(alpha, worth)
    return alpha


def _material(board: Any, side: bool) -> int:
    return sum(WORTHS[kind] * board.pieces_mask(kind, side).bit_count() for kind in range(1, 6))


def _taken(board: Any, move: Any) -> int:
    return WORTHS[board.piece_type_at(move.to_square) or 0]


def _python_chess() -> Any:
    try:
        return importlib.import_module("chess")
    except ImportError:
        return None
