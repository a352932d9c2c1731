"""The board in letters: drawn for the terminal, read for scenarios.

`L M H` are white's tanks and `l m h` black's, the facing behind the letter; a wreck is `x` or `X`
with the chips behind it, `##` is concrete, `..` a bare cell. A board may be cut out: columns and
rows are named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.codec import Unreadable
from game.core.grid import STRAIGHT, Cell, Facing, column_name
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.starting_board import AHEAD, Placement
from game.rules.dice_and_armour.state import Table, Tank, Wreck

LEGEND = """\
Columns are lettered, rows are numbered from the south. L M H are white's light, medium and heavy
tanks, l m h black's, with the facing behind; x1 is the wreck of a light tank with a chip, X1 of
another one; ## is concrete, .. a bare cell."""

BARE, BLOCK = "..", "##"
_LETTERS = dict(zip("LMH", Kind, strict=True))
_POINTS = dict(zip("^>v<", STRAIGHT, strict=True))
_BEHIND = {facing: letter for letter, facing in _POINTS.items()}
_LETTER = {kind: letter for letter, kind in _LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Cut:
    """The part of the board that is drawn: columns from the west, rows from the north."""

    columns: range
    rows: range

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(Cell(x, y) for y in self.rows for x in self.columns)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A board that was read: what stands on it, where concrete lies, and what was drawn of it."""

    placed: tuple[Placement, ...]
    blocks: frozenset[Cell]
    cut: Cut


def draw_board(table: Table, cut: Cut | None = None) -> tuple[str, ...]:
    board = table.board
    cut = cut or Cut(range(board.width), range(board.height))
    width = len(str(board.height - cut.rows.start))
    rows = (
        f"{board.height - y:>{width}} {' '.join(_letters(table, Cell(x, y)) for x in cut.columns)}"
        for y in cut.rows
    )
    head = " ".join(f"{column_name(x):<2}" for x in cut.columns).rstrip()
    return (*rows, f"{' ' * width} {head}")


def read_board(lines: Sequence[str], width: int, height: int) -> Sheet:
    """Read rows, each with its number, and the letters of the columns below them."""
    *rows, foot = [line.split() for line in lines] or [[]]
    names = [column_name(x) for x in range(width)]
    if not foot or not set(foot) <= set(names):
        raise Unreadable("a board ends with the letters of its columns, from A on")
    xs = [names.index(letter) for letter in foot]
    ys = [height - int(number) for number, *_ in rows if number.isdecimal()]
    if len(ys) != len(rows) or any(len(row) != len(foot) + 1 for row in rows):
        raise Unreadable(f"a row is its number and {len(foot)} cells")
    cells = [
        (Cell(x, y), letters)
        for y, (_, *row) in zip(ys, rows, strict=True)
        for x, letters in zip(xs, row, strict=True)
    ]
    return Sheet(
        tuple(_placements(cells)),
        frozenset(cell for cell, letters in cells if letters == BLOCK),
        Cut(range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)),
    )


def tank_letters(tank: Tank) -> str:
    letter = _LETTER[tank.kind]
    return (letter if tank.seat == 0 else letter.lower()) + _BEHIND[tank.facing]


def placed(letters: str, cell: Cell) -> Placement:
    """Return what stands on a cell with these letters, or raise Unreadable."""
    letter, behind = letters[:1], letters[1:]
    if letter in {"x", "X"}:
        kind, chips = Kind.LIGHT if letter == "x" else Kind.MEDIUM, behind.strip(".") or "0"
        if chips.isdecimal():
            return Placement(1, kind, cell, Facing.SOUTH, chips=int(chips))
    if letter.upper() not in _LETTERS:
        raise Unreadable(f"{letters!r} is nothing that stands on a board")
    seat = 0 if letter.isupper() else 1
    facing = _POINTS.get(behind, AHEAD[seat])
    return Placement(seat, _LETTERS[letter.upper()], cell, facing)


def _placements(cells: Sequence[tuple[Cell, str]]) -> Iterator[Placement]:
    return (placed(letters, cell) for cell, letters in cells if letters not in {BARE, BLOCK})


def _letters(table: Table, cell: Cell) -> str:
    if cell in table.board.blocks:
        return BLOCK
    tank = table.tank_on(cell)
    if tank is not None:
        return tank_letters(tank)
    wreck: Wreck | None = table.wreck_on(cell)
    if wreck is None:
        return BARE
    return ("x" if wreck.kind is Kind.LIGHT else "X") + (str(wreck.chips) if wreck.chips else ".")
