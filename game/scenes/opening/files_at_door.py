"""Files at the door: what one opens that is dropped on the window or named at the start.

It is told by the ending of its name what a file is for, a text by what stands in it. What cannot be
opened is told in a sentence. A scene that is not left for a file says so itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.texts import clean
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Dropped
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.saves.saved_files import SUFFIX

from .opening import opened_map, opened_record

if TYPE_CHECKING:
    from game.content.tasks.challenges import Challenge

Opens = Callable[[], Scene]
LARGEST = 400_000
"""So many bytes a text has at the most."""
SHOWN = 40
"""So many letters of a file's name a sentence has at the most."""


class FilesAtDoor:
    """What the stack of scenes asks when none of them takes a file."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def home(self) -> Scene:
        return self._kit.title()

    def held(self, key: str, dropped: Dropped) -> str:
        """Return the sentence that says why the scene that lies there is not left for a file."""
        return self._kit.words(key, file=self._name(dropped))

    def opens(self, dropped: Dropped) -> Opens | str:
        """Return what makes the scene that a file opens, or the sentence that says why none."""
        if dropped.words:
            return self._text(dropped, dropped.words)
        path, words, name = Path(dropped.path), self._kit.words, self._name(dropped)
        if path.is_dir():
            return words("door.file.folder", file=name)
        if (known := _KINDS.get(path.suffix.lower())) is not None:
            return known(self._kit, path)
        if not os.path.lexists(path):
            return words("file.missing", name=name)
        from game.content.files.reader import ContentError, read_text

        try:
            text = read_text(path, LARGEST)
        except ContentError:
            return words("door.file.unknown", file=name)
        return self._text(dropped, text)

    def _text(self, dropped: Dropped, text: str) -> Opens | str:
        kit, file = self._kit, self._name(dropped)
        found = text_opens(kit, text)
        if found is None:
            return kit.words("door.file.unknown", file=file)
        if isinstance(found, str):
            return kit.words("door.file.refused", file=file, reason=found)
        return found

    def _name(self, dropped: Dropped) -> str:
        if dropped.words:
            return self._kit.words("door.file.words")
        name = clean(Path(dropped.path).name)
        return name if len(name) <= SHOWN else f"{name[: SHOWN - 9]}…{name[-8:]}"


def text_opens(kit: Kit, text: str) -> Opens | str | None:
    """Return what a text opens: a link is watched, a result is played again, a game is gone on
    with. A sentence says what is wrong with it; None is for a text of another kind."""
    from game.scenes.challenges.check_page import is_result, result_opens
    from game.session.links.link_text import is_link

    texts = (face.door.text for face in faces_of(kit).values() if face.door.text is not None)
    ways: tuple[Callable[[Kit, str], Opens | str], ...] = tuple(texts)
    if is_link(text):
        ways = (_link,)
    elif is_result(text):
        ways = (result_opens,)
    for way in ways:
        if found := way(kit, text):
            return found
    return None


def _link(kit: Kit, text: str) -> Opens | str:
    from .opened_link import linked_scene, sent_match

    found = sent_match(kit, text)
    return found if isinstance(found, str) else lambda: linked_scene(kit, found)


def _map(kit: Kit, path: Path) -> Opens:
    """Return what opens the set-up on a map, or the challenge that it carries; its faults are told
    on a page that looks whether they are mended."""
    from game.content.files.node import ContentError
    from game.content.maps.maps import load
    from game.content.tasks.challenges import challenge_on
    from game.content.tasks.kept_challenges import kept_at

    kept = path.with_suffix(".yaml")
    try:
        found = load(path)
        if found.facts.task is None or found.game not in kit.faces:
            return lambda: opened_map(kit, path)
        challenge = kept_at(kept) if kept.is_file() else challenge_on(found, found.facts.task)
    except (ContentError, OSError):
        return lambda: opened_map(kit, path)
    return lambda: _challenge(kit, challenge)


def _kept(kit: Kit, path: Path) -> Opens:
    """Return what opens a challenge that was kept, or the list of what is wrong with it."""
    from game.content.files.node import ContentError
    from game.content.tasks.kept_challenges import kept_at
    from game.scenes.boards.faults_page import fault_sentences, faults_scene, when_saved
    from game.scenes.frame.stack import Change, Replace

    def again() -> Change:
        return Replace(_kept(kit, path)())

    try:
        challenge = kept_at(path)
    except ContentError as error:
        faults = fault_sentences(kit, error)
        return lambda: faults_scene(kit, path.name, faults, again, when_saved(path, again))
    return lambda: _challenge(kit, challenge)


def _challenge(kit: Kit, challenge: Challenge) -> Scene:
    from game.scenes.challenges.challenges_page import challenges_scene

    return challenges_scene(kit, challenge)


def _record(kit: Kit, path: Path) -> Opens:
    return lambda: opened_record(kit, path)


_KINDS: Mapping[str, Callable[[Kit, Path], Opens]] = {
    ".tmx": _map,
    SUFFIX: _record,
    ".yaml": _kept,
    ".yml": _kept,
}
"""What the ending of a name says; any other file is read as a text."""
