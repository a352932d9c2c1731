"""A card that is dragged: from where, how far, and between which others it would go."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.cards import Card
from game.scenes.widgets.kinds import Button, Widget

DRAG = 9.0


@dataclass(frozen=True, slots=True)
class Drag:
    """A card held by the pointer; from a stack, or from the hand (no manoeuvre)."""

    seat: Seat
    card: Card
    manoeuvre: int | None
    place: int
    start: tuple[float, float]
    now: tuple[float, float]

    @property
    def far(self) -> bool:
        dx, dy = self.now[0] - self.start[0], self.now[1] - self.start[1]
        return abs(dx) + abs(dy) > DRAG


def dragged(drag: Drag, x: float, y: float) -> Drag:
    return Drag(drag.seat, drag.card, drag.manoeuvre, drag.place, drag.start, (x, y))


def gap(drag: Drag, manoeuvre: int, x: float, widgets: tuple[Widget, ...]) -> int:
    """Return the place in the stack that a spot means."""
    name = f"tray.{drag.seat}.{manoeuvre}"
    cards = [w for w in widgets if isinstance(w, Button) and w.name == name]
    others = [
        card.box.middle[0]
        for card in cards
        if not (drag.manoeuvre == manoeuvre and card.value == drag.place)
    ]
    return sum(middle < x for middle in others)
