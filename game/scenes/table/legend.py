"""What signs over a board mean: a swatch of each with its words beside it, one below the other."""

from __future__ import annotations

from game.scenes.faces.table_face import Signs
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Drawing, Label, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LABEL, SMALL

SWATCH = 46.0
ROOM = SWATCH + 12
APART = 8.0
HEADING = 28.0


def legend_box(page: Page, room: Box, signs: Signs) -> Box | None:
    """Return where the legend lies at the foot of a room, None while there is nothing to say."""
    if not signs:
        return None
    highs = [_high(page, words, room.width - 24) for words, _ in signs]
    return room.foot(min(room.height, sum(highs) + APART * (len(signs) - 1) + 24))


def legend_widgets(page: Page, box: Box, signs: Signs) -> tuple[Widget, ...]:
    return Panel(box, "night", "panel_light", 14), *legend_rows(page, box.inset(12, 12), signs)


def key_widgets(page: Page, box: Box, words: str, signs: Signs) -> tuple[Widget, ...]:
    """Return a legend with its heading over it."""
    inside = box.inset(14, 8)
    heading = Label(inside.top(HEADING), words, LABEL, "quiet")
    rows = legend_rows(page, inside.below(HEADING, 6), signs)
    return Panel(box, "panel", "panel_light", 10, tray=True), heading, *rows


def keyed(page: Page, width: float, signs: Signs) -> float:
    """Return how high a legend with its heading is in a panel of this width."""
    highs = [_high(page, words, width - 28) for words, _ in signs]
    return 16 + HEADING + 6 + sum(highs) + APART * (len(signs) - 1)


def legend_rows(page: Page, box: Box, signs: Signs) -> tuple[Widget, ...]:
    """Return the rows of a legend from the top of a box."""
    found: list[Widget] = []
    highs = [_high(page, words, box.width) for words, _ in signs]
    # Large letters may need more than there is: then every row is lower, and its words smaller.
    share = min(1.0, (box.height - APART * (len(signs) - 1)) / sum(highs))
    for (words, paint), high in zip(signs, highs, strict=True):
        row = box.top(high * share)
        found += [
            Drawing(row.left(SWATCH), paint),
            Label(row.beside(ROOM), words, SMALL, "words"),
        ]
        box = box.below(row.height, APART)
    return tuple(found)


def _high(page: Page, words: str, width: float) -> float:
    return max(SWATCH, page.measure(words, SMALL, width - ROOM)[1] + 4)
