"""Road to the Overlord as the scenes of all games see it."""

from __future__ import annotations

from game.rules.road_to_the_overlord.state import Table
from game.scenes.faces.face import SEATS_BY_COLOUR, Face
from game.scenes.table.board_face import face_of
from game.scenes.table.ways_to_table import challenges_of, door_of
from game.view.road_to_the_overlord.board import BOARD
from game.view.surface.surfaces import Made, Surface

from .acting import acts
from .figures import FIGURES
from .naming import GIVEN, WORDS
from .replay_chapters import chapters
from .sentences import tell
from .setup import VARIANTS
from .table_face import TABLE


def heat(table: Table) -> int:
    """Return how hot it is: in a fight, and hotter against the boss."""
    if table.ending is not None or table.fight is None:
        return 0
    return 2 if table.fight.with_boss else 1


FACE: Face = Face(
    seats=SEATS_BY_COLOUR,
    door=door_of(VARIANTS, lambda: FACE),
    board=face_of(BOARD, tell, chapters, acts=acts),
    challenges=challenges_of(BOARD, f"{WORDS}.option", lambda: FACE),
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
    tune="music.road_to_the_overlord",
    pictured_last=True,
    handicaps=tuple(GIVEN),
    surface=Surface(Made.PLANKS, "table_tavern"),
)
