"""Pictures of boards turned, laid side by side, and cut out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.content.tiled.drawing import Cut, Drawn, Frame, Picture, Plane
from game.core.grid import Cell


def turned(picture: Picture, turns: int) -> Picture:
    """Return a square picture after so many quarter turns clockwise."""
    for _ in range(turns % 4):
        planes = tuple(
            replace(
                plane, drawn=tuple(_turned(each, picture, plane.things) for each in plane.drawn)
            )
            for plane in picture.planes
        )
        picture = replace(picture, planes=planes)
    return picture


def joined(rows: Sequence[Sequence[Picture]]) -> Picture:
    """Return pictures of one size laid in rows; planes of one name become one."""
    first = rows[0][0]
    planes: dict[tuple[str, float, bool], list[Drawn]] = {}
    for row, pictures in enumerate(rows):
        for column, picture in enumerate(pictures):
            for plane in picture.planes:
                drawn = planes.setdefault((plane.name, plane.opacity, plane.things), [])
                drawn += [
                    replace(each, x=each.x + column * first.width, y=each.y + row * first.height)
                    for each in plane.drawn
                ]
    return Picture(
        width=first.width * len(rows[0]),
        height=first.height * len(rows),
        tile=first.tile,
        background=first.background,
        planes=tuple(Plane(*key, tuple(drawn)) for key, drawn in planes.items()),
    )


def around(picture: Picture, cell: Cell, reach: int) -> Picture:
    """Return the cells about one, so many to each side of it."""
    tile, side = picture.tile, picture.tile * (2 * reach + 1)
    left, top = (cell.x - reach) * tile, (cell.y - reach) * tile
    planes = tuple(
        replace(
            plane,
            drawn=tuple(
                replace(each, x=each.x - left, y=each.y - top)
                for each in plane.drawn
                if -tile < each.x - left < side and -tile < each.y - top < side
            ),
        )
        for plane in picture.planes
    )
    near = tuple(replace(each, x=each.x - left, y=each.y - top) for each in picture.outlines)
    return replace(picture, width=side, height=side, planes=planes, outlines=near)


def _turned(drawn: Drawn, picture: Picture, thing: bool) -> Drawn:
    x, y = picture.width - picture.tile - drawn.y, drawn.x
    if thing:
        return replace(drawn, x=x, y=y, angle=(drawn.angle + 90) % 360)
    frames = tuple(Frame(_swung(frame.cut), frame.ms) for frame in drawn.frames)
    return replace(drawn, x=x, y=y, frames=frames)


def _swung(cut: Cut) -> Cut:
    """A quarter turn is a turn over the diagonal and then a flip from left to right."""
    return replace(cut, diagonal=not cut.diagonal, flip_x=not cut.flip_y, flip_y=cut.flip_x)
