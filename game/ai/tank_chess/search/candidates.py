"""The turns worth a look in a search, the most promising first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from game.core.lines_from_cell import Cells, members, seen, star
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.field import Poses
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, turns

from .chart import Chart
from .danger import flights, threatening, unsafe
from .node import Node
from .strikes import hanging, leaves, strikes, vital

Rated = tuple[int, Go]

_CHECK = 60
_SAVED = 90
_LOST = 90
_CHIEF = 300
_MOST_HISTORY = 60
_RANKED = 8
_CHECKS = 4
_BOLD = 2


class History:
    """Which quiet turns were the best elsewhere, by the kind of the piece and its pose."""

    def __init__(self) -> None:
        self.good: dict[tuple[int, int], int] = {}
        self.poses: dict[int, Poses] = {}

    def praise(self, kind: int, pose: int, depth: int) -> None:
        self.good[kind, pose] = self.good.get((kind, pose), 0) + depth * depth
        self.poses[kind] = self.poses.get(kind, 0) | 1 << pose


class Dangers:
    """Where each kind of the seat that moves would be struck; worked out when first asked."""

    def __init__(self, node: Node) -> None:
        them = 1 - node.turn
        self._field = field = node.chart.field
        by_kind: dict[int, Poses] = {}
        for unit, ways in zip(node.armies[them], node.ways[them], strict=True):
            by_kind[unit.kind] = by_kind.get(unit.kind, 0) | ways.firing
        guns = [(field.kinds[kind], poses) for kind, poses in by_kind.items()]
        screen = node.stood | node.wrecks | node.screen()
        self._flights = flights(field, guns, screen)
        self._known: dict[int, Poses] = {}

    def of(self, kind: int) -> Poses:
        if kind not in self._known:
            self._known[kind] = unsafe(self._field, self._field.kinds[kind], self._flights)
        return self._known[kind]


def quiet_turns(node: Node, dangers: Dangers, past: History) -> list[Rated]:
    """Return the best of the turns that destroy nothing, with how promising they look."""
    chart, me = node.chart, node.turn
    in_danger, checks = hanging(node, me), checking(node)
    rated: list[Rated] = []
    for number, unit in enumerate(node.armies[me]):
        value = _CHIEF if chart.chiefs[unit.kind] else chart.values[unit.kind]
        poses, perils = node.ways[me][number].poses, dangers.of(unit.kind)
        check = checks[chart.guns[me].index(unit.kind)] & poses
        known = past.poses.get(unit.kind, 0) & poses
        saved = _SAVED * value // 100 if number in in_danger else 0
        some = _few(ranked(chart, me, poses), perils, check)
        some += members(known & ~perils)
        rated += _rated(node, number, some, check, saved, past)
        lost = -_LOST * value // 100
        bold = islice(members(check & perils), _BOLD)
        rated += _rated(node, number, bold, check, lost, past)
    rated.sort(key=lambda each: -each[0])
    return rated


def ranked(chart: Chart, seat: Seat, poses: Poses) -> list[int]:
    """Return the poses in the order of what they are worth by themselves."""
    found = chart.ranks[seat].get(poses)
    if found is None:
        spots, looks, size = chart.spots[seat], chart.looks[seat], chart.field.cells
        worths = [(-spots[pose % size] - looks[pose // size], pose) for pose in members(poses)]
        worths.sort()
        found = chart.ranks[seat][poses] = [pose for _, pose in worths]
    return found


def _few(poses: list[int], perils: Poses, check: Poses) -> list[int]:
    """Return the first of the poses that are out of danger, and of those that threaten."""
    found: list[int] = []
    checked: list[int] = []
    for pose in poses:
        if perils >> pose & 1:
            continue
        if check >> pose & 1:
            if len(checked) < _CHECKS:
                checked.append(pose)
        elif len(found) < _RANKED:
            found.append(pose)
            if len(found) == _RANKED and not check:
                break
    return found + checked


def _rated(
    node: Node, number: int, poses: Iterable[int], check: Poses, base: int, past: History
) -> list[Rated]:
    chart, me = node.chart, node.turn
    kind, here, facing = node.armies[me][number]
    size, good = chart.field.cells, past.good
    spots, looks = chart.spots[me], chart.looks[me]
    base -= spots[here] + looks[facing]
    rated: list[Rated] = []
    for pose in poses:
        worth = base + spots[pose % size] + looks[pose // size]
        if check >> pose & 1:
            worth += _CHECK
        if known := good.get((kind, pose)):
            worth += min(known, _MOST_HISTORY)
        rated.append((worth, Go(number, pose, NO_TARGET)))
    return rated


def checking(node: Node) -> list[Poses]:
    """Return for each of the mover's kinds from where it would next strike the commander."""
    me, field = node.turn, node.chart.field
    guns, free = node.chart.guns[me], field.all & ~(node.chart.closed | node.wrecks)
    found = [0] * len(guns)
    for foe in vital(node, 1 - me):
        for place, aims in enumerate(node.row(me, foe).fires):
            found[place] |= threatening(field, field.kinds[guns[place]].speed, aims, free)
    return found


def evasions(node: Node) -> Iterator[Go]:
    """Yield turns, one of which averts the other seat's win in one if any turn does.

    What averts it is a turn of the commander, a kill, or a cell blocked: a cell on a line of
    fire onto the commander, or one that each of those who threaten could drive through. How
    the piece on that cell looks makes no difference.
    """
    me, field = node.turn, node.chart.field
    if any(field.kinds[unit.kind].pushes for army in node.armies for unit in army):
        yield from turns(node.position)
        return
    found, chiefs = strikes(node, me), vital(node, me)
    for number, foe, poses in found:
        yield Go(number, (poses & -poses).bit_length() - 1, foe)
    blocking = field.everywhere(_blocking(node, chiefs))
    for number, ways in enumerate(node.ways[me]):
        if number in chiefs:
            yield from (Go(number, pose, NO_TARGET) for pose in members(ways.poses))
    for number, ways in enumerate(node.ways[me]):
        if number not in chiefs:
            yield from _one_a_cell(node, number, ways.poses & blocking)
    for number, foe, poses in found:
        yield from (Go(number, pose, foe) for pose in members(poses & (poses - 1)))


def _one_a_cell(node: Node, number: int, poses: Poses) -> Iterator[Go]:
    """Yield a turn of the unit to each of the cells, looking as far ahead as can be."""
    size, looks = node.chart.field.cells, node.chart.looks[node.turn]
    best: dict[int, int] = {}
    for pose in members(poses):
        cell = pose % size
        if cell not in best or looks[pose // size] > looks[best[cell] // size]:
            best[cell] = pose
    return (Go(number, pose, NO_TARGET) for pose in best.values())


def _blocking(node: Node, chiefs: list[int]) -> Cells:
    """Return the cells that could stand between the other seat and its win in one."""
    them, field = 1 - node.turn, node.chart.field
    together, army = -1, node.armies[1 - them]
    cells = 0
    for chief in chiefs:
        place = army[chief].cell
        screen = (node.stood | node.wrecks | node.screen()) & star(field, place)
        cells |= seen(field, place, screen)[8]
    for number, unit in enumerate(node.armies[them]):
        aims = any(node.pair(them, number, chief) for chief in chiefs)
        if aims or (node.chart.chiefs[unit.kind] and leaves(node, them)):
            together &= node.ways[them][number].zone
        if aims and cells >> unit.cell & 1:
            # It leaves the line it stands on, and may then shoot along all of it.
            for chief in chiefs:
                cells |= star(field, army[chief].cell)
    return cells | (together if together != -1 else 0)
