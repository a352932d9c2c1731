"""Dice and Armour as the scenes of all games see it."""

from __future__ import annotations

from game.ai.dice_and_armour.task_defender import defender
from game.rules.dice_and_armour.events import MatchEnded, TurnBegan
from game.rules.dice_and_armour.kinds import HOLD
from game.rules.dice_and_armour.state import Stage, Table
from game.scenes.faces.face import Challenges, Door, Face, Seats
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.table.board_face import chapters_at, face_of
from game.scenes.table.opened_table import opened
from game.scenes.table.variant_setup import variant_setup
from game.session.match.match import Match
from game.session.match.record import Player
from game.view.dice_and_armour.board import BOARD
from game.view.dice_and_armour.standing_pieces import LIVERY

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


def _resumed(kit: Kit, match: Match) -> Scene:
    return opened(kit, match, FACE)


FACE: Face = Face(
    seats=Seats(
        names=("seat.south", "seat.north"),
        marks=tuple(f"emblem.{colours}" for colours in LIVERY),
    ),
    door=Door(
        setup=lambda kit, path: variant_setup(kit, VARIANTS, path),
        resume=_resumed,
        read_ahead=read_ahead,
    ),
    board=face_of(BOARD, tell, chapters_at(tell, lambda event: isinstance(event, HEADS))),
    challenges=Challenges(
        table=lambda kit, match, quest: opened(kit, match, FACE, quest),
        small=BOARD.show_small,
        options="armour.option",
        players=(Player(""), Player("", DEFENDER)),
        minds={DEFENDER: defender},
    ),
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
)
