"""Why? The reason for what cannot be done, or the chain of what the latest move led to."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.reasons import Reason, rule_of
from game.scenes.dialog import ask
from game.scenes.sheet import Sheet
from game.scenes.widgets.kinds import Look
from game.session.variations import ROOT, Node
from game.view.paragraph import Line
from game.view.style import SMALL

from .desk import Desk
from .reason_words import cited
from .sentences import tell


def paragraph(desk: Desk) -> str:
    """Return the paragraph that answers the question best."""
    if (reason := _reason(desk)) is not None:
        return rule_of(reason)
    node = _node(desk)
    return node.told[-1].rule if node.told else ""


def why_scene(desk: Desk) -> Sheet:
    """Return the answer; it pops "rules" for the book."""
    words = desk.kit.words
    reason = _reason(desk)
    if reason is not None:
        said = cited(words, desk.table, reason)
    else:
        said = "\n".join(chain(desk)) or words("chess.why.nothing")
    answers = (
        ("rules", words("chess.why.open"), Look.PLAIN),
        ("ok", words("dialog.ok"), Look.MAIN),
    )
    return ask(desk.kit, words("chess.why.title"), said, answers, hide=desk.sitting.private)


def chain(desk: Desk) -> tuple[str, ...]:
    """Return the events of the move that is shown, each with its paragraph; drives in short."""
    node = _node(desk)
    if node.number == ROOT:
        return ()
    table = desk.tree.nodes[node.parent].table
    lines: list[str] = []
    for told in node.told:
        said = tell(desk.kit.words, table, told.event, desk.names)
        table = evolve(table, told.event)
        if said:
            lines.append(f"{said} ({told.rule})")
    return tuple(lines[-8:])


def reason_at(desk: Desk, cell: Cell) -> Line | None:
    """Return why a cell is no choice; red where it was chosen all the same."""
    words, reason = desk.kit.words, desk.why_not(cell)
    ink = "danger" if cell == desk.refused else "gold"
    if reason is not None:
        return Line(cited(words, desk.table, reason), SMALL, ink)
    foe = desk.table.piece_on(cell)
    if desk.solves and desk.reach and foe and foe.seat != desk.mover and not desk.plan.posed:
        return Line(words("chess.quest.find"), SMALL, ink)
    return None


def _node(desk: Desk) -> Node:
    return desk.tree.nodes[desk.tree.end if desk.looks_at is None else desk.looks_at]


def _reason(desk: Desk) -> Reason | None:
    return desk.why_not(desk.hover) if desk.hover is not None else None
