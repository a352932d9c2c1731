"""What would be: the tables that a line of turns leads to, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.chance import Dice
from game.rules.tank_chess.actions import Turn
from game.rules.tank_chess.play import apply
from game.rules.tank_chess.view import imagine
from game.session.match.tree_of_moves import Node


@dataclass(frozen=True, slots=True)
class Ahead:
    """How far one has stepped along one of the teacher's lines: so many of its turns are taken."""

    rank: int
    plies: int


def taken(before: Node, number: int, turn: Turn) -> Node:
    """Return the node that a turn leads to."""
    step = apply(imagine(before.table, Dice(0)), turn)
    return Node(number, before.number, before.depth + 1, step.state.table, turn, step.events)


def along(start: Node, turns: Iterable[Turn]) -> tuple[Node, ...]:
    """Return the nodes that turns lead to, which are in no tree."""
    found = [start]
    for turn in turns:
        found.append(taken(found[-1], -len(found), turn))
    return tuple(found[1:])
