"""The moments that turned a match, as the page of its end shows them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.frame.kit import Kit
from game.scenes.pages.player_sign import draw_marker
from game.scenes.widgets.widget_kinds import Button, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, SMALL

MARK, HEAD = 32.0, 32.0


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What turned the match: a small picture with a sentence, and with the mark of the seat it is
    about, where it is about one; `place` events came before it. The picture is so many times as
    `wide` as it is high."""

    place: int
    head: str
    words: str
    draw: Callable[[Canvas, Box], None]
    mark: str = ""
    wide: float = 1.0


def tiles_heading(kit: Kit, moments: tuple[Moment, ...], box: Box) -> tuple[Widget, ...]:
    return (Label(box, kit.words("result.moments"), BODY, "quiet"),) if moments else ()


def tiles(moments: tuple[Moment, ...], box: Box, abreast: int = 2) -> tuple[Widget, ...]:
    """Return the moments, so many abreast, each a button."""
    tiles: list[Widget] = []
    rows = box.rows(2 if len(moments) > abreast else 1, 12)
    cells = [cell for row in rows for cell in row.columns(abreast, 12)]
    for number, (moment, cell) in enumerate(zip(moments, cells, strict=False)):
        tiles.append(
            Button("moment", cell, look=Look.CARD, value=number, paint=_tile(moment), tip="")
        )
    return tuple(tiles)


def _parts(inside: Box, wide: float) -> tuple[Box, Box]:
    """Return where the picture is and where the words are: beside it, or below it where the tile is
    higher than wide."""
    if inside.height > inside.width:
        high = min(inside.width / wide, inside.height * 0.6)
        return inside.top(high).centred(high * wide, high), inside.below(high, 8)
    width = min(inside.height * wide, inside.width * 0.5)
    return inside.left(width).centred(width, width / wide), inside.beside(width, 12)


def _tile(moment: Moment) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        picture, text = _parts(box.inset(6, 6), moment.wide)
        moment.draw(canvas, picture)
        canvas.frame(picture, "line", 2)
        head = text.top(HEAD)
        if moment.mark:
            draw_marker(canvas, head.left(MARK), moment.mark)
            head = head.beside(MARK, 8)
        if not canvas.readable((moment.head,), head):
            head = Box(head.x, head.y, head.width, 2 * HEAD - 8)
        canvas.write(moment.head, head, LABEL, "accent")
        said = text.below(head.height, 2)
        canvas.write(moment.words, said, SMALL, "words", stand="top")

    return paint
