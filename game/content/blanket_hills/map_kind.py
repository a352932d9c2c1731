"""What Blanket Hills has in place of maps: its tasks; and lands out of height pictures."""

from __future__ import annotations

from game.content.maps.board_numbers import Counting
from game.content.maps.map_kind import MapKind

from .height_pictures import check_pictures
from .tasks import TASKS

MAP_KIND = MapKind(
    players=lambda start: (1, 1),
    cell=lambda cell, height: f"{cell.x}, {cell.y}",
    counting=Counting(lambda start: (), lambda table: table.shots),
    data=(check_pictures,),
    tasks=TASKS,
)
