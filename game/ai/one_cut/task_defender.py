"""Who sits on the other side of a task: a master whose answer is the same in each replay.

Both plan at once, so it may be asked before the other lays or after: it looks at the table as if
nothing lay there yet, and its dice are those of the round alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.one_cut.state import Stage, Table, other

from .minds import LEVELS, mind

MASTER: Mind = mind(LEVELS["master"])


def defender(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    dice = Dice(1, "defender", view.round, view.slot)
    return MASTER(_untouched(view, other(seat)), seat, legal, dice)


def _untouched(view: Table, seat: Seat) -> Table:
    """Return the view without what a seat has laid or named in secret by now."""
    side = replace(view.sides[seat], named=False, step=None)
    if view.stage is Stage.PLAN:
        held = side.held + len(side.row)
        side = replace(side, held=held, row=(), committed=False)
    return view.with_sides((side, view.sides[1]) if seat == 0 else (view.sides[0], side))
