"""The maps of Lamps Till Dawn: houses; and its tasks, which begin in the middle of a night."""

from __future__ import annotations

from collections.abc import Collection

from game.content.maps.map_facts import Facts
from game.content.maps.map_kind import Drawn, MapKind
from game.content.tiled.faults import Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.rules import Seat
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.house import House
from game.rules.lamps_till_dawn.play import first
from game.rules.lamps_till_dawn.state import CROWD, LEAST_SEATS, MOST_SEATS, START_PLACES, Setup

from .board_numbers import COUNTING
from .houses import read_house
from .map_words import HOUSE, WORDS
from .tasks import TASKS


def read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    return Drawn(read_house(sheet, report))


def players(house: House) -> tuple[int, int]:
    """Return how few and how many play: without a start place for a crowd there is none."""
    return LEAST_SEATS, MOST_SEATS if len(house.starts) > START_PLACES else CROWD - 1


def setup(house: House | Setup, seats: int, options: Collection[str], mover: Seat) -> Setup | None:
    """Return what a match begins with in a house, or a task, which says all itself."""
    if isinstance(house, Setup):
        return house
    found = first(seats)
    return found and setup_of(found.sides, house=house)


MAP_KIND = MapKind(
    classes={HOUSE: WORDS},
    first="old_house.tmx",
    read=read,
    players=players,
    cell=lambda cell, height: "",
    setup=setup,
    counting=COUNTING,
    tasks=TASKS,
)
