"""A result to be shown to others: as a picture, and as the text that proves it."""

from __future__ import annotations

from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop
from game.scenes.keeping.picture_files import written_file
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.letter_styles import BODY, SMALL

from .result_card import HIGH, WIDE, ResultCard, card_file, draw_small
from .words import title_of

ASIDE = 320.0
SEEN = 240
"""So many letters of a text are shown; all of it is copied."""


def share_scene(kit: Kit, card: ResultCard) -> Sheet:
    """Return the page of a result."""

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, title_of(kit, card.challenge))
        aside = room.edge(page.grown(ASIDE))
        left = room.left(room.width - aside.width - 28)
        wide = min(left.width, left.height * WIDE / HIGH)
        picture = left.top(wide * HIGH / WIDE).left(wide)
        ways = aside.foot(2 * 62 + 12).rows(2, 12)
        told = aside.above(2 * 62 + 12, 14)
        return (
            *frame,
            Panel(picture.inset(-4), "night", "line", 8),
            Drawing(picture, lambda canvas, box: draw_small(canvas, box, kit, card)),
            Label(told.top(told.height / 2), kit.words("challenge.share.about"), BODY, stand="top"),
            Label(told.foot(told.height / 2), _shown(card.text), SMALL, "quiet", stand="bottom"),
            Button("copy", ways[0], kit.words("challenge.copy"), "icon.copy"),
            Button(
                "picture",
                ways[1],
                kit.words("challenge.card.save"),
                look=Look.MAIN,
                enabled=kit.camera is not None,
            ),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("copy"):
                done = kit.copy(card.text)
                return Notice(kit.words("challenge.copied" if done else "challenge.not_copied"))
            case Chosen("picture") if kit.camera is not None:
                data = card_file(kit.camera, kit, card)
                return Notice(written_file(kit, card.challenge.game, "png", data), lasting=True)
            case _:
                return None

    return Sheet(kit, widgets, answer, first="copy")


def _shown(text: str) -> str:
    """Return as much of a text as there is room for, in pieces that can be wrapped."""
    cut = text if len(text) <= SEEN else f"{text[:SEEN]}…"
    return " ".join(cut[at : at + 16] for at in range(0, len(cut), 16))
