"""Proving Ground as the scenes of all games see it."""

from __future__ import annotations

from game.rules.proving_ground.events import MatchEnded, TurnBegan
from game.scenes.faces.face import Face, Seats
from game.scenes.table.board_face import chapters_at, face_of
from game.scenes.table.ways_to_table import challenges_of, door_of
from game.view.proving_ground.board import BOARD
from game.view.surface.surfaces import Made, Surface

from .acting import acts
from .figures import FIGURES
from .heat import heat
from .sentences import tell
from .setup import GAME, VARIANTS
from .table_face import TABLE

CREWS = ("falcon", "badger", "otter", "lynx")
MARKS = (1, 0, 2, 3)
HEADS = TurnBegan | MatchEnded
"""What one jumps to in a replay."""


FACE: Face = Face(
    seats=Seats(
        names=tuple(f"seat.{crew}" for crew in CREWS),
        marks=tuple(f"emblem.{colours}" for colours in MARKS),
    ),
    door=door_of(VARIANTS, lambda: FACE, read_ahead=lambda kit: kit.boards.ahead(kit.maps / GAME)),
    board=face_of(
        BOARD, tell, chapters_at(tell, lambda event: isinstance(event, HEADS)), acts=acts
    ),
    challenges=challenges_of(BOARD, "proving.option", lambda: FACE),
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
    tune="music.proving_ground",
    surface=Surface(Made.CHART, "table_desk", ("table.pencil", "table.map")),
)
