"""Who knows what: everything lies open (D9) but a free army while it is chosen (D10)."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat, Waiting
from game.core.rules import State as CoreState
from game.rules.dice_and_armour.choices import may_enlist
from game.rules.dice_and_armour.events import Event, TankDismissed, TankEnlisted
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.ramming import waiting
from game.rules.dice_and_armour.state import Muster, Table

from .referee_tasks import State


def view(table: Table, seat: Seat) -> Table:
    if table.musters is None:
        return table
    one, two = (
        muster if owner == seat else replace(muster, kinds=(None,) * len(muster.kinds))
        for owner, muster in enumerate(table.musters)
    )
    return replace(table, musters=(one, two))


def redact(event: Event, seat: Seat) -> Event:
    if isinstance(event, TankEnlisted | TankDismissed) and event.seat != seat:
        return replace(event, kind=None)
    return event


def imagine(seen: Table, dice: Dice) -> State:
    """Return a state that looks like this, with dice of its own."""
    table = seen
    if table.musters is not None:
        one, two = (_filled(muster, dice) for muster in table.musters)
        table = replace(table, musters=(one, two))
    tasks = tuple(Waiting(task, None) for task in waiting(table))
    return CoreState(table, tasks, dice.below(1 << 40))


def _filled(muster: Muster, dice: Dice) -> Muster:
    """Return an army with tanks of any class where none was seen."""
    filled = Muster(tuple(kind for kind in muster.kinds if kind), muster.ready)
    while len(filled.kinds) < len(muster.kinds):
        kind = dice.choice(tuple(kind for kind in Kind if may_enlist(filled, kind)))
        filled = replace(filled, kinds=(*filled.kinds, kind))
    return filled
