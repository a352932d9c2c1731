"""The card of a plan: the move in words, its cost, what it would hit, and who could hit back."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.tank_chess.fast_room.piece_moves import Moves
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.threats import Danger
from game.rules.tank_chess.why_not.reasons import ArmourHolds, Destroys, TooNear
from game.scenes.frame.kit import Words
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import kind_of, named, struck_words, turn_words
from game.scenes.tank_chess.turn.turn_plan import action_of
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.canvas.paragraph import Line, draw_lines, fitting, tall

from .why_words import reason_at

DOT = 8.0
BUTTONS = 52.0
"""How high the buttons below a plan that is put down are, the higher the larger the letters."""


def draw_plan(canvas: Canvas, box: Box, desk: Desk, reach: Moves) -> None:
    words, plan = desk.kit.words, desk.plan
    turn = action_of(plan, reach.piece.seat)
    assert turn is not None, "a pose or a way out is planned"
    said = turn_words(words, desk.table, turn)
    head = tall(canvas, box, said, STRONG)
    canvas.write(said, box.top(head), STRONG, "words")
    if plan.cell is None or plan.facing is None:
        return
    cost = reach.poses[plan.cell, plan.facing]
    line = tall(canvas, box, "0", SMALL)
    steps = box.below(head + 4).top(line)
    _draw_steps(canvas, steps, words, cost.steps, reach, cost.reverse)
    below = (box.above(buttons_high(desk) + 8) if plan.down else box).below(head + line + 10)
    draw_lines(canvas, below, fitting(canvas, below, plan_lines(desk)))


def buttons_high(desk: Desk) -> float:
    return BUTTONS * (0.5 + desk.kit.type.percent / 200)


def plan_lines(desk: Desk) -> tuple[Line, ...]:
    """Return what a shot from there does, who could shoot back, and how it is put down."""
    words = desk.kit.words
    refused = reason_at(desk, desk.refused) if desk.refused is not None else None
    nothing = Line(words("chess.plan.no_target"), SMALL, "quiet")
    hits = (_verdicts(desk) or _too_near(desk))[:3] or [nothing]
    how = [] if desk.plan.down or desk.by_keys else [Line(words("chess.plan.how"), SMALL, "quiet")]
    told = (*_bared(desk), *_aloud(desk), *_push(desk), *hits, *_risk(desk))
    return (*([refused] if refused else ()), *told, *how)


def _push(desk: Desk) -> Iterator[Line]:
    """Say where the wreck goes that the plan pushes."""
    if (to := desk.pushed()) is not None:
        cell = cell_name(to, desk.table.height)
        yield Line(desk.kit.words("chess.plan.pushes", cell=cell), SMALL, "words")


def _aloud(desk: Desk) -> Iterator[Line]:
    """Say what the plan would be said aloud for; a puzzle has that found out."""
    for word in () if desk.solves else desk.announced():
        yield Line(desk.kit.words(f"chess.plan.{word.value}"), SMALL, "accent")


def _bared(desk: Desk) -> Iterator[Line]:
    """Say who could destroy the own commander after the plan, and that it is asked twice."""
    if desk.exposed():
        yield _dangers(desk, "chess.plan.exposed", desk.exposed())
    if desk.warned == desk.plan:
        yield Line(desk.kit.words("chess.plan.sure"), SMALL, "danger")


def _risk(desk: Desk) -> Iterator[Line]:
    """Say who could destroy the piece itself; of a commander that has been said."""
    reach = desk.reach
    if reach is not None and not reach.kind.commander and desk.aimed_at():
        yield _dangers(desk, "chess.plan.danger", desk.aimed_at())


def _dangers(desk: Desk, key: str, found: tuple[Danger, ...]) -> Line:
    words = desk.kit.words
    names = ", ".join(named(words, desk.table, danger.enemy) for danger in found)
    return Line(words(key, names=names), SMALL, "danger")


def _draw_steps(
    canvas: Canvas, box: Box, words: Words, steps: int, reach: Moves, reverse: bool
) -> None:
    if reverse:
        canvas.write(words("chess.plan.back"), box, SMALL, "accent")
        return
    text = words("chess.plan.steps", cost=steps, speed=reach.kind.speed)
    wide = canvas.measure(text, SMALL)[0]
    canvas.write(text, box, SMALL, "quiet", wrap=False)
    for step in range(reach.kind.speed):
        spot = (box.x + wide + 26 + step * 3 * DOT, box.middle[1])
        canvas.circle(spot, DOT, "hint" if step < steps else "line")


def _verdicts(desk: Desk) -> list[Line]:
    """Return a line for each enemy in the line of fire, the aimed one first."""
    words, table = desk.kit.words, desk.table
    rows: list[tuple[bool, str, str]] = []
    for cell, verdict in desk.verdicts().items():
        if not isinstance(verdict, Destroys | ArmourHolds):
            continue
        text, kills = struck_words(words, table, cell, verdict), isinstance(verdict, Destroys)
        aimed = cell == desk.plan.target
        if kills and not aimed:
            text = f"{text} {words('chess.plan.hold_fire')}"
        rows.append((not aimed, text, "danger" if aimed else "accent" if kills else "good"))
    return [Line(text, SMALL, ink) for _, text, ink in sorted(rows)]


def _too_near(desk: Desk) -> list[Line]:
    """Return a line for each enemy right before the gun, since one looks for it there (C4.2)."""
    words, table = desk.kit.words, desk.table
    found = [
        c for c, why in desk.verdicts().items() if isinstance(why, TooNear) and why.nearest == 2
    ]
    names = ((kind_of(words, table, cell), cell_name(cell, table.height)) for cell in found)
    return [
        Line(words("chess.plan.too_near", kind=kind, cell=cell), SMALL, "good")
        for kind, cell in sorted(names)
    ]
