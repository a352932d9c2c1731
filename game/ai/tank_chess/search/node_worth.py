"""What a node is worth to the seat that moves: what is carried, and what hangs, runs and moves.

A turn saves one piece. So of all that the other seat could destroy, the dearest counts little,
the second nearly whole; and a commander that is aimed at takes the turn for itself.
"""

from __future__ import annotations

from game.core.rules import Seat

from .node import Node
from .strikes import hanging, wins

MATE = 1_000_000
WON = MATE - 1_000
"""A worth beyond this is a win that is seen to its end."""

TEMPO = 12
_FIRST, _SECOND, _MORE = 12, 60, 20
_CHECKED = 70


def rough(node: Node) -> int:
    """Return the worth without a look at what can be destroyed."""
    worth = node.score + run(node, 0) - run(node, 1)
    return TEMPO - worth if node.turn else TEMPO + worth


def run(node: Node, seat: Seat) -> int:
    """Return what the commander's way to the far edge is worth: the fewer guard it, the more."""
    chart = node.chart
    for chief in node.chiefs[seat]:
        _, cell, facing = node.armies[seat][chief]
        steps = chart.steps_out(seat, facing * chart.field.cells + cell)
        return node.chart.runs[seat] * 100 // ((steps + 4) * (len(node.armies[1 - seat]) + 2))
    return 0


def feared(node: Node, seat: Seat) -> int:
    """Return what the seat that moves has to fear from the other."""
    values, army = node.chart.prices[seat], node.armies[seat]
    losses = [values[army[number][0]] for number in hanging(node, seat)]
    fear = 0
    if losses:
        losses.sort(reverse=True)
        fear = _FIRST * losses[0]
        if len(losses) > 1:
            fear += _SECOND * losses[1] + _MORE * sum(losses[2:])
        fear //= 100
    return fear + (_CHECKED if wins(node, 1 - seat) else 0)
