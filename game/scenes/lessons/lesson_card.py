"""What a guided match says beside the board: what to do, why that was not it, that it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.dialog import glass
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.letter_styles import BODY, BUTTON, HEAD, LABEL

BUTTON_HIGH = 54.0
ROW = BUTTON_HIGH + 8
THREE = 3
LEAST = 0.4
"""The least share of a row that two answers have."""

HIGHEST_TITLE = 76.0
"""Large letters must leave room for the words."""


@dataclass(frozen=True, slots=True)
class LessonCard:
    """`over` stands above the `title`; `answers` are keys of texts by name, the first one is
    what the key of acceptance answers and the way back means."""

    over: str
    title: str
    words: str
    answers: tuple[tuple[str, str], ...]
    colour: Colour = "hint"


def card_scene(
    kit: Kit,
    card: LessonCard,
    answered: Callable[[str], None],
    aside: Callable[[float, float], Box],
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
        answers = tuple(kit.words(key) for _, key in card.answers)
        wide = tuple(page.measure(words, BUTTON)[0] for words in answers)
        buttons = answer_boxes(inside, wide, need > body.height - ROW * 3, page.grown(1))
        told = body.above(inside.bottom - buttons[0].y + 8)
        return (
            # Beside its round corners nothing of what lay there is seen.
            Panel(box, "page", None, 0),
            Panel(box, "night", card.colour, 14, shadow=True),
            Label(inside.top(28), card.over, LABEL, card.colour),
            Label(inside.below(30).top(high), card.title, HEAD, "words", stand="top"),
            Label(told, card.words, BODY, "words", stand="top"),
            *(
                Button(name, row, said, look=Look.PLAIN if place else Look.MAIN, margin=6)
                for place, (row, said, (name, _)) in enumerate(
                    zip(buttons, answers, card.answers, strict=True)
                )
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
    return Sheet(kit, widgets, answer, back=back, paper=glass, see_through=True, first=first)


def answer_boxes(
    inside: Box, wide: tuple[float, ...], shared: bool, grown: float = 1
) -> tuple[Box, ...]:
    """Return a row for each answer; long words leave the later ones only one that they share.

    `wide` is how wide the words of each are; letters so much larger have a higher row.
    """
    count = len(wide)
    if not shared or count != THREE:
        return inside.foot(ROW * count - 8).stack(count, BUTTON_HIGH, 8)
    high = BUTTON_HIGH * (1 + grown) / 2
    first, rest = inside.foot(high + ROW).top(BUTTON_HIGH), inside.foot(high)
    # Both have the same room beside their words.
    spare = (rest.width - 8 - wide[1] - wide[2]) / 2
    second = rest.left(max(rest.width * LEAST, min(rest.width * (1 - LEAST), wide[1] + spare)))
    return first, second, rest.beside(second.width, 8)
