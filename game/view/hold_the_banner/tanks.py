"""The tanks on the field: hull and turret, a helmet, a clock that holds them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.core.grid import Cell
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.quarters import covered
from game.rules.hold_the_banner.state import Kind, Table, Tank
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Effect, Pose
from game.view.show.drawn_effects import Running

from .looks import Looks
from .standing_pieces import (
    ahead_of,
    hull_picture,
    kind_of,
    rest,
    shifted,
    tank_name,
    turret_picture,
)

FAINT, ECHO, HALF = 110, 120, 150
"""How clearly one sees one's own tank in easy grass, one where it has fired, and half a tank."""
NUDGE = 0.09
CLOCK = 0.3
"""How far to the upper right of a tank the clock lies that holds it, in cells."""

Poses = Mapping[str, Pose]


def draw_tanks(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    looks: Looks | None = None,
    poses: Poses | None = None,
    running: Running = (),
) -> None:
    """Draw all tanks that are seen; those on their way are drawn last, over the others."""
    looks, poses = looks or Looks(), poses or {}
    for effect in _echoes(running):
        _draw_echo(canvas, place, table, effect)
    for tank in sorted(table.tanks, key=lambda tank: tank_name(tank.number) in poses):
        _draw_one(canvas, place, table, tank, looks, poses, running)


def draw_half_in_grass(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    looks: Looks | None = None,
    poses: Poses | None = None,
    running: Running = (),
) -> None:
    """Draw tanks again through the grass that covers a part of them: they are seen whole."""
    for effect in _echoes(running):
        there = Cell(round(2 * effect.x), round(2 * effect.y))
        if covered(there) & table.board.grass and not table.board.hides(there):
            _draw_echo(canvas, place, table, effect)
    for tank in table.tanks:
        if covered(tank.place) & table.board.grass and not table.board.hides(tank.place):
            _draw_one(canvas, place, table, tank, looks or Looks(), poses or {}, running, HALF)


def _draw_one(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    tank: Tank,
    looks: Looks,
    poses: Poses,
    running: Running,
    alpha: int = 255,
) -> None:
    name, ahead = tank_name(tank.number), ahead_of(table.teams[tank.seat])
    if (lap := poses.get(f"{name} lap")) is not None:
        draw_tank(canvas, place, table, tank, replace(lap, alpha=min(lap.alpha, alpha)), lap.angle)
        return
    hull = looks.hull(tank.number, ahead, running)
    gun = looks.gun(tank.number, hull, running)
    pose = poses.get(name) or rest(table, tank)
    pose = replace(pose, angle=hull, alpha=min(pose.alpha, alpha))
    draw_tank(canvas, place, table, tank, _nudged(pose, tank.number, running), gun)


def _nudged(pose: Pose, number: int, running: Running) -> Pose:
    """Return where a tank is that has just been thrown back, or has bumped into something."""
    for effect, ms in running:
        if effect.kind == f"nudge {number}":
            share = ms / effect.ms
            return shifted(pose, effect.angle, NUDGE * (1 - share) * min(1.0, 6 * share))
    return pose


def _echoes(running: Running) -> Iterator[Effect]:
    return (effect for effect, _ in running if effect.kind.startswith("echo "))


def _draw_echo(canvas: Canvas, place: BoardPlace, table: Table, effect: Effect) -> None:
    """Draw a tank faintly where it was when it fired."""
    tank = table.tank(int(effect.kind.partition(" ")[2]))
    if tank is not None:
        pose = Pose(effect.x, effect.y, effect.angle, alpha=ECHO)
        draw_tank(canvas, place, table, tank, pose, effect.angle)


def draw_tank(
    canvas: Canvas, place: BoardPlace, table: Table, tank: Tank, pose: Pose, gun: float
) -> None:
    """Draw a tank whose gun may look elsewhere than its hull."""
    x, y = place.spot(pose.x, pose.y)
    size, look = place.size * stepped(pose.size), kind_of(table, tank)
    canvas.piece(hull_picture(look, tank.seat), x, y, size, place.angle(pose.angle), pose.alpha)
    canvas.piece(turret_picture(look, tank.seat), x, y, size, place.angle(gun), pose.alpha)
    if table.helmeted(tank):
        canvas.piece("shield", x, y, size * 1.1, 0, pose.alpha)
    if table.held(tank.seat):
        off = size * CLOCK
        canvas.piece("frozen", x + off, y - off, size * 0.8, 0, pose.alpha)


def seen_with(table: Table, event: events.Event | None) -> Table:
    """Return the table with the tank that is just coming, without those the grass hides (P8.3)."""
    tanks = [tank for tank in table.tanks if not _hidden(table, tank, event)]
    match event:
        case events.TankReturned(number, seat, where):
            tanks.append(Tank(number, seat, Kind.GUARD, where))
        case events.TankSpawned(number, seat, kind, where):
            tanks.append(Tank(number, seat, kind, where))
    return replace(table, tanks=tuple(tanks))


def _hidden(table: Table, tank: Tank, event: events.Event | None) -> bool:
    """Whether a tank is hidden and stays so in what is happening."""
    to = tank.place
    if isinstance(event, events.TanksStepped):
        to = next((step.to for step in event.steps if step.tank == tank.number), to)
    over = table.ending is not None or isinstance(event, events.MatchEnded)
    return table.board.hides(tank.place) and table.board.hides(to) and not over


def draw_own_in_grass(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a seat's own hidden tanks faintly over the grass, if the match is so easy (P8.3)."""
    for tank in table.tanks if table.options.easy_grass else ():
        if table.board.hides(tank.place) and table.players[tank.seat].plan is not None:
            pose = replace(rest(table, tank), alpha=FAINT)
            draw_tank(canvas, place, table, tank, pose, pose.angle)
