"""The part of a position's worth that is carried from turn to turn, for White less for Black.

Army value, where each piece stands and looks, the room it has, and how near it is to the enemy
commander. Values are hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Seat
from game.rules.tank_chess.fast_room.position import Army, Unit
from game.rules.tank_chess.fast_room.turns import Go

from .chart import Chart, distances
from .node import Node, Ways

ROOM = 2


def full_score(
    chart: Chart, armies: tuple[Army, Army], ways: tuple[Sequence[Ways], Sequence[Ways]]
) -> int:
    """Return the carried worth, worked out anew."""
    white, black = (
        sum(stand(chart, seat, unit) for unit in army)
        + ROOM * sum(each.room for each in ways[seat])
        - chart.near[seat] * hunt(chart, army, armies[1 - seat])
        for seat, army in enumerate(armies)
    )
    return white - black


def counted(before: Node, then: Node, go: Go) -> int:
    """Return the worth of a node by what a turn on plain ground has changed, but for room."""
    chart, me = before.chart, before.turn
    mine, foes = then.armies[me], then.armies[1 - me]
    old, new = before.armies[me][go[0]], mine[go[0]]
    gained = stand(chart, me, new) - stand(chart, me, old)
    if go[2] >= 0:
        gained += stand(chart, 1 - me, before.armies[1 - me][go[2]])
    if go[2] >= 0 or chart.chiefs[old[0]]:
        near, theirs = chart.near[me], chart.near[1 - me]
        gained -= near * hunt(chart, mine, foes) - theirs * hunt(chart, foes, mine)
        army, others = before.armies[me], before.armies[1 - me]
        gained += near * hunt(chart, army, others) - theirs * hunt(chart, others, army)
    elif old[1] != new[1]:
        for chief in before.chiefs[1 - me]:
            away = distances(chart.field, foes[chief][1])
            gained -= chart.near[me] * (away[new[1]] - away[old[1]])
    return before.score - gained if me else before.score + gained


def stand(chart: Chart, seat: Seat, unit: Unit) -> int:
    """Return what a unit is worth where it stands."""
    kind, cell, facing = unit
    if chart.chiefs[kind]:
        return chart.prices[seat][kind] + chart.looks[seat][facing]
    return chart.prices[seat][kind] + chart.spots[seat][cell] + chart.looks[seat][facing]


def hunt(chart: Chart, army: Army, foes: Army) -> int:
    """Return how far the army is from the enemy commander, all together."""
    far = 0
    for foe in foes:
        if chart.chiefs[foe[0]]:
            away = distances(chart.field, foe[1])
            far += sum([away[unit[1]] for unit in army])
    return far
