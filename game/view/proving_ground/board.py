"""The board of Proving Ground as it is shown: apron, bases, tokens, shells and pawns."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.core.grid import Cell, column_name
from game.rules.proving_ground.board import BASES, CELLS, SIZE
from game.rules.proving_ground.state import Artillery, Table
from game.rules.proving_ground.tokens import GUN
from game.view.board import Board
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.carried import carried_off
from game.view.clip import Pose
from game.view.place import Place
from game.view.playback import Reel
from game.view.stripes import stripes
from game.view.style import Family, Style

from .clips import clip_for, flowing
from .effects import EFFECTS
from .standing import LIVERY, pawn_picture, rest, team_of, token_picture

RIM = 26.0
TOKEN, MINE, PAWN = 0.97, 0.8, 1.0
"""How large things are drawn on their cells."""

SIGN = 0.32
"""How wide the sign of a team is."""


def draw_table(canvas: Canvas, place: Place, table: Table) -> None:
    """Draw a table at rest."""
    _draw_ground(canvas, place, table)
    _draw_tokens(canvas, place, table, frozenset())
    draw_pawns(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: Place, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now."""
    table: Table = reel.shown
    running, poses = reel.effects(), reel.poses()
    _draw_ground(canvas, place, table)
    EFFECTS.draw_below(canvas, place, running, calm)
    _draw_tokens(canvas, place, table, carried_off(running))
    draw_pawns(canvas, place, table, poses)
    EFFECTS.draw_above(canvas, place, running, calm)


def _draw_ground(canvas: Canvas, place: Place, table: Table) -> None:
    """Draw the apron with the bases and the names of rows and columns, painted once."""
    rim = place.box.x - math.floor(place.box.x - min(RIM, place.size * 0.5))
    inner = Place(rim, rim, place.size, SIZE, SIZE)
    box = place.box.inset(-rim)
    guns = table.artillery
    key = ("proving ground", rim, place.size, guns and (guns.columns, guns.rows))
    canvas.layer(key, box, lambda paper: _paint(paper, inner, table))


def _paint(canvas: Canvas, place: Place, table: Table) -> None:
    canvas.plate(canvas.box, "tray", min(10, place.x), "tray_light", 2)
    for cell in CELLS:
        take = (cell.x * 7 + cell.y * 13 + cell.x * cell.y) % 4
        canvas.piece(f"apron.{take}", *place.middle(cell), place.size)
    for n in range(1, SIZE):
        across, down = place.x + n * place.size, place.y + n * place.size
        canvas.line((across, place.y), (across, place.box.bottom), "grid", 1)
        canvas.line((place.x, down), (place.box.right, down), "grid", 1)
    for colour, cells in BASES.items():
        for cell in cells:
            canvas.piece(f"base.{LIVERY[colour]}", *place.middle(cell), place.size)
    canvas.frame(place.box.inset(-1), "night", 2)
    if place.x >= 12:
        _paint_names(canvas, place, table.artillery)


def _paint_names(canvas: Canvas, place: Place, artillery: Artillery | None) -> None:
    """Write the names at the rim; in the solo game those still to come stand on their shells."""
    rim, style = place.x, Style(Family.BOLD, round(min(17, place.x * 0.6)))
    gone = artillery or Artillery("", 0)
    for n in range(SIZE):
        along = place.x + (n + 0.5) * place.size
        for side in (rim / 2, canvas.height - rim / 2):
            still = artillery is not None and n not in gone.columns
            _name(canvas, column_name(n), (along, side), "letter" if still else "", style)
            still = artillery is not None and n not in gone.rows
            _name(canvas, str(SIZE - n), (side, along), "digit" if still else "", style)


def _name(canvas: Canvas, name: str, at: tuple[float, float], shell: str, style: Style) -> None:
    if shell:
        canvas.picture(f"shell.{shell}", *at, style.size * 1.62)
    box = Box(at[0] - 14, at[1] - 12, 28, 24)
    canvas.write(name, box, style, "words" if shell else "quiet", "centre")


def _draw_tokens(canvas: Canvas, place: Place, table: Table, away: frozenset[Cell]) -> None:
    lying = (
        (token_picture(table.on(cell)), *place.middle(cell))
        for cell in CELLS
        if table.on(cell) not in ".x@" and cell not in away
    )
    canvas.pieces(lying, place.size * TOKEN, ("proving tokens", table.floor, place, away))
    for cell in CELLS:
        letter = table.on(cell)
        if letter in "x@" and cell not in away:
            size = place.size * (PAWN if letter == GUN else MINE)
            canvas.piece(token_picture(letter), *place.middle(cell), size)


def draw_pawns(canvas: Canvas, place: Place, table: Table, poses: Mapping[str, Pose]) -> None:
    """Draw the pawns; those on their way are drawn last, and the signs of teams over all."""
    named = {f"pawn {number}": pawn for number, pawn in enumerate(table.pawns)}
    signs: list[tuple[int, tuple[float, float]]] = []
    for name in sorted(named, key=lambda name: name in poses):
        pawn = named[name]
        pose = poses.get(name) or (rest(pawn) if pawn.cell else None)
        if pose is None:
            continue
        size = place.size * PAWN * pose.size
        canvas.piece(pawn_picture(pawn), *place.spot(pose.x, pose.y), size, pose.angle, pose.alpha)
        if (team := team_of(table, pawn.seat)) is not None:
            signs.append((team, place.spot(pose.x - 0.34, pose.y + 0.34)))
    for team, at in signs:
        stripes(team)(canvas, at, place.size * SIGN, "words")


BOARD = Board(
    name="proving_ground",
    size=lambda table: (SIZE, SIZE),
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    upwards=True,
)
