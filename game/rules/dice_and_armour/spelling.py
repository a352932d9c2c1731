"""By which parts of the table an action is pointed out.

A move is the tank and its last cell. Where several ways lead there, the first one is spelled so;
the first that ends with another facing by that way of looking, too; and the others by their cells
besides. A shot is the tank and what it strikes, or its way; who has just moved names only these.
What may be rammed and shot alike is its cell, for the ram, and the word for the shot after it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import assert_never

from game.core.grid import Cell, Facing
from game.core.paths import Path
from game.core.rules import Seat
from game.core.spelling import Piece, Speller, Spelling, Way, Word
from game.rules.dice_and_armour.actions import (
    ChoosePart,
    Deed,
    EndTurn,
    Move,
    Shoot,
    Surrender,
)
from game.rules.dice_and_armour.kinds import PARTS
from game.rules.dice_and_armour.reach import Ground, faced, ground, open_ways, shot
from game.rules.dice_and_armour.state import Table, Tank

END, SURRENDER, SHOOT = Word("end_turn"), Word("surrender"), Word("shoot")
WORDS = {part: Word(part.name.lower()) for part in PARTS}
_KNOWN = 64


def spell(table: Table, _seat: Seat, action: Deed) -> tuple[Spelling, ...]:
    match action:
        case Move(_, number, path):
            tank = table.tank(number)
            return ((Piece(number), *_ways(ground(table, tank), tank)[path]),)
        case Shoot(_, number, way):
            aim = shot(table, table.tank(number), way)
            assert aim is not None
            begun = (Piece(number),) if table.mover is None else ()
            if begun and _rams(table, table.tank(number), aim.struck.cell):
                return ((*begun, aim.struck.cell, SHOOT),)
            return ((*begun, Piece(aim.struck.number)), (*begun, Way(way)))
        case ChoosePart(_, _, part):
            return ((WORDS[part],),)
        case EndTurn():
            return ((END,),)
        case Surrender():
            return ((SURRENDER,),)
        case _:
            assert_never(action)


def at_once(action: Deed) -> bool:
    """Whether it goes without Go: all but a move, since another way may lead to its end."""
    return not isinstance(action, Move)


def grave(table: Table, seat: Seat, action: Deed) -> bool:
    """Whether it strikes a friend or gives the match away (D4.6, D8.1)."""
    if isinstance(action, Surrender):
        return True
    if not isinstance(action, Shoot):
        return False
    aim = shot(table, table.tank(action.tank), action.way)
    return aim is not None and isinstance(aim.struck, Tank) and aim.struck.seat == seat


def looks(tank: Tank, path: Path) -> Facing:
    """Return how a tank looks at the end of a way (D3.4)."""
    for start, cell in zip((tank.cell, *path), path, strict=False):
        tank = replace(tank, facing=faced(tank, start, cell))
    return tank.facing


SPELL = Speller(
    of=spell,
    at_once=at_once,
    grave=grave,
    words=frozenset(word.name for word in (END, SURRENDER, SHOOT, *WORDS.values())),
)


def _rams(table: Table, tank: Tank, cell: Cell) -> bool:
    """Whether a move of a tank ends on this cell."""
    return any(path[-1] == cell for path in open_ways(ground(table, tank)))


@lru_cache(maxsize=_KNOWN)
def _ways(on: Ground, tank: Tank) -> dict[Path, Spelling]:
    """Return how each way of a tank is spelled after its piece."""
    named: set[Spelling] = set()
    spelled: dict[Path, Spelling] = {}
    for path in open_ways(on):
        end, way = path[-1], Way(looks(tank, path))
        spellings: tuple[Spelling, ...] = ((end,), (end, way), (end, way, *path[:-1]))
        spelled[path] = next(one for one in spellings if one not in named)
        named |= {spelled[path], (end, way)}
    return spelled
