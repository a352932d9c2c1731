"""Dice and Armour as the scenes of all games see it."""

from __future__ import annotations

from game.ai.dice_and_armour.task_defender import defender
from game.rules.dice_and_armour.events import MatchEnded, TurnBegan
from game.rules.dice_and_armour.kinds import HOLD
from game.rules.dice_and_armour.state import Stage, Table
from game.scenes.faces.face import Face, Seats
from game.scenes.table.board_face import chapters_at, face_of
from game.scenes.table.ways_to_table import challenges_of, door_of
from game.view.dice_and_armour.board import BOARD
from game.view.dice_and_armour.standing_pieces import LIVERY
from game.view.surface.surfaces import Made, Surface

from .acting import acts
from .figures import FIGURES
from .sentences import tell
from .setup import VARIANTS, read_ahead
from .table_face import TABLE

HEADS = TurnBegan | MatchEnded
"""What one jumps to in a replay."""

FEW = 3
DEFENDER = "tactician"
"""What the one on the other side of a task is called."""


def heat(table: Table) -> int:
    """Return how hot it is: tanks that burn, and a side that is nearly beaten or a base held."""
    if table.ending is not None or table.stage is Stage.MUSTER:
        return 0
    held = max((tank.held for tank in table.tanks), default=0)
    few = min(len(table.own(seat)) for seat in (0, 1)) < FEW
    return int(bool(table.wrecks)) + int(few or held > HOLD // 2)


FACE: Face = Face(
    seats=Seats(
        names=("seat.south", "seat.north"),
        marks=tuple(f"emblem.{colours}" for colours in LIVERY),
    ),
    door=door_of(VARIANTS, lambda: FACE, read_ahead=read_ahead),
    board=face_of(
        BOARD, tell, chapters_at(tell, lambda event: isinstance(event, HEADS)), acts=acts
    ),
    challenges=challenges_of(BOARD, "armour.option", lambda: FACE, {DEFENDER: defender}),
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
    tune="music.dice_and_armour",
    surface=Surface(Made.FELT, "table_felt", ("table.cup", "table.pencil")),
)
