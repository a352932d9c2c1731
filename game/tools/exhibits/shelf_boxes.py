"""A sheet of the shelf's boxes: all fronts as they stand, straight and turned."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

from game.content.shelf.boxes import load_boxes
from game.rules import GAMES
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Drawing, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.shelf.board import draw_shelf
from game.view.shelf.box_front import draw_box
from game.view.shelf.cover import SHAPE, Cover

TALL, FLOOR = 0.82, 0.12
"""How much of its row a box takes, and how much of the board is seen below it, by its height."""

NARROW = 0.82
"""How much of its width a turned box keeps."""


def fronts(kit: Kit) -> Sheet:
    """Return all fronts in two rows: straight, and turned to both sides."""
    covers = tuple(
        Cover(each.cover, kit.words(f"door.{each.game}"), "new" if place == 1 else "")
        for place, each in enumerate(load_boxes(tuple(GAMES)))
    )

    def widgets(room: Box) -> tuple[Widget, ...]:
        return tuple(
            Drawing(row, _row(covers, turns))
            for row, turns in zip(room.rows(2), ((0,), (-1, 1)), strict=True)
        )

    return _sheet(kit, widgets)


def _sheet(kit: Kit, inside: Callable[[Box], tuple[Widget, ...]]) -> Sheet:
    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, "assets/data/shelf.yaml")
        return (*frame, *inside(room))

    def answer(event: Happening) -> Change:
        return Pop() if event == Chosen(BACK) else None

    return Sheet(kit, widgets, answer, first=BACK)


def _row(covers: tuple[Cover, ...], turns: tuple[int, ...]) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        tall = box.height * TALL
        large = Box(0, 0, tall * SHAPE, tall)
        draw_shelf(canvas, box, box.bottom - tall * FLOOR)
        rooms = box.above(tall * FLOOR).foot(tall).inset(16, 0).columns(len(covers))
        for cover, room, turn in zip(covers, rooms, cycle(turns), strict=False):
            standing = room.centred(large.width * (NARROW if turn else 1), tall)
            draw_box(canvas, standing, cover, turn, large)

    return paint
