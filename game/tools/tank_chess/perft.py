"""How sequences of turns of Tank Chess are counted, to check its move generator with (C7).

A winning turn has no further sequences: it counts where it is the last one and adds nothing to
a deeper count. A commander that leaves the board counts once for each facing it can leave in,
whatever way leads there. A shot that destroys nothing is the turn without it (C4.6). Draws, talk
and clocks are not known to the count.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.content.files.reader import read_text
from game.content.maps.maps import map_folder
from game.content.maps.setups import setup_of
from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.fast_room.after_a_turn import after, count
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import turns
from game.rules.tank_chess.letters.drawing import read_board
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.letters.position import read_position
from game.rules.tank_chess.play import legal, new
from game.rules.tank_chess.state import Setup, Table

FIRST = "printed_16"


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
        path = map_folder() / "tank_chess" / f"{board or FIRST}.tmx"
    return _start(setup_of(path, 2))


def counted(table: Table, depth: int) -> int:
    return count(numbers(table), depth)


def divided(table: Table, depth: int) -> Iterator[str]:
    """Say how many sequences begin with each turn."""
    position = numbers(table)
    for action, go in zip(legal(table, table.turn), turns(position), strict=True):
        rest = count(after(position, go), depth - 1) if depth > 1 else 1
        yield f"{write_action(table, action)}: {rest:,}"


def _start(setup: Setup) -> Table:
    return new(setup, 0).table
