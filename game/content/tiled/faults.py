"""What is wrong with a map: each mistake a value, so that any language can tell it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NoReturn

from game.content.files.program_files import shown
from game.content.files.reader import ContentError
from game.content.texts import Texts
from game.core.grid import Cell

Gap = str | int
LONGEST_SHOWN = 60
MOST_ALIKE = 5
WHOLE_MAP = "map"


@dataclass(frozen=True, slots=True)
class FaultPlace:
    """Where in a file a mistake is, as far as it can be said.

    `layer` is `map` for what the map says of itself. `tileset` is told where one stands in the
    map; `tile` and `thing` are Tiled's numbers of a tile and an object, and lines count from 1.
    `named` is the cell as the board letters it, where that is known.
    """

    layer: str = ""
    cell: Cell | None = None
    thing: int | None = None
    tileset: str = ""
    tile: int | None = None
    line: int | None = None
    named: str = field(default="", compare=False)


NOWHERE = FaultPlace()
At = str | FaultPlace
"""A place, or the name of a layer."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One mistake, its place, and the paragraph it offends; its words are `map.fault.<key>`.

    A warning lets the map be played.
    """

    file: str
    key: str
    place: FaultPlace = NOWHERE
    rule: str = ""
    warning: bool = False
    gaps: tuple[tuple[str, Gap], ...] = ()


class MapFaults(ContentError):
    """A map cannot be played; holds everything found in it, warnings too."""

    def __init__(self, *found: Fault) -> None:
        super().__init__(*(_bare(fault) for fault in found))
        self.found = found


Naming = Callable[[str, int, Cell], str]
"""What a cell is called on a map of this class and height, "" if nobody knows."""


class Report:
    """All that is found wrong while one file is read.

    `drawn` is the class and the height of the map, as soon as they are known.
    """

    def __init__(self, path: Path, naming: Naming = lambda kind, height, cell: "") -> None:
        self.file = shown(path)
        self.drawn = ("", 0)
        self._naming = naming
        self.found: list[Fault] = []
        self._alike: Counter[Fault] = Counter()

    def error(
        self, key: str, at: At = "", cell: Cell | None = None, rule: str = "", **gaps: Gap
    ) -> None:
        self._note(Fault(self.file, key, _place(at, cell), rule, False, _cut(gaps)))

    def warn(
        self, key: str, at: At = "", cell: Cell | None = None, rule: str = "", **gaps: Gap
    ) -> None:
        self._note(Fault(self.file, key, _place(at, cell), rule, True, _cut(gaps)))

    def stop(
        self, key: str, at: At = "", cell: Cell | None = None, rule: str = "", **gaps: Gap
    ) -> NoReturn:
        """Note an error after which nothing more can be read."""
        self.error(key, at, cell, rule, **gaps)
        raise MapFaults(*self.found)

    @property
    def broken(self) -> bool:
        return any(not fault.warning for fault in self.found)

    def close(self) -> None:
        """Raise what was found if any of it is an error."""
        if self.broken:
            raise MapFaults(*self.found)

    def _note(self, fault: Fault) -> None:
        """Keep the fault; a mistake that stands on cell after cell is told a few times only."""
        if (cell := fault.place.cell) and self.drawn[0]:
            named = self._naming(*self.drawn, cell)
            fault = replace(fault, place=replace(fault.place, named=named))
        alike = replace(fault, place=replace(fault.place, cell=None, thing=None))
        self._alike[alike] += 1
        if self._alike[alike] <= MOST_ALIKE:
            self.found.append(fault)
        elif self._alike[alike] == MOST_ALIKE + 1:
            more = Fault(fault.file, "and_more", alike.place, warning=fault.warning)
            self.found.append(more)


def sentence(fault: Fault, texts: Texts) -> str:
    """Return the mistake as one line: file, place, what is wrong, and the rule."""
    place = [fault.file, *_told(fault.place, texts)]
    if fault.warning:
        place.append(texts("map.warning"))
    what = texts(f"map.fault.{fault.key}", **dict(fault.gaps))
    rule = f" ({texts('map.rule', rule=fault.rule)})" if fault.rule else ""
    return ": ".join([*(part for part in place if part), what]) + rule


def _told(place: FaultPlace, texts: Texts) -> Iterator[str]:
    """Yield the place from the large to the small, each part in words."""
    if place.line is not None:
        yield texts("map.line", line=place.line)
    if place.tileset:
        yield texts("map.tileset", name=place.tileset)
    yield texts("map.map") if place.layer == WHOLE_MAP else place.layer
    if place.cell is not None:
        key = "map.cell_named" if place.named else "map.cell"
        yield texts(key, name=place.named, x=place.cell.x, y=place.cell.y)
    if place.thing is not None:
        yield texts("map.object", object=place.thing)
    if place.tile is not None:
        yield texts("map.tile", tile=place.tile)


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word most like this one, or all of them if none is."""
    words = sorted(known)
    near = difflib.get_close_matches(word[:LONGEST_SHOWN], words, 1, 0.5)
    return near[0] if near else ", ".join(words)


def _place(at: At, cell: Cell | None) -> FaultPlace:
    return at if isinstance(at, FaultPlace) else FaultPlace(at, cell)


def _cut(gaps: dict[str, Gap]) -> tuple[tuple[str, Gap], ...]:
    return tuple((name, _short(gap)) for name, gap in gaps.items())


def _short(gap: Gap) -> Gap:
    if isinstance(gap, int) or len(gap) <= 4 * LONGEST_SHOWN:
        return gap
    return gap[: LONGEST_SHOWN - 1] + "…"


def _bare(fault: Fault) -> str:
    gaps = ", ".join(f"{name} {gap}" for name, gap in fault.gaps)
    place = fault.place
    cell = f"{place.cell.x},{place.cell.y}" if place.cell else ""
    parts = (fault.file, place.layer, cell, fault.key, gaps)
    return ": ".join(part for part in parts if part)
