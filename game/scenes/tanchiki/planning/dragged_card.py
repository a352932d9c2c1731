"""A card that is dragged: from where, how far, and between which others it would go."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import parts
from game.core.rules import Seat
from game.rules.tanchiki.cards import Card
from game.scenes.frame.stack import Change
from game.scenes.hand.dragging import Drag
from game.scenes.hand.lit_parts import Pick
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.canvas import Canvas
from game.view.tanchiki.cards import card_picture

from .card_piles import TakeOut
from .laid_plans import Plans
from .plan_changes import laid, lifted


@dataclass(frozen=True, slots=True)
class Held:
    """A card held by the pointer; `out` is where in a stack it lay, None for the hand."""

    card: Card
    out: TakeOut | None = None


class Dragging:
    """Cards are led from the hand to a stack, from stack to stack, and back to the hand."""

    def __init__(self, plans: Plans) -> None:
        self.drag: Drag[Held] | None = None
        self._plans = plans

    def grip(self, said: object, spot: tuple[float, float]) -> None:
        """Take hold of the card that says this; a stack that lies face down holds none."""
        plans = self._plans
        match said:
            case Pick(seat, parts.Card(name)):
                card = Card[name.upper()]
                if card in plans.held_by(seat):
                    self.drag = Drag(seat, Held(card), spot, spot)
            case TakeOut(seat, manoeuvre, place) as out if seat not in plans.face_down.seats:
                card = plans.stacks(seat)[manoeuvre][place]
                self.drag = Drag(seat, Held(card, out), spot, spot)

    def lead(self, x: float, y: float) -> bool:
        """Lead what is held; False if that is no more than a hand that shakes."""
        if self.drag is None:
            return False
        self.drag = self.drag.led(x, y)
        return self.drag.far

    def let_go(self) -> Drag[Held] | None:
        drag, self.drag = self.drag, None
        return drag

    def drop(self, drag: Drag[Held], spot: tuple[float, float], widgets: Widgets) -> Change:
        """Put the card where it was dropped; beside the stacks it goes back to the hand."""
        plans, under = self._plans, _stack_under(widgets, *spot)
        stacks = plans.stacks(drag.seat)
        if (out := drag.held.out) is not None:
            stacks = lifted(stacks, out.manoeuvre, out.place)
        if under is None or under[0] != drag.seat:
            return plans.arrange(drag.seat, stacks)
        manoeuvre = under[1]
        wanted = laid(stacks, manoeuvre, drag.held.card, _gap(drag, manoeuvre, spot[0], widgets))
        plans.choose(drag.seat, manoeuvre)
        return plans.arrange(drag.seat, wanted)

    def draw(self, canvas: Canvas) -> None:
        if self.drag and self.drag.far:
            canvas.picture(card_picture(self.drag.held.card), *self.drag.now, 110)


def _stack_under(widgets: Widgets, x: float, y: float) -> tuple[Seat, int] | None:
    """Return the seat and manoeuvre of the stack below a spot."""
    for widget in widgets:
        match widget:
            case Button(box=box, says=Pick(seat, parts.Spot(_, number))) if box.holds(x, y):
                return seat, number - 1
    return None


def _gap(drag: Drag[Held], manoeuvre: int, x: float, widgets: Widgets) -> int:
    """Return the place in the stack that a spot means."""
    before = 0
    for widget in widgets:
        match widget:
            case Button(box=box, says=TakeOut(seat, stack) as out) if out != drag.held.out:
                before += (seat, stack) == (drag.seat, manoeuvre) and box.middle[0] < x
    return before
