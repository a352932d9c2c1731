"""The panel beside the board in four pictures, painted anew only when something on one changes.

Most often that is the card, which goes with the pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from itertools import pairwise

from game.scenes.widgets.form import Form, Widgets
from game.scenes.widgets.kinds import Area, Widget
from game.view.box import Box
from game.view.canvas import Canvas

from .desk import Desk
from .guide import hint
from .panel import Layout
from .plates import clock_words

EDGE = 8.0
"""How far the ring of the focus lies round a button."""


def draw_aside(
    canvas: Canvas, desk: Desk, layout: Layout, form: Form, widgets: Callable[[], Widgets]
) -> None:
    left, wide = layout.above.x - EDGE, layout.above.width + 2 * EDGE
    edges = (0.0, layout.card.y, layout.buttons.y, layout.below.y, canvas.height)
    boxes = tuple(Box(left, y, wide, end - y) for y, end in pairwise(edges))
    pressed = (desk.show, desk.danger, desk.reach is None, desk.plan.down)
    parts = zip(boxes, ((), _pointed(desk), pressed, ()), strict=True)
    for box, more in parts:
        key = (form, layout, box, form.signs, _shown(desk), more)
        _draw_part(canvas, box, key, form, widgets)
    if form.rests:
        form.draw_tip(canvas, widgets())


def _draw_part(
    canvas: Canvas, box: Box, key: Hashable, form: Form, widgets: Callable[[], Widgets]
) -> None:
    left, top = (round(side * canvas.scale) / canvas.scale for side in (box.x, box.y))

    def paint(paper: Canvas) -> None:
        paper.fill("page")
        inside = (each for each in widgets() if each.box.meets(box))
        form.draw_widgets(paper, tuple(_moved(each, -left, -top) for each in inside))

    canvas.layer(("chess aside", key), box, paint, solid=True)


def _shown(desk: Desk) -> Hashable:
    """Return all that the panel shows of a table."""
    table, live, settings = desk.table, desk.live, desk.kit.settings.now
    clock = live.match.clock
    return (
        (live.match.count, len(live.match.record().entries), sum(desk.mates.known.values())),
        (live.playback.idle, live.thinking, desk.mover, desk.looks_at, desk.quarters),
        (table.turn, table.wrecks, table.check, table.escape, table.end, table.offered),
        tuple(clock_words(left) for left in clock.left) if clock else (),
        (desk.names, settings, desk.kit.words.language, desk.kit.seating.last, hint(desk)),
    )


def _pointed(desk: Desk) -> Hashable:
    """Return all that the panel shows of what is pointed at."""
    hovered = desk.table.piece_on(desk.hover) if desk.hover is not None else None
    return desk.hover, hovered, desk.plan, desk.show, desk.danger


def _moved(widget: Widget, dx: float, dy: float) -> Widget:
    """Return the widget on a page that begins farther right and down."""
    box = widget.box.moved(dx, dy)
    if isinstance(widget, Area):
        return replace(widget, box=box, widgets=tuple(_moved(w, dx, dy) for w in widget.widgets))
    return replace(widget, box=box)
