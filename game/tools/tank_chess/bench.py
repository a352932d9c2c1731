"""Figures of Tank Chess: listing, counting and playing turns, and the memory of the fast room."""

from __future__ import annotations

import importlib
import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

from game.content.maps.maps import map_folder
from game.content.maps.setups import setup_of, standard
from game.core.chance import Dice
from game.core.lines_from_cell import around, rays, seen, star
from game.rules.tank_chess.fast_room.after_a_turn import after, count
from game.rules.tank_chess.fast_room.fire_lines import hits
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.reach import reach, zone
from game.rules.tank_chess.fast_room.turns import choices, turns
from game.rules.tank_chess.play import apply, legal, new
from game.rules.tank_chess.shortest_way import far_from
from game.rules.tank_chess.state import ChessState, Setup
from game.tools.bench import Figure, median_ms

CACHES = (reach, zone, hits, seen, rays, star, around, far_from)
TURNS = 60
LOOKED_AT = 12


def figures() -> list[Figure]:
    setup = standard("tank_chess", 2)
    start = new(setup, 0)
    position = numbers(start.table)
    listing = median_ms(lambda: legal(start.table, 0))
    found = [
        ("tank_chess.legal_at_start", listing, "ms"),
        ("tank_chess.legal_at_start_cold", median_ms(lambda: _cold(start), 9), "ms"),
        ("tank_chess.count_depth_2", median_ms(lambda: _counted(position), 5), "ms"),
        ("tank_chess.apply", apply_ms(setup), "ms"),
        (
            "tank_chess.cache",
            cache_mb(setup_of(map_folder() / "tank_chess/highlands_20.tmx", 2)),
            "MB",
        ),
    ]
    try:
        chess: Any = importlib.import_module("chess")
    except ImportError:
        print("tank_chess.perft_of_python_chess: skipped, the package 'chess' is not installed")
        return [*found, ("tank_chess.perft", nodes_per_second(setup), "1/s")]
    # In turns, so that a busy machine slows both.
    rates = [(nodes_per_second(setup), chess_nodes_per_second(chess)) for _ in range(3)]
    ours, theirs = (sum(rate) / len(rates) for rate in zip(*rates, strict=True))
    return [
        *found,
        ("tank_chess.perft", ours, "1/s"),
        ("tank_chess.perft_of_python_chess", theirs, "1/s"),
        ("tank_chess.perft_against_chess", ours / theirs, "times"),
    ]


def apply_ms(setup: Setup) -> float:
    """Return the middle time of one action over whole random matches."""
    taken = []
    for seed in range(5):
        state = new(setup, seed)
        for _ in range(TURNS):
            action = Dice(seed, "apply", state.table.turns).choice(
                legal(state.table, state.table.turn)
            )
            start = time.perf_counter()
            state = apply(state, action).state
            taken.append(time.perf_counter() - start)
            if state.table.end:
                break
    return sorted(taken)[len(taken) // 2] * 1000


def nodes_per_second(setup: Setup) -> float:
    """Return the rate of counting two turns from every position of a match, nothing remembered."""
    positions = list(_match(setup))
    _forget()
    start = time.process_time()
    nodes = sum(count(position, 2) for position in positions)
    return nodes / (time.process_time() - start)


def cache_mb(setup: Setup) -> float:
    """Return what the fast room remembers after a long match with a look ahead in every turn."""
    _forget()
    tracemalloc.start()
    for position in _match(setup):
        for go in list(turns(position))[::LOOKED_AT]:
            choices(after(position, go))
    full, _ = tracemalloc.get_traced_memory()
    _forget()
    empty, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (full - empty) / 1e6


def chess_nodes_per_second(chess: Any) -> float:
    """Return the rate of python-chess's bulk counting, as a measure of this machine."""
    boards = [chess.Board(), chess.Board(KIWIPETE)]
    start = time.process_time()
    nodes = sum(_perft(board, 3) for board in boards)
    return nodes / (time.process_time() - start)


KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
"""The position chess programmers count from, with every kind of move in it."""


def _perft(board: Any, depth: int) -> int:
    if depth == 1:
        nodes: int = board.legal_moves.count()
        return nodes
    total = 0
    for move in list(board.legal_moves):
        board.push(move)
        total += _perft(board, depth - 1)
        board.pop()
    return total


def _match(setup: Setup) -> Iterator[Position]:
    """Yield the positions of a match played at random, without its shots so that it lasts."""
    state = new(setup, 1)
    while state.table.turns < TURNS and not state.table.end:
        yield numbers(state.table)
        quiet = [a for a in legal(state.table, state.table.turn) if not getattr(a, "target", None)]
        state = apply(state, Dice(1, "match", state.table.turns).choice(quiet)).state


def _cold(state: ChessState) -> None:
    _forget()
    legal(state.table, 0)


def _counted(position: Position) -> None:
    _forget()
    count(position, 2)


def _forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
