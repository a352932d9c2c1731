"""The card beside the board: the plan in words, a piece, a move that is shown, or whose turn."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.letters.notation import SIDES
from game.scenes.tank_chess.analysis.hint import hint_words
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import (
    ground_told,
    hit_words,
    lower,
    named,
    side_name,
    turn_words,
)
from game.scenes.tank_chess.remaining_forces import HIGH, draw_forces, forces
from game.scenes.tank_chess.result_and_options import draw_verdict
from game.scenes.tank_chess.sentences import written
from game.scenes.tank_chess.turn.which_marks import WhichMarks, which_marks
from game.session.match.tree_of_moves import Node
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.canvas.paragraph import GAP, Line, draw_lines, tall
from game.view.tank_chess.pieces import drawn_size

from .large_card import draw_specimen, pointed_piece
from .legend import draw_legend, legend, legend_height
from .piece_card import draw_piece
from .plan_card import BUTTONS, buttons_high, draw_plan
from .player_plates import counted
from .stage_card import draw_stage, on_stage, stage_tall
from .why_words import reason_at

APART, CLEAR = 16.0, 8.0
BACK = 96.0
"""So high are the buttons of a look back, with what is said over them."""


def draw_card(
    canvas: Canvas, box: Box, desk: Desk, piece: Box | None = None, told: bool = False
) -> None:
    """Draw what is most worth knowing now; at the foot what the marks on the board mean.

    Where there is room for it the piece has a place of its own, left of all else; the last move
    may be `told` somewhere else.
    """
    if desk.table.end is not None and desk.live.playback.idle:
        draw_verdict(canvas, box.above(buttons_high(desk), 8) if desk.ended else box, desk)
        return
    if piece is not None:
        box = box.beside(piece.width, APART)
        draw_specimen(canvas, piece.above(_foot(desk)), desk)
    entries = legend(desk)
    high = legend_height(canvas, box.width, entries)
    foot = BUTTONS if desk.plan.down or desk.looks_at is not None else 0
    draw_legend(canvas, box.above(foot).foot(high), entries)
    _draw_told(canvas, box.above(high), desk, piece is None, told)


def _foot(desk: Desk) -> float:
    """Return how high that is what stands below the whole width of the card."""
    if desk.looks_at is not None:
        return BACK
    return buttons_high(desk) + 8 if desk.plan.down or desk.lingers else 0


def _draw_told(canvas: Canvas, box: Box, desk: Desk, alone: bool, told: bool) -> None:
    """Draw the plan, or whose turn it is; `alone` the card tells of the piece that is shown."""
    reach = desk.reach
    if reach is not None and (desk.plan.posed or desk.plan.exit is not None):
        draw_plan(canvas, box, desk, reach)
        return
    piece = pointed_piece(desk)
    if piece is None or not alone:
        _draw_state(canvas, box, desk, alone, told)
        return
    if head := thinking_line(desk):
        draw_lines(canvas, box, (head,))
        box = box.below(tall(canvas, box, head.words, head.style) + 8)
    draw_piece(canvas, box, desk, piece)


def _draw_state(canvas: Canvas, box: Box, desk: Desk, alone: bool, told: bool) -> None:
    """Draw whose turn it is, and below it what both sides have, where there is room for it."""
    lines, table = state_lines(desk, alone, told), counted(desk)
    if desk.looks_at is not None:
        draw_lines(canvas, box, lines)
        return
    high = sum(tall(canvas, box, line.words, line.style) + GAP for line in lines)
    room = box.above(CLEAR if legend(desk) else 0)
    acts = on_stage(desk)
    high = stage_tall(canvas, box, desk, lines) if acts is not None else high
    if high + HIGH + APART <= room.height and all(force.points for force in forces(table)):
        draw_forces(canvas, room, table, drawn_size(desk.place))
        room = room.above(HIGH, APART)
    if acts is None:
        draw_lines(canvas, box, lines)
    else:
        draw_stage(canvas, room, desk, acts, lines)


def thinking_line(desk: Desk) -> Line | None:
    """Say who is thinking, above whatever is pointed at meanwhile."""
    if desk.live.thinking is None:
        return None
    return Line(_turn(desk), STRONG, "words")


def state_lines(desk: Desk, alone: bool = True, told: bool = False) -> tuple[Line, ...]:
    """Say whose turn it is, what was announced, and what one can do; what the ground does and
    what the last move was only where nothing else tells it."""
    words, table, idle = desk.kit.words, desk.table, desk.live.playback.idle
    if not idle and desk.looks_at is None:
        return _shown(desk)
    lines = [Line(_turn(desk), STRONG, "words"), *_hint(desk)]
    called = [
        words(key)
        for key, said in (("chess.check", table.check), ("chess.escape", table.escape))
        if said
    ]
    if called:
        lines.append(Line("  ".join(called), STRONG, "danger"))
    if by := ", ".join(named(words, table, each.enemy.number) for each in desk.checkers()):
        lines.append(Line(words("chess.check_by", names=by), SMALL, "danger"))
    if desk.danger and not desk.attacks():
        lines.append(Line(words("chess.legend.safe"), SMALL, "quiet"))
    if which_marks(desk) is WhichMarks.LAST and (last := last_words(desk)):
        lines += [*([] if told else [Line(last, SMALL, "words")]), *_hits(desk, desk.node)]
    if desk.mover is not None and not desk.show:
        hint = words("chess.choose" if desk.reach is None else "chess.choose_cell")
        cell = desk.hover
        why = reason_at(desk, cell) if cell is not None else None
        ground = ground_told(words, table, cell) if alone and cell and table.on(cell) else ()
        lines.append(why or Line(": ".join(ground) or hint, SMALL, "quiet"))
    return tuple(lines)


def _hint(desk: Desk) -> tuple[Line, ...]:
    """Say the hint that was asked for, or that it is being thought of."""
    words, hint, line = desk.kit.words, desk.hint, desk.hinted
    if line is not None:
        return (Line(hint_words(words, desk.table, line, hint.said), STRONG, "accent"),)
    return (Line(words("chess.study.asking"), SMALL, "quiet"),) if hint.busy else ()


def last_words(desk: Desk) -> str:
    """Return the move that led here in words, "" before the first one."""
    words, turn = desk.kit.words, desk.node.action
    if not isinstance(turn, TakeTurn):
        return ""
    move = turn_words(words, desk.before(desk.node), turn)
    return words("chess.last", side=side_name(words, turn.seat), move=lower(move))


def _hits(desk: Desk, node: Node) -> Iterator[Line]:
    """Say whom a move destroyed."""
    for said in hit_words(desk.kit.words, desk.before(node), node.told):
        yield Line(said, SMALL, "danger")


def _turn(desk: Desk) -> str:
    words, turn = desk.kit.words, desk.table.turn
    if desk.live.thinking is not None:
        return words("chess.thinking", name=desk.names[desk.live.thinking])
    if desk.looks_at is None and (afar := desk.sitting.waits_afar):
        return words("phone.waits", names=afar)
    name, side = desk.names[turn], side_name(words, turn)
    if name == side:
        return words(f"chess.to_move.{SIDES[turn]}")
    return words("chess.to_move", name=f"{name} ({side})")


def _shown(desk: Desk) -> tuple[Line, ...]:
    """Say that there is a move to be watched, which one it is, and whom it destroys."""
    words, node = desk.kit.words, desk.tree.nodes[desk.tree.end]
    before = desk.before(node)
    match node.action:
        case TakeTurn() as turn:
            watch = Line(words(f"chess.watch.{SIDES[turn.seat]}"), STRONG, "words")
            move = Line(turn_words(words, before, turn), SMALL, "words")
            return (watch, move, *_hits(desk, node))
        case LeaveBoard() as turn:
            said = turn_words(words, before, turn)
        case None:
            said = _turn(desk)
        case talk:
            said = written(words, before, talk, node.table, desk.names)
    return (Line(said, STRONG, "words"),)
