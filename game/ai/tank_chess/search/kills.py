"""The kills of a position in the order in which they are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.core.lines_from_cell import Cells, members, seen, star
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.field import Field, Poses
from game.rules.tank_chess.fast_room.fire_lines import hits
from game.rules.tank_chess.fast_room.position import Unit
from game.rules.tank_chess.fast_room.turns import Go

from .node import Node
from .strikes import strikes

Kill = tuple[int, bool, Go]
"""What is destroyed, whether the piece that does it stands safe afterwards, and the turn."""

_TRIED = 6
_FACED = 14
_CELLS = 3
_AHEAD = (0, 1, 7, 2, 6, 3, 5, 4)


def kills(node: Node, most: int, least: int = 0, faced: bool = False) -> list[Kill]:
    """Return turns that destroy something worth at least so much, those that gain most first.

    Of all the poses to do it from a few are looked at, until some are found that are safe;
    if `faced`, those first that face the enemy, and more of them.
    """
    values, me = node.chart.values, node.turn
    army, foes = node.armies[me], node.armies[1 - me]
    found: list[tuple[int, int, Kill]] = []
    for unit, foe, poses in strikes(node, me, least):
        value = values[foes[foe].kind]
        chosen = (
            _facing(node, me, army[unit], foe, poses, most)
            if faced
            else _chosen(node, me, army[unit], poses, most)
        )
        for pose, safe in chosen:
            risk = 0 if safe else values[army[unit].kind]
            found.append((risk - value, risk, (value, safe, Go(unit, pose, foe))))
    found.sort()
    return [kill for _, _, kill in found]


def _chosen(node: Node, me: Seat, unit: Unit, poses: Poses, most: int) -> list[tuple[int, bool]]:
    """Return a few of the poses, safe ones if some are found, else one that is not."""
    field = node.chart.field
    screen = (node.stood ^ 1 << unit.cell) | node.wrecks | node.screen()
    chosen: list[tuple[int, bool]] = []
    first = poses
    for _ in range(_TRIED):
        low = poses & -poses
        pose = low.bit_length() - 1
        if not exposed(
            node, 1 - me, Unit(unit.kind, pose % field.cells, pose // field.cells), screen
        ):
            chosen.append((pose, True))
            if len(chosen) == most:
                break
        poses ^= low
        if not poses:
            break
    return chosen or [(first.bit_length() - 1, False)]


def _facing(
    node: Node, me: Seat, unit: Unit, foe: int, poses: Poses, most: int
) -> list[tuple[int, bool]]:
    """Return a few safe poses, those that face the enemy first, else one that does."""
    field = node.chart.field
    screen = (node.stood ^ 1 << unit.cell) | node.wrecks | node.screen()
    chosen: list[tuple[int, bool]] = []
    first = -1
    for pose in islice(_ahead(field, me, poses), _FACED):
        first = pose if first < 0 else first
        there = Unit(unit.kind, pose % field.cells, pose // field.cells)
        if not exposed(node, 1 - me, there, screen, foe):
            chosen.append((pose, True))
            if len(chosen) == most:
                break
    return chosen or [(first, False)]


def _ahead(field: Field, me: Seat, poses: Poses) -> Iterator[int]:
    """Yield poses, those that look towards the enemy's edge first, a few cells for each facing."""
    for turned in _AHEAD:
        facing = (turned + 4 * me) % 8
        plane = poses >> field.cells * facing & field.all
        for cell in islice(members(plane), _CELLS):
            yield facing * field.cells + cell


def exposed(node: Node, seat: Seat, unit: Unit, screen: Cells, gone: int = -1) -> bool:
    """Whether the seat's tanks, but for one that is gone, could destroy a unit that stood so.

    They are taken as they stand, so this is how it looks at once.
    """
    field = node.chart.field
    around = screen & star(field, unit.cell)
    line = seen(field, unit.cell, around)[8] & around
    pose = unit.facing * field.cells + unit.cell
    lobbed = node.chart.lobbed
    fires = [
        hits(field, gun, unit[0], pose, 0 if lobbed[gun] else line) for gun in node.chart.guns[seat]
    ]
    gun = node.chart.gun[seat]
    for number, (shooter, ways) in enumerate(zip(node.armies[seat], node.ways[seat], strict=True)):
        if fires[gun[shooter[0]]] & ways[3] and number != gone:
            return True
    return False
