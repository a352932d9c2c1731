"""Scenarios of Dice and Armour: a position, what is done on it, and what comes of it.

`board` is drawn as `drawing` says, what may stand beside it `position`. `ask` is answered on the
table that the orders lead to, and `odds` are those of each shot there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.codec import Unreadable
from game.core.rules import IllegalAction, Sections, Told
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.choices import legal, to_act
from game.rules.dice_and_armour.drawing import draw_board
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.explain import explain
from game.rules.dice_and_armour.notation import action_named, name
from game.rules.dice_and_armour.play import apply
from game.rules.dice_and_armour.position import read_position
from game.rules.dice_and_armour.refusing import refusal
from game.rules.dice_and_armour.state import Table
from game.rules.dice_and_armour.tasks import State
from game.rules.dice_and_armour.telling import tell
from game.rules.dice_and_armour.text import tank_line

_QUIET = events.MoveEnded | events.TurnEnded | events.TurnBegan | events.PartChosen


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario played to its end, or to the order that was refused."""

    before: Table
    told: tuple[Told[events.Event], ...]
    story: tuple[str, ...]
    state: State
    refused: str = ""


def given(sections: Sections) -> State:
    """Return the state that a scenario's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Do what is ordered and return what happened."""
    state = start = read_position(sections).state
    told: list[Told[events.Event]] = []
    story: list[str] = []
    for line in sections.get("orders", ()):
        try:
            step = apply(state, action_named(state.table, line))
        except (IllegalAction, Unreadable) as refused:
            return Played(start.table, tuple(told), tuple(story), state, f"{line}: {refused}")
        story += _lines(state.table, step.events)
        told += step.events
        state = step.state
    return Played(start.table, tuple(told), tuple(story), state)


def play(sections: Sections) -> Sections:
    """Do what is ordered, answer what is asked and return all results."""
    found = played(sections)
    table = found.state.table
    results = {
        "answers": tuple(_answer(table, line) for line in sections.get("ask", ())),
        "rules": tuple(each.rule for each in found.told),
        "after": draw_board(table, read_position(sections).cut),
        "harmed": tuple(tank_line(table, tank) for tank in table.tanks if tank.broken or tank.held),
        "quiet now": (str(table.quiet),),
        "choices": tuple(name(table, one) for seat in to_act(table) for one in legal(table, seat)),
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    return {"story": found.story, **results}


def _answer(table: Table, line: str) -> str:
    reason = refusal(table, action_named(table, line))
    return f"{line}: {explain(reason, table.board.height) if reason else 'yes'}"


def _lines(table: Table, told: Sequence[Told[events.Event]]) -> Iterator[str]:
    """Yield the story; what goes without saying is left out."""
    for each in told:
        if not isinstance(each.event, _QUIET):
            yield tell(table, each.event)
        table = evolve(table, each.event)
