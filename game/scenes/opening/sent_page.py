"""The page that opens whatever somebody sent: a text, a link or a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.content.texts import clean
from game.scenes.frame.commands import Changed, Chosen, Command, Dropped, Edit, Edited, Wants
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.saved_files import SUFFIX, exported
from game.scenes.widgets.rows import listed
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Picture, Widget
from game.session.files import crash_safe_files
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, SMALL, STRONG

from .files_at_door import LARGEST, FilesAtDoor, text_opens

KINDS = (SUFFIX, ".txt", ".tmx", ".yaml")
SHOWN = 60
"""So many letters of what was pasted stand beside the sentence that refuses it."""

ROW = 62.0


@dataclass
class _Desk:
    """Why the latest was not opened, and how it began."""

    kit: Kit
    reason: str = ""
    began: str = ""

    def text(self, text: str) -> Change:
        """Open a text, or say why not: one line may be the path of a file."""
        plain = text.strip().strip('"').removeprefix("file://")
        if not plain:
            return self._refuse("", self.kit.words("sent.empty"))
        if "\n" not in plain and len(plain) < 1000 and _is_file(plain):
            return self.file(plain)
        found = text_opens(self.kit, text[:LARGEST])
        if found is None:
            found = self.kit.words("sent.unknown")
        return self._refuse(text, found) if isinstance(found, str) else Replace(found())

    def file(self, path: str) -> Change:
        found = FilesAtDoor(self.kit).opens(Dropped(path))
        return self._refuse("", found) if isinstance(found, str) else Replace(found())

    def _refuse(self, text: str, reason: str) -> Change:
        began = clean(" ".join(text[: 2 * SHOWN].split()))
        self.began = began if len(began) <= SHOWN else f"{began[:SHOWN]}…"
        self.reason = reason
        self.kit.sounds.play("menu.error")
        return None


def sent_scene(kit: Kit) -> Sheet:
    """Return the page; what opens takes its place."""
    desk, files = _Desk(kit), _files(kit)
    rows = [(path.name, "") for path in files]

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("sent.title"))
        wide = room.width * (0.52 if rows else 1.0)
        box, beside = room.left(wide - 14), room.beside(wide, 14)
        return (*frame, *_asking(kit, page, box, desk), *(_list(kit, beside, rows) if rows else ()))

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("paste"):
                return desk.text(kit.paste())
            case Changed("file", int(place)):
                return desk.file(str(files[place]))
            case _:
                return None

    def other(command: Command) -> Change:
        match command:
            case Edited(Edit.PASTE, text):
                return desk.text(text)
            case Dropped(path, words):
                return desk.text(words) if words else desk.file(path)
            case _:
                return None

    return Sheet(kit, widgets, answer, other=other, first="paste", wants=lambda: Wants.LETTERS)


def _asking(kit: Kit, page: Page, box: Box, desk: _Desk) -> tuple[Widget, ...]:
    words, inside = kit.words, box.inset(28, 24)
    how = words("sent.how")
    high = page.measure(how, BODY, inside.width)[1]
    paste = inside.below(high, 18).top(ROW).left(min(inside.width, page.grown(300)))
    refused = _refusal(page, inside.below(high + 18 + ROW, 18), desk)
    ends = refused[0].box.bottom if refused else paste.bottom
    return (
        Panel(box.top(ends + 24 - box.y)),
        Label(inside.top(high), how, BODY, stand="top"),
        Button("paste", paste, words("sent.paste"), look=Look.MAIN),
        *refused,
    )


def _refusal(page: Page, box: Box, desk: _Desk) -> tuple[Panel | Picture | Label, ...]:
    """Return why the latest was not opened, and how it began."""
    if not desk.reason:
        return ()
    text = box.width - 92
    said = page.measure(desk.reason, STRONG, text)[1]
    began = page.measure(desk.began, SMALL, text)[1] + 8 if desk.began else 0.0
    plate = box.top(min(box.height, max(44.0, said + began) + 32))
    told = plate.inset(16, 16).beside(44, 16)
    return (
        Panel(plate, "night", "danger", 12),
        Picture(plate.inset(16).left(44).top(min(44.0, plate.height - 32)), "icon.warning"),
        Label(told.top(said), desk.reason, STRONG, "words", stand="top"),
        *((Label(told.below(said, 8), desk.began, SMALL, "quiet"),) if desk.began else ()),
    )


def _list(kit: Kit, box: Box, rows: list[tuple[str, str]]) -> tuple[Widget, ...]:
    """Return the files that lie in the folder for others, to be opened without a mouse."""
    folder = "/".join(("…", *exported(kit).parts[-2:]))
    head = Label(box.top(34), kit.words("sent.folder", folder=folder), STRONG, "accent")
    return (head, listed("file", box.below(44), rows))


def _files(kit: Kit) -> tuple[Path, ...]:
    """Return the files of the folder that may be opened, newest first."""
    found = (path for kind in KINDS for path in crash_safe_files.found(exported(kit), f"*{kind}"))
    return tuple(sorted(found, key=_written, reverse=True))


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_file(path: str) -> bool:
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False
