"""Lamps Till Dawn as the scenes of all games see it."""

from __future__ import annotations

from functools import partial

from game.ai.lamps_till_dawn.task_habits import MINDS
from game.rules.lamps_till_dawn.letters.task_start import SOLVER
from game.rules.lamps_till_dawn.state import Side, Table
from game.rules.lamps_till_dawn.view import view
from game.scenes.faces.board_face import BoardFace
from game.scenes.faces.face import SEATS_BY_COLOUR, Challenges, Face
from game.scenes.frame.kit import Kit
from game.scenes.table.board_face import face_of
from game.scenes.table.opened_table import opened
from game.scenes.table.ways_to_table import door_of
from game.session.match.record import Player
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.board import BOARD, board_of
from game.view.surface.surfaces import Made, Surface

from .acting import acts
from .figures import FIGURES
from .morning_after import MORNING
from .naming import GAME, GIVEN, called
from .replay_chapters import chapters
from .sentences import tell
from .setup import VARIANTS
from .table_face import TABLE

NEAR, LAST = 4, 2
"""So many marks before the end of a counter the night grows warm, and hot."""


def heat(table: Table) -> int:
    """Return how near the nearer counter is to its full mark."""
    left = min(table.setup.full(side) - table.marks(side) for side in Side)
    return int(left <= NEAR) + int(left <= LAST)


def _board(kit: Kit) -> BoardFace:
    """Return the board with the names of its rooms in the language that is spoken."""
    named = board_of(partial(called, kit.words))
    return face_of(named, tell, chapters, hidden=True, acts=acts)(kit)


def _small(canvas: Canvas, box: Box, key: str, table: Table) -> BoardPlace:
    """Draw a task small, as whoever solves it sees it."""
    return BOARD.show_small(canvas, box, key, view(table, SOLVER))


CHALLENGES = Challenges(
    table=lambda kit, match, quest: opened(kit, match, FACE, quest),
    small=_small,
    options="lamps.option",
    players=(Player(""), Player("", next(iter(MINDS)))),
    minds=MINDS,
)

FACE: Face = Face(
    seats=SEATS_BY_COLOUR,
    door=door_of(VARIANTS, lambda: FACE, read_ahead=lambda kit: kit.boards.ahead(kit.maps / GAME)),
    board=_board,
    challenges=CHALLENGES,
    figures=FIGURES.face,
    table=TABLE,
    heat=heat,
    tune="music.lamps_till_dawn",
    handicaps=tuple(GIVEN),
    closing=MORNING,
    pictured_last=True,
    surface=Surface(Made.PLANKS, "table_floor", ("table.candle", "table.biscuits")),
)
