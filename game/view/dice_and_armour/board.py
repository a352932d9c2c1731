"""The board of Dice and Armour as it is shown: ground, bases, concrete, wrecks with chips, tanks.

A tank is drawn with every part of it that is broken; a wreck has no colours any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.content.art.joined_outline import Joins, sides_of
from game.core.grid import Cell
from game.rules.dice_and_armour.kinds import HOLD
from game.rules.dice_and_armour.state import Table, Tank, Wreck
from game.view.board.board import Board
from game.view.board.rim import RIM, names, on_tray, write_name
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose
from game.view.show.playback import Reel
from game.view.surface.board_light import shine

from .clips import clip_for, flowing
from .drawn_effects import CALM, EFFECTS
from .marks import plaque
from .painted_field import paint_field
from .standing_pieces import LARGE, LIVERY, broken_picture, rest, tank_picture

CHIP = 0.42
SIGN = 0.36
BURNS, SOOT = 2, 170
"""With so many broken parts a tank smoulders, and how much is seen of its soot and smoke."""
WISPS = (0.34, 1), (0.62, 2)
"""How high wisps of smoke hang over it, in tanks, and which smoke each is."""


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest."""
    _draw_ground(canvas, place, table)
    _draw_pieces(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now."""
    table: Table = reel.shown
    running, effects = reel.effects(), CALM if calm else EFFECTS
    _draw_ground(canvas, place, table)
    effects.draw_below(canvas, place, running, calm)
    _draw_pieces(canvas, place, table, reel.poses())
    effects.draw_above(canvas, place, running, calm)


def _draw_ground(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw the ground with the names of rows and columns, painted once."""
    key = ("dice and armour", table.board, table.captures)
    on_tray(canvas, place, key, lambda paper, inner: _paint(paper, inner, table))


def _paint(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    board = table.board
    paint_field(canvas, place, board)
    shine(canvas, canvas.box)
    for seat, base in enumerate(board.bases):
        if table.captures:
            canvas.piece(f"armour.base.{LIVERY[seat]}", *place.middle(base), place.size)
    for cell in sorted(board.blocks):
        joined = sides_of(_reaches(board.blocks, cell))
        canvas.piece(f"kit.block.{joined}", *place.middle(cell), place.size)
    canvas.frame(place.box.inset(-1), "night", 2)
    for name in names(canvas, place):
        write_name(canvas, place, name)


def _reaches(blocks: frozenset[Cell], cell: Cell) -> Joins:
    return lambda dx, dy: Cell(cell.x + dx, cell.y + dy) in blocks


def _draw_pieces(
    canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]
) -> None:
    """Draw wrecks, then tanks; those on their way are drawn last, and signs over all."""
    for wreck in table.wrecks:
        _draw_wreck(canvas, place, wreck, poses.get(f"wreck {wreck.number}") or rest(wreck))
    for tank in sorted(table.tanks, key=lambda each: f"tank {each.number}" in poses):
        _draw_tank(canvas, place, tank, poses.get(f"tank {tank.number}") or rest(tank))
    draw_counts(canvas, place, table, poses)


def draw_counts(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    poses: Mapping[str, Pose] = MappingProxyType({}),
) -> None:
    """Draw a lock with how long each turret is jammed, below; a flag with how long each base has
    been held, above."""
    size = place.size
    for tank in table.tanks:
        x, y = place.middle(tank.cell)
        if f"tank {tank.number}" in poses:
            continue
        if tank.jammed:
            at = Box(x - size * 0.06, y + size * 0.24, size * 0.64, size * SIGN)
            plaque(canvas, at, "icon.lock", str(tank.jammed), "danger")
        if tank.held:
            at = Box(x - size * 0.5, y - size * 0.7, size * 0.94, size * SIGN)
            plaque(canvas, at, "icon.flag", f"{tank.held}/{HOLD}", "accent")


def _draw_wreck(canvas: Canvas, place: BoardPlace, wreck: Wreck, pose: Pose) -> None:
    x, y = place.spot(pose.x, pose.y)
    size = place.size * (1.0 if wreck.kind.weight else 0.86)
    canvas.piece("armour.wreck", x, y, size, pose.angle, pose.alpha)
    for number in range(wreck.chips):
        across = x + place.size * (number - (wreck.chips - 1) / 2) * 0.3
        canvas.picture("armour.chip", across, y + place.size * 0.26, place.size * CHIP)


def _draw_tank(canvas: Canvas, place: BoardPlace, tank: Tank, pose: Pose) -> None:
    x, y = place.spot(pose.x, pose.y)
    size = place.size * pose.size * LARGE
    burns = len(tank.broken) >= BURNS
    if burns:
        canvas.piece("soot", x, y, size * 1.15, 0, SOOT)
    canvas.piece(tank_picture(tank), x, y, size, pose.angle, pose.alpha)
    for part in tank.broken:
        canvas.piece(broken_picture(part), x, y, size, pose.angle, pose.alpha)
    if burns:
        for up, frame in WISPS:
            canvas.piece(f"smoke.{frame}", x + size * up * 0.4, y - size * up, size * 0.7, 0, SOOT)


BOARD = Board(
    name="dice_and_armour",
    size=lambda table: (table.board.width, table.board.height),
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    upwards=True,
)
