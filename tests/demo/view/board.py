"""The board of the demonstration game: a field, crates, tanks."""

from __future__ import annotations

from typing import Any

from game.core.grid import Cell
from game.core.rules import Told
from game.view.canvas.board_place import BoardPlace, placed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Playback
from tests.demo.rules.state import Table

from .clips import rest

RIM = 12.0


def place(table: Table, box: Box, scale: float) -> BoardPlace:
    return placed(box, table.width, table.height, scale, RIM)


def draw(canvas: Canvas, box: Box, playback: Playback[Any, Told[Any]]) -> None:
    table: Table = playback.shown
    at, poses = place(table, box, canvas.scale), playback.poses()
    canvas.plate(at.box.inset(-6), "night", 8, "line", 2)
    for x in range(table.width):
        for y in range(table.height):
            canvas.plate(at.square(Cell(x, y)).inset(2), "ground_blue", 6)
    for crate in sorted(table.crates):
        canvas.picture("icon.cards", *at.middle(crate), at.size * 0.5)
    for tank in table.tanks:
        pose = poses.get(f"tank {tank.seat}", rest(tank))
        canvas.piece(f"tank.{tank.seat}", *at.spot(pose.x, pose.y), at.size, pose.angle)
