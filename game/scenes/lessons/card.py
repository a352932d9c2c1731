"""What a guided match says beside the board: what to do, why that was not it, that it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.commands import Chosen
from game.scenes.kit import Kit
from game.scenes.sheet import Happening, Page, Sheet
from game.scenes.stack import Change, Pop
from game.scenes.widgets.kinds import Button, Label, Look, Panel, Widget
from game.view.box import Box
from game.view.brushes import Colour
from game.view.canvas import Canvas
from game.view.style import BODY, HEAD, LABEL

BUTTON_HIGH = 54.0
ROW = BUTTON_HIGH + 8
HIGHEST_TITLE = 76.0
"""Large letters must leave room for the words."""


@dataclass(frozen=True, slots=True)
class Card:
    """`over` stands above the `title`; `answers` are keys of texts by name, the first one is
    what the key of acceptance answers and the way back means."""

    over: str
    title: str
    words: str
    answers: tuple[tuple[str, str], ...]
    colour: Colour = "hint"


def card_scene(
    kit: Kit, card: Card, answered: Callable[[str], None], aside: Callable[[float, float], Box]
) -> Sheet:
    """Return the card over the side of the table below, whose board stays in sight.

    `aside(width, height)` is that side on a page.
    """

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = aside(page.width, page.height)
        inside = box.inset(18, 14)
        high = min(HIGHEST_TITLE, page.measure(card.title, HEAD, inside.width)[1] + 6)
        body = inside.below(32 + high)
        need = page.measure(card.words, BODY, inside.width)[1]
        buttons = answer_boxes(inside, len(card.answers), need > body.height - ROW * 3)
        told = body.above(inside.bottom - buttons[0].y + 8)
        return (
            Panel(box, "night", card.colour, 14, shadow=True),
            Label(inside.top(28), card.over, LABEL, card.colour),
            Label(inside.below(30).top(high), card.title, HEAD, "words", stand="top"),
            Label(told, card.words, BODY, "words", stand="top"),
            *(
                Button(name, row, kit.words(key), look=Look.PLAIN if place else Look.MAIN)
                for place, (row, (name, key)) in enumerate(zip(buttons, card.answers, strict=True))
            ),
        )

    def answer(event: Happening) -> Change:
        if not isinstance(event, Chosen):
            return None
        answered(event.name)
        return Pop()

    def back() -> Change:
        answered(card.answers[0][0])
        return Pop()

    first = card.answers[0][0]
    return Sheet(kit, widgets, answer, back=back, paper=_glass, see_through=True, first=first)


def answer_boxes(inside: Box, count: int, shared: bool) -> tuple[Box, ...]:
    """Return a row for each answer; long words leave the later ones only one that they share."""
    if not shared or count < 3:
        return inside.foot(ROW * count - 8).stack(count, BUTTON_HIGH, 8)
    first, rest = inside.foot(ROW * 2 - 8).stack(2, BUTTON_HIGH, 8)
    return (first, *rest.columns(count - 1, 8))


def _glass(canvas: Canvas) -> None:
    """Leave the table below as it is."""
