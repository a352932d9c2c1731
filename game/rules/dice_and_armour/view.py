"""Who knows what: everything lies open (D9)."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.rules import Seat, Waiting
from game.core.rules import State as CoreState
from game.rules.dice_and_armour.events import Event
from game.rules.dice_and_armour.ramming import waiting
from game.rules.dice_and_armour.state import Table

from .referee_tasks import State


def view(table: Table, _seat: Seat) -> Table:
    return table


def redact(event: Event, _seat: Seat) -> Event:
    return event


def imagine(seen: Table, dice: Dice) -> State:
    """Return a state that looks like this, with dice of its own."""
    tasks = tuple(Waiting(task, None) for task in waiting(seen))
    return CoreState(seen, tasks, dice.below(1 << 40))
