"""The field in letters, one for each quarter: drawn for the terminal, read for stories.

A window is a part of the field: a line `at 4,8` with its upper left quarter, then its rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.rules.hold_the_banner.board import GROUND, OPEN
from game.rules.hold_the_banner.quarters import WIDTH, Place, Quarters, covered, each_quarter
from game.rules.hold_the_banner.state import Table

BANNER, FALLEN = "F", "X"
LEGEND = """\
A sign for each quarter: b brick, c steel, w water, i ice, g grass, F banner, X a fallen one.
A tank is four equal digits, the last of its number. Up is the attackers' edge."""


def draw_field(table: Table) -> tuple[str, ...]:
    """Return all rows of the field."""
    return draw_window(table, Cell(0, 0), WIDTH, WIDTH)


def draw_window(table: Table, corner: Cell, wide: int, high: int) -> tuple[str, ...]:
    """Return rows of a part of the field."""
    signs = {cell: sign for quarters, sign in _signs(table) for cell in each_quarter(quarters)}
    return tuple(
        "".join(signs.get(Cell(corner.x + x, corner.y + y), OPEN) for x in range(wide))
        for y in range(high)
    )


def read_corner(line: str) -> Cell:
    """Read the line `at 4,8`."""
    word, _, rest = line.partition(" ")
    if word != "at":
        raise Unreadable(f"{line!r} says no place: such as at 4,8")
    return read_point(rest)


def read_point(written: str) -> Cell:
    """Read a quarter or a point such as `4,8`."""
    x, _, y = written.partition(",")
    if not (x.isdecimal() and y.isdecimal()):
        raise Unreadable(f"{written!r} is no place: such as 4,8")
    return Cell(int(x), int(y))


def read_window(lines: Sequence[str]) -> dict[str, list[Cell]]:
    """Return by its sign where everything in a window lies."""
    corner = read_corner(lines[0])
    found: dict[str, list[Cell]] = {}
    for y, line in enumerate(lines[1:]):
        for x, sign in enumerate(line):
            if sign not in (*GROUND, OPEN, BANNER) and not sign.isdecimal():
                raise Unreadable(f"{sign!r} in row {y + 1} is no sign of the field")
            found.setdefault(sign, []).append(Cell(corner.x + x, corner.y + y))
    return found


def point_name(point: Place) -> str:
    return f"{point.x},{point.y}"


def _signs(table: Table) -> Iterator[tuple[Quarters, str]]:
    """Yield what lies where; what comes later lies on top."""
    board = table.board
    yield board.grass, "g"
    yield board.ice, "i"
    yield board.water, "w"
    yield table.bricks, "b"
    yield table.steel, "c"
    for team, camp in enumerate(board.camps):
        yield covered(camp.banner), FALLEN if table.fallen[team] else BANNER
    for tank in table.tanks:
        yield covered(tank.place), str(tank.number % 10)
