"""Where everything lies on the disk, how it is moved to another machine, and what is promised."""

from __future__ import annotations

from pathlib import Path

from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.saved_files import evenings, exported, people, records, saves
from game.scenes.widgets.widget_kinds import Area, Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

ROW = 66.0
PROMISES = ("kept", "crash", "damaged", "old", "limit")
_GAP = 12.0
MARGINS = 48.0


def places(kit: Kit) -> tuple[tuple[str, Path], ...]:
    """Return what lies where; the first folder holds all the others but the maps."""
    return (
        ("folder", kit.folder),
        ("saves", saves(kit)),
        ("records", records(kit)),
        ("people", people(kit)),
        ("evenings", evenings(kit)),
        ("exported", exported(kit)),
        ("settings", kit.folder / "settings.json"),
        ("maps", kit.maps),
    )


def storage_scene(kit: Kit) -> Sheet:
    found = places(kit)

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("storage.title"))
        left, right = room.columns(2, 24)
        return (
            *frame,
            Area("places", left, _places(kit, left, found), ROW * len(found), row=ROW),
            Panel(right),
            _promises(kit, page, right.inset(20, 16)),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("place", int(at)):
                copied = kit.copy(str(found[at][1]))
                return Notice(kit.words("storage.copied" if copied else "storage.not_copied"))
            case _:
                return None

    return Sheet(kit, widgets, answer, first="place:0")


def _places(kit: Kit, box: Box, found: tuple[tuple[str, Path], ...]) -> tuple[Widget, ...]:
    cells = box.left(box.width - 16).stack(len(found), ROW - 8, 8)
    return tuple(
        Button(
            "place",
            cell,
            kit.words(f"storage.{name}"),
            look=Look.ROW,
            value=at,
            note=_shown(kit, path, cell.width - MARGINS),
            align="left",
        )
        for at, (cell, (name, path)) in enumerate(zip(cells, found, strict=True))
    )


def _shown(kit: Kit, path: Path, room: float) -> str:
    """Return as much of a path as there is room for, from its end on."""
    for first in range(len(path.parts)):
        text = str(Path("…", *path.parts[first:])) if first else str(path)
        if kit.type.measure(text, SMALL)[0] <= room:
            return text
    return path.name


def _promises(kit: Kit, page: Page, box: Box) -> Area:
    """Return how all of it is moved, and what may be relied on."""
    said = [kit.words("storage.move"), *(kit.words(f"storage.promise.{each}") for each in PROMISES)]
    rows: list[Widget] = []
    y, width = box.y, box.width - 16
    for words in said:
        high = page.measure(words, SMALL, width)[1] + 2
        colour = "quiet" if rows else "words"
        rows.append(Label(Box(box.x, y, width, high), words, SMALL, colour, stand="top"))
        y += high + _GAP
    return Area("promises", box, tuple(rows), y - _GAP - box.y, pages=True)
