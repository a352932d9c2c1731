"""Choose another army for the other side while armies are chosen (D10); all else lies open (D9)."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.referee_tasks import State
from game.rules.dice_and_armour.state import Muster

_BOX = (*(Kind.HEAVY,) * 2, *(Kind.MEDIUM,) * 3, *(Kind.LIGHT,) * 7)


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    table = state.table
    if table.musters is not None:
        one, two = (
            muster if owner == seat else _another(muster, dice)
            for owner, muster in enumerate(table.musters)
        )
        table = replace(table, musters=(one, two))
    return replace(state, table=table, seed=dice.below(1 << 40))


def _another(muster: Muster, dice: Dice) -> Muster:
    return replace(muster, kinds=tuple(dice.sample(_BOX, len(muster.kinds))))
