"""The board of Proving Ground as it is shown: apron, bases, tokens, shells and pawns."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.grid import Cell
from game.rules.proving_ground.ground.board import BASES, CELLS, SIZE
from game.rules.proving_ground.ground.board import Colour as Base
from game.rules.proving_ground.state import Artillery, Table
from game.rules.proving_ground.tokens import GUN
from game.view.board.board import Board
from game.view.board.rim import RIM, Name, names, on_tray, style_of, write_name
from game.view.board.team_stripes import stripes
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.carried_pictures import carried_off
from game.view.show.clip import Pose
from game.view.show.playback import Reel
from game.view.surface.board_light import shine

from .clips import clip_for, flowing
from .drawn_effects import EFFECTS
from .standing_pieces import LIVERY, pawn_picture, rest, team_of, token_picture

TOKEN, MINE, PAWN = 0.91, 0.8, 1.1
"""How large things are drawn on their cells."""

EDGE = 0.7
"""So much of the tray's rim is painted with the tokens: all of it that has no round corner."""

SIGN = 0.32
"""How wide the sign of a team is."""


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest."""
    _draw_ground(canvas, place, table)
    _draw_tokens(canvas, place, table, frozenset())
    draw_pawns(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now."""
    table: Table = reel.shown
    running, poses = reel.effects(), reel.poses()
    _draw_ground(canvas, place, table)
    _draw_lit(canvas, place, table, carried_off(running))
    EFFECTS.draw_below(canvas, place, running, calm)
    draw_pawns(canvas, place, table, poses)
    EFFECTS.draw_above(canvas, place, running, calm)


def _draw_ground(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw the apron with the bases and the names of rows and columns, painted once."""
    guns = table.artillery
    key = ("proving ground", guns and (guns.columns, guns.rows), _bases(table))
    on_tray(canvas, place, key, lambda paper, inner: _paint(paper, inner, table))


def _draw_lit(canvas: Canvas, place: BoardPlace, table: Table, away: frozenset[Cell]) -> None:
    """Draw the tokens and the ground below them in the light of the lamp, painted once as long as
    nothing changes there."""
    box = place.box.inset(-EDGE * min(RIM, place.size * 0.5))

    def paint(paper: Canvas) -> None:
        part = paper.part(box)
        _draw_ground(part, place, table)
        _draw_tokens(part, place, table, away)
        shine(part, place.box)

    guns = table.artillery
    key = place, table.floor, away, guns and (guns.columns, guns.rows), _bases(table)
    canvas.slot("proving tokens", key, box, paint)


def _paint(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    for cell in CELLS:
        take = (cell.x * 7 + cell.y * 13 + cell.x * cell.y) % 4
        canvas.piece(f"apron.{take}", *place.middle(cell), place.size)
    for n in range(1, SIZE):
        across, down = place.x + n * place.size, place.y + n * place.size
        canvas.line((across, place.y), (across, place.box.bottom), "grid", 1)
        canvas.line((place.x, down), (place.box.right, down), "grid", 1)
    for colour in _bases(table):
        for cell in BASES[colour]:
            canvas.piece(f"base.{LIVERY[colour]}", *place.middle(cell), place.size)
    canvas.frame(place.box.inset(-1), "night", 2)
    for name in names(canvas, place, around=True):
        _paint_name(canvas, place, name, table.artillery)


def _bases(table: Table) -> tuple[Base, ...]:
    """Return whose bases are in play: all of them as long as anybody is still to choose one."""
    used = {pawn.colour for pawn in table.pawns}
    return tuple(base for base in BASES if None in used or base in used)


def _paint_name(canvas: Canvas, place: BoardPlace, name: Name, guns: Artillery | None) -> None:
    """Write a name; in the solo game one that is still to come stands on its shell."""
    gone = guns.columns if guns and name.column else guns.rows if guns else ()
    still = guns is not None and name.number not in gone
    if still:
        size = style_of(place).size * 1.62
        canvas.picture(
            f"shell.{'letter' if name.column else 'digit'}", name.across, name.down, size
        )
    write_name(canvas, place, name, "words" if still else "quiet")


def _draw_tokens(canvas: Canvas, place: BoardPlace, table: Table, away: frozenset[Cell]) -> None:
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


def draw_pawns(canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]) -> None:
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
