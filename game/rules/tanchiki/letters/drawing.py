"""A board with all that stands on it, as letters.

A cell is a word: the ground (`.` plain, `#` concrete, `b` brick, `h` half a brick, `f` forest,
`w` water, `i` ice), then what is on it: `$` the eagle, a bonus (`*` star, `@` clock, `+` helmet,
`%` shovel, `!` grenade), and a piece with its facing (`^>v<`): `A` to `H` are the tanks of
seats 0 to 7, `a` to `z` the bots from 8 up, then `a1` to `z1`, and so on; `_` behind it is a
switched-off tank.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.grid import STRAIGHT, Cell, Facing
from game.rules.tanchiki.ground.board import BotCell, Colour, Segment, Terrain
from game.rules.tanchiki.state import FIRST_BOT, Bonus, BonusToken, Bot, Piece, Table, Tank

ARROWS: dict[Facing, str] = dict(zip(STRAIGHT, "^>v<", strict=True))
FACINGS = {arrow: facing for facing, arrow in ARROWS.items()}
POINTS: dict[str, Facing] = dict(zip("NESW", STRAIGHT, strict=True))
SIGNS = {
    Bonus.STAR: "*",
    Bonus.CLOCK: "@",
    Bonus.HELMET: "+",
    Bonus.SHOVEL: "%",
    Bonus.GRENADE: "!",
}
FACES = {sign: face for face, sign in SIGNS.items()}
_WORD = re.compile(
    r"(?P<ground>[.#bhfwi])(?P<eagle>\$)?(?P<bonus>[*@+%!])?"
    r"(?:(?P<piece>[A-H]|[a-z]\d*)(?P<facing>[\^>v<])(?P<off>_)?)?"
)
GROUNDS = {terrain.value: terrain for terrain in Terrain}
LEGEND = """\
A cell begins with its ground: . plain, # concrete, b brick, h half a one, f forest, w water, i ice.
Then what lies there: $ the eagle, * star, @ clock, + helmet, % shovel, ! grenade.
Then who stands there, and the way the gun points: A to H the tanks, a to z the bots, ^ > v <.
So ff> is forest with bot f that looks east; _ behind a tank says that it is switched off."""


class Unreadable(Exception):
    """A drawn board that cannot be read; says which word."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """What a drawing shows: the ground and all that stands on it."""

    width: int
    height: int
    terrain: tuple[Terrain, ...]
    whole: frozenset[Cell]
    half: frozenset[Cell]
    tanks: tuple[Tank, ...]
    bots: tuple[Bot, ...]
    bonuses: tuple[BonusToken, ...]
    eagle: Cell | None


def letter(piece: Piece) -> str:
    if piece < FIRST_BOT:
        return chr(ord("A") + piece)
    again, place = divmod(piece - FIRST_BOT, 26)
    return chr(ord("a") + place) + (str(again) if again else "")


def piece_of(sign: str) -> Piece:
    if sign.isupper():
        return ord(sign) - ord("A")
    return FIRST_BOT + ord(sign[0]) - ord("a") + 26 * int(sign[1:] or 0)


def draw_board(table: Table) -> tuple[str, ...]:
    """Return the rows of the board, cells in columns of one width."""
    words, width = _words(table)
    return tuple(" ".join(word.ljust(width) for word in row).rstrip() for row in words)


def draw_numbered(table: Table) -> tuple[str, ...]:
    """Return the rows of the board with the numbers of columns and rows."""
    _, width = _words(table)
    head = "   " + " ".join(
        str(x % 10 if width == 1 else x).ljust(width) for x in range(table.board.width)
    )
    rows = (f"{y:>2} {row}" for y, row in enumerate(draw_board(table)))
    return (head.rstrip(), *rows)


def _words(table: Table) -> tuple[list[list[str]], int]:
    """Return the words of all cells, and the width of the widest."""
    board = table.board
    rows = [[_word(table, Cell(x, y)) for x in range(board.width)] for y in range(board.height)]
    return rows, max(len(word) for row in rows for word in row)


def read_board(rows: Sequence[str]) -> Sketch:
    """Read a board as it is drawn; `Unreadable` says what is wrong."""
    words = [row.split() for row in rows]
    width = len(words[0]) if words else 0
    if not width or any(len(row) != width for row in words):
        raise Unreadable("the rows of the board are not equally long")
    cells = {
        Cell(x, y): _read_word(word) for y, row in enumerate(words) for x, word in enumerate(row)
    }
    pieces = [_piece(cell, found) for cell, found in cells.items() if found["piece"]]
    bonuses = [(cell, FACES[found["bonus"]]) for cell, found in cells.items() if found["bonus"]]
    return Sketch(
        width=width,
        height=len(words),
        terrain=tuple(GROUNDS.get(found["ground"], Terrain.GROUND) for found in cells.values()),
        whole=frozenset(cell for cell, found in cells.items() if found["ground"] == "b"),
        half=frozenset(cell for cell, found in cells.items() if found["ground"] == "h"),
        tanks=tuple(sorted((p for p in pieces if isinstance(p, Tank)), key=lambda t: t.seat)),
        bots=tuple(sorted((p for p in pieces if isinstance(p, Bot)), key=lambda b: b.number)),
        bonuses=tuple(BonusToken(number, *bonus) for number, bonus in enumerate(bonuses)),
        eagle=next((cell for cell, found in cells.items() if found["eagle"]), None),
    )


def read_segment(colour: Colour, rows: Sequence[str], guns: str) -> Segment:
    """Read a segment as the digest prints it: `1` to `4` are bot cells, guns like `S W N N`."""
    words = [row.split() for row in rows]
    cells = {Cell(x, y): word for y, row in enumerate(words) for x, word in enumerate(row)}
    at = {word: cell for cell, word in cells.items()}
    one, two, three, four = (
        BotCell(at[number], POINTS[gun]) for number, gun in zip("1234", guns.split(), strict=True)
    )
    return Segment(
        colour=colour,
        size=len(words),
        terrain=tuple(GROUNDS.get(word, Terrain.GROUND) for word in cells.values()),
        bricks=frozenset(cell for cell, word in cells.items() if word == "b"),
        bots=(one, two, three, four),
    )


def _word(table: Table, cell: Cell) -> str:
    field = table.field
    word = table.board.ground(cell).value
    if field.brick_on(cell):
        word = "b" if cell in field.whole else "h"
    if field.eagle.cell == cell and not field.eagle.taken:
        word += "$"
    if bonus := field.bonus_on(cell):
        word += SIGNS[bonus.face]
    number = field.piece_on(cell)
    if number is None:
        return word
    piece = field.placed(number)
    assert piece is not None
    off = "_" if isinstance(piece, Tank) and piece.off else ""
    return f"{word}{letter(number)}{ARROWS[piece.facing]}{off}"


def _read_word(word: str) -> re.Match[str]:
    if found := _WORD.fullmatch(word):
        return found
    raise Unreadable(f"cannot read the cell {word!r}")


def _piece(cell: Cell, found: re.Match[str]) -> Tank | Bot:
    number = piece_of(found["piece"])
    facing = FACINGS[found["facing"]]
    if number >= FIRST_BOT:
        return Bot(number, cell, facing, None)
    return Tank(number, cell, facing, off=bool(found["off"]))
