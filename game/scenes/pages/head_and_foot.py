"""What all pages have in common: a head with the way back, room for content, a foot with keys."""

from __future__ import annotations

from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import HEAD

from .key_glyphs import Hints, draw_hints
from .widget_scene import Page

BACK = "frame.back"
CHOOSE = "hint.choose"
HEIGHT = 84
FOOT = 52
SIDE = 56
WIDEST, BEYOND = 1480.0, 0.6
"""From this width on a page takes only such a share of what a wider window has more."""

Widgets = tuple[Widget, ...]


def framed(
    kit: Kit,
    page: Page,
    title: str,
    hints: Hints = (),
    short: bool = False,
    choose: str = CHOOSE,
) -> tuple[Widgets, Box]:
    """Return the head and foot of a page, and the room between them; a `short` title leaves the
    head free beside it; `choose` says what the key does that chooses."""
    middle = page.box.centred(_wide(page.width - 2 * SIDE), page.height)
    head = middle.top(HEIGHT)
    back = Button(BACK, Box(head.x, 18, 150, 50), kit.words("frame.back"), look=Look.PLAIN)
    named = head.beside(150, 28).inset(0, 12)
    widgets: Widgets = (
        Drawing(page.box, _stripe),
        back,
        Label(named.left(title_wide(page, title)) if short else named, title, HEAD, "words"),
        foot(kit, page, hints, choose=choose),
    )
    return widgets, between(page)


def between(page: Page) -> Box:
    """Return the room between the head and the foot of a page."""
    wide = _wide(page.width - 2 * SIDE)
    high = page.height - HEIGHT - FOOT - 26
    return Box((page.width - wide) / 2, HEIGHT + 18, wide, high)


def title_wide(page: Page, title: str) -> float:
    """Return how much of the head a title takes that is cut nowhere."""
    return page.measure(title, HEAD)[0] + 8


def _wide(room: float) -> float:
    """Return how wide the content of a page is; its edges stay in sight together."""
    return min(room, WIDEST + max(0.0, room - WIDEST) * BEYOND)


def foot(
    kit: Kit, page: Page, hints: Hints = (), back: str = "hint.back", choose: str = CHOOSE
) -> Drawing:
    """Return the line of keys at the lower edge; `back` says where the way back leads, `choose`
    what the key does that chooses."""
    all_hints = (
        *hints,
        (Key.ACCEPT, kit.words(choose)),
        (Key.BACK, kit.words(back)),
    )
    return Drawing(
        page.box.foot(FOOT),
        lambda canvas, box: draw_hints(canvas, kit, box.inset(SIDE, 4), all_hints),
    )


def _stripe(canvas: Canvas, box: Box) -> None:
    """Draw the band behind the head: a road with a track on it."""
    canvas.rect(box.top(HEIGHT), "panel")
    canvas.rect(Box(0, HEIGHT - 2, box.width, 2), "line")
    step = 26
    for number in range(int(box.width // step) + 1):
        canvas.rect(Box(number * step, HEIGHT + 2, 14, 4), "panel_light")
