"""What the signs of danger and of the forecast mean, with a swatch of each beside its words."""

from __future__ import annotations

from game.scenes.kit import Kit
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Drawing, Label, Paint, Panel, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import SMALL

from .foretold import dashes, draw_badge

SWATCH = 46.0
ROOM = SWATCH + 12
APART = 8.0


def legend_box(kit: Kit, page: Page, room: Box, danger: bool, forecast: bool) -> Box | None:
    """Return where the legend lies at the foot of a room, None while there is nothing to say."""
    rows = _rows(kit, danger, forecast)
    if not rows:
        return None
    highs = [_high(page, words, room.width) for words, _ in rows]
    return room.foot(min(room.height, sum(highs) + APART * (len(rows) - 1) + 24))


def legend_widgets(
    kit: Kit, page: Page, box: Box, danger: bool, forecast: bool
) -> tuple[Widget, ...]:
    found: list[Widget] = [Panel(box, "night", "panel_light", 14)]
    inside, rows = box.inset(12, 12), _rows(kit, danger, forecast)
    highs = [_high(page, words, box.width) for words, _ in rows]
    # Large letters may need more than there is: then every row is lower, and its words smaller.
    share = min(1.0, (inside.height - APART * (len(rows) - 1)) / sum(highs))
    for (words, paint), high in zip(rows, highs, strict=True):
        row = inside.top(high * share)
        found += [
            Drawing(row.left(SWATCH), paint),
            Label(row.beside(ROOM), words, SMALL, "words"),
        ]
        inside = inside.below(row.height, APART)
    return tuple(found)


def _high(page: Page, words: str, width: float) -> float:
    return max(SWATCH, page.measure(words, SMALL, width - 24 - ROOM)[1] + 4)


def _rows(kit: Kit, danger: bool, forecast: bool) -> list[tuple[str, Paint]]:
    words = kit.words
    foretold: list[tuple[str, Paint]] = [
        (words("tanchiki.legend.way"), _way),
        (words("tanchiki.legend.certain"), _certain),
        (words("tanchiki.legend.hit"), _hit),
    ]
    dangers: list[tuple[str, Paint]] = [(words("tanchiki.legend.danger"), _danger)]
    return (foretold if forecast else []) + (dangers if danger else [])


def _way(canvas: Canvas, box: Box) -> None:
    x, y = box.middle
    for start, end in dashes((box.x, y), (x, y), 6):
        canvas.line(start, end, "white", 2)
    canvas.piece("overlay.foreseen", x + 8, y, 34, 90)
    draw_badge(canvas, Box(x - 10, y - 20, 20, 15), "2", True)


def _certain(canvas: Canvas, box: Box) -> None:
    x, y = box.middle
    draw_badge(canvas, Box(x - 22, y - 8, 20, 16), "1", True)
    draw_badge(canvas, Box(x + 2, y - 8, 20, 16), "1", False)


def _hit(canvas: Canvas, box: Box) -> None:
    x, y = box.middle
    canvas.line((box.x, y), (x, y), "lamp", 2)
    canvas.circle((x + 6, y), 14, "lamp", 3)


def _danger(canvas: Canvas, box: Box) -> None:
    canvas.piece("overlay.danger", *box.middle, SWATCH)
