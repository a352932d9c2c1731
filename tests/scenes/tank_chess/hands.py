"""Players who make a given turn with one device only: they yield the commands they give.

They look at the plan after each command, as a player looks at the screen.
"""

from __future__ import annotations

from game.core.grid import RING
from game.rules.tank_chess.actions import LeaveBoard
from game.rules.tank_chess.letters.notation import read_action
from game.scenes.frame.commands import Key, Moved, Press, Pressed, Released, Wheel
from game.view.canvas.box import Box
from game.view.tank_chess.ways_off_board import beyond


def mouse(made, line):
    turn = read_action(made.desk.table, line)
    yield from _clicked(made, turn.start)
    if isinstance(turn, LeaveBoard):
        yield from 2 * tuple(_clicked_at(_exit(made, turn)))
        return
    x, y = made.desk.place.middle(turn.to)
    yield Moved(x, y)
    yield Pressed(x, y)
    yield Released(x, y)
    while made.desk.plan.facing is not turn.facing:
        yield Wheel(x, y, -1)
    if turn.target is None and made.desk.plan.target is not None:
        yield from _clicked_at(_button(made, "hold").box.middle)
    elif made.desk.plan.target != turn.target:
        yield from _clicked(made, turn.target)
    while made.desk.plan.down:
        yield Pressed(x, y)
        yield Released(x, y)


def keys(made, line, device):
    turn = read_action(made.desk.table, line)
    while made.desk.plan.start != turn.start:
        yield Press(Key.SPECIAL, device=device)
    if isinstance(turn, LeaveBoard):
        yield from _walked(made, _way_out(made, turn), device)
        yield from 2 * (Press(Key.ACCEPT, device=device),)
        return
    if turn.to == turn.start:
        yield Press(Key.TURN_RIGHT, device=device)
    else:
        yield from _walked(made, turn.to, device)
    yield Press(Key.ACCEPT, device=device)
    while made.desk.plan.facing is not turn.facing:
        yield Press(Key.TURN_RIGHT, device=device)
    while made.desk.plan.target != turn.target:
        yield Press(Key.SPECIAL, device=device)
    while made.desk.plan.down:
        yield Press(Key.ACCEPT, device=device)


def _button(made, name):
    return next(each for each in made.sight.widgets() if getattr(each, "name", "") == name)


def _way_out(made, turn):
    exits = made.desk.reach.exits
    return next(cell for cell, facing in exits.items() if facing is turn.facing)


def _exit(made, turn):
    page = Box(0, 0, made.sight.page.width, made.sight.page.height)
    return beyond(made.desk.place, _way_out(made, turn), page)


def _clicked(made, cell):
    yield from _clicked_at(made.desk.place.middle(cell))


def _clicked_at(spot):
    x, y = spot
    yield Moved(x, y)
    yield Pressed(x, y)
    yield Released(x, y)


def _walked(made, cell, device):
    ways = {RING[2]: Key.RIGHT, RING[6]: Key.LEFT, RING[0]: Key.UP, RING[4]: Key.DOWN}
    while made.desk.hover != cell:
        here = made.desk.hover
        near = min(ways, key=lambda way: _far(here.step(way), cell))
        yield Press(ways[near], device=device)


def _far(one, other):
    return abs(one.x - other.x) + abs(one.y - other.y)
