"""Which controls of the table a device reaches: its own planner's, and never by accident."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import NOBODY, Seat
from game.scenes.commands import Command, Key, Press, Pressed
from game.scenes.widgets.kinds import Button, Widget

from .planners import PARTS

NUMBER = 20.0
Widgets = tuple[Widget, ...]


def of_seat(widgets: Widgets, seat: Seat) -> Widgets:
    """Leave out the planners of other seats; a device of nobody may use them all."""
    if seat == NOBODY:
        return widgets

    def others(widget: Widget) -> bool:
        part, _, rest = getattr(widget, "name", "").partition(".")
        return part in PARTS and int(rest.split(".")[0]) != seat

    return tuple(widget for widget in widgets if not others(widget))


def beside_hand(command: Command, widgets: Widgets, focus: str) -> Widgets:
    """Return where keys lead: sideways from a hand never to the bar that goes back in time.

    Sideways in a stack they lead from card to card: the stack itself lies left of them all.
    """
    sideways = isinstance(command, Press) and command.key in (Key.LEFT, Key.RIGHT)
    if not sideways or focus.partition(".")[0] not in PARTS:
        return widgets
    near = (each for each in widgets if not getattr(each, "name", "").startswith("bar."))
    in_stack = focus.startswith(("manoeuvre.", "tray."))
    return tuple(_at_its_number(each) if in_stack else each for each in near)


def _at_its_number(widget: Widget) -> Widget:
    if isinstance(widget, Button) and widget.name.startswith("manoeuvre."):
        return replace(widget, box=widget.box.left(NUMBER))
    return widget


def on_hint(command: Pressed, widgets: Widgets) -> bool:
    """Whether a hint lies over what was pressed."""
    buttons = (w for w in widgets if getattr(w, "name", "").startswith("guide."))
    return any(button.box.holds(command.x, command.y) for button in buttons)
