"""Hold the Banner as the scenes of all games see it."""

from __future__ import annotations

from game.ai.hold_the_banner.task_habits import MINDS
from game.rules.hold_the_banner.actions import TimedOut
from game.rules.hold_the_banner.state import Table
from game.scenes.faces.face import SEATS_BY_COLOUR, Challenges, Face
from game.scenes.table.board_face import face_of
from game.scenes.table.opened_table import opened
from game.scenes.table.ways_to_table import door_of
from game.session.match.record import Player
from game.view.hold_the_banner.board import BOARD
from game.view.surface.surfaces import Made, Surface

from .acting import acts
from .figures import FIGURES
from .naming import GAME, GIVEN
from .replay_chapters import chapters, whose
from .sentences import tell
from .setup import VARIANTS
from .table_face import TABLE

LAST_TANKS = 2
"""So few attackers left are nearly none."""


def heat(table: Table) -> int:
    """Return how hot it is: a fence with a hole, a last life, and few attackers left."""
    open_fence = any(camp.fence & ~table.walls for camp in table.board.camps)
    guards = (p.lives for s, p in enumerate(table.players) if table.teams[s] == 0)
    few = not table.board.duel and table.to_stop - table.lost <= LAST_TANKS
    return int(open_fence) + int(sum(guards) <= 1 or few)


CHALLENGES = Challenges(
    table=lambda kit, match, quest: opened(kit, match, FACE, quest),
    small=BOARD.show_small,
    options="banner.option",
    players=(Player(""), Player("", next(iter(MINDS)))),
    minds=MINDS,
)

FACE: Face = Face(
    seats=SEATS_BY_COLOUR,
    door=door_of(
        VARIANTS, lambda: FACE, TimedOut, read_ahead=lambda kit: kit.boards.ahead(kit.maps / GAME)
    ),
    board=face_of(BOARD, tell, chapters, hidden=True, whose=whose, acts=acts),
    challenges=CHALLENGES,
    table=TABLE,
    figures=FIGURES.face,
    heat=heat,
    tune="music.hold_the_banner",
    handicaps=tuple(GIVEN),
    surface=Surface(Made.CANVAS, "table_linen", ("table.compass", "table.mug")),
)
