"""The house by moonlight, from above: rooms as by day, and the night laid over all without a lamp.

It is painted into a picture that is kept until a lamp is lit or put out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.core.grid import Cell
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Rgba
from game.view.canvas.canvas import Canvas

from .house_plan import Wall, walls
from .standing_pieces import LAMP, SKY, box_of, lie, motif, on_page

NIGHT = (12, 20, 52, 176)
"""What lies over a room without a lamp."""

BEAM, BEAM_LONG, BEAM_LEANS = (176, 204, 255, 40), 1.5, 0.55
GLOW = ((1.5, 26), (1.2, 26), (0.9, 30), (0.6, 40))
"""How far rings of light reach from a lamp, and how bright each is."""

SPILLS = ((1.25, 0.66, 34), (0.85, 0.52, 40), (0.45, 0.42, 46))
"""How far light falls through a door, how broad it ends, and how bright it is."""

OUTER, INNER = 0.17, 0.1
DOOR = 0.34
"""Half the width of a door."""
PANE = 0.36
LINE = 0.03
"""How thick outlines of walls are at the most, in cells."""
GARDEN = 4


def paint_garden(canvas: Canvas, place: BoardPlace, house: House, whole: Box) -> None:
    """Paint the ground round the house, with bushes where there is room."""
    top = place.spot(0, SKY - 0.95)[1]
    lawn = Box(whole.x, top, whole.width, whole.bottom - top)
    canvas.plate(lawn, "house_garden_light", 0, foot="house_garden")
    found = lie(house)
    taken = {quarter for room in house.rooms for quarter in room.quarters}
    for y in range(found.rows - SKY + 1):
        for x in range(-1, found.columns + 1):
            cell = Cell(x - found.across, y + SKY - found.down)
            roll = (x * 37 + y * 53 + x * y * 11) % GARDEN
            if cell not in taken and roll < GARDEN - 1:
                spot = place.spot(x + (roll - 1) * 0.16, y + SKY + (roll % 2) * 0.14)
                name = "house.tree" if roll == 1 else "house.bush"
                canvas.piece(name, *spot, place.size * (0.8 + 0.1 * roll))


def paint_dark_rooms(
    canvas: Canvas, place: BoardPlace, house: House, night: Rgba = NIGHT, moon: bool = True
) -> None:
    """Paint all rooms without a lamp, and the moonlight on their floors."""
    for number in house.numbers:
        box = box_of(place, house, number)
        canvas.picture(motif(house.room(number), number), *box.middle, box.width)
        canvas.rect(box, night)
    for wall in walls(house) if moon else ():
        _paint_moonlight(canvas, place, house, wall)


def paint_light(
    canvas: Canvas, place: BoardPlace, house: House, lamps: Collection[RoomNumber]
) -> None:
    """Paint the rooms whose lamps burn over the dark ones, what light falls out, and all walls."""
    for number in sorted(lamps):
        _paint_lit(canvas, place, house, number)
    for wall in walls(house):
        _paint_spill(canvas, place, house, wall, lamps)
    _paint_walls(canvas, place, house, lamps)


def _paint_lit(canvas: Canvas, place: BoardPlace, house: House, number: RoomNumber) -> None:
    """Paint a room in the warm light of its lamp."""
    box = box_of(place, house, number)
    with canvas.clip(box):
        canvas.picture(motif(house.room(number), number), *box.middle, box.width)
        canvas.rect(box, (255, 176, 64, 40))
        for reach, bright in GLOW:
            spot = on_page(place, house, number, LAMP)
            canvas.circle(spot, reach * place.size, (255, 214, 120, bright))


def _spots(
    place: BoardPlace, house: House, spots: tuple[tuple[float, float], ...]
) -> list[tuple[float, float]]:
    found = lie(house)
    return [place.spot(x + found.across - 0.5, y + found.down - 0.5) for x, y in spots]


def _paint_moonlight(canvas: Canvas, place: BoardPlace, house: House, wall: Wall) -> None:
    """The moon stands in the north-west: it shines in by the windows of those sides."""
    if wall.near is not None:
        return
    for left, right in ((-PANE, -0.03), (0.03, PANE)):
        ends = (left, 0.0), (right, 0.0)
        fall = (right + BEAM_LEANS, BEAM_LONG), (left + BEAM_LEANS, BEAM_LONG)
        shape = tuple(wall.spot(*spot) for spot in (*ends, *fall))
        with canvas.clip(box_of(place, house, wall.inside)):
            canvas.polygon(_spots(place, house, shape), BEAM)


def _paint_spill(
    canvas: Canvas, place: BoardPlace, house: House, wall: Wall, lamps: Collection[RoomNumber]
) -> None:
    """Let light fall through a door into a dark room, or through a window onto the lawn."""
    for lit, dark, way in ((wall.near, wall.far, 1), (wall.far, wall.near, -1)):
        if lit not in lamps or dark in lamps:
            continue
        where = canvas.box if dark is None else box_of(place, house, dark)
        narrow, far = (PANE, way * 0.4) if dark is None else (DOOR, float(way))
        for long, broad, bright in SPILLS:
            ends = (-narrow, 0.0), (narrow, 0.0)
            fall = (broad, far * long), (-broad, far * long)
            shape = tuple(wall.spot(*spot) for spot in (*ends, *fall))
            light = (255, 200, 96, bright // 2 if dark is None else bright)
            with canvas.clip(where):
                canvas.polygon(_spots(place, house, shape), light)


def _paint_walls(
    canvas: Canvas, place: BoardPlace, house: House, lamps: Collection[RoomNumber]
) -> None:
    """Paint all outlines first, so that walls grow together where they meet."""
    parts = [part for wall in walls(house) for part in _parts(place, house, wall)]
    for box, _ in parts:
        canvas.rect(box.inset(-min(1.6, place.size * LINE)), "night")
    for box, _ in sorted(parts, key=lambda part: part[1]):
        canvas.rect(box, "house_wall")
    for wall in walls(house):
        if wall.outer:
            _paint_window(canvas, place, house, wall, wall.inside in lamps)


def _parts(place: BoardPlace, house: House, wall: Wall) -> Iterator[tuple[Box, bool]]:
    """Yield the boxes of a wall, and whether it is an outer one: a door lies between two."""
    half = wall.length / 2
    if wall.outer:
        yield _bar(place, house, wall, (-half - OUTER / 2, half + OUTER / 2), OUTER), True
        return
    for part in ((-half, -DOOR), (DOOR, half)):
        yield _bar(place, house, wall, part, INNER), False


def _paint_window(canvas: Canvas, place: BoardPlace, house: House, wall: Wall, lit: bool) -> None:
    """Paint the light edge of an outer wall and its window: moonlit, or lit from inside."""
    half, ink = wall.length / 2, "window" if lit else "house_moon"
    edge = _bar(place, house, wall, (-half, half), OUTER)
    thin = edge.height * 0.3 if not wall.upright else edge.width * 0.3
    wide, high = (thin, edge.height) if wall.upright else (edge.width, thin)
    canvas.rect(Box(edge.x, edge.y, wide, high), "house_wall_light")
    pane = _bar(place, house, wall, (-PANE, PANE), OUTER * 0.66)
    canvas.rect(pane.inset(-min(1.6, place.size * LINE)), "night")
    canvas.rect(pane, ink)
    canvas.rect(_bar(place, house, wall, (-0.02, 0.02), OUTER * 0.66), "night")


def _bar(
    place: BoardPlace, house: House, wall: Wall, part: tuple[float, float], thick: float
) -> Box:
    """Return the box of a part of a wall that is so thick."""
    first, last = wall.spot(part[0], -thick / 2), wall.spot(part[1], thick / 2)
    (x, y), (right, bottom) = _spots(place, house, (first, last))
    return Box(x, y, right - x, bottom - y)
