"""What Road to the Overlord has in place of maps: its cards, its tracks and its tasks."""

from __future__ import annotations

from game.content.maps.board_numbers import Counting
from game.content.maps.map_kind import MapKind

from .beginning import first
from .card_files import check_world
from .tasks import TASKS

MAP_KIND = MapKind(
    players=lambda start: (1, 1),
    cell=lambda cell, height: f"{cell.x}, {cell.y}",
    counting=Counting(lambda start: (), lambda table: table.number),
    tasks=TASKS,
    data=(check_world,),
    begins=first,
)
