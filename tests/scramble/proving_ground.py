"""Lay other tokens face down in the Family (B16.2); all else lies open to everybody.

What is face down is unknown, whether somebody saw it before or not, and so is which of it was
seen; only how many tokens lie there is known, and what is left of the box.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.proving_ground.referee_tasks import State
from game.rules.proving_ground.state import Mode


def scramble(state: State, _seat: Seat, dice: Dice) -> State:
    table = state.table
    state = replace(state, seed=dice.below(1 << 40))
    if table.mode is not Mode.FAMILY or table.options.open_family:
        return state
    assert table.seen is not None
    assert table.unseen is not None
    tokens = list(dice.shuffled([one for one in table.seen if one != "."] + [*table.unseen]))
    seen = "".join(
        tokens.pop() if letter == "?" and dice.below(2) else "." for letter in table.floor
    )
    unseen = "".join(sorted(tokens))
    return replace(state, table=replace(table, seen=seen, unseen=unseen))
