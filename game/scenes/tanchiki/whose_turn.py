"""Whose turn it is at the table: planning, choosing, pause."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.actions import MoveBot
from game.rules.tanchiki.state import Ordering, Piece, Tying
from game.scenes.frame.stack import Change
from game.scenes.pause import pausing
from game.scenes.tanchiki.choosing.board_choice import Aim
from game.scenes.tanchiki.choosing.which_bot import chosen_itself
from game.scenes.tanchiki.sides.cached_parts import table_widgets
from game.scenes.widgets.focus import spots

from .desk import Desk


def let_choose(desk: Desk) -> bool:
    """Lay open what people may choose now; return whether a question has just been opened."""
    sitting = desk.sitting
    table, people = sitting.match.table, sitting.choosers
    if not people or table.question is None:
        desk.aimer.forget()
        desk.overlay.chooses(False)
        _let_plan(desk, people)
        return False
    desk.lose_sight()
    if desk.aimer.aim is None and (bot := _spared_bot(desk)) is not None:
        desk.live.submit(MoveBot(people[0], bot))
        # What takes no time is not waited for, as if nobody could have been asked.
        desk.live.playback.advance(0)
        return False
    before = desk.aimer.aim
    desk.aimer.ask(table, people)
    if desk.aimer.aim is None or before is not None:
        return False
    desk.overlay.chooses(True)
    _begin_to_choose(desk, desk.aimer.aim)
    return True


def _spared_bot(desk: Desk) -> Piece | None:
    """Return the bot that moves next without anybody being asked.

    A task is solved by everything one can choose, so there only a wish spares the question.
    """
    sitting, table = desk.sitting, desk.sitting.match.table
    if not isinstance(table.question, Ordering):
        return None
    if desk.spared == (table.turn.number, table.turn.action):
        return table.question.bots[0]
    return None if sitting.terms.quest else chosen_itself(desk.kit, table, table.question)


def spare(desk: Desk) -> None:
    """Let the bots move in any order for the rest of this action."""
    turn = desk.sitting.match.table.turn
    desk.spared = (turn.number, turn.action)
    desk.aimer.forget()


def pause(desk: Desk) -> Change:
    """Pause; what lies open for one seat only is put away."""
    change = pausing.pause(desk.sitting)
    if desk.sitting.private or not desk.sitting.choosers:
        desk.lose_sight()
    return change


def _let_plan(desk: Desk, people: tuple[Seat, ...]) -> None:
    if not people:
        desk.lose_sight()
        return
    before = desk.planners.seats
    desk.planners.open(people, frozenset(people) if desk.sitting.face_down else frozenset())
    if desk.planners.seats != before:
        _point(desk, before)
    desk.haunt()


def _point(desk: Desk, before: tuple[Seat, ...]) -> None:
    """Point at the hands that are new; whoever plans already keeps what he points at."""
    planners, form, state = desk.planners, desk.form, desk.live.match.state
    new = [seat for seat in planners.seats if seat not in before]
    back = [seat for seat in new if desk.left.taken_up(seat, seat, state)]
    for seat in new:
        if seat not in back:
            form.focus("", seat)
    if planners.face_down:
        # What belongs to nobody reaches no hand that lies face down.
        form.focus("", NOBODY)
    elif planners.seats and (not before or _is_lost(desk, form.focused(NOBODY))):
        own = planners.seats[0]
        kept = not before and (desk.left.taken_up(own, NOBODY, state) or own in back)
        # What was pointed at last may belong to the hand before it.
        if not kept or _is_lost(desk, form.focused(NOBODY)):
            form.focus(planners.first(own), NOBODY)


def _is_lost(desk: Desk, focus: str) -> bool:
    """Whether this was a control that is not on the page any more."""
    return bool(focus) and all(spot.key != focus for spot in spots(table_widgets(desk), {}))


def _begin_to_choose(desk: Desk, aim: Aim) -> None:
    """Bring the answers to the keys; on the board they are with the cursor."""
    first = "tie.on" if isinstance(aim.question, Tying) else ""
    for seat in (NOBODY, aim.seat):
        desk.form.focus(first, seat)
