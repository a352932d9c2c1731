"""Who made it, with what, and under which licences."""

from __future__ import annotations

from game.core.version import DATE
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Area, Label, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, BUTTON

COLUMNS = ("game", "new", "rules"), ("work", "libraries", "fonts", "licence")
PARTS = COLUMNS[0] + COLUMNS[1]
WIDEST = 620.0
"""How wide a text is at most: some 65 letters."""
TITLE, GAP = 36.0, 26.0
LARGE_LETTERS = 125


def credits_scene(kit: Kit) -> Sheet:
    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("credits.title"))
        count = 1 if kit.type.percent >= LARGE_LETTERS else 2
        rows: list[Widget] = []
        ends: list[float] = []
        for number, column in enumerate(room.left(room.width - 24).columns(count, 56)):
            wide = column.width if count == 1 else min(WIDEST, column.width)
            parts = COLUMNS[number] if count > 1 else PARTS
            found, end = _column(kit, page, column.left(wide), parts)
            rows += found
            ends.append(end)
        return (*frame, Area("credits", room, tuple(rows), max(ends) - room.y))

    def answer(event: Happening) -> Change:
        return Pop() if event == Chosen(BACK) else None

    return Sheet(kit, widgets, answer, first=BACK)


def _column(
    kit: Kit, page: Page, box: Box, parts: tuple[str, ...]
) -> tuple[tuple[Widget, ...], float]:
    """Return these parts one below the other, and where they end."""
    rows: list[Widget] = []
    y = box.y
    for part in parts:
        title = kit.words(f"credits.{part}.title", version=kit.version, date=DATE)
        words = kit.words(f"credits.{part}.words")
        top = max(TITLE, page.measure(title, BUTTON, box.width)[1])
        high = page.measure(words, BODY, box.width)[1] + 4
        rows.append(Label(Box(box.x, y, box.width, top), title, BUTTON, "accent"))
        rows.append(Label(Box(box.x, y + top, box.width, high), words, BODY, stand="top"))
        y += top + high + GAP
    return tuple(rows), y - GAP
