"""What the list of boards does with a map that cannot be read: greyed, with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import shorten

from game.content.maps import BrokenMap, load
from game.content.tiled.faults import Fault, MapFaults, sentence
from game.scenes.widgets.kinds import Paint
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import SMALL

from .faults import faults_scene
from .kit import Kit
from .stack import Change, Pop, Replace, Scene

READ_AGAIN = "map read again"
"""What the list is told when a map has been mended."""

LONGEST = 120
FADED = 150


def broken_tiles(kit: Kit, broken: Sequence[BrokenMap]) -> list[tuple[str, Paint]]:
    """Return a tile for each map: its file, and the first mistake in it."""
    return [(each.file.name, _painter(reason(kit, each))) for each in broken]


def reason(kit: Kit, broken: BrokenMap) -> str:
    """Return the first mistake in a map in words, without its file."""
    first = next((fault for fault in broken.faults if not fault.warning), broken.faults[0])
    return _told(kit, first, broken.file.name)


def broken_scene(kit: Kit, file: Path, faults: tuple[Fault, ...]) -> Scene:
    """Return the list of all mistakes of a map, which can be read again."""

    def again() -> Change:
        try:
            load(file)
        except MapFaults as found:
            return Replace(broken_scene(kit, file, found.found))
        return Pop(READ_AGAIN)

    said = tuple(_told(kit, fault, file.name) for fault in faults)
    return faults_scene(kit, file.name, said, again)


def _told(kit: Kit, fault: Fault, file: str) -> str:
    """Return a mistake in words; another file than the map, such as its tileset, is named."""
    said = sentence(fault, kit.words.texts)
    own = Path(fault.file).name == file
    return said.removeprefix(f"{fault.file}: ") if own else said


def _painter(words: str) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        canvas.plate(box, "page", 8, "line")
        sign = box.top(min(26.0, box.height / 3)).moved(0, 4)
        canvas.picture("icon.warning", *sign.middle, sign.height, alpha=FADED)
        room = box.inset(8, 6).below(sign.height, 2)
        canvas.write(shorten(words, LONGEST, placeholder="…"), room, SMALL, "quiet", "centre")

    return paint
