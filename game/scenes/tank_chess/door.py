"""How Tank Chess is entered from the title."""

from __future__ import annotations

from pathlib import Path

from game.ai.minds import MINDS
from game.content.maps import load
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.dialog import tell
from game.scenes.doors import Door, NotMine
from game.scenes.kit import Kit
from game.scenes.play.keeping import open_watch, refusal, shelve, take_up
from game.scenes.play.kept import waiting
from game.scenes.play.replay import replay_scene
from game.scenes.setup import last_setup
from game.scenes.stack import Scene
from game.session.record import Damaged, Foreign
from game.session.replay import ReplayMismatch

from .face import chess_face
from .figures import chess_figures
from .onward import play_on
from .setup import GAME, chess_setup
from .table import TableScene
from .wishes import read


def tank_chess_door() -> Door[Kit]:
    return Door(
        game=GAME,
        setup=_setup,
        unfinished=lambda kit: waiting(kit, GAME),
        resume=_resume,
        watch=_watch,
        picture="piece.heavy.0",
        figures=chess_figures,
        quest=lambda kit, match, quest: TableScene(kit, match, quest.minds, quest=quest),
    )


def _setup(kit: Kit, path: Path | None) -> Scene:
    if path is not None and load(path).game != GAME:
        raise NotMine(path.name)
    return chess_setup(kit, path)


def _resume(kit: Kit) -> Scene:
    """Return the match that waits, or the sentence that says why it cannot go on."""
    try:
        match = take_up(kit, TANK_CHESS, CallFlag)
    except (Damaged, Foreign, ReplayMismatch) as error:
        shelve(kit, GAME)
        return tell(kit, kit.words("title.continue"), refusal(kit, error))
    return TableScene(kit, match, MINDS[GAME], read(last_setup(kit, GAME)[1]), resumed=True)


def _watch(kit: Kit, path: Path) -> Scene:
    try:
        record, watch = open_watch(path, {GAME: TANK_CHESS})
    except ReplayMismatch as mismatch:
        raise Foreign(str(mismatch), file=path.name) from mismatch
    return replay_scene(kit, TANK_CHESS, record, watch, chess_face(kit, play_on))
