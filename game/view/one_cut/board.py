"""The field of One Cut as it is shown: a meadow of hexes at dusk, reeds round it, two blades."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.core.grid import Cell, column_name
from game.core.rules import Seat
from game.rules.one_cut.field import CELLS, MIDDLE, SIZE
from game.rules.one_cut.state import SEATS, Table
from game.view.board.board import Board
from game.view.board.strewn import strewn
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Pose
from game.view.show.drawn_effects import Running
from game.view.show.playback import Reel
from game.view.surface.board_light import Light, shine

from .clips import clip_for, flowing
from .drawn_effects import CALM, EFFECTS
from .standing_pieces import LIVERY, blade, draw_blade, rest, stands

RIM = 30.0
SKY, GROUND = (46, 56, 74, 255), (20, 28, 27, 255)
REEDS = 17
TAKES = 3
MOON = Light((0.47, 0.40), 0.82, (30, 38, 48), (148, 158, 190))
"""It stands over the two middle cells: there the meadow is bright, and dusk lies at the reeds."""
THINGS, BARE = 3, 4
"""What is strewn over the meadow, and of how many cells only one has anything of it."""


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest."""
    _draw_ground(canvas, place, table)
    draw_blades(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now."""
    table: Table = reel.shown
    running, effects = reel.effects(), CALM if calm else EFFECTS
    _draw_ground(canvas, place, table)
    if min(place.x, place.y) >= RIM:
        _draw_reeds(canvas, place, 0.0 if calm else _wind(running))
    effects.draw_below(canvas, place, running, calm)
    draw_blades(canvas, place, table, reel.poses())
    effects.draw_above(canvas, place, running, calm)


def _wind(running: Running) -> float:
    """Return how far the gust that blows now has come, 0 for none."""
    gusts = (ms / effect.ms for effect, ms in running if effect.kind == "wind")
    return next(gusts, 0.0)


def _draw_ground(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw the meadow with its marks and names, painted once."""
    rim, box = _rim_of(place), _outline(place)
    inner = place.moved(rim - place.x, rim - place.y)
    setup = table.setup
    key = ("one cut", inner, setup.marks, setup.options.middle)
    # In its frame on a table it has no holes, and is quicker drawn.
    on = None if canvas.behind is None else "night"
    canvas.layer(key, box, lambda paper: _paint(paper, inner, table), on=on)


def _rim_of(place: BoardPlace) -> float:
    return RIM if min(place.x, place.y) >= RIM else math.floor(place.size * 0.5)


def _outline(place: BoardPlace) -> Box:
    return place.box.inset(-_rim_of(place))


def _paint(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    canvas.plate(canvas.box, SKY, min(12, place.x), "tray_light", 2, foot=GROUND)
    lie = ((f"meadow.{(c.x * 7 + c.y * 13 + c.x * c.y) % 4}", *place.middle(c)) for c in CELLS)
    canvas.pieces(lie, place.size)
    if not canvas.dim(0):
        _strew(canvas, place)
    shine(canvas, canvas.box, MOON)
    for cell in CELLS:
        corners = place.corners(cell)
        canvas.lines((*corners, *corners[:2]), "meadow_edge", 1.4)
    if table.options.middle:
        for cell in MIDDLE:
            _mark_middle(canvas, place, cell)
    _set_lanterns(canvas, place)
    for seat, cell in enumerate(table.setup.marks):
        x, y = place.middle(cell)
        canvas.circle((x, y), place.size * 0.3, f"seat.{LIVERY[seat]}", 3)
        canvas.picture(f"emblem.{LIVERY[seat]}", x, y, place.size * 0.26, 0, 120)
    rim = Box(0, 0, place.x - 4, place.x - 4)
    if place.x >= 16 and canvas.readable((str(SIZE),), rim):
        _write_names(canvas, place)


def _strew(canvas: Canvas, place: BoardPlace) -> None:
    """Tread the grass down round the middle, and strew flowers and leaves here and there."""
    spots = [place.middle(cell) for cell in MIDDLE]
    x, y = (sum(each) / len(spots) for each in zip(*spots, strict=True))
    canvas.piece("meadow_trodden", x, y, place.size)
    for cell in CELLS:
        roll = strewn(cell) >> 8
        if roll % BARE == 0 and cell not in MIDDLE:
            thing = f"meadow_strewn.{roll // BARE % THINGS}"
            canvas.piece(thing, *place.middle(cell), place.size * 0.9)


def _mark_middle(canvas: Canvas, place: BoardPlace, cell: Cell) -> None:
    """Frame a cell that gives points, with the sign that counts them in it."""
    corners, sign = (place.corners(cell, place.size * part) for part in (0.08, 0.32))
    canvas.polygon(corners, (255, 244, 214, 34))
    canvas.lines((*corners, *corners[:2]), "accent", 2)
    canvas.lines((*sign, *sign[:2]), (255, 244, 214, 130), 2)


def _set_lanterns(canvas: Canvas, place: BoardPlace) -> None:
    """Set a lantern into each upper corner, beside the cells."""
    foot, high = place.y + place.size * 0.36, place.x * 1.25
    if place.x < RIM:
        return
    for x in (place.x * 0.52, canvas.box.width - place.x * 0.56):
        if not canvas.dim(0):
            canvas.piece("light", x, foot - high * 0.5, high * 2.4, 0, 230)
        canvas.piece("stone_lantern", x, foot, high)


def _write_names(canvas: Canvas, place: BoardPlace) -> None:
    rim, style = place.x, Style(Family.BOLD, round(min(17, place.x * 0.56)))
    for n in range(SIZE):
        x, y = place.middle(Cell(n, 0))[0], place.middle(Cell(0, n))[1]
        top = Box(x - 14, 2, 28, rim - 4)
        canvas.write(column_name(n), top, style, "words", "centre")
        canvas.write(str(n + 1), Box(2, y - 14, rim - 4, 28), style, "words", "centre")


def _draw_reeds(canvas: Canvas, place: BoardPlace, wind: float) -> None:
    """Draw tufts along the lower edge and at the right, bent where the gust passes."""
    box, size = place.box, place.size
    for number in range(REEDS):
        along = (number + 0.5) / REEDS
        passes = max(0.0, 1 - abs(wind * 1.6 - 0.3 - along) * 3.4) if wind else 0.0
        take = min(TAKES - 1, round(passes * (TAKES - 1)))
        tall = size * (0.6 + 0.22 * (number * 7 % 5) / 4)
        y = box.bottom + RIM * (0.74 + 0.2 * (number % 2))
        canvas.piece(f"reeds.{take}", box.x + box.width * along, y, tall)


def draw_blades(canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]) -> None:
    """Draw both, the farther one first; a pose that is named says how its blade stands."""
    shown = sorted((_shown(table, seat, poses) for seat in SEATS), key=lambda each: each[1].y)
    for picture, pose in shown:
        draw_blade(canvas, place, picture, pose)
    for seat in SEATS:
        for wound in range(table.sides[seat].wounds):
            x, y = place.middle(table.sides[seat].cell)
            canvas.circle(
                (x + place.size * (0.34 - 0.2 * wound), y + place.size * 0.32), 6, "night"
            )
            canvas.circle(
                (x + place.size * (0.34 - 0.2 * wound), y + place.size * 0.32), 4, "coral"
            )


def _shown(table: Table, seat: Seat, poses: Mapping[str, Pose]) -> tuple[str, Pose]:
    for name, pose in poses.items():
        kind, number, *how = name.split(" ")
        if kind == "blade" and int(number) == seat:
            return blade(table, seat, how[0] if how else stands(table, seat)), pose
    return blade(table, seat, stands(table, seat)), rest(table.sides[seat].cell)


BOARD = Board(
    name="one_cut",
    size=lambda table: (SIZE, SIZE),
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    hexed=True,
    outline=lambda place: (_outline(place),),
)
