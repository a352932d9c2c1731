"""The card beside the board: the plan in words, or a piece with its row of the table."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tank_chess.board import Kind
from game.rules.tank_chess.notation import cell_name
from game.rules.tank_chess.reasons import ArmourHolds, Destroys
from game.rules.tank_chess.state import Piece
from game.scenes.kit import Words
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import SMALL, STRONG, Family, Style

from .desk import Desk
from .reaching import Reach
from .sentences import (
    armour_name,
    because,
    end_words,
    kind_name,
    lower,
    point_name,
    side_name,
)

FIGURE = Style(Family.DISPLAY, 28)
LINE = 28.0


def draw_card(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Draw what is most worth knowing now."""
    reach = desk.reach
    if reach is not None and (desk.plan.posed or desk.plan.exit is not None):
        _draw_plan(canvas, box, desk, reach)
        return
    piece = _piece_to_show(desk)
    if piece is not None:
        _draw_piece(canvas, box, desk, piece)
        return
    _draw_state(canvas, box, desk)


def _piece_to_show(desk: Desk) -> Piece | None:
    """Return the piece under the pointer, or else the chosen one."""
    table, reach = desk.table, desk.reach
    under = table.piece_on(desk.hover) if desk.hover is not None else None
    return under or (reach.piece if reach is not None else None)


def _draw_plan(canvas: Canvas, box: Box, desk: Desk, reach: Reach) -> None:
    words, plan = desk.kit.words, desk.plan
    canvas.write(_headline(desk, reach), box.top(LINE * 1.2), STRONG, "words")
    if plan.cell is None or plan.facing is None:
        return
    cost = reach.poses[plan.cell, plan.facing]
    _draw_steps(canvas, box.below(LINE * 1.3).top(LINE), words, cost.steps, reach, cost.reverse)
    rows = _verdicts(desk)
    lines = box.below(LINE * 2.5).stack(4, LINE)
    if not rows:
        canvas.write(words("chess.plan.no_target"), lines[0], SMALL, "quiet")
    for (text, ink), line in zip(rows[:3], lines, strict=False):
        canvas.write(text, line, SMALL, ink)
    if found := desk.aimed_at():
        names = ", ".join(_named(desk, danger.enemy) for danger in found)
        canvas.write(words("chess.plan.danger", names=names), lines[3], SMALL, "danger")


def _headline(desk: Desk, reach: Reach) -> str:
    words, plan, high = desk.kit.words, desk.plan, desk.table.height
    kind = kind_name(words, reach.piece.kind)
    if plan.exit is not None:
        return words("chess.plan.leave")
    assert plan.cell is not None
    assert plan.facing is not None
    point = point_name(words, plan.facing.eighth)
    cell = cell_name(plan.cell, high)
    if plan.cell == reach.piece.cell:
        return words("chess.plan.turn", kind=kind, cell=cell, point=point)
    start = cell_name(reach.piece.cell, high)
    return words("chess.plan.drive", kind=kind, start=start, cell=cell, point=point)


def _draw_steps(
    canvas: Canvas, box: Box, words: Words, steps: int, reach: Reach, reverse: bool
) -> None:
    if reverse:
        canvas.write(words("chess.plan.back"), box, SMALL, "accent")
        return
    text = words("chess.plan.steps", cost=steps, speed=reach.kind.speed)
    wide = canvas.measure(text, SMALL)[0]
    canvas.write(text, box, SMALL, "quiet", wrap=False)
    for step in range(reach.kind.speed):
        spot = (box.x + wide + 26 + step * 24, box.middle[1])
        canvas.circle(spot, 8, "hint" if step < steps else "line")


def _verdicts(desk: Desk) -> list[tuple[str, str]]:
    """Return a line for each enemy in the line of fire, the aimed one first."""
    words, table = desk.kit.words, desk.table
    rows: list[tuple[bool, str, str]] = []
    for cell, verdict in desk.verdicts().items():
        foe = table.piece_on(cell)
        if foe is None or not isinstance(verdict, Destroys | ArmourHolds):
            continue
        kills = isinstance(verdict, Destroys)
        text = words(
            "chess.plan.kills" if kills else "chess.plan.holds",
            kind=kind_name(words, foe.kind),
            cell=cell_name(cell, table.height),
            gun=verdict.gun,
            side=armour_name(words, verdict.side),
            armour=verdict.armour,
        )
        aimed = cell == desk.plan.target
        if kills and not aimed:
            text = f"{text} {words('chess.plan.hold_fire')}"
        rows.append((not aimed, text, "danger" if aimed else "accent" if kills else "good"))
    return [(text, ink) for _, text, ink in sorted(rows)]


def _named(desk: Desk, number: int) -> str:
    piece = desk.table.piece(number)
    kind = lower(kind_name(desk.kit.words, piece.kind))
    return f"{kind} {cell_name(piece.cell, desk.table.height)}"


