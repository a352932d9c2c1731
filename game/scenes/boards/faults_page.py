"""A map that cannot be played: every fault with its place, until the file is right.

The list reads the file again by itself whenever it is saved.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.content.files.reader import ContentError
from game.content.maps.map_cache import stamp_near
from game.content.maps.maps import NoBoard
from game.content.tiled.drawing import picture
from game.content.tiled.faults import MapFaults, sentence
from game.core.grid import Cell
from game.scenes.frame.commands import Chosen, Command, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Label, Look, Panel, Widget
from game.view.board.tiled_picture import Spots
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, STRONG

SPOT = 96.0
"""The side of the small picture of a place."""
LOOK_MS = 500


def fault_sentences(kit: Kit, error: ContentError) -> tuple[str, ...]:
    """Return what is wrong with a file, a map's faults in the chosen language."""
    if isinstance(error, MapFaults):
        return tuple(sentence(fault, kit.words.texts) for fault in error.found)
    return error.faults


@dataclass(frozen=True)
class Seen:
    """Where on a map each of its faults is, as far as that is one cell, and the map's picture."""

    cells: tuple[Cell | None, ...]
    spots: Spots

    def at(self, number: int) -> Cell | None:
        return self.cells[number] if number < len(self.cells) else None


def seen(error: ContentError | None) -> Seen | None:
    """Return where the faults of a map are, None if it has no picture."""
    if not isinstance(error, NoBoard):
        return None
    cells = tuple(fault.place.cell for fault in error.found)
    return Seen(cells, Spots(picture(error.sheet))) if any(cells) else None


def when_saved(file: Path, again: Callable[[], Change]) -> Callable[[int], Change]:
    """Return what passes time and reads again as soon as a map, or what lies near it, is saved."""
    stamp, waited = stamp_near(file), 0

    def passing(ms: int) -> Change:
        nonlocal stamp, waited
        waited += ms
        if waited < LOOK_MS:
            return None
        before, stamp, waited = stamp, stamp_near(file), 0
        return again() if stamp != before else None

    return passing


def faults_scene(
    kit: Kit,
    file: str,
    faults: tuple[str, ...],
    again: Callable[[], Change],
    passing: Callable[[int], Change] = lambda ms: None,
    shown: Seen | None = None,
) -> Sheet:
    """Return the list of faults; `again` is what happens when the file shall be read once more."""
    # The head names the file already.
    faults = tuple(fault.removeprefix(f"{file}: ") for fault in faults)

    def widgets(page: Page) -> tuple[Widget, ...]:
        reread = (Key.SPECIAL, kit.words("hint.read_again"))
        frame, room = framed(kit, page, kit.words("faults.title", file=file), (reread,))
        listed = room.above(76)
        rows: list[Widget] = []
        y = whole = listed.y
        for number, fault in enumerate(faults):
            cell = shown.at(number) if shown else None
            wide = listed.width - 120 - (SPOT + 12 if cell else 0)
            high = max(SPOT + 12 if cell else 52, page.measure(fault, BODY, wide)[1] + 24)
            row = Box(listed.x, y, listed.width - 18, high)
            rows.append(Panel(row, "panel", "panel_light"))
            rows.append(Label(row.inset(16, 0).left(50), str(number + 1), STRONG, "danger"))
            rows.append(Label(Box(row.x + 70, y + 6, wide, high - 12), fault))
            if shown and cell:
                at = row.edge(SPOT + 6).left(SPOT).centred(SPOT, SPOT)
                rows.append(Drawing(at, partial(_spot, shown.spots, cell)))
            y += high + 8
            whole = row.bottom if row.bottom <= listed.bottom else whole
        tall = y - 8 - listed.y
        button = Box(room.x, room.bottom - 60, page.grown(320), 58)
        return (
            *frame,
            Area("faults", listed.top(whole - listed.y or listed.height), tuple(rows), tall),
            Button("again", button, kit.words("faults.again"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("again"):
                return again()
            case _:
                return None

    def other(command: Command) -> Change:
        if isinstance(command, Press) and command.key is Key.SPECIAL and not command.repeat:
            return again()
        return None

    return Sheet(kit, widgets, answer, other=other, passing=passing, first="again")


def _spot(spots: Spots, cell: Cell, canvas: Canvas, box: Box) -> None:
    # A tileset may have been damaged since.
    with suppress(ContentError):
        spots.draw(canvas, box, cell)
