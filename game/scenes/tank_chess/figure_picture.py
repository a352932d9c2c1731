"""What a figure of Tank Chess shows: the board with verdicts, reach and the way driven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.core.grid import Cell, Facing
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.fast_room.piece_moves import moves_of
from game.rules.tank_chess.letters.scenarios import Asked, Played, Turned
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.why_not.reasons import Reason
from game.rules.tank_chess.why_not.why import screen
from game.scenes.faces.figure_face import FigureView
from game.scenes.frame.kit import Kit
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.board_shake import shaken
from game.view.tank_chess import marks, tinted_cells
from game.view.tank_chess.board import RIM, fitted
from game.view.tank_chess.drawn_effects import EFFECTS
from game.view.tank_chess.facing_ring import draw_ring
from game.view.tank_chess.figure_answers import draw_answer, draw_sign, faded
from game.view.tank_chess.ground import draw_ground, land_of
from game.view.tank_chess.marks_below_pieces import last_move
from game.view.tank_chess.pieces import draw_armour, draw_pieces

MARKS: Final = ("reach", "fire", "armour", "ring")
FIRE = (196, 60, 44)


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to be shown of a piece."""

    kind: str
    piece: Piece


@dataclass(frozen=True, slots=True)
class Notes:
    """What is drawn besides the story: answers, marks, a turn refused, turns in notation."""

    played: Played
    asked: tuple[Asked, ...]
    marks: tuple[Mark, ...]
    refused: TakeTurn | LeaveBoard | None
    reason: Reason | None
    written: tuple[str, ...]


def draw_figure(kit: Kit, canvas: Canvas, box: Box, shown: FigureView) -> None:
    table: Table = shown.reel.shown
    coordinates = kit.settings.now.coordinates
    place = fitted(table, box, 0, canvas.scale, coordinates)
    place = place if shown.calm else shaken(place, shown.reel.shake(), shown.ms)
    rim = RIM if coordinates else 8
    draw_ground(canvas, place, land_of(table, 0, coordinates, rim))
    running = shown.reel.effects()
    EFFECTS.draw_below(canvas, place, running, shown.calm)
    _draw_below(canvas, place, shown, rim)
    draw_pieces(canvas, place, table, shown.reel.poses(), faded(table, _answered(shown)))
    EFFECTS.draw_above(canvas, place, running, shown.calm)
    _draw_above(canvas, place, shown, rim)


def _draw_below(canvas: Canvas, place: BoardPlace, shown: FigureView, rim: float) -> None:
    """Draw the reach of a piece, and at the end the last way driven."""
    notes: Notes = shown.staged.notes
    table: Table = shown.reel.shown
    for mark in notes.marks:
        if mark.kind == "reach":
            _draw_reach(canvas, place, table, mark.piece, rim)
        elif mark.kind == "fire":
            _draw_fire(canvas, place, table, mark.piece)
    if notes.played.turns and shown.over:
        _draw_turn(canvas, place, notes.played.turns[-1])
    for each in _answered(shown):
        if each.to != each.start:
            way = ((each.start.x, each.start.y), (each.to.x, each.to.y))
            marks.dotted(canvas, place, way, "mark", 0.05)


def _draw_above(canvas: Canvas, place: BoardPlace, shown: FigureView, rim: float) -> None:
    """Draw armour, answers, and what was refused."""
    notes: Notes = shown.staged.notes
    table: Table = shown.reel.shown
    for mark in notes.marks:
        if mark.kind == "armour":
            piece = mark.piece
            draw_armour(canvas, place, table.kind(piece), piece.cell, piece.facing, "mark")
        elif mark.kind == "ring":
            piece = mark.piece
            facings = moves_of(table, piece.seat)[piece.cell].facings(piece.cell)
            draw_ring(canvas, place, piece.cell, facings, None)
    answered = _answered(shown)
    targets = [each.target for each in answered]
    for each in sorted(answered, key=lambda each: each.target is None):
        # Signs come last, or a line of fire may cross them.
        draw_answer(canvas, place, table, each, targets.count(each.target) > 1)
    turn = notes.refused
    if isinstance(turn, LeaveBoard) and shown.over:
        _draw_shut(canvas, place, turn.start.step(turn.facing), turn.facing, rim)


def _answered(shown: FigureView) -> tuple[Asked, ...]:
    """Return what was asked, or the turn that was refused at the end."""
    notes: Notes = shown.staged.notes
    turn = notes.refused
    if isinstance(turn, TakeTurn) and notes.reason is not None and shown.over:
        return (Asked(turn.start, turn.to, turn.facing, turn.target, notes.reason),)
    return () if shown.fresh else notes.asked


def _draw_reach(canvas: Canvas, place: BoardPlace, table: Table, piece: Piece, rim: float) -> None:
    reach = moves_of(table, piece.seat)[piece.cell]
    facings: dict[Cell, int] = {}
    for cell, _ in reach.poses:
        facings[cell] = facings.get(cell, 0) + 1
    tinted_cells.draw_reach(canvas, place, facings, {})
    for cell, facing in reach.exits.items():
        _draw_exit(canvas, place, cell, facing, rim)


def _draw_exit(canvas: Canvas, place: BoardPlace, cell: Cell, facing: Facing, rim: float) -> None:
    size = max(28.0, place.size * 0.8)
    spot = on_rim(place, cell, rim, size / 2)
    canvas.piece("overlay.escape", *spot, size, place.angle(facing.eighth * 45))


def _draw_fire(canvas: Canvas, place: BoardPlace, table: Table, piece: Piece) -> None:
    cells = frozenset(_fire(table, piece))
    tinted_cells.draw_zone(canvas, place, cells, FIRE)
    for cell in cells:
        canvas.circle(place.middle(cell), place.size * 0.12, (*FIRE, 190))


def _fire(table: Table, piece: Piece) -> Iterator[Cell]:
    """Yield the cells that the piece can shoot at from where it stands."""
    kind = table.kind(piece)
    for eighths in kind.fires:
        facing = piece.facing.turned(eighths)
        cell, far = piece.cell.step(facing), 1
        while table.on(cell):
            if far >= kind.nearest and far <= (kind.farthest or far):
                yield cell
            if screen(table, cell) is not None and not kind.lobbed:
                break
            cell, far = cell.step(facing), far + 1


def _draw_turn(canvas: Canvas, place: BoardPlace, turn: Turned) -> None:
    """Draw the way of a turn as dots, and its shot."""
    number = next(n for told in turn.told if (n := getattr(told.event, "number", None)) is not None)
    start = next(piece.cell for piece in turn.before.pieces if piece.number == number)
    marks.draw_last(canvas, place, *last_move(turn.told, start))


def _draw_shut(canvas: Canvas, place: BoardPlace, out: Cell, facing: Facing, rim: float) -> None:
    """Cross the way out that is closed."""
    _draw_exit(canvas, place, out, facing, rim)
    draw_sign(canvas, place, on_rim(place, out, rim, max(14.0, place.size * 0.4)), "icon.cross")


def on_rim(place: BoardPlace, cell: Cell, rim: float, half: float) -> tuple[float, float]:
    """Return the spot of a way out: as far out on the rim as half its picture is wholly seen."""
    x, y = place.middle(cell)
    edge = place.box.inset(-min(rim * 0.6, rim - half))
    return min(max(x, edge.x), edge.right), min(max(y, edge.y), edge.bottom)
