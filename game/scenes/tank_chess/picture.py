"""The board of a table as its players see it: pieces, plan, dangers, marks and the last move."""

from __future__ import annotations

from game.core.grid import Cell, Facing
from game.rules.tank_chess.attacks import Attack
from game.rules.tank_chess.moves import Moves
from game.rules.tank_chess.reasons import ArmourHolds, Destroys
from game.rules.tank_chess.state import Piece, Side
from game.view.canvas import Canvas
from game.view.place import Place
from game.view.tank_chess import marks
from game.view.tank_chess.arrows import draw_arrows
from game.view.tank_chess.board import RIM, shaken
from game.view.tank_chess.effects import EFFECTS
from game.view.tank_chess.exits import draw_exit, draw_leaving
from game.view.tank_chess.ground import land_of
from game.view.tank_chess.pieces import (
    FADED,
    draw_armour,
    draw_ghost,
    draw_moving,
    picture_of,
    put_pieces,
)
from game.view.tank_chess.reach_marks import draw_turns
from game.view.tank_chess.ring import draw_ring
from game.view.tank_chess.still import draw_still, draw_water, has_water, still_of, water_frame
from game.view.tank_chess.underlay import paint

from .desk import HOLD_MS, Desk
from .underlay import underlay


def draw(canvas: Canvas, desk: Desk) -> None:
    """Draw the board with everything on it."""
    now = desk.kit.settings.now
    playback, back = desk.live.playback, desk.looks_at is not None
    calm = now.less_motion
    shake = 0 if calm or back else playback.shake()
    place, table = shaken(desk.place, shake, desk.ms, canvas.scale), desk.table
    poses, burning = ({}, ()) if back else (playback.poses(), playback.effects())
    chosen = desk.reach.piece if desk.reach is not None else None
    land = land_of(table, place.quarters, now.coordinates, RIM if now.coordinates else 8)
    below = underlay(desk)
    still = still_of(table, land, poses, chosen.number if chosen else None, below)
    draw_still(canvas, place, still, lambda paper, inner: paint(paper, inner, below))
    if flows(desk):
        draw_water(canvas, place, still, water_frame(desk.ms), below.cells)
    EFFECTS.draw_below(canvas, place, burning, calm)
    if chosen is not None:
        _draw_chosen(canvas, place, desk, chosen)
    draw_moving(canvas, place, table, poses)
    EFFECTS.draw_above(canvas, place, burning, calm)
    _draw_above(canvas, place, desk)


def rests(desk: Desk) -> bool:
    """Whether all is shown, and the match at this place not over."""
    return desk.live.playback.idle and desk.table.end is None


def attacks_shown(desk: Desk) -> tuple[Attack, ...]:
    """Return who could destroy what: the commander after the plan or now, and where dangers are
    asked for the planned pose, or the own pieces where they stand."""
    if not rests(desk):
        return ()
    if desk.danger:
        return (*desk.exposing(), *desk.attacks())
    return desk.checkers() if desk.reach is None else desk.exposing()


def flows(desk: Desk) -> bool:
    """Whether there is water on the board that moves."""
    return not desk.kit.settings.now.less_motion and has_water(desk.table)


def _draw_chosen(canvas: Canvas, place: Place, desk: Desk, piece: Piece) -> None:
    """Draw the chosen piece, faded where it is thought of elsewhere, and the way there."""
    plan, reach = desk.plan, desk.reach
    for cell, facing in reach.exits.items() if reach is not None else ():
        draw_exit(canvas, place, cell, facing)
    away = plan.posed or plan.exit is not None
    put_pieces(canvas, place, (piece,), FADED if away else 255)
    if reach is not None and not away:
        turns = frozenset(reach.facings(piece.cell))
        fires = frozenset(f for f in turns if (piece.cell, f) in reach.fires)
        draw_turns(canvas, place, piece.cell, turns, fires)
    reverse = False
    if reach is not None and plan.cell is not None and plan.facing is not None:
        reverse = reach.poses[plan.cell, plan.facing].reverse
    marks.draw_way(canvas, place, desk.way(), reverse)


