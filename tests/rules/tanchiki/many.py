"""Very many matches: every option, 1 to 8 seats, several ways to decide.

Alone: python -m tests.rules.tanchiki.many 0 500 plays matches 0 to 499.
"""

from __future__ import annotations

import sys
from hashlib import sha256

from game.core import codec
from game.core.chance import Dice
from game.core.codec import Codec
from game.core.rules import Step
from game.rules.tanchiki.actions import Action, Commit, SwitchOff
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.handicaps import handicaps_of
from game.rules.tanchiki.play import apply, legal, to_act
from game.rules.tanchiki.referee_tasks import State
from game.rules.tanchiki.setting_up import new
from game.rules.tanchiki.state import Options, Setup, Table
from tests.rules.tanchiki.invariants import faults
from tests.setups.tanchiki import HUGE, LEARNING, LONG, SHUFFLED

NAMES = ("uneven", "island", "dangerous_four", "avalanche", "solo")
GIVEN: tuple[tuple[str, ...], ...] = (
    ("card",),
    (),
    ("points",),
    ("card", "points", "helmet"),
    ("card",),
    ("points", "card"),
    (),
    ("card",),
)
"""What a seat is given, one after the other: one helmet among eight seats."""

HANDICAPPED = 4096
"""From this match on seats are given handicaps."""

WAYS = ("any", "hasty", "hasty", "hasty", "last")


def setup_of(number: int) -> Setup:
    """Return the setup of a match: its number runs through options and seats."""
    options = Options(**{name: bool(number >> bit & 1) for bit, name in enumerate(NAMES)})
    seats = 1 + number // 32 % 8
    boards = (LONG, HUGE) if seats > 4 else (LEARNING, SHUFFLED)
    given = handicaps_of([GIVEN[(number + seat) % len(GIVEN)] for seat in range(seats)])
    return Setup(
        boards[number // 256 % 2],
        seats,
        options,
        first=number % seats,
        handicaps=given if number >= HANDICAPPED else (),
    )


def decided(actions: tuple[Action, ...], way: str, dice: Dice) -> Action:
    """Choose at random, or end planning as soon as may be, or the last action listed."""
    if way == "last":
        return actions[-1]
    if way == "hasty":
        ready = next((action for action in actions if isinstance(action, Commit)), None)
        if ready is not None and dice.below(3):
            return ready
        kept = [action for action in actions if not isinstance(action, SwitchOff)]
        return dice.choice(kept or actions)
    return dice.choice(actions)


def steps(number: int, checked: bool = True) -> list[Step]:
    """Play a match to its end and return its steps, checking every state."""
    state: State = new(setup_of(number), number)
    dice = Dice(number, "many")
    way = WAYS[number % len(WAYS)]
    found: list[Step] = []
    while seats := to_act(state.table):
        action = decided(legal(state.table, dice.choice(seats)), way, dice)
        step = apply(state, action)
        broken = faults(step.state, state if found else None) if checked else ()
        state = step.state
        assert not broken, f"match {number}, action {len(found)}, {action}: {broken}"
        found.append(step)
    return found


def signature(matches: int) -> str:
    """Return one SHA-256 over every last table and every event of so many matches.

    The setup of each follows from its number, and so does the way to decide.
    """
    tables: Codec[Table] = Codec(Table)
    events: Codec[Event] = Codec(Event)
    found = sha256()
    for number in range(matches):
        played = steps(number, checked=False)
        for step in played:
            for told in step.events:
                line = [told.number, told.rule, told.cause, events.plain(told.event)]
                found.update(codec.text(line).encode())
        found.update(codec.text(tables.plain(played[-1].state.table)).encode())
    return found.hexdigest()


def main(arguments: list[str]) -> None:
    first, last = map(int, arguments)
    actions = turns = 0
    for number in range(first, last):
        played = steps(number)
        actions += len(played)
        turns += played[-1].state.table.turn.number
    print(f"matches {first} to {last - 1}: {turns} turns, {actions} actions, no fault", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
