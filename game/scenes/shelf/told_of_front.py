"""What is said of the box in front, below the row, with the ways in that do not turn it."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.shelf.boxes import ShelfBox
from game.scenes.frame.kit import Kit
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD

from .facts import facts, facts_high
from .filters import large_letters
from .ways_in import PLAY, learn

PLAY_HIGH, PLAY_WIDE = 62.0, 300.0
LEARN_HIGH, APART = 50.0, 12.0
WAYS_HIGH = 4 + PLAY_HIGH + APART + LEARN_HIGH + 4
"""How high both ways in are, whether the game in front is new or not: the row keeps its height."""


def told_high(
    kit: Kit, page: Page, width: float, front: ShelfBox, all: Sequence[ShelfBox]
) -> float:
    """Return how high that is for whatever is in front, so that the row keeps its height."""
    wide = width - PLAY_WIDE - 32
    line = max(page.measure(kit.words(each.line), BODY, wide)[1] for each in all)
    rows = max(facts_high(kit, page, wide, each) for each in all)
    return max(_name_high(kit, page, front) + line + 8 + rows, WAYS_HIGH)


def told(
    kit: Kit, page: Page, room: Box, front: ShelfBox, play: str, new: bool
) -> tuple[Widget, ...]:
    """Return what is said; `play` is how the way in is called, and a `new` game may be learned."""
    words = kit.words
    left = room.left(room.width - PLAY_WIDE - 32)
    top = _name_high(kit, page, front)
    line = page.measure(words(front.line), BODY, left.width)[1] + 4
    button = Box(room.right - PLAY_WIDE, room.y + 4, PLAY_WIDE, PLAY_HIGH)
    return (
        *((Label(left.top(top), words(f"door.{front.game}"), HEAD, "words"),) if top else ()),
        Label(left.below(top).top(line), words(front.line), BODY, "words", stand="top"),
        *facts(kit, page, left.below(top + line, 4), front),
        Button(PLAY, button, play, "icon.play_ink", Look.MAIN),
        *(
            Button(name, button.moved(0, PLAY_HIGH + APART).top(LEARN_HIGH), said, picture)
            for name, said, picture in (learn(kit, front.game) if new else ())
        ),
    )


def none_fits(kit: Kit, room: Box) -> tuple[Widget, ...]:
    """Return what is said where no box is so."""
    clear = room.centred(320, 60)
    said = clear.moved(0, -84).inset(-300, 0)
    return (
        Label(said, kit.words("shelf.none"), BODY, "words", "centre"),
        Button("clear", clear, kit.words("shelf.clear"), look=Look.MAIN),
    )


def _name_high(kit: Kit, page: Page, front: ShelfBox) -> float:
    """Return how high the name is: larger letters leave it to the cover."""
    if large_letters(page):
        return 0.0
    return page.measure(kit.words(f"door.{front.game}"), HEAD)[1] + 4
