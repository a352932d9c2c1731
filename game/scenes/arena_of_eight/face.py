"""Arena of Eight as the scenes of all games see it."""

from __future__ import annotations

from game.ai.arena_of_eight.task_defender import defender
from game.rules.arena_of_eight.state import Table, full_health
from game.scenes.faces.face import Face, Seats
from game.scenes.table.board_face import face_of
from game.scenes.table.ways_to_table import challenges_of, door_of
from game.view.arena_of_eight.board import BOARD
from game.view.arena_of_eight.standing_pieces import LIVERY
from game.view.surface.surfaces import Made, Surface

from .figures import FIGURES
from .replay_chapters import chapters
from .sentences import tell
from .setup import GIVEN, VARIANTS
from .table_face import TABLE

WEAK = 3
"""A fighter with a third of its health left is weak."""

DEFENDER = "champion"
"""What the one on the other side of a task is called."""


def heat(table: Table) -> int:
    """Return how hot it is: a fighter that is weak, and a round that would decide the match."""
    weak = any(
        WEAK * side.health <= full_health(table.setup, seat)
        for seat, side in enumerate(table.sides)
    )
    most = max(side.wins for side in table.sides)
    return int(weak) + int(2 * (most + 1) > table.options.best_of)


FACE: Face = Face(
    seats=Seats(
        names=("seat.bolt", "seat.rivet"),
        marks=tuple(f"emblem.{colours}" for colours in LIVERY),
    ),
    door=door_of(VARIANTS, lambda: FACE),
    board=face_of(BOARD, tell, chapters, hidden=True),
    challenges=challenges_of(BOARD, "arena.option", lambda: FACE, {DEFENDER: defender}),
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
    tune="music.arena_of_eight",
    handicaps=tuple(GIVEN),
    surface=Surface(Made.PLANKS, "table_oak", ("table.key", "table.coins")),
)
