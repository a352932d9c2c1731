"""The board of a table as its players see it: pieces, plan, dangers, marks and the last move, and
the words that stand over it for a moment: Check! and Escape!"""

from __future__ import annotations

from game.rules.tank_chess.fast_room.attacks import Attack
from game.rules.tank_chess.state import Piece
from game.scenes.tank_chess.analysis.best_on_board import best_turns
from game.scenes.tank_chess.at_stake import stake
from game.scenes.tank_chess.desk import Desk
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.board_shake import shaken
from game.view.tank_chess import marks
from game.view.tank_chess.arrows import draw_arrows
from game.view.tank_chess.best_turns import draw_best
from game.view.tank_chess.board import RIM
from game.view.tank_chess.drawn_effects import EFFECTS
from game.view.tank_chess.ground import land_of
from game.view.tank_chess.marks_below_pieces import paint
from game.view.tank_chess.pieces import (
    FADED,
    FOREBODED,
    draw_armour,
    draw_ghost,
    draw_moving,
    picture_of,
    put_pieces,
)
from game.view.tank_chess.reach_marks import FAINT
from game.view.tank_chess.still_board import (
    draw_still,
    draw_water,
    has_water,
    still_of,
    water_frame,
)
from game.view.tank_chess.ways_off_board import draw_exit, draw_leaving

from .pose_marks import draw_pose, struck
from .which_marks import WhichMarks, rests, underlay, which_marks

CALL = Style(Family.DISPLAY, 48)
SPOTS = (0.36, 0.62, 0.16, 0.84)
"""How far down the board a call may stand, the best first."""

_KINDS = {"check": ("chess.check", "danger"), "escape": ("chess.escape", "accent")}


def draw(canvas: Canvas, desk: Desk) -> None:
    """Draw the board with everything on it."""
    now = desk.kit.settings.now
    playback, back = desk.live.playback, desk.away
    calm = now.less_motion
    shake = 0 if calm or back else playback.shake()
    place, table = shaken(desk.place, shake, desk.ms, canvas.scale), desk.table
    playback.dusk = desk.quest is None and bool(stake(desk.kit.words, table, desk.names))
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


def attacks_shown(desk: Desk) -> tuple[Attack, ...]:
    """Return who could destroy what: the commander after the plan or now, and where dangers are
    asked for the planned pose, or the own pieces where they stand."""
    asked = which_marks(desk)
    if not rests(desk) or asked is WhichMarks.ZONES:
        return ()
    if asked is WhichMarks.DANGER:
        return (*desk.exposing(), *desk.attacks())
    return desk.checkers() if desk.reach is None else desk.exposing()


def flows(desk: Desk) -> bool:
    """Whether there is water on the board that moves."""
    return not desk.kit.settings.now.less_motion and has_water(desk.table)


def draw_call(canvas: Canvas, desk: Desk) -> None:
    """Draw the word of a call while its ring still runs."""
    if desk.away:
        return
    running = [effect.kind for effect, _ in desk.live.playback.effects()]
    for kind, (key, ink) in _KINDS.items():
        if kind not in running:
            continue
        words = desk.kit.words(key)
        wide, high = canvas.measure(words, CALL)
        box = _clear(desk, wide + 60, high + 12)
        canvas.shadow(box, 14, 12)
        canvas.plate(box, "night", 14, ink, 3)
        canvas.write(words, box, CALL, ink, "centre", wrap=False)


def _draw_chosen(canvas: Canvas, place: BoardPlace, desk: Desk, piece: Piece) -> None:
    """Draw the chosen piece, faded where it is thought of elsewhere, and the way there."""
    plan, reach = desk.plan, desk.reach
    for cell, facing in reach.exits.items() if reach is not None else ():
        draw_exit(canvas, place, cell, facing)
    put_pieces(canvas, place, (piece,), FADED if plan.posed or plan.exit is not None else 255)
    if which_marks(desk) in (WhichMarks.ZONES, WhichMarks.DANGER):
        return
    reverse = False
    if reach is not None and plan.cell is not None and plan.facing is not None:
        reverse = reach.poses[plan.cell, plan.facing].reverse
    marks.draw_way(canvas, place, desk.way(), reverse)


