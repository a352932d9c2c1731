"""Scenarios of the Proving Ground: a position, what is done on it, and what comes of it.

`board` is drawn as `drawing` says. `tanks` gives each pawn its cards, the active one first, by
name or by parameters: `G O1/O2 +1, t_34`; `!` marks the destroyed one of a pawn that waits, `+1`
a pair that lies on a card. `zones` has what a side won: pairs, singles, points; a pair is `kK`,
used up `kK*`, on a card `kK+`. `turn` says whose pawn begins, and at which stage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.codec import Unreadable
from game.core.rules import IllegalAction, Sections, Told
from game.rules.proving_ground.actions import Action, Retire
from game.rules.proving_ground.choices import legal, to_act
from game.rules.proving_ground.drawing import draw_board
from game.rules.proving_ground.events import Event, StageReached, TurnBegan, TurnEnded
from game.rules.proving_ground.evolve import evolve
from game.rules.proving_ground.explain import explain
from game.rules.proving_ground.notation import name
from game.rules.proving_ground.play import apply
from game.rules.proving_ground.position import read_position, written_zone
from game.rules.proving_ground.reading import read_action
from game.rules.proving_ground.refusing import refusal
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tasks import State
from game.rules.proving_ground.telling import tell, whose


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario played to its end, or to the order that was refused."""

    before: Table
    told: tuple[Told[Event], ...]
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
    told: list[Told[Event]] = []
    story: list[str] = []
    for line in sections.get("orders", ()):
        try:
            step = apply(state, action_named(state.table, line))
        except (IllegalAction, Unreadable) as refusal_:
            return Played(start.table, tuple(told), tuple(story), state, f"{line}: {refusal_}")
        story += _lines(state.table, step.events)
        told += step.events
        state = step.state
    return Played(start.table, tuple(told), tuple(story), state)


def play(sections: Sections) -> Sections:
    """Answer what is asked, do what is ordered and return all results."""
    start = read_position(sections)
    asked = {"answers": tuple(_answer(start.state.table, q) for q in sections.get("ask", ()))}
    found = played(sections)
    table = found.state.table
    results = {
        **asked,
        "rules": tuple(each.rule for each in found.told),
        "after": draw_board(table, start.shown),
        "won": _won(table),
        "choices": tuple(name(table, one) for seat in to_act(table) for one in legal(table, seat)),
        "shells": (str(table.shells),),
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    return {"story": found.story, **results}


def action_named(table: Table, line: str) -> Action:
    """Return the action of this name, a legal one if there is one."""
    if line == "retire":
        return Retire(table.turn.seat)
    actions = (action for seat in to_act(table) for action in legal(table, seat))
    found = next((action for action in actions if name(table, action) == line), None)
    return found or read_action(table, line)


def _answer(table: Table, line: str) -> str:
    reason = refusal(table, action_named(table, line))
    return f"{line}: {explain(reason) if reason else 'yes'}"


def _lines(table: Table, told: Sequence[Told[Event]]) -> tuple[str, ...]:
    """Return the story: neither what is asked next is told, nor the turns of absent seats."""
    lines: list[str] = []
    for each in told:
        if not _of_course(table, each.event):
            lines.append(tell(table, each.event))
        table = evolve(table, each.event)
    return tuple(lines)


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
