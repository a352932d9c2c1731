"""The buttons of the head and the side of the table, in parts that are kept.

A part is painted anew only when something on it changes; what is asked of people is not kept.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import TYPE_CHECKING

from game.core.rules import NOBODY
from game.rules.tanchiki.state import Phase
from game.scenes.sheet import Page
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.part import EDGE, draw_part
from game.view.box import Box
from game.view.canvas import Canvas

from .head import head_widgets
from .page import Layout
from .side import open_cards, reel_widgets

if TYPE_CHECKING:
    from .table import TableScene


def draw_aside(canvas: Canvas, scene: TableScene, layout: Layout) -> None:
    """Draw everything one can point at but the board."""
    form, kit = scene.form, scene.kit
    page = Page(canvas.width, canvas.height, canvas.scale, kit.type)
    shared = form.signs, kit.settings.now, kit.words.language
    _draw_head(canvas, scene, layout, shared)
    side = cache(lambda: scene.side(page, layout.side))
    box, middle = layout.side, layout.bar.y - EDGE
    left, wide = box.x - EDGE, canvas.width - box.x + EDGE
    _draw_bar(canvas, scene, layout, shared, Box(left, middle, wide, canvas.height - middle))
    if scene.desk.seats or scene.aimer.aim is not None or scene.guide.shown:
        form.draw_widgets(canvas, (*side(), *scene.guide.widgets(page, layout)))
    else:
        upper = Box(left, layout.head.bottom, wide, middle - layout.head.bottom)
        draw_part(canvas, upper, (shared, _shown(scene)), form, side)
    seats = (NOBODY, *range(len(scene.names)))
    if form.rests and any(form.focused(seat) for seat in seats):
        form.draw_tip(canvas, scene.widgets(page))


def _draw_head(canvas: Canvas, scene: TableScene, layout: Layout, shared: Hashable) -> None:
    danger, foresees = scene.glass.danger, scene.glass.forecast
    box = layout.head.inset(2, 2).edge(4 * 48 + 8)

    def widgets() -> Widgets:
        return head_widgets(scene.kit, layout.head, danger, foresees)

    draw_part(canvas, box, (shared, danger, foresees), scene.form, widgets, "panel")


def _draw_bar(
    canvas: Canvas, scene: TableScene, layout: Layout, shared: Hashable, box: Box
) -> None:
    reel = scene.live.playback

    def widgets() -> Widgets:
        return reel_widgets(scene.kit, layout.bar, reel.paused, reel.idle)

    draw_part(canvas, box, (shared, reel.paused, reel.idle), scene.form, widgets)


def _shown(scene: TableScene) -> Hashable:
    """Return all that the side shows of a match."""
    reel, turn = scene.live.playback, scene.table.turn
    lines = scene.log.lines
    ends = (lines[0].number, lines[-1].number, lines[-1].times) if lines else ()
    runs = turn.phase is Phase.MOVING and turn.mover is not None
    cards = open_cards(reel) if runs else ()
    return ends, (reel.paused, reel.idle), (turn.phase, turn.mover, cards), scene.waits_for
