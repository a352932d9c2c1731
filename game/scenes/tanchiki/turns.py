"""Whose turn it is at the table: planning, choosing, pause; and where the last turn began."""

from __future__ import annotations

from dataclasses import fields

from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.events import TurnBegan
from game.rules.tanchiki.state import Phase, Table, Tying
from game.scenes.kit import Words
from game.scenes.stack import Change
from game.session.match import Match

from .choosing import Aim
from .desk import Desk


def let_choose(desk: Desk) -> bool:
    """Lay open what people may choose now; return whether a question has just been opened."""
    sitting = desk.sitting
    table, people = sitting.match.table, sitting.choosers
    if not people or table.question is None:
        desk.aimer.forget()
        _let_plan(desk, people)
        return False
    desk.lose_sight()
    before = desk.aimer.aim
    desk.aimer.ask(table, people)
    if desk.aimer.aim is None or before is not None:
        return False
    _begin_to_choose(desk, desk.aimer.aim)
    return True


def pause(desk: Desk, reason: str = "") -> Change:
    """Pause; what lies open for one seat only is put away."""
    change = desk.sitting.pause(reason)
    if desk.sitting.private or not desk.sitting.choosers:
        desk.lose_sight()
    return change


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    on = [field.name for field in fields(table.options) if getattr(table.options, field.name)]
    return tuple(words(f"tanchiki.option.{name}") for name in on if name != "solo")


def turn_start(match: Match, people: frozenset[Seat]) -> int | None:
    """Return how many actions stood when the turn began that can be played anew.

    Before the first such turn it is the beginning, if a person has placed a tank since.
    """
    done = match.done
    for count in range(len(done) - 1, 0, -1):
        if any(isinstance(told.event, TurnBegan) for told in done[count - 1].told):
            return count
    return 0 if any(each.action.seat in people for each in done) else None


def paragraph(table: Table) -> str:
    """Return the paragraph that is in question now."""
    return {
        Phase.PLACING: "T3.5",
        Phase.PLANNING: "T4.1",
        Phase.MOVING: "T5.1",
        Phase.BOTS: "T6.2",
        Phase.VOLLEY: "T7.1",
        Phase.END: "T9.1",
    }[table.turn.phase]


def _let_plan(desk: Desk, people: tuple[Seat, ...]) -> None:
    if not people:
        desk.lose_sight()
        return
    before = desk.planners.seats
    desk.planners.open(people)
    if desk.planners.seats != before:
        _point(desk, before)
    desk.overlay.haunt(desk.planners.seats)


def _point(desk: Desk, before: tuple[Seat, ...]) -> None:
    """Point at the hands that are new; whoever plans already keeps what he points at."""
    planners, form = desk.planners, desk.form
    if planners.seats and (not before or planners.lost(form.focused(NOBODY))):
        form.focus(planners.first(planners.seats[0]), NOBODY)
    for seat in planners.seats:
        if seat not in before:
            form.focus("", seat)


def _begin_to_choose(desk: Desk, aim: Aim) -> None:
    """Bring the answers to the keys; on the board they are with the cursor."""
    first = "tie.on" if isinstance(aim.question, Tying) else ""
    for seat in (NOBODY, aim.seat):
        desk.form.focus(first, seat)
