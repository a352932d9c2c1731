"""A card that is dragged: from where, how far, and between which others it would go."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.rules import Seat
from game.core.spelling import Spot
from game.rules.tanchiki.cards import Card
from game.scenes.table.parts import Pick
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.kinds import Button

from .piles import TakeOut

DRAG = 9.0


@dataclass(frozen=True, slots=True)
class Drag:
    """A card held by the pointer; `out` is where in a stack it lay, None for the hand."""

    seat: Seat
    card: Card
    out: TakeOut | None
    start: tuple[float, float]
    now: tuple[float, float]

    @property
    def far(self) -> bool:
        dx, dy = self.now[0] - self.start[0], self.now[1] - self.start[1]
        return abs(dx) + abs(dy) > DRAG

    def led(self, x: float, y: float) -> Drag:
        return replace(self, now=(x, y))


def stack_under(widgets: Widgets, x: float, y: float) -> tuple[Seat, int] | None:
    """Return the seat and manoeuvre of the stack below a spot."""
    for widget in widgets:
        match widget:
            case Button(box=box, says=Pick(seat, Spot(_, number))) if box.holds(x, y):
                return seat, number - 1
    return None


def gap(drag: Drag, manoeuvre: int, x: float, widgets: Widgets) -> int:
    """Return the place in the stack that a spot means."""
    before = 0
    for widget in widgets:
        match widget:
            case Button(box=box, says=TakeOut(seat, stack) as out) if out != drag.out:
                before += (seat, stack) == (drag.seat, manoeuvre) and box.middle[0] < x
    return before
