"""Scenarios of Dice and Armour: a position, what is done on it, and what comes of it.

`board` is drawn as `drawing` says, what may stand beside it `position`. `ask` is answered on the
table that the orders lead to, and `odds` are those of each shot there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.played_story import Played, Reading, along
from game.core.rules import IllegalAction, Sections
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.actions import Action
from game.rules.dice_and_armour.choices import legal, to_act
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.letters.drawn_table import tank_line
from game.rules.dice_and_armour.play import apply
from game.rules.dice_and_armour.referee_tasks import State
from game.rules.dice_and_armour.state import Table
from game.rules.dice_and_armour.why_not.explain import explain
from game.rules.dice_and_armour.why_not.refusing import refusal

from .drawing import draw_board
from .events_in_english import tell
from .notation import action_named, name
from .scenario_position import read_position

_QUIET = events.MoveEnded | events.TurnEnded | events.TurnBegan | events.PartChosen


def given(sections: Sections) -> State:
    """Return the state that a scenario's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Do what is ordered, then answer what is asked."""
    start = read_position(sections)
    found = _READING.play(start.state, sections.get("orders", ()))
    asked = _READING.ask(found.state.table, sections.get("ask", ()))
    return replace(found, asked=asked, shown=start.cut.cells)


def play(sections: Sections) -> Sections:
    """Do what is ordered, answer what is asked and return all results."""
    found = played(sections)
    table: Table = found.state.table
    height = table.board.height
    results = {
        "answers": found.answers(lambda why: explain(why, height)),
        "rules": tuple(each.rule for each in found.told),
        "after": draw_board(table, read_position(sections).cut),
        "harmed": tuple(tank_line(table, tank) for tank in table.tanks if tank.broken or tank.held),
        "quiet now": (str(table.quiet),),
        "choices": tuple(name(table, one) for seat in to_act(table) for one in legal(table, seat)),
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    story = tuple(
        tell(at, each.event)
        for at, each in along(found.before, found.told, evolve)
        if not isinstance(each.event, _QUIET)
    )
    return {"story": story, **results}


def _ordered(table: Table, line: str) -> Iterator[Action]:
    yield action_named(table, line)


_READING = Reading(_ordered, apply, refusal)
