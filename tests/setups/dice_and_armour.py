"""Set-ups for random matches of Dice and Armour: both modes, each option, blocks, small armies."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.rules.dice_and_armour.kinds import Part
from game.rules.dice_and_armour.starting_board import bare, laid_out
from game.rules.dice_and_armour.state import Mode, Options, Setup

_HEAVY = tuple(tank for tank in bare().tanks if tank.cell.x in {3, 4})
DUEL = replace(bare(), tanks=_HEAVY)
"""A light and a heavy tank on each side."""
LIMPING = replace(
    bare(), tanks=tuple(replace(tank, broken=(Part.ENGINE, Part.REAR)) for tank in bare().tanks)
)
_ROUGH = laid_out(9, 7, (Cell(2, 3), Cell(4, 3), Cell(6, 3), Cell(4, 1), Cell(8, 5)))
assert _ROUGH is not None

SETUPS: tuple[tuple[str, Setup], ...] = (
    ("simple", Setup()),
    ("capture", Setup(DUEL, Mode.CAPTURE)),
    ("patient", Setup(_ROUGH, options=Options(patient=True))),
    ("short", Setup(_ROUGH, Mode.CAPTURE, Options(short=True))),
    ("limping", Setup(LIMPING, options=Options(patient=True, short=True), first=1)),
    ("free", Setup(mode=Mode.CAPTURE, options=Options(free=True))),
)
