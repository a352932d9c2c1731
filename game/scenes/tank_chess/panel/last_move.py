"""The last move in words that need no key, below the list of moves.

It stands there whatever the card tells meanwhile: what has happened last is never asked for.
"""

from __future__ import annotations

from game.rules.tank_chess.actions import TakeTurn
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Words
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import kind_name, lower, named, point_name, shots, side_name
from game.scenes.tank_chess.sentences import written
from game.scenes.widgets.widget_kinds import Drawing, Label, Widget
from game.session.match.tree_of_moves import ROOT, Node
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

from .first_match_hints import hint

SPACE = "\N{NO-BREAK SPACE}"
HIGH, LEAST = 28.0, 200.0
"""How high it is, and how high the box of the moves is at the least for that: five rows stay."""


def told_box(desk: Desk, box: Box) -> Box:
    """Return where the last move is told in the box of the moves; of no height where it is not."""
    room = box.inset(8, 6)
    fits = box.height >= LEAST * desk.kit.type.percent / 100 and not hint(desk)
    return room.foot(HIGH * desk.kit.type.percent / 100 if fits and happened(desk) else 0)


def told_widgets(desk: Desk, box: Box) -> tuple[Widget, ...]:
    at = told_box(desk, box)
    if not at.height:
        return ()
    line = Box(at.x, at.y, at.width, 2)
    return (
        Drawing(line, lambda canvas, where: canvas.rect(where, "line")),
        Label(at.inset(8, 0).below(3), happened(desk), SMALL, "words"),
    )


def happened(desk: Desk) -> str:
    """Return who moved last, whereto, and whom that destroyed; "" before the first move."""
    node, words = desk.node, desk.kit.words
    if node.number == ROOT:
        return ""
    before = desk.before(node)
    if not isinstance(node.action, TakeTurn):
        return written(words, before, node.action, node.table, desk.names)
    return _driven(words, before, node, node.action)


def _driven(words: Words, before: Table, node: Node, turn: TakeTurn) -> str:
    piece = before.piece_on(turn.start)
    assert piece is not None
    struck = (named(words, before, shot.target) for shot in shots(node.told))
    # A cell alone on a line would be nobody's.
    foes = ", ".join(SPACE.join(foe.rsplit(" ", 1)) for foe in struck)
    moved = "turns" if turn.start == turn.to else "drives"
    return words(
        f"chess.last.{'kills' if foes else moved}",
        side=side_name(words, turn.seat),
        kind=lower(kind_name(words, piece.kind)),
        cell=cell_name(turn.to, before.height),
        point=point_name(words, turn.facing),
        foes=foes,
    )
