"""A position as one line of text, written and read.

Rows go from the highest rank down, parted by `/`. A number counts open empty cells; a sign is
ground (see `drawing`); `H0` is a white heavy tank facing north, `h4` a black one facing south,
`xh4` its wreck and `*` a mine, each followed by `=` and a sign where the ground is not open.
Then the side that moves, the turns without a loss, and the number of the turn:
`3c4/8/8/3C0 w 0 1`; and how it ended if the match is over (see `finish`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from game.core.grid import RING, Cell
from game.rules.tank_chess.ending import QUIET_TURNS
from game.rules.tank_chess.starting_board import BLACK, WHITE, Ground, Kind
from game.rules.tank_chess.state import (
    PRINTED_RULES,
    Midway,
    Options,
    Piece,
    Setup,
    Table,
    placements,
)

from .drawing import GROUNDS, SIGNS
from .match_over_code import END, can_have_ended, end_of, read_end, write_end
from .notation import SIDES
from .refusals import Refused

SMALLEST, LARGEST = 8, 32
"""How many cells wide and high a board is that can be played on, as for a map."""

_SQUARE = re.compile(r'(?:(x?)([A-WYZa-wyz])([0-7])|(\*))(?:=([#_~",&]))?|([1-9][0-9]?)|([#_~",&])')
_NO_PLACE = (Ground.WALL, Ground.LOW, Ground.TREES)
_REST = re.compile(rf" ([wb]) (0|[1-9][0-9]?|100) ([1-9][0-9]{{0,4}})(?: {END})?")


def write_position(table: Table) -> str:
    rows = (_row(table, y) for y in range(table.height))
    mover = "wb"[table.turn]
    end = write_end(table.end)
    return f"{'/'.join(rows)} {mover} {table.quiet} {table.turns // 2 + 1}{end}"


def read_start(code: str, kinds: tuple[Kind, ...], options: Options = PRINTED_RULES) -> Table:
    """Return the table of a position that a match can begin or end with.

    Refused says why it cannot.
    """
    table = read_position(code, kinds, options)
    if min(table.width, table.height) < SMALLEST:
        raise Refused("small", least=SMALLEST, width=table.width, height=table.height)
    if (end := end_of(table)) is not None:
        if not can_have_ended(table, end):
            raise Refused("end", said=write_end(end).strip())
        return replace(table, end=end)
    for seat, side in enumerate(SIDES):
        if all(piece.seat != seat for piece in table.pieces):
            raise Refused("no_army", side=side)
    return table


def setup_of(table: Table) -> Setup:
    """Return the setup of a match that goes on from this table, its past forgotten.

    One that is over stays so.
    """
    midway = Midway(table.turn, table.turns, table.quiet, placements(table.wrecks), table.end)
    begins = midway == Midway(WHITE, 0, 0)
    return Setup(table.board(), table.kinds, table.options, None if begins else midway)


def read_position(code: str, kinds: tuple[Kind, ...], options: Options = PRINTED_RULES) -> Table:
    """Return the table, its past forgotten; Refused names the letter that is wrong."""
    reading = _Reading(code, {kind.letter: kind for kind in kinds})
    while reading.at < len(code) and code[reading.at] != " ":
        _read_square(reading)
    _end_row(reading)
    rest = _REST.fullmatch(code, reading.at)
    end = read_end(*rest.groups()[3:]) if rest else None
    if rest is None or (int(rest[2]) == QUIET_TURNS and end is None):
        raise reading.wrong("rest")
    turn = WHITE if rest[1] == "w" else BLACK
    standing = len(reading.pieces)
    return Table(
        width=reading.width,
        height=reading.y,
        ground="".join(reading.ground),
        mines=frozenset(reading.mines),
        kinds=kinds,
        options=options,
        pieces=tuple(reading.pieces),
        wrecks=tuple(replace(w, number=n) for n, w in enumerate(reading.wrecks, standing)),
        turn=turn,
        turns=2 * (int(rest[3]) - 1) + turn,
        quiet=int(rest[2]),
        end=end,
    )


@dataclass
class _Reading:
    """How far the code has been read, and what has been found; lives for one reading."""

    code: str
    kinds: dict[str, Kind]
    at: int = 0
    x: int = 0
    y: int = 0
    width: int = 0
    ground: list[str] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    wrecks: list[Piece] = field(default_factory=list)
    mines: list[Cell] = field(default_factory=list)

    def wrong(self, key: str, **gaps: str | int) -> Refused:
        return Refused(key, self.at + 1, found=self.code[self.at : self.at + 1], **gaps)


def _read_square(reading: _Reading) -> None:
    if reading.code[reading.at] == "/":
        _end_row(reading)
        reading.at += 1
        return
    match = _SQUARE.match(reading.code, reading.at)
    if match is None:
        raise reading.wrong("square")
    wreck, letter, facing, mine, under, run, sign = match.groups()
    cell = Cell(reading.x, reading.y)
    if letter:
        _stand(reading, letter, int(facing), bool(wreck), under)
    if mine:
        reading.mines.append(cell)
    if under and GROUNDS[under] in _NO_PLACE:
        raise reading.wrong("under")
    ground = GROUNDS[sign or under] if sign or under else Ground.OPEN
    cells = int(run) if run else 1
    if reading.x + cells > (reading.width or LARGEST):
        raise reading.wrong("wide", most=reading.width or LARGEST)
    reading.ground += [ground.value] * cells
    reading.x += cells
    reading.at = match.end()


def _stand(reading: _Reading, letter: str, eighth: int, wreck: bool, under: str | None) -> None:
    """Put down a piece or a wreck; only who swims stands in water, and a wreck sinks (C8)."""
    kind = reading.kinds.get(letter.upper())
    if kind is None:
        raise reading.wrong("kind", letters=", ".join(sorted(reading.kinds)))
    if under and GROUNDS[under] is Ground.WATER and (wreck or not kind.swims):
        raise reading.wrong("swims")
    seat = WHITE if letter.isupper() else BLACK
    row = reading.wrecks if wreck else reading.pieces
    row.append(Piece(len(row), seat, kind.name, Cell(reading.x, reading.y), RING[eighth]))


def _end_row(reading: _Reading) -> None:
    if not reading.x and not reading.width:
        raise reading.wrong("no_row")
    if reading.x != (reading.width or reading.x):
        raise reading.wrong("row", wide=reading.width, cells=reading.x)
    if reading.y == LARGEST:
        raise reading.wrong("high", most=LARGEST)
    reading.width, reading.x, reading.y = reading.x, 0, reading.y + 1


def _row(table: Table, y: int) -> str:
    row = ""
    empty = 0
    for x in range(table.width):
        square = _square(table, Cell(x, y))
        if square:
            row += f"{empty or ''}{square}"
        empty = 0 if square else empty + 1
    return f"{row}{empty or ''}"


def _square(table: Table, cell: Cell) -> str:
    ground = table.ground_on(cell)
    sign = "" if ground is Ground.OPEN else SIGNS[ground]
    under = sign and f"={sign}"
    if piece := table.piece_on(cell):
        return f"{_letter(table, piece)}{piece.facing.eighth}{under}"
    if wreck := table.wreck_on(cell):
        return f"x{_letter(table, wreck)}{wreck.facing.eighth}{under}"
    return f"*{under}" if table.mines and cell in table.mines else sign


def _letter(table: Table, piece: Piece) -> str:
    letter = table.kind(piece).letter
    return letter if piece.seat == WHITE else letter.lower()
