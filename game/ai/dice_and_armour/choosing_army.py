"""Which army a computer player chooses where armies are free (D10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.ai.mind import Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.dice_and_armour.actions import Enlist, Ready
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.starting_board import ARMY
from game.rules.dice_and_armour.state import Table

Mix = tuple[int, int, int]
"""So many light, medium and heavy tanks."""


def mustered(view: Table, seat: Seat, dice: Dice, mixes: Sequence[Mix]) -> Thought:
    """Choose what is still missing of one of these mixes, in any order."""
    yield
    assert view.musters is not None
    enlisted = [kind for kind in view.musters[seat].kinds if kind]
    mix = Counter(dict(zip(Kind, dice.choice(tuple(mixes)), strict=True)))
    wanted = dice.shuffled(tuple((mix - Counter(enlisted)).elements()))
    missing = wanted[: len(ARMY) - len(enlisted)]
    return (*(Enlist(seat, kind) for kind in missing), Ready(seat))
