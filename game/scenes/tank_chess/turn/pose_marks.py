"""The pose that is thought of: its ghost, its ring of facings, its lines of fire, its figures."""

from __future__ import annotations

from game.core.grid import Cell, Facing
from game.rules.tank_chess.fast_room.piece_moves import Moves
from game.rules.tank_chess.state import Side
from game.rules.tank_chess.why_not.reasons import ArmourHolds, Destroys
from game.scenes.tank_chess.desk import HOLD_MS, Desk
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.tank_chess import marks
from game.view.tank_chess.facing_ring import draw_ring
from game.view.tank_chess.pieces import GHOST, draw_ghost

from .which_marks import WhichMarks, which_marks

BELOW, BESIDE = 1.36, 1.75
"""How far from a cell a figure stands, clear of the ring."""
OVER = 0.92
"""How far from a target a figure stands, clear of its crosshair."""
LONG = 4
"""So many cells away there is room for figures halfway to a target."""


def draw_pose(canvas: Canvas, place: BoardPlace, desk: Desk, reach: Moves) -> None:
    """Draw the ghost with its ring, and what it would shoot at."""
    plan, asked = desk.plan, which_marks(desk)
    assert plan.cell is not None
    assert plan.facing is not None
    plain = asked not in (WhichMarks.ZONES, WhichMarks.DANGER)
    if plain:
        _draw_fire(canvas, place, desk, plan.cell)
        _draw_other_fire(canvas, place, reach, plan.cell, plan.facing)
    if asked is not WhichMarks.ZONES:
        # Over the lines of fire, so that the facing which is chosen is always seen.
        ready, risky = reach.facings(plan.cell), _risky(desk, reach)
        fires = frozenset(f for f in ready if plain and (plan.cell, f) in reach.fires)
        draw_ring(canvas, place, plan.cell, ready, plan.facing, risky, fires)
    _draw_push(canvas, place, desk)
    draw_ghost(canvas, place, reach.piece, plan.cell, plan.facing)
    if desk.held is not None:
        share = min(1.0, desk.held / HOLD_MS)
        canvas.circle(place.middle(plan.cell), place.size * (0.2 + 0.5 * share), "gold", 4)
    if plain:
        cost = reach.poses[plan.cell, plan.facing]
        words = "↓1" if cost.reverse else f"{cost.steps}/{reach.kind.speed}"
        marks.draw_chip(canvas, _beside(place, desk, plan.cell), place.size, words, "mark")
        _draw_verdicts(canvas, place, desk, plan.cell)


def struck(desk: Desk, cell: Cell) -> Side | None:
    """Return the side that a shot from the plan's pose would strike there."""
    match desk.verdicts().get(cell):
        case Destroys(side) | ArmourHolds(side):
            return side
        case _:
            return None


def _draw_push(canvas: Canvas, place: BoardPlace, desk: Desk) -> None:
    """Draw the wreck that the plan pushes on where it will lie, framed as the point of the push."""
    to = desk.pushed()
    if to is None:
        return
    square = place.square(to).inset(1)
    canvas.piece("piece.wreck", *place.middle(to), place.size, 0, GHOST)
    canvas.frame(square, "night", max(3.0, place.size * 0.1))
    canvas.frame(square.inset(1), "mark", max(2.0, place.size * 0.05))


def _draw_fire(canvas: Canvas, place: BoardPlace, desk: Desk, start: Cell) -> None:
    """Draw the lines of fire of the plan, the aimed one thickest."""
    for cell, verdict in desk.verdicts().items():
        match verdict:
            case Destroys():
                aimed = cell == desk.plan.target
                ink = "danger" if aimed else "gold"
                marks.draw_shot(canvas, place, start, cell, ink, 0.09 if aimed else 0.04)
            case ArmourHolds():
                marks.draw_shot(canvas, place, start, cell, "quiet", 0.03)
            case _:
                pass


def _draw_other_fire(
    canvas: Canvas, place: BoardPlace, reach: Moves, cell: Cell, facing: Facing
) -> None:
    """Draw thin lines to what the other facings would shoot at, each from its arrowhead."""
    shot = reach.fires.get((cell, facing), ())
    others = {
        target
        for way in reach.facings(cell)
        for target in reach.fires.get((cell, way), ())
        if target not in shot
    }
    for target in sorted(others):
        marks.draw_thin_shot(canvas, place, cell, target)


def _draw_verdicts(canvas: Canvas, place: BoardPlace, desk: Desk, start: Cell) -> None:
    """Draw what a shot would do at each end of a line."""
    for cell, verdict in desk.verdicts().items():
        match verdict:
            case Destroys(_, armour, gun):
                aimed = cell == desk.plan.target
                marks.mark(canvas, place, "target", cell, 255 if aimed else 150)
                words, ink = f"{gun} > {armour}", "danger" if aimed else "gold"
            case ArmourHolds(_, armour, gun):
                marks.mark(canvas, place, "spared", cell)
                marks.draw_bounce(canvas, place, start, cell)
                words, ink = f"{gun} ≤ {armour}", "spared"
            case _:
                continue
        marks.draw_chip(canvas, _at(place, desk, start, cell), place.size, words, ink)


def _beside(place: BoardPlace, desk: Desk, cell: Cell) -> tuple[float, float]:
    """Return where the cost stands: clear of the ring, on the board, on no piece if it can be."""
    x, y = place.middle(cell)
    away = ((0.0, BELOW), (0.0, -BELOW), (BESIDE, 0.0), (-BESIDE, 0.0))
    return _free(place, desk, [(x + a * place.size, y + b * place.size) for a, b in away])


def _at(place: BoardPlace, desk: Desk, start: Cell, cell: Cell) -> tuple[float, float]:
    """Return where the figures of a shot stand: halfway, or over or under a near target."""
    (x1, y1), (x, y) = place.middle(start), place.middle(cell)
    if max(abs(start.x - cell.x), abs(start.y - cell.y)) >= LONG:
        return (x1 + x) / 2, (y1 + y) / 2
    over, under = (x, y - OVER * place.size), (x, y + OVER * place.size)
    # Away from the line of the shot.
    return _free(place, desk, [over, under] if y1 >= y else [under, over])


def _free(place: BoardPlace, desk: Desk, spots: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the first of these spots that lies on the board and on no piece."""
    board = place.box.inset(place.size * 0.3)
    inside = [spot for spot in spots if board.holds(*spot)] or spots
    free = (spot for spot in inside if desk.table.piece_on(place.cell(*spot)) is None)
    return next(free, inside[0])


def _risky(desk: Desk, reach: Moves) -> frozenset[Facing]:
    if which_marks(desk) is not WhichMarks.DANGER:
        return frozenset()
    threats = desk.threats(reach.piece)
    return frozenset(threat.facing for threat in threats if threat.cell == desk.plan.cell)
