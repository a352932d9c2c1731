"""How a game, a map, a record or a match that waits is opened, or what stands in its way.

What a title that is simply shown does not need is imported where it is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.files.reader import ContentError
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Replace, Scene

if TYPE_CHECKING:
    from game.session.match.match import Match


def opened_game(kit: Kit, game: str) -> Scene:
    """Return the set-up of a game, or what is wrong with its data files."""
    return _opened(kit, game, lambda: faces_of(kit)[game].door.setup(kit, None))


def watched_computers(kit: Kit, game: str) -> Scene:
    """Return a table at which computers play and nobody else, or what is wrong with its files."""
    from .computers_play import computers_play

    return _opened(kit, game, lambda: computers_play(kit, game))


def _opened(kit: Kit, game: str, open: Callable[[], Scene], read: bool = False) -> Scene:
    """Return what opens; what is not known to have been `read` is read first, a little in a
    frame."""
    from game.scenes.boards.faults_page import fault_sentences, faults_scene
    from game.scenes.pages.waiting_for_boards_page import reading_scene
    from game.scenes.seats.commanders import meet

    door, name = faces_of(kit)[game].door, kit.words(f"door.{game}")
    known = read or kit.boards.patient
    steps = iter(()) if known else chain(meet(), door.read_ahead(kit))
    for _ in steps:
        return reading_scene(kit, name, steps, lambda: _opened(kit, game, open, read=True))
    try:
        return open()
    except ContentError as error:
        faults = fault_sentences(kit, error)
    return faults_scene(kit, name, faults, lambda: Replace(_opened(kit, game, open)))


def opened_map(kit: Kit, path: Path) -> Scene:
    """Return the set-up of the game whose map this is, or what is wrong with the map."""
    from game.scenes.boards.faults_page import fault_sentences, faults_scene, seen, when_saved
    from game.scenes.faces.face import NotMine

    wrong: ContentError | None = None
    for face in faces_of(kit).values():
        try:
            return face.door.setup(kit, path)
        except NotMine:
            continue
        except ContentError as error:
            wrong = error

    def again() -> Change:
        return Replace(opened_map(kit, path))

    found = fault_sentences(kit, wrong) if wrong else (kit.words("faults.no_game"),)
    saved = when_saved(path, again)
    return faults_scene(kit, path.name, found, again, saved, seen(wrong))


def opened_record(kit: Kit, path: Path) -> Scene:
    """Return the record to watch, a bar while a long one is read, or the sentence why not."""
    from game.scenes.pages.dialog import tell
    from game.scenes.pages.working_page import WorkingScene
    from game.scenes.replay.replay import ReplayScene
    from game.scenes.saves.saving import refusal, watch_file
    from game.session.match.record import Damaged, Foreign
    from game.session.records.opening_to_watch import Opened
    from game.session.records.replay import ReplayMismatch

    from .play_on import play_on

    def then(opened: Opened) -> Scene:
        game = opened.record.header.game
        board = faces_of(kit)[game].board(kit)
        return ReplayScene(
            kit, GAMES[game], opened.record, opened.watch, board, play_on, opened.match
        )

    def refused(error: Exception) -> Scene | None:
        if isinstance(error, ReplayMismatch):
            error = Foreign(str(error), file=path.name)
        if isinstance(error, Damaged) and error.key == "damaged":
            words = kit.words("door.file.damaged", file=path.name)
            return tell(kit, kit.words("records.title"), words)
        if isinstance(error, Damaged | Foreign | OSError):
            return tell(kit, kit.words("records.title"), refusal(kit, error))
        return None

    said = kit.words("records.title"), kit.words("records.opening")
    return WorkingScene(kit, *said, watch_file(path, GAMES), then, refused).begun()


def resumed_match(kit: Kit, game: str) -> Scene:
    """Return the way to the table of the match that waits."""
    from game.scenes.people.who_is_here import plays_with, sit_again
    from game.scenes.saves.evening_file import of_evening

    from .resuming_progress_page import ResumingScene

    door = faces_of(kit)[game].door

    def sits(match: Match) -> str:
        sit_again(kit, match)
        return plays_with(kit, match)

    def lay(match: Match) -> Scene:
        return door.resume(of_evening(kit, match), match)

    return ResumingScene(kit, GAMES[game], lay, door.flag, sits)
