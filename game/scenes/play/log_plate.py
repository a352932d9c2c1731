"""The log in its tray, as high as its lines are, up to the room it has."""

from __future__ import annotations

from game.scenes.frame.kit import Words
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Label, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LABEL, SMALL

from .log import Log

HEADING, LINE, LOW = 28.0, 28.0, 120.0
"""How high the heading and the first line are, and a tray at the least: few lines more or less
change nothing."""


def log_widgets(page: Page, box: Box, words: Words, log: Log) -> tuple[Widget, ...]:
    """Return the log at the top of this box; before anything has happened, that nothing has."""
    inside = box.inset(8, 6)
    heading = Label(inside.top(HEADING).inset(6, 0), words("log.heading"), LABEL, "quiet")
    rest = inside.below(HEADING, 2)
    area = log.area(page, rest)
    high = rest.y - box.y + (area.height if log.lines else LINE) + 6
    tray = Panel(box.top(min(box.height, max(LOW, high))), "panel", "panel_light", 10, tray=True)
    none = Label(rest.top(LINE).inset(6, 0), words("log.none"), SMALL, "quiet")
    return tray, heading, *(() if log.lines else (none,)), area
