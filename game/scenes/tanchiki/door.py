"""How Tanchiki is entered from the title."""

from __future__ import annotations

from pathlib import Path

from game.content.maps import load
from game.rules.tanchiki import TANCHIKI
from game.scenes.dialog import tell
from game.scenes.doors import Door, NotMine
from game.scenes.kit import Kit
from game.scenes.play.keeping import open_watch, refusal, shelve, take_up
from game.scenes.play.kept import waiting
from game.scenes.play.replay import replay_scene
from game.scenes.seat_names import names_of
from game.scenes.stack import Scene
from game.session.record import Damaged, Foreign
from game.session.replay import ReplayMismatch

from .face import tanchiki_face
from .figures import tanchiki_figures
from .onward import play_on, taken_up
from .setup import GAME, tanchiki_setup


def tanchiki_door() -> Door[Kit]:
    return Door(
        game=GAME,
        setup=_setup,
        unfinished=lambda kit: waiting(kit, GAME),
        resume=_resume,
        watch=_watch,
        picture="tank.0",
        figures=tanchiki_figures,
    )


def _setup(kit: Kit, path: Path | None) -> Scene:
    if path is None:
        return tanchiki_setup(kit)
    found = load(path)
    if found.game != GAME or found.letter:
        raise NotMine(path.name)
    return tanchiki_setup(kit, found)


def _resume(kit: Kit) -> Scene:
    """Return the match that waits, or the sentence that says why it cannot go on."""
    try:
        match = take_up(kit, TANCHIKI)
    except (Damaged, Foreign, ReplayMismatch) as error:
        shelve(kit, GAME)
        return tell(kit, kit.words("title.continue"), refusal(kit, error))
    return taken_up(kit, match)


def _watch(kit: Kit, path: Path) -> Scene:
    try:
        record, watch = open_watch(path, {GAME: TANCHIKI})
    except ReplayMismatch as mismatch:
        raise Foreign(str(mismatch), file=path.name) from mismatch
    names = names_of(kit.words, GAME, (player.name for player in record.header.players))
    return replay_scene(kit, TANCHIKI, record, watch, tanchiki_face(kit, play_on, names))
