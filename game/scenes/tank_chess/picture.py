"""The board of a table as its players see it: pieces, plan, dangers, marks and the last move."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.grid import Cell, Facing
from game.rules.tank_chess.actions import TakeTurn
from game.rules.tank_chess.events import (
    CommanderLeft,
    ShotFired,
    TankBackedUp,
    TankDrove,
)
from game.rules.tank_chess.reasons import ArmourHolds, Destroys
from game.rules.tank_chess.state import Piece, Table
from game.view.canvas import Canvas
from game.view.tank_chess import marks
from game.view.tank_chess.board import FLAT, RIM, shaken
from game.view.tank_chess.effects import draw_effects
from game.view.tank_chess.ground import draw_ground, land_of
from game.view.tank_chess.pieces import draw_armour, draw_ghost, draw_pieces, picture_of
from game.view.tank_chess.place import Place
from game.view.tank_chess.ring import draw_ring

from .desk import HOLD_MS, Desk
from .lines import ROOT, Node
from .reaching import Reach

_OWN = (60, 130, 190)
_FOE = (196, 60, 44)


def draw(canvas: Canvas, desk: Desk) -> None:
    """Draw the board with everything on it."""
    now = desk.kit.settings.now
    playback, back = desk.live.playback, desk.looks_at is not None
    calm = now.less_motion
    shake = 0 if calm or back else playback.shake()
    place, table = shaken(desk.place, shake, desk.ms), desk.table
    rim = RIM if now.coordinates else 8
    draw_ground(canvas, place, land_of(table, place.quarters, now.coordinates, rim))
    burning = () if back else playback.effects()
    draw_effects(canvas, place, [each for each in burning if each[0].kind in FLAT], calm)
    _draw_below(canvas, place, desk)
    poses = {} if back else playback.poses()
    draw_pieces(canvas, place, table, poses, _faded(desk))
    draw_effects(canvas, place, [each for each in burning if each[0].kind not in FLAT], calm)
    _draw_above(canvas, place, desk)


def last_move(node: Node) -> tuple[tuple[tuple[float, float], ...], tuple[Cell, Cell] | None]:
    """Return the way of the move that led here, and its shot."""
    spots: list[tuple[float, float]] = []
    shot: tuple[Cell, Cell] | None = None
    if isinstance(node.action, TakeTurn):
        spots.append((node.action.start.x, node.action.start.y))
    for told in node.told:
        match told.event:
            case TankDrove(to=to) | TankBackedUp(to=to):
                spots.append((to.x, to.y))
            case CommanderLeft(start=start, facing=facing):
                out = start.step(facing)
                spots += [(start.x, start.y), (out.x, out.y)]
            case ShotFired(start=start, lands=lands):
                shot = (start, lands)
            case _:
                pass
    return tuple(spots), shot


def _faded(desk: Desk) -> frozenset[int]:
    reach, plan = desk.reach, desk.plan
    if reach is None or not (plan.posed or plan.exit is not None):
        return frozenset()
    return frozenset({reach.piece.number})


def _draw_below(canvas: Canvas, place: Place, desk: Desk) -> None:
    """Draw what lies under the pieces."""
    reach = desk.reach
    if reach is None and (desk.looks_at is not None or desk.live.playback.idle):
        number = desk.tree.end if desk.looks_at is None else desk.looks_at
        if number != ROOT:
            marks.draw_last(canvas, place, *last_move(desk.tree.nodes[number]))
    if desk.show and desk.live.playback.idle:
        _draw_zones(canvas, place, desk)
    if reach is not None:
        _draw_reach(canvas, place, desk, reach)
    if desk.live.playback.idle:
        _draw_calls(canvas, place, desk.table)


def _draw_zones(canvas: Canvas, place: Place, desk: Desk) -> None:
    """Draw the reach of the piece under the pointer, or else of both armies."""
    table = desk.table
    under = table.piece_on(desk.hover) if desk.hover is not None else None
    for seat, ink in ((table.turn, _OWN), (1 - table.turn, _FOE)):
        found = desk.reaches(seat)
        if under is not None:
            found = {cell: reach for cell, reach in found.items() if cell == under.cell}
        cells = {cell for reach in found.values() for cell in reach.cells}
        marks.draw_zone(canvas, place, cells, ink)


def _draw_reach(canvas: Canvas, place: Place, desk: Desk, reach: Reach) -> None:
    facings: dict[Cell, int] = {}
    for cell, _ in reach.poses:
        facings[cell] = facings.get(cell, 0) + 1
    risk = _risk(desk, reach, facings) if desk.danger else {}
    marks.draw_reach(canvas, place, facings, risk)
    for cell, facing in reach.exits.items():
        angle = place.angle(facing.eighth * 45)
        size = max(28.0, place.size * 0.8)
        canvas.piece("overlay.escape", *_beyond(place, cell), size, angle)
    for cell in reach.prey:
        canvas.circle(place.middle(cell), place.size * 0.5, "danger", place.size * 0.07)
    marks.mark(canvas, place, "chosen", reach.piece.cell)
    plan = desk.plan
    reverse = False
    if plan.cell is not None and plan.facing is not None:
        reverse = reach.poses[plan.cell, plan.facing].reverse
    marks.draw_way(canvas, place, desk.way(), reverse)


def _risk(desk: Desk, reach: Reach, facings: Mapping[Cell, int]) -> dict[Cell, float]:
    """Return for each cell in which share of its facings the piece could be destroyed."""
    bad: dict[Cell, int] = {}
    for threat in desk.threats(reach.piece):
        bad[threat.cell] = bad.get(threat.cell, 0) + 1
    return {cell: count / facings[cell] for cell, count in bad.items() if cell in facings}


def _draw_calls(canvas: Canvas, place: Place, table: Table) -> None:
    """Mark the commander in check, and the one that could leave."""
    for piece in table.pieces:
        if not table.kind(piece).commander:
            continue
        if table.check and piece.seat == table.turn:
            canvas.circle(place.middle(piece.cell), place.size * 0.6, (222, 60, 44, 120))
        if table.escape and piece.seat != table.turn:
            canvas.circle(place.middle(piece.cell), place.size * 0.6, (245, 191, 53, 130))


def _draw_above(canvas: Canvas, place: Place, desk: Desk) -> None:
    """Draw what lies over the pieces."""
    reach, plan = desk.reach, desk.plan
    if desk.danger and desk.live.playback.idle:
        _draw_dangers(canvas, place, desk)
    if reach is not None and plan.cell is not None:
        if plan.facing is not None:
            _draw_pose(canvas, place, desk, reach)
        elif plan.exit is not None:
            spot, angle = _beyond(place, plan.cell), place.angle(plan.exit.eighth * 45)
            canvas.circle(spot, max(22.0, place.size * 0.55), "good", 4)
            canvas.piece(picture_of(reach.piece), *spot, max(30.0, place.size * 0.8), angle)
    _draw_hovered(canvas, place, desk)
    marks.draw_arrows(canvas, place, desk.arrows)
    if desk.by_keys and desk.hover is not None and desk.mover is not None and not plan.down:
        marks.mark(canvas, place, "chosen", desk.hover)


def _beyond(place: Place, cell: Cell) -> tuple[float, float]:
    """Return the spot of a way out: on the rim, where it is always seen."""
    x, y = place.middle(cell)
    rim = place.box.inset(-RIM * 0.6)
    return min(max(x, rim.x), rim.right), min(max(y, rim.y), rim.bottom)


def _draw_pose(canvas: Canvas, place: Place, desk: Desk, reach: Reach) -> None:
    """Draw the ghost with its ring, and what it would shoot at."""
    plan = desk.plan
    assert plan.cell is not None
    assert plan.facing is not None
    draw_ring(canvas, place, plan.cell, reach.facings(plan.cell), plan.facing, _risky(desk, reach))
    draw_ghost(canvas, place, reach.piece, plan.cell, plan.facing)
    if desk.held is not None:
        share = min(1.0, desk.held / HOLD_MS)
        canvas.circle(place.middle(plan.cell), place.size * (0.2 + 0.5 * share), "accent", 4)
    cost = reach.poses[plan.cell, plan.facing]
    words = "↓1" if cost.reverse else f"{cost.steps}/{reach.kind.speed}"
    marks.draw_chip(canvas, place, plan.cell, words, "hint", _aside(place, plan.cell))
    for cell, verdict in desk.verdicts().items():
        match verdict:
            case Destroys(_, armour, gun):
                aimed = cell == plan.target
                ink = "danger" if aimed else "accent"
                marks.draw_shot(canvas, place, plan.cell, cell, ink, 0.09 if aimed else 0.04)
                marks.mark(canvas, place, "target", cell, 255 if aimed else 150)
                marks.draw_chip(canvas, place, cell, f"{gun} > {armour}", ink, 1.08)
            case ArmourHolds(_, armour, gun):
                marks.draw_shot(canvas, place, plan.cell, cell, "quiet", 0.03)
                marks.mark(canvas, place, "spared", cell)
                marks.draw_bounce(canvas, place, plan.cell, cell)
                marks.draw_chip(canvas, place, cell, f"{gun} ≤ {armour}", "good", 1.08)
            case _:
                pass


def _aside(place: Place, cell: Cell) -> float:
    """Return how far below its cell the cost stands, clear of the ring and on the board."""
    return 1.35 if place.middle(cell)[1] + 1.8 * place.size < place.box.bottom else -1.35


def _risky(desk: Desk, reach: Reach) -> frozenset[Facing]:
    if not desk.danger:
        return frozenset()
    threats = desk.threats(reach.piece)
    return frozenset(threat.facing for threat in threats if threat.cell == desk.plan.cell)


def _draw_dangers(canvas: Canvas, place: Place, desk: Desk) -> None:
    """Draw who could destroy what: the planned pose, or the own pieces where they stand."""
    table = desk.table
    numbers = {piece.number: piece for piece in table.pieces}
    if desk.reach is not None and desk.plan.posed:
        assert desk.plan.cell is not None
        for danger in desk.aimed_at():
            _draw_threat(canvas, place, numbers[danger.enemy], desk.plan.cell)
            for flies in {shot.flies for shot in danger.shots}:
                start = desk.plan.cell.step(flies.opposite)
                marks.draw_shot(canvas, place, start, desk.plan.cell, "danger", 0.1)
        return
    if desk.reach is None:
        for cell, found in desk.hanging(table.turn).items():
            marks.mark(canvas, place, "danger", cell, 200)
            for danger in found:
                _draw_threat(canvas, place, numbers[danger.enemy], cell)


def _draw_threat(canvas: Canvas, place: Place, enemy: Piece, cell: Cell) -> None:
    way = ((enemy.cell.x, enemy.cell.y), (cell.x, cell.y))
    marks.dotted(canvas, place, way, "danger", 0.035)


def _draw_hovered(canvas: Canvas, place: Place, desk: Desk) -> None:
    """Draw the armour of the piece under the pointer, and of the one that is aimed at."""
    table, plan = desk.table, desk.plan
    if desk.looks_at is None and not desk.live.playback.idle:
        return
    cells = {desk.hover, plan.target} - {None, plan.start}
    if desk.show:
        cells |= {piece.cell for piece in table.pieces}
    for cell in cells:
        piece = table.piece_on(cell) if cell is not None else None
        if piece is not None:
            ink = "hint" if piece.seat == table.turn else "danger"
            draw_armour(canvas, place, table.kind(piece), piece.cell, piece.facing, ink)
