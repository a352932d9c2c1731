"""Blanket Hills as the scenes of all games see it."""

from __future__ import annotations

from game.rules.blanket_hills.state import Table
from game.scenes.faces.face import SEATS_BY_COLOUR, Face
from game.scenes.table.board_face import face_of
from game.scenes.table.ways_to_table import challenges_of, door_of
from game.view.surface.surfaces import Made, Surface

from . import figures
from .acting import acts
from .laid_board import LAID
from .naming import HALVED, WORDS
from .replay_chapters import chapters
from .sentences import tell
from .setup import VARIANTS
from .table_face import TABLE

LAST_SHOTS = 4
"""So many shots before the end it is the end."""
IN_REACH = 100
"""A lead that one shot can turn."""


def heat(table: Table) -> int:
    """Return how hot it is: near the end, and hotter where one shot may turn it."""
    left = sum(len(tank.shells) for tank in table.tanks)
    if table.turn is None or left > LAST_SHOTS:
        return 0
    first, second, *_ = sorted((tank.points for tank in table.tanks), reverse=True)
    return 1 + (first - second <= IN_REACH)


FACE: Face = Face(
    seats=SEATS_BY_COLOUR,
    door=door_of(VARIANTS, lambda: FACE),
    board=face_of(LAID, tell, chapters, acts=acts),
    challenges=challenges_of(LAID, f"{WORDS}.option", lambda: FACE),
    figures=figures.face,
    table=TABLE,
    heat=heat,
    tune="music.blanket_hills",
    handicaps=(HALVED,),
    surface=Surface(Made.WOOL, "table_blanket", ("table.biscuits",)),
)
