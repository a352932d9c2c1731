"""The buttons of the head and the side of the table while something is shown.

They are two pictures, painted anew only when something on them changes.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.rules import NOBODY
from game.rules.tanchiki.state import Phase
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Area, Widget
from game.view.box import Box
from game.view.canvas import Canvas

from .page import Layout
from .side import open_cards

if TYPE_CHECKING:
    from .table import TableScene

EDGE = 8.0
"""How far the ring of the focus lies round a button."""


def draw_aside(canvas: Canvas, scene: TableScene, layout: Layout) -> None:
    """Draw everything one can point at but the board."""
    page = Page(canvas.width, canvas.height, canvas.scale, scene.kit.type)
    if scene.desk.seats or scene.aimer.aim is not None or scene.guide.shown:
        scene.form.draw(canvas, scene.widgets(page))
        return
    side = layout.side
    left, wide, middle = side.x - EDGE, canvas.width - side.x + EDGE, layout.bar.y - EDGE
    upper = Box(left, layout.head.bottom, wide, middle - layout.head.bottom)
    lower = Box(left, middle, wide, canvas.height - middle)
    reel = scene.live.playback
    _draw_part(canvas, scene, page, upper, "page", _shown(scene))
    _draw_part(canvas, scene, page, lower, "page", (reel.paused, reel.idle))
    buttons = layout.head.inset(2, 2).edge(4 * 48 + 8)
    _draw_part(canvas, scene, page, buttons, "panel", (scene.glass.danger, scene.glass.forecast))
    seats = (NOBODY, *range(len(scene.names)))
    if scene.form.rests and any(scene.form.focused(seat) for seat in seats):
        scene.form.draw_tip(canvas, scene.widgets(page))


def _draw_part(
    canvas: Canvas, scene: TableScene, page: Page, box: Box, ground: str, shown: Hashable
) -> None:
    left, top = (round(side * canvas.scale) / canvas.scale for side in (box.x, box.y))

    def paint(paper: Canvas) -> None:
        paper.fill(ground)
        inside = (each for each in scene.widgets(page) if each.box.meets(box))
        scene.form.draw_widgets(paper, tuple(_moved(each, -left, -top) for each in inside))

    words = scene.kit.words.language
    key = ("tanchiki aside", scene.form, box, scene.form.signs, scene.kit.settings.now, words)
    canvas.layer((*key, shown), box, paint, solid=True)


def _shown(scene: TableScene) -> Hashable:
    """Return all that the side shows of a match."""
    reel, turn = scene.live.playback, scene.table.turn
    lines = scene.log.lines
    ends = (lines[0].number, lines[-1].number, lines[-1].times) if lines else ()
    runs = turn.phase is Phase.MOVING and turn.mover is not None
    cards = open_cards(reel) if runs else ()
    return ends, (reel.paused, reel.idle), (turn.phase, turn.mover, cards), scene.waits_for


def _moved(widget: Widget, dx: float, dy: float) -> Widget:
    """Return the widget on a page that begins farther right and down."""
    box = widget.box.moved(dx, dy)
    if isinstance(widget, Area):
        return replace(widget, box=box, widgets=tuple(_moved(w, dx, dy) for w in widget.widgets))
    return replace(widget, box=box)
