"""The turn as everybody can see it: what a view and the news tell, without what a side hides."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table

from .deed_worths import Scene
from .likely_rooms import Chances, likely
from .news_heard import Heard
from .stakes import stakes

_LEAST = 0.01
"""A room where fewer of a side are, on the average, is left out."""


def scene_of(view: Table, side: Side, heard: Heard, known: bool = True) -> Scene:
    """Return the scene as a side takes it; without what is `known` all may be anywhere."""
    house = view.house
    if known:
        seats = likely(view.setup, heard.turns, view.turn)
    else:
        seats = ((1 / len(house.rooms),) * len(house.rooms),) * len(view.characters)
    lights, darks = ([seats[seat] for seat in view.of_side(side)] for side in Side)
    dormant = tuple(may_lie(house, each.hint) for each in view.nightmares)
    weights = _weights(house, lights), _weights(house, darks)
    return Scene(house, view.lamps, stakes(view, side), *weights, dormant, len(lights))


def may_lie(house: House, hint: RoomNumber) -> tuple[RoomNumber, ...]:
    """Return where a nightmare may lie of which this room was told."""
    return tuple(sorted((hint, *house.beside(hint))))


def _weights(house: House, seats: Sequence[Chances]) -> tuple[tuple[RoomNumber, float], ...]:
    found = [(room, sum([chances[room - 1] for chances in seats])) for room in house.numbers]
    return tuple((room, weight) for room, weight in found if weight >= _LEAST)
