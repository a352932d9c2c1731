"""By which parts of the table an action is pointed out.

A move is the tank and its last cell. Where several ways lead there, the first one is spelled so;
the first that ends with another facing by that way of looking, too; and the others by their cells
besides. A shot is the tank and what it strikes, or its way; who has just moved names only these.
What may be driven at and shot alike is its cell, then the word that says which of both is meant.
A move to a cell goes, of the ways there, that with the fewest turns.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import assert_never

from game.core.grid import Cell, Facing
from game.core.paths import Path
from game.core.rules import Seat
from game.core.spelling import Piece, Speller, Spelling, Spot, Way, Word
from game.rules.dice_and_armour.actions import (
    ChoosePart,
    Deed,
    Dismiss,
    EndTurn,
    Enlist,
    Move,
    Ready,
    Shoot,
    Surrender,
)
from game.rules.dice_and_armour.kinds import PARTS, Kind
from game.rules.dice_and_armour.ramming import hurts
from game.rules.dice_and_armour.reach import (
    Ground,
    faced,
    ground,
    open_ways,
    shot,
    shots,
)
from game.rules.dice_and_armour.state import Table, Tank

from .straightest_way import straightest

DISMISS, READY = Word("dismiss"), Word("ready")
END, SURRENDER = Word("end_turn"), Word("surrender")
SHOOT, RAM, PUSH = Word("shoot"), Word("ram"), Word("push")
WORDS = {part: Word(part.name.lower()) for part in PARTS}
_KNOWN = 64


def spell(table: Table, _seat: Seat, action: Deed) -> tuple[Spelling, ...]:
    match action:
        case Enlist(_, kind):
            return ((Spot(kind.value),),)
        case Dismiss():
            return ((DISMISS,),)
        case Ready():
            return ((READY,),)
        case Move(_, number, path):
            tank = table.tank(number)
            end, *rest = _ways(ground(table, tank), tank)[path]
            return ((Piece(number), end, *_driven(table, tank, path[-1]), *rest),)
        case Shoot(_, number, way):
            aim = shot(table, table.tank(number), way)
            assert aim is not None
            begun = (Piece(number),) if table.mover is None else ()
            if begun and _ends(table, table.tank(number), aim.struck.cell):
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
    """Whether it strikes a friend, costs parts in a ram, or gives the match away (D4.6, D7.2)."""
    if isinstance(action, Surrender):
        return True
    if isinstance(action, Move):
        met = table.tank_on(action.path[-1])
        return met is not None and hurts(table.tank(action.tank).kind, met.kind)
    if not isinstance(action, Shoot):
        return False
    aim = shot(table, table.tank(action.tank), action.way)
    return aim is not None and isinstance(aim.struck, Tank) and aim.struck.seat == seat


def meant(table: Table, seat: Seat, word: Word) -> Deed | None:
    """Return what a word by itself stands for, legal or not, None for nothing."""
    if word == READY:
        return Ready(seat)
    if word == DISMISS:
        return Dismiss(seat)
    if word == END:
        return EndTurn(seat)
    if word == SURRENDER:
        return Surrender(seat)
    part = next((part for part in PARTS if WORDS[part] == word), None)
    if part is None or table.asked is None:
        return None
    return ChoosePart(seat, table.asked.number, part)


def looks(tank: Tank, path: Path) -> Facing:
    """Return how a tank looks at the end of a way (D3.4)."""
    for start, cell in zip((tank.cell, *path), path, strict=False):
        tank = replace(tank, facing=faced(tank, start, cell))
    return tank.facing


SPELL = Speller(
    of=spell,
    at_once=at_once,
    grave=grave,
    spots=frozenset(kind.value for kind in Kind),
    words=frozenset(
        each.name for each in (DISMISS, READY, END, SURRENDER, SHOOT, RAM, PUSH, *WORDS.values())
    ),
)


def _ends(table: Table, tank: Tank, cell: Cell) -> bool:
    """Whether a move of a tank ends on this cell."""
    return any(path[-1] == cell for path in open_ways(ground(table, tank)))


def _driven(table: Table, tank: Tank, cell: Cell) -> Spelling:
    """Return the word by which a tank drives at what it could shoot, too; () for any other."""
    wreck = table.wreck_on(cell)
    if not (wreck or table.tank_on(cell)):
        return ()
    both = any(aim.struck.cell == cell for aim in shots(table, tank))
    return ((PUSH if wreck else RAM),) * both


@lru_cache(maxsize=_KNOWN)
def _ways(on: Ground, tank: Tank) -> dict[Path, Spelling]:
    """Return how each way of a tank is spelled after its piece."""
    named: set[Spelling] = set()
    spelled: dict[Path, Spelling] = {}
    for path in straightest(on):
        end, way = path[-1], Way(looks(tank, path))
        spellings: tuple[Spelling, ...] = ((end,), (end, way), (end, way, *path[:-1]))
        spelled[path] = next(one for one in spellings if one not in named)
        named |= {spelled[path], (end, way)}
    return spelled
