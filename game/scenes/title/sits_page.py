"""The second page of the first start: whether one sits at a desk or on a sofa, told by pictures."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.frame.commands import Changed, Kind
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import Sits
from game.scenes.frame.stack import Change
from game.scenes.pages.evening_sky import VEILED, evening, plate
from game.scenes.pages.head_and_foot import foot
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Label, Look, Paint, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD

WIDEST, SLIM, HEADING = 1400.0, 0.352, 132.0
"""How wide both pictures are at the most, and how high for their width."""

SHAPE = 300 / 480


Way = Callable[[Kit], Change]


def sits_scene(kit: Kit, then: Way, back: Way) -> Sheet:
    """Return the question; what is chosen holds at once, and `then` leads on from there."""
    usual = Sits.SOFA if kit.seating.last.kind is Kind.PAD else Sits.DESK

    def widgets(page: Page) -> tuple[Widget, ...]:
        wide = min(WIDEST, page.width - 200)
        high = min(page.height - 208 - HEADING, wide * SLIM)
        box = page.box.above(20).centred(wide, HEADING + high)
        cards = box.below(HEADING).columns(len(Sits), 28)
        return (
            plate(box.inset(-32, -20)),
            Label(box.top(60), kit.words("sits.title"), HEAD, "words", "centre"),
            Label(box.below(62).top(44), kit.words("sits.later"), BODY, "quiet", "centre"),
            *(_card(kit, card, each) for card, each in zip(cards, Sits, strict=True)),
            foot(kit, page),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Changed("sits", str(chosen)):
                kit.settings.change(sits=Sits(chosen))
                return then(kit)
            case _:
                return None

    first = f"sits:{usual.value}"
    return Sheet(kit, widgets, answer, back=lambda: back(kit), paper=evening(VEILED), first=first)


def _card(kit: Kit, box: Box, sits: Sits) -> Button:
    words = kit.words(f"sits.{sits.value}")
    paint = _picture(f"sits.{sits.value}")
    return Button("sits", box, words, look=Look.PLAIN, value=sits.value, paint=paint)


def _picture(name: str) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        room = box.inset(8, 6)
        canvas.picture(name, *room.middle, min(room.width, room.height / SHAPE))

    return paint