def _draw_above(canvas: Canvas, place: Place, desk: Desk) -> None:
    """Draw what lies over the pieces."""
    reach, plan = desk.reach, desk.plan
    if desk.danger and reach is None and rests(desk):
        for cell in desk.hanging(desk.table.turn):
            marks.mark(canvas, place, "danger", cell, 200)
    _draw_attacks(canvas, place, attacks_shown(desk))
    if reach is not None and not plan.posed:
        for cell in reach.prey:
            marks.mark(canvas, place, "target", cell)
    if reach is not None and plan.cell is not None:
        if plan.facing is not None:
            _draw_pose(canvas, place, desk, reach)
        elif plan.exit is not None:
            draw_leaving(canvas, place, plan.cell, plan.exit, picture_of(reach.piece))
    _draw_hovered(canvas, place, desk)
    draw_arrows(canvas, place, desk.arrows)
    pointed = desk.refused or (desk.hover if not plan.posed else None)
    if pointed is not None and desk.why_not(pointed) is not None:
        # The sentence beside the board has the same colour.
        square, line = place.square(pointed).inset(1), max(2.0, place.size * 0.05)
        canvas.frame(square, "night", 3 * line)
        canvas.frame(square.inset(line), "danger" if desk.refused else "gold", line)
    if desk.by_keys and desk.hover is not None and desk.mover is not None and not plan.down:
        marks.mark(canvas, place, "chosen", desk.hover)


def _draw_pose(canvas: Canvas, place: Place, desk: Desk, reach: Moves) -> None:
    """Draw the ghost with its ring, and what it would shoot at."""
    plan = desk.plan
    assert plan.cell is not None
    assert plan.facing is not None
    _draw_fire(canvas, place, desk, plan.cell)
    # Over the lines of fire, so that the facing which is chosen is always seen.
    draw_ring(canvas, place, plan.cell, reach.facings(plan.cell), plan.facing, _risky(desk, reach))
    draw_ghost(canvas, place, reach.piece, plan.cell, plan.facing)
    if desk.held is not None:
        share = min(1.0, desk.held / HOLD_MS)
        canvas.circle(place.middle(plan.cell), place.size * (0.2 + 0.5 * share), "gold", 4)
    cost = reach.poses[plan.cell, plan.facing]
    words = "↓1" if cost.reverse else f"{cost.steps}/{reach.kind.speed}"
    marks.draw_chip(canvas, place, plan.cell, words, "mark", _aside(place, plan.cell))
    _draw_verdicts(canvas, place, desk, plan.cell)


def _draw_fire(canvas: Canvas, place: Place, desk: Desk, start: Cell) -> None:
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


def _draw_verdicts(canvas: Canvas, place: Place, desk: Desk, start: Cell) -> None:
    """Draw what a shot would do at each end of a line."""
    for cell, verdict in desk.verdicts().items():
        match verdict:
            case Destroys(_, armour, gun):
                aimed = cell == desk.plan.target
                marks.mark(canvas, place, "target", cell, 255 if aimed else 150)
                ink = "danger" if aimed else "gold"
                marks.draw_chip(canvas, place, cell, f"{gun} > {armour}", ink, 0.0, start)
            case ArmourHolds(_, armour, gun):
                marks.mark(canvas, place, "spared", cell)
                marks.draw_bounce(canvas, place, start, cell)
                marks.draw_chip(canvas, place, cell, f"{gun} ≤ {armour}", "good", 0.0, start)
            case _:
                pass


def _aside(place: Place, cell: Cell) -> float:
    """Return how far below its cell the cost stands, clear of the ring and on the board."""
    return 1.35 if place.middle(cell)[1] + 1.8 * place.size < place.box.bottom else -1.35


def _risky(desk: Desk, reach: Moves) -> frozenset[Facing]:
    if not desk.danger:
        return frozenset()
    threats = desk.threats(reach.piece)
    return frozenset(threat.facing for threat in threats if threat.cell == desk.plan.cell)


def _draw_attacks(canvas: Canvas, place: Place, found: tuple[Attack, ...]) -> None:
    for attack in found:
        spots = tuple((cell.x, cell.y) for cell, _ in attack.way)
        marks.dotted(canvas, place, spots, "danger", 0.045)
        marks.draw_shot(canvas, place, attack.fires_from, attack.target, "danger", 0.05)
        canvas.circle(place.middle(attack.enemy.cell), place.size * 0.5, "danger", 3)


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
            ink = "mark" if piece.seat == table.turn else "quiet"
            struck = _struck(desk, piece.cell)
            draw_armour(canvas, place, table.kind(piece), piece.cell, piece.facing, ink, struck)


def _struck(desk: Desk, cell: Cell) -> Side | None:
    """Return the side that a shot from the plan's pose would strike there."""
    match desk.verdicts().get(cell):
        case Destroys(side) | ArmourHolds(side):
            return side
        case _:
            return None
