"""A card that is dragged: from where, how far, and between which others it would go."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.core.spelling import Spot
from game.rules.tanchiki.cards import Card
from game.scenes.table.dragging import Drag
from game.scenes.table.parts import Pick
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.kinds import Button

from .piles import TakeOut


@dataclass(frozen=True, slots=True)
class Held:
    """A card held by the pointer; `out` is where in a stack it lay, None for the hand."""

    card: Card
    out: TakeOut | None = None


def stack_under(widgets: Widgets, x: float, y: float) -> tuple[Seat, int] | None:
    """Return the seat and manoeuvre of the stack below a spot."""
    for widget in widgets:
        match widget:
            case Button(box=box, says=Pick(seat, Spot(_, number))) if box.holds(x, y):
                return seat, number - 1
    return None


def gap(drag: Drag[Held], manoeuvre: int, x: float, widgets: Widgets) -> int:
    """Return the place in the stack that a spot means."""
    before = 0
    for widget in widgets:
        match widget:
            case Button(box=box, says=TakeOut(seat, stack) as out) if out != drag.held.out:
                before += (seat, stack) == (drag.seat, manoeuvre) and box.middle[0] < x
    return before
