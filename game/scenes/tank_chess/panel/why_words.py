"""Why? The reason for what cannot be done, or the chain of what the latest move led to."""

from __future__ import annotations

from typing import Any

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.tank_chess.why_not.reasons import (
    ArmourHolds,
    LineBlocked,
    OutOfRange,
    Reason,
    TooNear,
    rule_of,
)
from game.scenes.book.why_page import told_why
from game.scenes.pages.dialog import ask
from game.scenes.pages.widget_scene import Sheet
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import turn_words
from game.scenes.tank_chess.reason_words import cited
from game.scenes.tank_chess.since_your_turn import STEPS, told_by_drives
from game.scenes.widgets.widget_kinds import Look
from game.view.canvas.letter_styles import SMALL
from game.view.canvas.paragraph import Line

Steps = tuple[tuple[Told[Any], str], ...]


def paragraph(desk: Desk) -> str:
    """Return the paragraph that answers the question best."""
    if (reason := _reason(desk)) is not None:
        return rule_of(reason)
    told = desk.node.told
    return told[-1].rule if told else ""


def why_scene(desk: Desk) -> Sheet:
    """Return why not, which pops "rules" for the book, or what led to the last event."""
    words, reason, hide = desk.kit.words, _reason(desk), desk.sitting.private
    if reason is None and (steps := chain(desk)):
        return told_why(desk.kit, desk.live.match.rules.name, steps, hide=hide)
    told = words("chess.why.nothing")
    told = _from_there(desk, reason) if reason is not None else told
    answers = (
        ("rules", words("chess.why.open"), Look.PLAIN),
        ("ok", words("dialog.ok"), Look.MAIN),
    )
    return ask(desk.kit, words("chess.why.title"), told, answers, hide=hide)


def chain(desk: Desk) -> Steps:
    """Return the events of the move that is shown, each in words; a drive is one of them."""
    node, words, before = desk.node, desk.kit.words, desk.before(desk.node)
    steps = tuple(
        (each, turn_words(words, before, node.action) if isinstance(each.event, STEPS) else said)
        for each, said in told_by_drives(words, before, node.told, desk.names)
    )
    return steps[-8:]


def reason_at(desk: Desk, cell: Cell) -> Line | None:
    """Return why a cell is no choice; red where it was chosen all the same."""
    words, reason = desk.kit.words, desk.why_not(cell)
    ink = "danger" if cell == desk.refused else "gold"
    if reason is not None:
        return Line(_from_there(desk, reason), SMALL, ink)
    foe = desk.table.piece_on(cell)
    if desk.solves and desk.reach and foe and foe.seat != desk.mover and not desk.plan.posed:
        return Line(words("chess.quest.find"), SMALL, ink)
    return None


def _from_there(desk: Desk, reason: Reason) -> str:
    """Return a reason; before a cell is chosen, that of a shot from the best cell there is."""
    words, told = desk.kit.words, cited(desk.kit.words, desk.table, reason)
    if desk.plan.posed or not isinstance(reason, TooNear | OutOfRange | LineBlocked | ArmourHolds):
        return told
    return words("chess.why.at_best", reason=told[:1].lower() + told[1:])


def _reason(desk: Desk) -> Reason | None:
    return desk.why_not(desk.hover) if desk.hover is not None else None
