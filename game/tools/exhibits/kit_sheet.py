"""The sheet of the kit: the parts that the pictures of a new game begin with, by their names.

Every part lies as it would on a table, in the one light, so that whoever draws a game's own
pictures sees at once whether they belong to the same house.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Drawing, Label, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL

SEATS = 8
CELL = 66.0
NAME = 26.0
CARD = 150.0
STEPS = ("light", "main", "dark", "ink")
PLATES = ("night", "page", "panel", "panel_light")
ROAD = "kit.cell"
FACES = ("portrait.thimble.calm", "portrait.thimble.hit", "portrait.rook.calm")
# Masks of a cell alone, and of three in a row from west to east (`joined_outline.py`).
ALONE, ROW = (0,), (2, 10, 8)

Part = tuple[str, float]
"""A picture and how far it is turned."""


def kit_sheet(kit: Kit) -> Sheet:
    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, "assets/images/kit")
        first, second, third, rest = _rows(room)
        return (
            *frame,
            *_terrain(first),
            *_named(first.beside(0, 720), "kit.die", [(f"kit.die.{n}", 0) for n in range(1, 7)]),
            *_seats(second, "kit.token_round", (0,)),
            *_seats(second.beside(0, SEATS * CELL + 30), "kit.token_square", (0,)),
            *_pieces(third),
            *_faces(third.beside(0, 3 * (4 * CELL + 40))),
            *_cards(rest),
            *_colours(Box(room.x + 700, rest.y, room.right - room.x - 700, rest.height)),
        )

    def answer(event: Happening) -> Change:
        return Pop() if event == Chosen(BACK) else None

    return Sheet(kit, widgets, answer, first=BACK)


def _rows(room: Box) -> tuple[Box, Box, Box, Box]:
    high = CELL + NAME + 22
    tops = [room.y + 12 + high * row for row in range(4)]
    first, second, third = (Box(room.x, top, room.width, CELL + NAME) for top in tops[:3])
    return first, second, third, Box(room.x, tops[3], room.width, CARD + NAME)


def _terrain(row: Box) -> tuple[Widget, ...]:
    blocks = [f"kit.block.{mask}" for mask in (*ALONE, *ROW)]
    hollows = [f"kit.hollow.{mask}" for mask in (*ALONE, *ROW)]
    return (
        *_laid(row, ROAD, [""]),
        *_laid(row.beside(0, CELL + 14), "kit.block", blocks),
        *_laid(row.beside(0, 5 * CELL + 28), "kit.hollow", hollows),
    )


def _laid(row: Box, name: str, pictures: Iterable[str]) -> tuple[Widget, ...]:
    """Show cells side by side, each with this picture on it."""
    names = tuple(pictures)

    def paint(canvas: Canvas, box: Box) -> None:
        for layer in ((ROAD,) * len(names), names):
            for place, picture in enumerate(layer):
                x = box.x + (place + 0.5) * CELL
                if picture:
                    canvas.piece(picture, x, box.y + CELL / 2, CELL)

    return Drawing(Box(row.x, row.y, CELL * len(names), CELL), paint), _name(row, name)


def _named(row: Box, name: str, parts: Iterable[Part]) -> tuple[Widget, ...]:
    """Show pictures side by side, with the name they have in common."""
    shown = tuple(parts)

    def paint(canvas: Canvas, box: Box) -> None:
        for place, (picture, angle) in enumerate(shown):
            canvas.piece(picture, box.x + (place + 0.5) * CELL, box.middle[1], CELL * 0.9, angle)

    return Drawing(Box(row.x, row.y, CELL * len(shown), CELL), paint), _name(row, name)


def _seats(row: Box, name: str, ways: tuple[float, ...]) -> tuple[Widget, ...]:
    return _named(row, name, [(f"{name}.{n}", ways[n % len(ways)]) for n in range(SEATS)])


def _pieces(row: Box) -> tuple[Widget, ...]:
    """Show the silhouettes of pieces, each facing all four ways."""
    widgets: list[Widget] = []
    for place, name in enumerate(("kit.tank", "kit.car", "kit.gun")):
        seats = [(f"{name}.{place * 2 + n}", 90.0 * n) for n in range(4)]
        widgets += _named(row.beside(0, place * (4 * CELL + 40)), name, seats)
    return tuple(widgets)


def _faces(row: Box) -> tuple[Widget, ...]:
    """Show portraits in both moods, no larger than they are known at."""

    def paint(canvas: Canvas, box: Box) -> None:
        for name, cell in zip(FACES, box.columns(len(FACES), 10), strict=True):
            canvas.picture(name, *cell.middle, CELL)

    return Drawing(Box(row.x, row.y, len(FACES) * (CELL + 10), CELL), paint), _name(row, "portrait")


def _cards(row: Box) -> tuple[Widget, ...]:
    names = ("kit.card", "card_back.2", "card.hidden", "card.empty")

    def paint(canvas: Canvas, box: Box) -> None:
        for place, name in enumerate(names):
            canvas.picture(name, box.x + 60 + place * 160, box.middle[1], CARD)

    labels = [
        Label(Box(row.x + place * 160, row.y + CARD, 156, NAME), name, SMALL, "quiet")
        for place, name in enumerate(names)
    ]
    return Drawing(row.top(CARD), paint), *labels


def _colours(box: Box) -> tuple[Widget, ...]:
    """Show what panels are made of, and the four steps of every seat's colour."""
    plates = [
        Panel(cell, plate, "line", 10, shadow=True)
        for plate, cell in zip(PLATES, box.top(60).columns(len(PLATES), 12), strict=True)
    ]
    names = [
        Label(cell.inset(4, 0), plate, SMALL, "quiet")
        for plate, cell in zip(PLATES, box.top(60).columns(len(PLATES), 12), strict=True)
    ]

    def swatches(canvas: Canvas, area: Box) -> None:
        for seat, column in enumerate(area.columns(SEATS, 6)):
            for step, cell in zip(STEPS, column.rows(len(STEPS), 0), strict=True):
                colour = f"seat.{seat}" if step == "main" else f"seat.{seat}.{step}"
                canvas.rect(cell, colour)

    return *plates, *names, Drawing(Box(box.x, box.y + 76, box.width, 76), swatches)


def _name(row: Box, name: str) -> Label:
    return Label(Box(row.x, row.y + CELL, 240, NAME), name, SMALL, "quiet")
