"""A position in a search, with what each piece can reach and what strikes it.

All of it is asked of the fast room of the rules once, and handed on by `playing.child`.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.lines_from_cell import Cells, seen, star
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.field import Poses
from game.rules.tank_chess.fast_room.fire_lines import hits
from game.rules.tank_chess.fast_room.position import Army, Position, Unit
from game.rules.tank_chess.fast_room.reach import reach, zone
from game.rules.tank_chess.fast_room.turns import could_touch, reached, shots

from .chart import Chart

NOBODY = -1
_KNOWN = 1 << 15
_row = tuple.__new__


class Ways(NamedTuple):
    """What a unit's turn can end in: as in `Reach`, and from where it can still shoot.

    `zone` are the cells this depends on, `room` is how many cells it can get to.
    """

    poses: Poses
    cells: Cells
    early: Poses
    firing: Poses
    zone: Cells
    room: int


class Row(NamedTuple):
    """From where the guns of the other army strike a unit.

    `zone` are the cells this depends on; `near` are the shooters that stand on a line of fire
    themselves, and would shoot along it from further away once their cell is free.
    """

    fires: tuple[Poses, ...]
    zone: Cells
    near: Cells


Rows = list[Row | None]
Witnesses = list[int | None]
"""By enemy unit: a unit that strikes it, None if nobody has looked.

NOBODY stands for "none does", and NOBODY less a set of units for "none of the others does".
"""


class Node:
    """`score` is White's worth less Black's of all that is carried.

    `chiefs` are the commanders' places in the armies, `quiet` counts the turns since the last
    loss, as the table does. `rows` and `struck` are by
    the seat that shoots, then by the unit it shoots at.
    """

    __slots__ = (
        "armies",
        "chart",
        "chiefs",
        "mark",
        "placed",
        "quiet",
        "rows",
        "score",
        "stood",
        "struck",
        "turn",
        "ways",
        "winner",
        "wrecks",
    )

    chart: Chart
    turn: Seat
    armies: tuple[Army, Army]
    chiefs: list[list[int]]
    stood: Cells
    wrecks: Cells
    winner: Seat | None
    ways: tuple[list[Ways], list[Ways]]
    rows: tuple[Rows, Rows]
    struck: tuple[Witnesses, Witnesses]
    mark: int
    score: int
    quiet: int
    placed: Position | None

    @property
    def position(self) -> Position:
        """Return the fast room's table of this node."""
        if self.placed is None:
            chart = self.chart
            self.placed = Position(
                field=chart.field,
                land=chart.land,
                turn=self.turn,
                armies=self.armies,
                stood=self.stood,
                wrecks=self.wrecks,
                trees=chart.trees,
                mines=0,
                backing_out=chart.backing_out,
                winner=self.winner,
            )
        return self.placed

    def row(self, seat: Seat, foe: int) -> Row:
        """Return from where the seat's guns strike one of the enemy units."""
        row = self.rows[seat][foe]
        if row is None:
            row = self.rows[seat][foe] = self._drawn(seat, self.armies[1 - seat][foe])
        return row

    def pair(self, seat: Seat, number: int, foe: int) -> Poses:
        """Return the poses from which a unit of the seat's could destroy an enemy unit."""
        row = self.rows[seat][foe] or self.row(seat, foe)
        kind, cell, _ = self.armies[seat][number]
        if self.wrecks and self.chart.field.kinds[kind].pushes:
            return self._pushing(seat, number, foe)
        firing = self.ways[seat][number][3]
        poses = row[0][self.chart.gun[seat][kind]] & firing
        if row[2] >> cell & 1:
            poses |= self._alone(seat, number, foe) & firing
        return poses

    def _drawn(self, seat: Seat, foe: Unit) -> Row:
        kind, cell, facing = foe
        chart = self.chart
        field, lobbed = chart.field, chart.lobbed
        around = star(field, cell)
        screen = (self.stood | self.wrecks | self.screen()) & around
        line = seen(field, cell, screen)[8]
        pose, screen = facing * field.cells + cell, screen & line
        fires = tuple(
            [hits(field, gun, kind, pose, 0 if lobbed[gun] else screen) for gun in chart.guns[seat]]
        )
        near = 0
        for _, place, _ in self.armies[seat]:
            near |= 1 << place
        near &= line
        if not chart.plain:
            return Row(fires, -1, -1)
        return _row(Row, (fires, around if near else line, near))

    def screen(self) -> Cells:
        """Return the ground and the trees that direct fire cannot pass."""
        if self.chart.plain:
            return self.chart.screen
        return self.chart.land.screen | self.position.trees

    def _alone(self, seat: Seat, number: int, foe: int) -> Poses:
        """Return the poses that strike once the unit's own cell is free."""
        unit, target, field = (
            self.armies[seat][number],
            self.armies[1 - seat][foe],
            self.chart.field,
        )
        if self.chart.lobbed[unit.kind]:
            return 0
        screen = (self.stood ^ 1 << unit.cell) | self.wrecks | self.screen()
        pose = target.facing * field.cells + target.cell
        return hits(field, unit.kind, target.kind, pose, screen & star(field, target.cell))

    def _pushing(self, seat: Seat, number: int, foe: int) -> Poses:
        """Return the same for a piece that pushes wrecks, which changes the lines."""
        unit, found = self.armies[seat][number], 0
        poses, target = self.ways[seat][number].poses, (self.armies[1 - seat][foe],)
        for _, more in shots(self.position, unit, poses, target):
            found |= more
        return found


def ways_of(chart: Chart, position: Position, unit: Unit) -> Ways:
    """Return what a unit's turn can end in on any ground."""
    poses, cells, early = reached(position, unit)
    firing = poses
    if deadly := position.deadly(unit):
        firing &= ~position.field.everywhere(deadly)
    return Ways(poses, cells, early, firing, could_touch(position, unit), cells.bit_count())


def plain_ways(chart: Chart, unit: Unit, closed: Cells) -> Ways:
    """Return the same on plain ground, remembered."""
    kind, cell, facing = unit
    field, speed, known = chart.field, chart.speeds[kind], chart.known
    pose = facing * field.cells + cell
    near = zone(field, speed, pose)
    key = pose, speed, closed & near
    found: Ways | None = known.get(key)
    if found is None:
        if len(known) >= _KNOWN:
            known.clear()
        poses, cells, early = reach(field, speed, pose, closed & near, None)
        found = Ways(poses, cells, early, poses, near, cells.bit_count())
        known[key] = found
    return found
