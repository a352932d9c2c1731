"""A panel for every seat: name, score, cards, and what everybody may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.core.rules import Seat
from game.rules.tanchiki.state import Phase, Table
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import SMALL, STRONG, Family, Style
from game.view.tanchiki.eagle import draw_eagle

TALLEST = 88.0
LOW = 50.0
"""A row lower than this has no second line: a few signs stand beside the name."""

EAGLE = "an eagle"
FEW = 2
SIGN = 25.0

SCORE = Style(Family.BOLD, 38)
FIGURE = 23.0
"""How wide a figure of the score is."""


@dataclass(frozen=True, slots=True)
class Reserved:
    """What every row keeps free beside its name: for signs in a low row, and for the score."""

    signs: float
    score: float


@dataclass(frozen=True, slots=True)
class Panel:
    """All that a seat's panel shows; `signs` are pictures, or EAGLE."""

    seat: Seat
    name: str
    points: int
    held: int
    signs: tuple[str, ...]
    gone: bool
    active: bool


def panels(
    table: Table, names: tuple[str, ...], active: frozenset[Seat], thinking: Seat | None = None
) -> tuple[Panel, ...]:
    field, turn = table.field, table.turn
    return tuple(
        Panel(
            seat,
            name,
            table.scores[seat].points,
            table.hands[seat].held,
            signs_of(table, seat, seat == thinking),
            gone=field.tanks[seat].cell is None and turn.number > 0,
            active=seat in active,
        )
        for seat, name in enumerate(names)
    )


def signs_of(table: Table, seat: Seat, thinking: bool = False) -> tuple[str, ...]:
    """Return what everybody may know of a seat besides its cards and points."""
    tank, turn = table.field.tanks[seat], table.turn
    signs = ["first_player"] * (turn.first == seat and table.seats > 1)
    signs += ["icon.tick"] * (turn.phase is Phase.PLANNING and table.hands[seat].committed)
    signs += ["icon.hourglass"] * thinking
    signs += ["icon.power_off"] * tank.off
    signs += ["icon.helmet"] * tank.helmets
    signs += [EAGLE] * table.scores[seat].eagles
    return tuple(signs)


def panel_boxes(box: Box, count: int) -> tuple[Box, ...]:
    height = min(TALLEST, (box.height - 6 * (count - 1)) / count)
    return box.stack(count, height, 6)


def draw_panels(canvas: Canvas, box: Box, shown: tuple[Panel, ...]) -> None:
    draw_rows(canvas, panel_boxes(box, len(shown)), shown)


def draw_rows(canvas: Canvas, rows: tuple[Box, ...], shown: tuple[Panel, ...]) -> None:
    """Draw the panels into these boxes, which are all of one size."""
    row = Box(0, 0, rows[0].width, rows[0].height)
    signs = max(len(panel.signs[:FEW]) for panel in shown) if row.height < LOW else 0
    figures = max(len(str(panel.points)) for panel in shown)
    reserved = Reserved(SIGN * signs, FIGURE * figures)
    names = tuple(panel.name for panel in shown)
    style = canvas.fitting(names, _name_box(row, reserved), STRONG, wrap=False)
    for panel, each in zip(shown, rows, strict=True):
        key = ("tanchiki seat", panel, style, reserved)
        canvas.layer(key, each, partial(_paint, panel, style, reserved))


def _paint(panel: Panel, style: Style, reserved: Reserved, canvas: Canvas) -> None:
    box = canvas.box
    edge = f"seat.{panel.seat}" if panel.active else "panel_light"
    fill = "panel_light" if panel.active else "panel"
    canvas.plate(box.inset(1), fill, 10, edge, 3 if panel.active else 2)
    bar = min(12.0, box.height * 0.2)
    canvas.rect(Box(3, bar, 5, box.height - 2 * bar), f"seat.{panel.seat}")
    marker = _marker(box)
    canvas.picture(
        f"emblem.{panel.seat}", *marker.middle, marker.width, 0, 90 if panel.gone else 255
    )
    ink = "quiet" if panel.gone else f"seat.{panel.seat}.light"
    canvas.write(panel.name, _name_box(box, reserved), style, ink, wrap=False)
    room = _room(box, reserved)
    if box.height < LOW:
        _paint_signs(canvas, panel, room.edge(reserved.signs), SIGN - 3, FEW)
    else:
        _paint_facts(canvas, panel, room.foot(room.height * 0.5))
    score = Box(0, 0, box.width - 12, box.height).edge(reserved.score)
    canvas.write(str(panel.points), score, SCORE, "words", "right")


def _marker(box: Box) -> Box:
    return Box(12, 0, min(52, box.height - 10), box.height)


def _room(box: Box, reserved: Reserved) -> Box:
    """Return the room between the marker and the score."""
    left = _marker(box).right + 8
    return Box(left, 4, box.width - left - reserved.score - 20, box.height - 8)


def _name_box(box: Box, reserved: Reserved) -> Box:
    """Return where the name stands: over the facts, or in a low row left of its few signs."""
    room = _room(box, reserved)
    return room.left(room.width - reserved.signs) if reserved.signs else _upper(room, box.height)


def _upper(room: Box, height: float) -> Box:
    return room if height < LOW else room.top(room.height * 0.5)


def _paint_facts(canvas: Canvas, panel: Panel, box: Box) -> None:
    """Paint the cards held, and small signs of what else there is."""
    size = min(26.0, box.height)
    canvas.picture("icon.cards", box.x + size / 2, box.middle[1], size)
    words = str(panel.held)
    wide = canvas.measure(words, SMALL)[0]
    canvas.write(words, Box(box.x + size + 4, box.y, wide + 4, box.height), SMALL, "quiet")
    _paint_signs(canvas, panel, box.beside(size + wide + 16), size)


def _paint_signs(
    canvas: Canvas, panel: Panel, box: Box, size: float, most: int | None = None
) -> None:
    """Paint as many signs as have room."""
    x = box.x
    for picture in panel.signs[:most]:
        middle = x + size / 2, box.middle[1]
        if x + size <= box.right + 1 and picture == EAGLE:
            draw_eagle(canvas, middle, size, f"seat.{panel.seat}", "words")
        elif x + size <= box.right + 1:
            canvas.picture(picture, *middle, size)
        x += size + 3
