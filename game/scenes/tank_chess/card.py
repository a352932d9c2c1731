"""The card beside the board: the plan in words, a piece, a move that is shown, or whose turn."""

from __future__ import annotations

from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.events import ShotFired
from game.rules.tank_chess.notation import SIDES, cell_name
from game.rules.tank_chess.state import Piece, Table
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.paragraph import Line, draw_lines, tall
from game.view.style import SMALL, STRONG

from .card_piece import draw_piece
from .card_plan import draw_plan
from .desk import Desk
from .hinting import hint_words
from .naming import armour_name, kind_name, move_words, named, side_name
from .sentences import end_words
from .why import reason_at


def draw_card(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Draw what is most worth knowing now."""
    reach = desk.reach
    if reach is not None and (desk.plan.posed or desk.plan.exit is not None):
        draw_plan(canvas, box, desk, reach)
        return
    piece = _piece_to_show(desk)
    if piece is None:
        draw_lines(canvas, box, state_lines(desk))
        return
    if head := thinking_line(desk):
        draw_lines(canvas, box, (head,))
        box = box.below(tall(canvas, box, head.words, head.style) + 8)
    draw_piece(canvas, box, desk, piece)


def thinking_line(desk: Desk) -> Line | None:
    """Say who is thinking, above whatever is pointed at meanwhile."""
    if desk.live.thinking is None:
        return None
    return Line(_turn(desk), STRONG, "words")


def _piece_to_show(desk: Desk) -> Piece | None:
    """Return the piece under the pointer, or else the chosen one."""
    table, reach = desk.table, desk.reach
    under = table.piece_on(desk.hover) if desk.hover is not None else None
    return under or (reach.piece if reach is not None else None)


def state_lines(desk: Desk) -> tuple[Line, ...]:
    """Say whose turn it is, what was announced, and what one can do."""
    words, table, idle = desk.kit.words, desk.table, desk.live.playback.idle
    if table.end is not None and idle:
        return (Line(end_words(words, table.end, desk.names), STRONG, "accent"),)
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
    if desk.danger:
        attacked = ("chess.legend.victims", "chess.legend.attacks")
        keys = attacked if desk.attacks() else ("chess.legend.safe",)
        lines += [Line(words(key), SMALL, "quiet") for key in keys]
    if desk.show:
        legend = ("chess.legend.zones", "chess.legend.bars")
        return (*lines, *(Line(words(key), SMALL, "quiet") for key in legend))
    if desk.mover is not None:
        hint = words("chess.choose" if desk.reach is None else "chess.choose_cell")
        why = reason_at(desk, desk.hover) if desk.hover is not None else None
        lines.append(why or Line(hint, SMALL, "quiet"))
    return tuple(lines)


def _hint(desk: Desk) -> tuple[Line, ...]:
    """Say the hint that was asked for, or that it is being thought of."""
    words, hint, line = desk.kit.words, desk.hint, desk.hinted
    if line is not None:
        return (Line(hint_words(words, desk.table, line, hint.said), STRONG, "accent"),)
    return (Line(words("chess.study.asking"), SMALL, "quiet"),) if hint.busy else ()


def _turn(desk: Desk) -> str:
    words, turn = desk.kit.words, desk.table.turn
    if desk.live.thinking is not None:
        return words("chess.thinking", name=desk.names[desk.live.thinking])
    name, side = desk.names[turn], side_name(words, turn)
    if name == side:
        return words(f"chess.to_move.{SIDES[turn]}")
    return words("chess.to_move", name=f"{name} ({side})")


def _shown(desk: Desk) -> tuple[Line, ...]:
    """Say the move that is being shown, and whom it destroys."""
    words, node = desk.kit.words, desk.tree.nodes[desk.tree.end]
    before = desk.tree.nodes[node.parent].table
    match node.action:
        case TakeTurn(start=start, to=to, facing=facing):
            head = Line(move_words(words, before, start, to, facing), STRONG, "words")
        case LeaveBoard():
            return (Line(words("chess.plan.leave"), STRONG, "words"),)
        case _:
            return (Line(_turn(desk), STRONG, "words"),)
    shots = (told.event for told in node.told if isinstance(told.event, ShotFired))
    return (head, *(Line(_hit(desk, before, shot), SMALL, "danger") for shot in shots))


def _hit(desk: Desk, before: Table, shot: ShotFired) -> str:
    words = desk.kit.words
    foe = before.piece_on(shot.lands)
    kind = kind_name(words, foe.kind) if foe is not None else ""
    return words(
        "chess.plan.kills",
        kind=kind,
        cell=cell_name(shot.lands, before.height),
        gun=shot.gun,
        side=armour_name(words, shot.side),
        armour=shot.armour,
    )
