"""The box of a game below its seats, with what it says of the game, where a set-up leaves room."""

from __future__ import annotations

from collections.abc import Iterable

from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Drawing, Label, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY
from game.view.shelf.box_front import draw_box
from game.view.shelf.cover import SHAPE, Cover

LEAST, MOST = 176.0, 300.0
"""How high the box is."""

OVER, UNDER, APART = 24.0, 12.0, 28.0
"""How far it stays from what lies over it and below it, and its words from it."""

TURNED = 1
"""It shows its spine at the right, where the words are."""


def box_of_game(kit: Kit, game: str, room: Box, lies: Iterable[Widget]) -> tuple[Widget, ...]:
    """Return the box where nothing lies in this room, () where it has no box or not enough room."""
    line = f"shelf.{game}.line"
    taken = [each.box for each in lies if each.box.meets(room) and not isinstance(each, Panel)]
    end = max((box.bottom for box in taken), default=room.y)
    free = room.below(end - room.y, OVER).above(UNDER)
    high = min(MOST, free.height)
    if line not in kit.words or high < LEAST:
        return ()
    stands = Box(free.x, free.bottom - high, high * SHAPE, high)
    cover = Cover(f"box.{game}", kit.words(f"door.{game}"))

    def paint(canvas: Canvas, box: Box) -> None:
        draw_box(canvas, box, cover, TURNED, box)

    said = Box(stands.right + APART, stands.y, room.right - stands.right - APART, high)
    return Drawing(stands, paint), Label(said, kit.words(line), BODY, "words")
