"""Deep Scan as the scenes of all games see it."""

from __future__ import annotations

from game.rules.deep_scan.state import Table
from game.scenes.faces.face import SEATS_BY_COLOUR, Face
from game.scenes.table.board_face import face_of
from game.scenes.table.ways_to_table import challenges_of, door_of
from game.view.deep_scan.board import BOARD
from game.view.surface.surfaces import Made, Surface

from .acting import acts
from .figures import FIGURES
from .naming import GIVEN, WORDS
from .replay_chapters import chapters
from .sentences import tell
from .setup import VARIANTS
from .table_face import TABLE

LAST_OBJECTS = 3
"""So many objects before the end it is the end."""
IN_REACH = 12
"""A lead that one scan can turn."""


def heat(table: Table) -> int:
    """Return how hot it is: near the end, and hotter where one scan may turn it."""
    left = sum(not each.spent for each in table.objects)
    if table.ending is not None or left > LAST_OBJECTS:
        return 0
    best = sorted((ship.has.resources for ship in table.ships), reverse=True)[:2]
    return 1 + (len(best) > 1 and best[0] - best[1] <= IN_REACH)


FACE: Face = Face(
    seats=SEATS_BY_COLOUR,
    door=door_of(VARIANTS, lambda: FACE),
    board=face_of(BOARD, tell, chapters, acts=acts),
    challenges=challenges_of(BOARD, f"{WORDS}.option", lambda: FACE),
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
    tune="music.deep_scan",
    handicaps=tuple(GIVEN),
    surface=Surface(Made.CHART, "table_chart", ("table.dividers", "table.compass")),
)
