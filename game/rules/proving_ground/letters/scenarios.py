"""Scenarios of the Proving Ground: a position, what is done on it, and what comes of it.

`board` is drawn as `drawing` says. `tanks` gives each pawn its cards, the active one first, by
name or by parameters: `G O1/O2 +1, t_34`; `!` marks the destroyed one of a pawn that waits, `+1`
a pair that lies on a card. `zones` has what a side won: pairs, singles, points; a pair is `kK`,
used up `kK*`, on a card `kK+`. `turn` says whose pawn begins, and at which stage.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.played_story import Played, Reading, along
from game.core.rules import IllegalAction, Sections
from game.rules.proving_ground.actions import Action, Retire
from game.rules.proving_ground.choices import legal, to_act
from game.rules.proving_ground.events import Event, StageReached, TurnBegan, TurnEnded
from game.rules.proving_ground.evolve import evolve
from game.rules.proving_ground.play import apply
from game.rules.proving_ground.referee_tasks import State
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.why_not.explain import explain
from game.rules.proving_ground.why_not.refusing import refusal

from .drawing import draw_board
from .events_in_english import tell, whose
from .notation import name
from .scenario_position import read_position, written_zone
from .typed_actions import read_action


def given(sections: Sections) -> State:
    """Return the state that a scenario's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Answer what is asked, then do what is ordered."""
    start = read_position(sections)
    found = _READING.play(start.state, sections.get("orders", ()))
    asked = _READING.ask(start.state.table, sections.get("ask", ()))
    return replace(found, asked=asked, shown=start.shown)


def play(sections: Sections) -> Sections:
    """Answer what is asked, do what is ordered and return all results."""
    found = played(sections)
    table = found.state.table
    results = {
        "answers": found.answers(explain),
        "rules": tuple(each.rule for each in found.told),
        "after": draw_board(table, found.shown),
        "won": _won(table),
        "choices": tuple(name(table, one) for seat in to_act(table) for one in legal(table, seat)),
        "shells": (str(table.shells),),
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    story = tuple(
        tell(at, each.event)
        for at, each in along(found.before, found.told, evolve)
        if not _of_course(at, each.event)
    )
    return {"story": story, **results}


def action_named(table: Table, line: str) -> Action:
    """Return the action of this name, a legal one if there is one."""
    if line == "retire":
        return Retire(table.turn.seat)
    actions = (action for seat in to_act(table) for action in legal(table, seat))
    found = next((action for action in actions if name(table, action) == line), None)
    return found or read_action(table, line)


def _ordered(table: Table, line: str) -> tuple[Action]:
    return (action_named(table, line),)


def _of_course(table: Table, event: Event) -> bool:
    if isinstance(event, TurnBegan | TurnEnded):
        own = [table.pawns[number] for number in table.own(event.seat)]
        return table.artillery is None and not any(pawn.cell or pawn.lost for pawn in own)
    return isinstance(event, StageReached)


def _won(table: Table) -> tuple[str, ...]:
    """Return what each side has won, if anything; a side is named by its first seat."""
    zones = ((seat, table.zone(seat)) for seat in range(len(table.zones)))
    return tuple(
        f"{whose(table, seat)} {written_zone(zone)}: {zone.points}"
        for seat, zone in zones
        if zone.singles or zone.pairs or zone.spoils
    )


_READING = Reading(_ordered, apply, refusal)
