"""One Cut as the scenes of all games see it."""

from __future__ import annotations

from game.ai.one_cut.task_defender import defender
from game.rules.one_cut.state import Table
from game.scenes.faces.face import Face, Seats
from game.scenes.table.board_face import face_of
from game.scenes.table.ways_to_table import challenges_of, door_of
from game.view.one_cut.board import BOARD
from game.view.one_cut.standing_pieces import LIVERY
from game.view.surface.surfaces import Made, Surface

from .acting import acts
from .figures import FIGURES
from .replay_chapters import chapters
from .sentences import tell
from .setup import VARIANTS
from .table_face import TABLE

NEAR = 1
DEFENDER = "master"
"""What the one on the other side of a task is called."""


def heat(table: Table) -> int:
    """Return how hot it is: blades that touch, and a duel that would decide the match."""
    most = max(side.wins for side in table.sides)
    decides = 2 * (most + 1) > table.setup.best_of
    return int(table.apart == NEAR) + int(decides)


FACE: Face = Face(
    seats=Seats(
        names=("seat.crane", "seat.hawk"),
        marks=tuple(f"emblem.{colours}" for colours in LIVERY),
    ),
    door=door_of(VARIANTS, lambda: FACE),
    board=face_of(BOARD, tell, chapters, hidden=True, acts=acts),
    challenges=challenges_of(BOARD, "cut.option", lambda: FACE, {DEFENDER: defender}),
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
    tune="music.one_cut",
    surface=Surface(Made.RULED, "table_mat", ("table.pencil", "table.mug")),
)
