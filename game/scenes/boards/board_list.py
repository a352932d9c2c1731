"""The list of boards in a set-up: read and drawn one in a frame, since no frame may take long.

A map that cannot be read stands in it as well, greyed, with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.content.maps.map_cache import Reading
from game.content.maps.maps import BrokenMap, MapListing, read
from game.content.tiled.faults import Fault, sentence
from game.scenes.boards.panel_slices import PanelSlices
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace, Scene
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.rows import grid
from game.scenes.widgets.widget_kinds import Label, Paint, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY

from .faults_page import LOOK_MS, faults_scene, seen, when_saved

READ_AGAIN = "map read again"
"""What the list is told when a map has been mended."""


class BoardList:
    """The boards of folders; `pictures` is how many of them may be drawn by now, and `begun`
    whether the page has been drawn once without any."""

    def __init__(self, kit: Kit, game: str, *folders: Path) -> None:
        self.pictures = 0
        self.begun = kit.boards.patient
        self._kit = kit
        self._reading = Reading(kit.boards, game, *folders)
        self._waited = 0
        self._page: tuple[float, float, float] = (0, 0, 0)

    @property
    def listing(self) -> MapListing | None:
        """The boards, None until all of them have been read."""
        return self._reading.listing

    @property
    def whole(self) -> MapListing:
        """The boards, with what is left to read read now."""
        while self._reading.listing is None:
            self._reading.step()
        return self._reading.listing

    def moving(self, shown: bool) -> bool:
        """Whether there is something to read or, where the list is shown, to draw."""
        return self._reading.under_way or not self.begun or (shown and self._undrawn > 0)

    def passing(self, ms: int, page: Page, shown: bool) -> bool:
        """Read a board or let one more be drawn; return whether the listing is another one."""
        size = page.width, page.height, page.scale
        if size != self._page:
            self._page, self.pictures = size, 0
        if self._reading.under_way:
            return self._reading.step()
        self.begun = True
        self.pictures += shown and self._undrawn > 0
        self._waited += ms
        return self._waited >= LOOK_MS and self.look()

    def look(self) -> bool:
        """Look what has been saved; return whether the listing is another one."""
        self._waited = 0
        return self._reading.look()

    def may_draw(self, number: int) -> bool:
        """Whether the picture of this number may be drawn by now."""
        return number < self.pictures or self._kit.boards.patient

    def grid(
        self,
        box: Box,
        tiles: Sequence[tuple[str, Paint]],
        chosen: int,
        size: tuple[float, float],
        gap: float = 12,
    ) -> Widget:
        """Return the boards with their pictures, or how many are read."""
        if self.listing is None:
            return Label(box, self._read_so_far(), BODY, "quiet")
        greyed = broken_tiles(self._kit, self.listing.broken)
        drawn = [
            (words, paint if self.may_draw(number) else unpainted)
            for number, (words, paint) in enumerate(tiles)
        ]
        tips = [reason(self._kit, each) for each in self.listing.broken]
        return grid("map", box, [*drawn, *greyed], chosen, size, gap, tips)

    def awaited(self, canvas: Canvas, box: Box) -> None:
        """Say where the chosen board will be how many are read; a quarter may be framed above."""
        unpainted(canvas, box)
        if self.listing is None:
            side = min(box.width, box.height) - 24
            low = box.centred(side, side).foot(side / 2)
            canvas.write(self._read_so_far(), low, BODY, "quiet", "centre")

    def _read_so_far(self) -> str:
        done, count = self._reading.done, self._reading.count
        return self._kit.words("setup.reading", done=done, count=count)

    @property
    def _undrawn(self) -> int:
        """How many pictures are still to come; what came with the set-up may be one more."""
        if self.listing is None or self._kit.boards.patient:
            return 0
        return len(self.listing.maps) + 1 - self.pictures


@dataclass(frozen=True)
class ListReader:
    """Keeps a set-up to what its list of boards reads, or what is saved meanwhile.

    `listed()` says whether the list is on the page, `taken()` takes what has been read.
    """

    boards: BoardList
    listed: Callable[[], bool]
    taken: Callable[[], None]

    @property
    def slices(self) -> PanelSlices:
        return PanelSlices(self._passing, lambda: self.boards.moving(self.listed()))

    def resumed(self, answer: object) -> Change:
        """Look again where a map has been mended."""
        if answer == READ_AGAIN and self.boards.look():
            self.taken()
        return None

    def _passing(self, ms: int, page: Page) -> Change:
        if self.boards.passing(ms, page, self.listed()):
            self.taken()
        return None


def unpainted(canvas: Canvas, box: Box) -> None:
    """Paint what stands where a picture will be."""
    side = min(box.width, box.height)
    canvas.plate(box.centred(side, side), "page", 4, "line")


def broken_tiles(kit: Kit, broken: Sequence[BrokenMap]) -> list[tuple[str, Paint]]:
    """Return a tile for each map: its file, and how many mistakes are in it."""
    return [(each.file.name, _painter(_counted(kit, each))) for each in broken]


def _counted(kit: Kit, broken: BrokenMap) -> str:
    grave = sum(not fault.warning for fault in broken.faults)
    return kit.words("setup.broken", count=max(1, grave))


def reason(kit: Kit, broken: BrokenMap) -> str:
    """Return the first mistake in a map in words, without its file."""
    first = next((fault for fault in broken.faults if not fault.warning), broken.faults[0])
    return _told(kit, first, broken.file.name)


def left_out(kit: Kit, broken: Sequence[BrokenMap]) -> str:
    """Return which files are no boards, and what is wrong with the first."""
    first = broken[0]
    told = {"file": first.file.name, "reason": reason(kit, first)}
    return kit.words("setup.left_out", count=len(broken), **told)


def broken_scene(kit: Kit, broken: BrokenMap) -> Scene:
    """Return the list of all mistakes of a map, which is read again when it is saved."""
    file = broken.file

    def again() -> Change:
        found = read(file)
        if isinstance(found, BrokenMap):
            return Replace(broken_scene(kit, found))
        return Pop(READ_AGAIN)

    said = tuple(_told(kit, fault, file.name) for fault in broken.faults)
    saved, shown = when_saved(file, again), seen(broken.error)
    return faults_scene(kit, file.name, said, again, saved, shown)


def _told(kit: Kit, fault: Fault, file: str) -> str:
    """Return a mistake in words; another file than the map, such as its tileset, is named."""
    said = sentence(fault, kit.words.texts)
    own = Path(fault.file).name == file
    return said.removeprefix(f"{fault.file}: ") if own else said


def _painter(words: str) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        canvas.plate(box, "page", 8, "line")
        sign = min(32.0, box.height * 0.22)
        high = min(box.height - 8, sign + 8 + canvas.measure(words, BODY, box.width - 16)[1])
        inside = box.centred(box.width - 16, high)
        canvas.picture("icon.warning", *inside.top(sign).middle, sign)
        canvas.write(words, inside.below(sign, 6), BODY, "words", "centre", "top")

    return paint
