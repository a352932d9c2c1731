"""The blanket in the midst of a clip: what an event changes is seen while it is being shown."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game.core.grid import Cell
from game.rules.blanket_hills.flight import bearing
from game.rules.blanket_hills.land import Land, squared
from game.rules.blanket_hills.state import Table, Team
from game.view.show.clip import Pose
from game.view.show.drawn_effects import Running

from .lie_of_land import seen_at
from .tosses import in_cm


def as_seen(table: Table, running: Running) -> Table:
    """Return the table with the pit that is sinking, and without what is falling."""
    for effect in (in_cm(effect) for effect, _ in running):
        at = Cell(round(effect.x), round(effect.y))
        match effect.kind.split():
            case ["pit", radius, depth]:
                table = replace(table, land=_sunk(table.land, at, int(radius), int(depth)))
            case ["fall", "hills.dome"]:
                table = replace(table, domes=_without(table.domes, at))
            case ["fall", "hills.tower"]:
                table = replace(table, towers=_without(table.towers, at))
            case _:
                pass
    return table


def facing(table: Table, team: Team) -> float:
    """Return the azimuth of the nearest rival, to which a tank points at rest."""
    own = table.tanks[team].place
    places = (table.tanks[rival].place for rival in table.rivals(team))
    near = min(places, key=lambda place: squared(own, place))
    return bearing(near.x - own.x, near.y - own.y)


def rest(table: Table, team: Team) -> Pose:
    """Return where on the board a tank stands, and where it points to."""
    pose = seen_at(table.land, table.tanks[team].place)
    return replace(pose, angle=facing(table, team))


@lru_cache(maxsize=4)
def _sunk(land: Land, at: Cell, radius: int, depth: int) -> Land:
    return land.with_pit(at, radius, depth)


def _without(places: tuple[Cell, ...], gone: Cell) -> tuple[Cell, ...]:
    return tuple(place for place in places if place != gone)
