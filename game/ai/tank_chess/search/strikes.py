"""What a node's armies could destroy next turn, and whether they could win with it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.lines_from_cell import members
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.field import Poses
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, leaving

from .node import NOBODY, Node


def strikes(node: Node, seat: Seat, least: int = 0) -> list[tuple[int, int, Poses]]:
    """Return what the seat could destroy if it moved: its unit, the enemy unit, the poses.

    Enemy units worth less than the least are left out.
    """
    values, army = node.chart.values, range(len(node.armies[seat]))
    return [
        (number, foe, poses)
        for foe, unit in enumerate(node.armies[1 - seat])
        if values[unit[0]] >= least and is_struck(node, seat, foe)
        for number in army
        if (poses := node.pair(seat, number, foe))
    ]


def is_struck(node: Node, seat: Seat, foe: int) -> bool:
    """Whether the seat, if it moved, could destroy this one of the enemy units."""
    witness = node.struck[seat][foe]
    if witness is None:
        witness = node.struck[seat][foe] = _witness(node, seat, foe)
    elif witness < NOBODY:
        left, witness = NOBODY - witness, NOBODY
        for number in members(left):
            if node.pair(seat, number, foe):
                witness = number
                break
        node.struck[seat][foe] = witness
    return witness >= 0


def _witness(node: Node, seat: Seat, foe: int) -> int:
    fires, _, near = node.row(seat, foe)
    gun, army = node.chart.gun[seat], node.armies[seat]
    for number, ways in enumerate(node.ways[seat] if node.chart.plain else ()):
        if fires[gun[army[number][0]]] & ways[3]:
            return number
    if near:
        for number, unit in enumerate(army):
            if near >> unit[1] & 1 and node.pair(seat, number, foe):
                return number
    return NOBODY


def hanging(node: Node, seat: Seat) -> list[int]:
    """Return the seat's own units that the other seat could destroy if it moved."""
    return [n for n in range(len(node.armies[seat])) if is_struck(node, 1 - seat, n)]


def vital(node: Node, seat: Seat) -> list[int]:
    """Return the units of which the loss of one loses the match (C5.1)."""
    return [0] if len(node.armies[seat]) == 1 else node.chiefs[seat]


def wins(node: Node, seat: Seat) -> bool:
    """Whether the seat, if it moved, could win with that turn."""
    for foe in vital(node, 1 - seat):
        if is_struck(node, seat, foe):
            return True
    return leaves(node, seat)


def leaves(node: Node, seat: Seat) -> bool:
    """Whether the seat's commander, if it moved, could leave the board (C5.2)."""
    chart = node.chart
    edge = chart.field.leave[seat]
    for chief in node.chiefs[seat]:
        if node.ways[seat][chief][2] & edge:
            return True
        _, cell, facing = node.armies[seat][chief]
        back = (facing + 4) % 8
        if chart.backing_out and edge >> back * chart.field.cells + cell & 1:
            return True
    return False


def wins_at_once(node: Node) -> Iterator[Go]:
    """Yield the turns that win now."""
    me = node.turn
    for foe in vital(node, 1 - me):
        for number in range(len(node.armies[me])):
            for pose in members(node.pair(me, number, foe)):
                yield Go(number, pose, foe)
    for number, unit in enumerate(node.armies[me]):
        for facing in leaving(node.position, unit, node.ways[me][number].early):
            yield Go(number, -1 - facing, NO_TARGET)
