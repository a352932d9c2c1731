"""Count the sequences of turns from a position (perft), to check a move generator with (C7).

A winning turn has no further sequences: it counts where it is the last one and adds nothing to
a deeper count. A commander that leaves the board counts once for each facing it can leave in,
whatever way leads there. A shot that destroys nothing is the turn without it (C4.6). Draws, talk
and clocks are not known to the count.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from game.content.kinds import load_kinds
from game.content.maps import map_folder
from game.content.reader import ContentError, read_text
from game.content.setups import setup_of
from game.core.codec import Unreadable
from game.rules.tank_chess.after import after, count
from game.rules.tank_chess.drawing import read_board
from game.rules.tank_chess.notation import write_action
from game.rules.tank_chess.play import legal, new
from game.rules.tank_chess.position import read_position
from game.rules.tank_chess.state import Setup, Table
from game.rules.tank_chess.swift import numbers
from game.rules.tank_chess.turns import turns


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.count", description=__doc__)
    parser.add_argument("game", choices=["tank_chess"])
    parser.add_argument("--board", default="printed_16", help="a board's name, or a .tmx or .txt")
    parser.add_argument("--position", help="a position code instead of a board")
    parser.add_argument("--depth", type=int, default=1, help="turns of both sides together")
    parser.add_argument("--divide", action="store_true", help="one line for each first turn")
    options = parser.parse_args(arguments)
    if options.depth < 1:
        parser.error("the depth is 1 or more")
    try:
        table = table_of(options.board, options.position)
    except (ContentError, Unreadable) as refusal:
        print(refusal)
        return 1
    if options.divide:
        divide(table, options.depth)
    start = time.perf_counter()
    total = count(numbers(table), options.depth)
    seconds = time.perf_counter() - start
    print(f"{total:,} in {seconds:.2f} s ({total / seconds:,.0f} a second)")
    return 0


def table_of(board: str, code: str | None) -> Table:
    """Return the table of a position code, a board file, or a board of the program by name."""
    if code:
        return read_position(code, load_kinds())
    path = Path(board)
    if path.suffix == ".txt":
        kinds = load_kinds()
        lines = tuple(read_text(path).splitlines())
        return _start(Setup(read_board(lines, kinds), kinds))
    if not path.suffix:
        path = map_folder() / "tank_chess" / f"{board}.tmx"
    return _start(setup_of(path, 2))


def divide(table: Table, depth: int) -> None:
    """Print how many sequences begin with each turn."""
    position = numbers(table)
    for action, go in zip(legal(table, table.turn), turns(position), strict=True):
        rest = count(after(position, go), depth - 1) if depth > 1 else 1
        print(f"{write_action(table, action)}: {rest:,}")


def _start(setup: Setup) -> Table:
    return new(setup, 0).table


if __name__ == "__main__":
    raise SystemExit(main())
