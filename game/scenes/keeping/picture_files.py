"""Pictures and films of a match that is watched, put where they may be given to others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.scenes.faces.board_face import BoardFace, ReplayChapter
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice
from game.scenes.saves.saved_files import exported
from game.scenes.widgets.widget_kinds import Button, Label, Widget
from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.view.canvas.box import Box
from game.view.files.camera import Camera
from game.view.show.playback import Reel

from .film import still
from .moment_as_challenge import keeps

ONE, GAP = 56.0, 12.0
FILES = 4 * ONE + 3 * GAP
_ICONS = {
    "challenge": "icon.star",
    "link": "icon.link",
    "picture": "icon.copy",
    "film": "icon.replay",
}


def file_buttons(kit: Kit, page: Box, game: str) -> tuple[Widget, ...]:
    """Return what stands in the head of a replay: a challenge is made of the moment where that can
    be, the match is sent, and pictures are taken where there is a camera."""
    cells = Box(page.right - 56 - FILES, 18, FILES, 50).columns(len(_ICONS), GAP)
    camera = bool(kit.camera)
    offered = {"challenge": keeps(game), "link": True, "picture": camera, "film": camera}
    return tuple(
        file_button(kit, name, cell)
        for name, cell in zip(_ICONS, cells, strict=True)
        if offered[name]
    )


def file_button(kit: Kit, name: str, cell: Box) -> Button:
    """Return the sign that asks for a picture, a film, a link or a challenge."""
    return Button(name, cell, "", _ICONS[name], tip=kit.words(f"film.{name}.tip"))


def narrowed(widget: Widget) -> Widget:
    """Return the title of a page with room for the buttons beside it."""
    if not isinstance(widget, Label):
        return widget
    return replace(widget, box=widget.box.left(widget.box.width - FILES - 12))


def stretch(chapters: Sequence[ReplayChapter], reel: Reel) -> tuple[int, int]:
    """Return where the line of the list that is lit begins and the next one follows."""
    places = sorted({each.place for each in chapters})
    begins = max((place for place in places if place <= reel.place), default=0)
    return begins, next((place for place in places if place > reel.place), reel.length)


def take_picture(kit: Kit, camera: Camera, game: str, face: BoardFace, reel: Reel) -> Change:
    """Write the board as it stands now."""
    return Notice(written_file(kit, game, "png", still(camera, face, reel)), lasting=True)


def written_file(kit: Kit, game: str, suffix: str, data: bytes) -> str:
    """Write it under a free name; return the sentence that says where it lies."""
    path = written(kit, game, suffix, data)
    if path is None:
        return kit.words("records.not_exported")
    return kit.words("film.written", path=str(path))


def written(kit: Kit, game: str, suffix: str, data: bytes) -> Path | None:
    """Write it under a free name, which is copied, too; None where that cannot be."""
    try:
        exported(kit).mkdir(parents=True, exist_ok=True)
        names = crash_safe_files.numbered(exported(kit), f"{kit.today()}-{game}", f".{suffix}")
        path = crash_safe_files.create_first(names, data)
    except (NotWritten, OSError):
        return None
    kit.copy(str(path))
    return path