def _draw_piece(canvas: Canvas, box: Box, desk: Desk, piece: Piece) -> None:
    words, table = desk.kit.words, desk.table
    kind = table.kind(piece)
    plate = Box(box.x, box.y, 96, 96)
    canvas.plate(plate, "paper", 10, f"side.{piece.seat}.dark", 3)
    canvas.piece(f"piece.{piece.kind}.{piece.seat}", *plate.middle, 72)
    head = box.beside(96, 16)
    title = f"{kind_name(words, piece.kind)} · {cell_name(piece.cell, table.height)}"
    canvas.write(title, head.top(32), STRONG, "words", wrap=False)
    _draw_figures(canvas, head.below(34).top(66), words, kind)
    notes = (*_legend(desk, piece), *_notes(words, kind))
    if (why := _why(desk, desk.hover or piece.cell)) is not None:
        notes = (why, *notes)
    for text, line in zip(notes, box.below(106).stack(4, LINE - 2), strict=False):
        canvas.write(text, line, SMALL, "accent" if text == why else "quiet")


def _draw_figures(canvas: Canvas, box: Box, words: Words, kind: Kind) -> None:
    armour = " / ".join(str(each) for each in kind.armour)
    rows = (
        (words("chess.card.speed"), str(kind.speed), 0.30),
        (words("chess.card.gun"), str(kind.gun), 0.25),
        (words("chess.card.armour"), armour, 0.45),
    )
    x = box.x
    for name, figure, share in rows:
        cell = Box(x, box.y, box.width * share - 8, box.height)
        canvas.write(figure, cell.top(36), FIGURE, "accent", wrap=False)
        canvas.write(name, cell.below(36), SMALL, "quiet", wrap=False)
        x += box.width * share


def _legend(desk: Desk, piece: Piece) -> tuple[str, ...]:
    """Return what the colours on the board mean for the chosen piece."""
    reach, words = desk.reach, desk.kit.words
    if reach is None or reach.piece != piece:
        return ()
    fires = (words("chess.legend.fire"),) if reach.targets else ()
    risks = (words("chess.legend.danger"),) if desk.danger else ()
    return (words("chess.legend.reach"), *fires, *risks)


def _notes(words: Words, kind: Kind) -> tuple[str, ...]:
    notes: list[str] = []
    if kind.lobbed:
        key = "chess.card.lobs"
        notes.append(words(key, nearest=kind.nearest, farthest=kind.farthest))
    elif not kind.fires:
        notes.append(words("chess.card.fires_none"))
    elif len(kind.fires) == 1:
        notes.append(words("chess.card.fires_ahead"))
    else:
        notes.append(words("chess.card.fires_three"))
    for has, key in (
        (kind.commander, "chess.card.commander"),
        (kind.swims, "chess.card.swims"),
        (kind.pushes, "chess.card.pushes"),
        (kind.house, "chess.card.house"),
    ):
        if has:
            notes.append(words(key))
    return tuple(notes)


def _why(desk: Desk, cell: Cell) -> str | None:
    reason = desk.why_not(cell)
    return None if reason is None else because(desk.kit.words, desk.table, reason)


def _draw_state(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Say whose turn it is, what was announced, and what one can do."""
    words, table = desk.kit.words, desk.table
    lines = box.stack(4, LINE + 4)
    if table.end is not None and desk.live.playback.idle:
        canvas.write(end_words(words, table.end, desk.names), box.top(90), STRONG, "accent")
        return
    thinks = desk.live.thinking
    name = desk.names[table.turn]
    side = side_name(words, table.turn)
    text = words("chess.to_move", name=f"{name} ({side})" if name != side else side)
    if thinks is not None:
        text = words("chess.thinking", name=desk.names[thinks])
    canvas.write(text, lines[0], STRONG, "words")
    called = [
        words(key)
        for key, said in (("chess.check", table.check), ("chess.escape", table.escape))
        if said
    ]
    if called and desk.live.playback.idle:
        canvas.write("  ".join(called), lines[1], STRONG, "danger")
    if desk.show:
        canvas.write(words("chess.legend.zones"), lines[2], SMALL, "quiet")
        canvas.write(words("chess.legend.bars"), lines[3], SMALL, "quiet")
        return
    if by := ", ".join(_named(desk, attack.enemy.number) for attack in desk.checkers()):
        canvas.write(words("chess.check_by", names=by), lines[3], SMALL, "danger")
    if desk.mover is None:
        return
    hint = words("chess.choose" if desk.reach is None else "chess.choose_cell")
    why = _why(desk, desk.hover) if desk.hover is not None and desk.reach is not None else None
    canvas.write(why or hint, lines[2], SMALL, "accent" if why else "quiet")
