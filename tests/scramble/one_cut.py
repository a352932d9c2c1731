"""Deal again what a seat of One Cut must not know (U6): hand, face-down row, deck and step."""

from __future__ import annotations

from typing import Any

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.one_cut.cards import OWN, handful
from game.rules.one_cut.choices import steps
from game.rules.one_cut.referee_tasks import State
from game.rules.one_cut.state import Side


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    table = state.table
    for owner, side in enumerate(table.sides):
        if owner == seat:
            continue
        table = table.with_side(owner, **_dealt(side, table.slot, dice))
        if side.step is not None:
            table = table.with_side(owner, step=dice.choice(steps(table, owner)))
    return type(state)(table, state.tasks, dice.below(1 << 40), state.told)


def _dealt(side: Side, slot: int, dice: Dice) -> dict[str, Any]:
    """Exchange what is hidden for other cards that could be there."""
    shown, down = side.row[:slot], side.row[slot:]
    open_ = handful(side.discard, (card for card in shown if card))
    drawn = dice.sample(without(OWN, open_), side.held + len(down))
    return {"hand": handful(drawn[len(down) :]), "row": (*shown, *drawn[: len(down)])}
