"""Who made it, with what, and under which licences."""

from __future__ import annotations

from game.scenes.widgets.kinds import Area, Label, Widget
from game.view.box import Box
from game.view.style import BODY, HEAD

from .commands import Chosen
from .frame import BACK, framed
from .kit import Kit
from .sheet import Happening, Page, Sheet
from .stack import Change, Pop

PARTS = ("game", "rules", "work", "libraries", "fonts", "licence")
WIDEST = 1100.0
TITLE, GAP = 40.0, 16.0


def credits_scene(kit: Kit) -> Sheet:
    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("credits.title"))
        rows: list[Widget] = []
        width, y = min(WIDEST, room.width - 24), room.y
        for part in PARTS:
            title = kit.words(f"credits.{part}.title", version=kit.version)
            words = kit.words(f"credits.{part}.words")
            top = max(TITLE, page.measure(title, HEAD, width)[1])
            high = page.measure(words, BODY, width)[1] + 4
            rows.append(Label(Box(room.x, y, width, top), title, HEAD, "accent"))
            rows.append(Label(Box(room.x, y + top, width, high), words, BODY, stand="top"))
            y += top + high + GAP
        return (*frame, Area("credits", room, tuple(rows), y - room.y))

    def answer(event: Happening) -> Change:
        return Pop() if event == Chosen(BACK) else None

    return Sheet(kit, widgets, answer, first=BACK)
