"""Which controls of the table a device reaches: its own planner's, and never by accident."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.scenes.commands import Command, Key, Press, Pressed
from game.scenes.widgets.kinds import Widget

from .desk import PARTS

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
    """Return where keys lead: sideways from a hand never to the bar that goes back in time."""
    sideways = isinstance(command, Press) and command.key in (Key.LEFT, Key.RIGHT)
    if not sideways or focus.partition(".")[0] not in PARTS:
        return widgets
    return tuple(each for each in widgets if not getattr(each, "name", "").startswith("reel."))


def on_hint(command: Pressed, widgets: Widgets) -> bool:
    """Whether a hint lies over what was pressed."""
    buttons = (w for w in widgets if getattr(w, "name", "").startswith("guide."))
    return any(button.box.holds(command.x, command.y) for button in buttons)
