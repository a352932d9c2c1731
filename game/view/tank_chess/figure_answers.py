"""Answers drawn on the board of a figure: where to, at whom, and why not."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.grid import Cell
from game.rules.tank_chess.letters.scenarios import Asked
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.why_not.reasons import (
    ArmourHolds,
    CanStand,
    Destroys,
    LineBlocked,
    Occupied,
    Reason,
)
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from . import marks
from .pieces import draw_ghost


def draw_answer(
    canvas: Canvas, place: BoardPlace, table: Table, each: Asked, crowded: bool
) -> None:
    """Draw what was asked: where to, at whom, and why not."""
    piece = moved(table, each)
    if piece is not None and each.facing is not None:
        draw_ghost(canvas, place, piece, each.to, each.facing)
    if each.target is not None:
        _draw_shot(canvas, place, each.to, each.target, each.reason, crowded)
    elif isinstance(each.reason, CanStand):
        draw_sign(canvas, place, place.middle(each.to), "icon.tick")
    else:
        blocked = each.reason.cell if isinstance(each.reason, Occupied) else each.to
        draw_sign(canvas, place, place.middle(blocked), "icon.cross")


def moved(table: Table, each: Asked) -> Piece | None:
    """Return the piece that is drawn where it would be, none if it stays where it stands."""
    there = each.target is not None or isinstance(each.reason, CanStand)
    if each.facing is None or each.to == each.start or not there:
        return None
    return table.piece_on(each.start)


def faded(table: Table, answered: Iterable[Asked]) -> frozenset[int]:
    """Return the pieces that are faint where they stand, for all answers show them elsewhere."""
    found: dict[int, bool] = {}
    for each in answered:
        piece = table.piece_on(each.start)
        if piece is not None:
            found[piece.number] = found.get(piece.number, True) and moved(table, each) is not None
    return frozenset(number for number, elsewhere in found.items() if elsewhere)


def _draw_shot(
    canvas: Canvas, place: BoardPlace, start: Cell, target: Cell, reason: Reason, crowded: bool
) -> None:
    """Draw a line of fire with its verdict; at a target of many shooters only the verdict."""
    match reason:
        case Destroys(_, armour, gun):
            marks.draw_shot(canvas, place, start, target, "danger", 0.07)
            if not crowded:
                marks.mark(canvas, place, "target", target)
            _draw_verdict(canvas, place, (start, target), crowded, f"{gun} > {armour}", "danger")
        case ArmourHolds(_, armour, gun):
            marks.draw_shot(canvas, place, start, target, "quiet", 0.04)
            if not crowded:
                marks.mark(canvas, place, "spared", target)
                marks.draw_bounce(canvas, place, start, target)
            _draw_verdict(canvas, place, (start, target), crowded, f"{gun} ≤ {armour}", "good")
        case LineBlocked(cell):
            marks.draw_shot(canvas, place, start, cell, "quiet", 0.05)
            draw_sign(canvas, place, place.middle(cell), "icon.cross")
        case _:
            marks.draw_shot(canvas, place, start, target, "quiet", 0.05)
            draw_sign(canvas, place, place.middle(target), "icon.cross")


def _draw_verdict(
    canvas: Canvas, place: BoardPlace, shot: tuple[Cell, Cell], crowded: bool, words: str, ink: str
) -> None:
    """Write gun against armour on the line of the shot, clear of those of other shots."""
    (x1, y1), (x2, y2) = place.middle(shot[0]), place.middle(shot[1])
    across, down = shot[0].x != shot[1].x, shot[0].y != shot[1].y
    apart = 0.55 if across and down else 0.4 if across else 0.3
    share = apart if crowded else 0.66
    style = Style(Family.BOLD, max(13, round(min(19, place.size * 0.42))))
    wide, high = canvas.measure(words, style)
    x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
    box = Box(x - wide / 2 - 6, y - high / 2, wide + 12, high + 2)
    canvas.plate(box, "night", 6, ink, 1.5)
    canvas.write(words, box, style, ink, "centre", wrap=False)


def draw_sign(canvas: Canvas, place: BoardPlace, spot: tuple[float, float], picture: str) -> None:
    radius = max(11.0, place.size * 0.24)
    canvas.circle(spot, radius, "night")
    canvas.circle(spot, radius, "good" if picture == "icon.tick" else "danger", 2)
    canvas.picture(picture, *spot, radius * 1.3)