def _draw_above(canvas: Canvas, place: BoardPlace, desk: Desk) -> None:
    """Draw what lies over the pieces."""
    reach, plan = desk.reach, desk.plan
    _draw_attacks(canvas, place, attacks_shown(desk))
    if reach is not None and not plan.posed:
        seen = 255 if which_marks(desk) is WhichMarks.REACH else 255 * FAINT // 100
        for cell in reach.prey:
            marks.mark(canvas, place, "target", cell, seen)
    if reach is not None and plan.cell is not None:
        if plan.facing is not None:
            draw_pose(canvas, place, desk, reach)
        elif plan.exit is not None:
            draw_leaving(canvas, place, plan.cell, plan.exit, picture_of(reach.piece))
    _draw_hovered(canvas, place, desk)
    if (hinted := desk.hinted) is not None and not plan.down:
        marks.mark(canvas, place, "chosen", hinted.turn.start)
    draw_best(canvas, place, best_turns(desk))
    draw_arrows(canvas, place, desk.arrows)
    pointed = desk.refused or (desk.hover if not plan.posed else None)
    if pointed is not None and desk.why_not(pointed) is not None:
        # The sentence beside the board has the same colour.
        square, line = place.square(pointed).inset(1), max(2.0, place.size * 0.05)
        canvas.frame(square, "night", 3 * line)
        canvas.frame(square.inset(line), "danger" if desk.refused else "gold", line)
    if desk.by_keys and desk.hover is not None and desk.mover is not None and not plan.down:
        marks.mark(canvas, place, "chosen", desk.hover)


def _draw_attacks(canvas: Canvas, place: BoardPlace, found: tuple[Attack, ...]) -> None:
    for attack in found:
        spots = tuple((cell.x, cell.y) for cell, _ in attack.way)
        marks.dotted(canvas, place, spots, "danger", 0.045)
        if attack.fires_from != attack.enemy.cell:
            draw_ghost(canvas, place, attack.enemy, *attack.way[-1], FOREBODED)
        marks.draw_shot(canvas, place, attack.fires_from, attack.target, "danger", 0.05)
        canvas.circle(place.middle(attack.enemy.cell), place.size * 0.5, "danger", 3)


def _draw_hovered(canvas: Canvas, place: BoardPlace, desk: Desk) -> None:
    """Draw the armour of the piece under the pointer, and of the one that is aimed at."""
    table, plan = desk.table, desk.plan
    if not desk.away and not desk.live.playback.idle:
        return
    cells = {desk.hover, plan.target} - {None, plan.start}
    for cell in cells:
        piece = table.piece_on(cell) if cell is not None else None
        if piece is not None:
            ink = "mark" if piece.seat == table.turn else "quiet"
            side = struck(desk, piece.cell)
            draw_armour(canvas, place, table.kind(piece), piece.cell, piece.facing, ink, side)


def _clear(desk: Desk, wide: float, high: float) -> Box:
    """Return where the word covers as little as can be of what it speaks of, and of the pieces."""
    place = desk.place
    told = [
        cell
        for attack in desk.checkers()
        for cell in (attack.target, attack.fires_from, *(cell for cell, _ in attack.way))
    ]
    pieces = [piece.cell for piece in desk.table.pieces]
    boxes = [
        Box(place.box.middle[0] - wide / 2, y - high / 2, wide, high)
        for y in (place.y + place.box.height * share for share in SPOTS)
    ]

    def covered(box: Box) -> int:
        room = box.inset(-place.size / 2)
        under = (cell for cell in (*told, *pieces) if room.holds(*place.middle(cell)))
        return sum(10 if cell in told else 1 for cell in under)

    return min(boxes, key=covered)
