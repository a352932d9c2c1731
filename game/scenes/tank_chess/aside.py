"""The panel beside the board in parts, painted anew only when something on one changes.

Most often that is the card, which goes with the pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from itertools import pairwise

from game.scenes.widgets.form import Form, Widgets
from game.scenes.widgets.part import EDGE, draw_part
from game.view.box import Box
from game.view.canvas import Canvas

from .desk import Desk
from .guide import hint
from .panel import Layout, seats_of
from .plates import counted, plate_of
from .specimen import specimen


def draw_aside(
    canvas: Canvas,
    desk: Desk,
    layout: Layout,
    form: Form,
    widgets: Callable[[], Widgets],
    tips: bool,
) -> None:
    left, wide = layout.above.x - EDGE, layout.above.width + 2 * EDGE
    # Between the card and the buttons there is room for a ring: neither part need paint the other.
    upper, lower = layout.buttons.y - EDGE, layout.below.y
    edges = (0.0, layout.moves.y, layout.card.y, upper, lower, canvas.height)
    built = cache(widgets)
    kit = desk.kit
    shared = layout, kit.settings.now, kit.words.language
    for (top, end), key in zip(pairwise(edges), _keys(desk, form), strict=True):
        draw_part(canvas, Box(left, top, wide, end - top), (shared, key), form, built)
    if tips:
        form.draw_tip(canvas, built())


def _keys(desk: Desk, form: Form) -> tuple[Hashable, ...]:
    """Return what each part depends on, from the upper plate to the lower one."""
    live, now = desk.live, (desk.mover, desk.looks_at)
    past = live.match.count, len(live.match.entries), sum(desk.mates.known.values())
    upper, lower = (plate_of(desk, seat) for seat in seats_of(desk))
    asked = desk.reach is None, desk.plan.down, desk.show, desk.danger, desk.lingers
    learnt = desk.study.on, len(desk.study.known), desk.looks_at
    return (
        upper,
        (form.signs, desk.names, past, live.match.outcome, learnt, hint(desk)),
        (form.signs, past, _shown(desk), _pointed(desk), learnt),
        (form.signs, past, now, live.match.outcome, asked, learnt, desk.kit.seating.last),
        lower,
    )


def _shown(desk: Desk) -> Hashable:
    """Return all that the card shows of a table."""
    table, live = desk.table, desk.live
    return (
        (live.playback.idle, live.thinking, desk.lingers, desk.mover, desk.looks_at, desk.names),
        desk.sitting.waits_afar,
        (table.turn, counted(desk).wrecks, table.check, table.escape, table.end, table.offered),
        desk.kit.seating.last,
        (desk.hint.said, desk.hint.busy, desk.hinted),
    )


def _pointed(desk: Desk) -> Hashable:
    """Return all that the card shows of what is pointed at."""
    return desk.hover, specimen(desk), desk.plan, desk.show, desk.danger, desk.refused, desk.warned
