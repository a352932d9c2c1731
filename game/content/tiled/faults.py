"""What is wrong with a map: each mistake a value, so that any language can tell it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

from game.content.places import shown
from game.content.reader import ContentError
from game.content.texts import Texts
from game.core.grid import Cell

Gap = str | int
LONGEST_SHOWN = 60
MOST_ALIKE = 5


@dataclass(frozen=True, slots=True)
class Fault:
    """One mistake, its place, and the paragraph it offends; its words are `map.fault.<key>`.

    A warning lets the map be played.
    """

    file: str
    key: str
    layer: str = ""
    cell: Cell | None = None
    rule: str = ""
    warning: bool = False
    gaps: tuple[tuple[str, Gap], ...] = ()


class MapFaults(ContentError):
    """A map cannot be played; holds everything found in it, warnings too."""

    def __init__(self, *found: Fault) -> None:
        super().__init__(*(_bare(fault) for fault in found))
        self.found = found


class Report:
    """All that is found wrong while one file is read."""

    def __init__(self, path: Path) -> None:
        self.file = shown(path)
        self.found: list[Fault] = []
        self._alike: Counter[Fault] = Counter()

    def error(
        self, key: str, layer: str = "", cell: Cell | None = None, rule: str = "", **gaps: Gap
    ) -> None:
        self._note(Fault(self.file, key, layer, cell, rule, False, _cut(gaps)))

    def warn(
        self, key: str, layer: str = "", cell: Cell | None = None, rule: str = "", **gaps: Gap
    ) -> None:
        self._note(Fault(self.file, key, layer, cell, rule, True, _cut(gaps)))

    def stop(
        self, key: str, layer: str = "", cell: Cell | None = None, rule: str = "", **gaps: Gap
    ) -> NoReturn:
        """Note an error after which nothing more can be read."""
        self.error(key, layer, cell, rule, **gaps)
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
        alike = replace(fault, cell=None)
        self._alike[alike] += 1
        if self._alike[alike] <= MOST_ALIKE:
            self.found.append(fault)
        elif self._alike[alike] == MOST_ALIKE + 1:
            more = Fault(fault.file, "and_more", fault.layer, warning=fault.warning)
            self.found.append(more)


def sentence(fault: Fault, texts: Texts) -> str:
    """Return the mistake as one line: file, layer, cell, what is wrong, and the rule."""
    place = [fault.file, fault.layer]
    if fault.cell is not None:
        place.append(texts("map.cell", x=fault.cell.x, y=fault.cell.y))
    if fault.warning:
        place.append(texts("map.warning"))
    what = texts(f"map.fault.{fault.key}", **dict(fault.gaps))
    rule = f" ({texts('map.rule', rule=fault.rule)})" if fault.rule else ""
    return ": ".join([*(part for part in place if part), what]) + rule


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word most like this one, or all of them if none is."""
    words = sorted(known)
    near = difflib.get_close_matches(word[:LONGEST_SHOWN], words, 1, 0.5)
    return near[0] if near else ", ".join(words)


def _cut(gaps: dict[str, Gap]) -> tuple[tuple[str, Gap], ...]:
    return tuple((name, _short(gap)) for name, gap in gaps.items())


def _short(gap: Gap) -> Gap:
    if isinstance(gap, int) or len(gap) <= 4 * LONGEST_SHOWN:
        return gap
    return gap[: LONGEST_SHOWN - 1] + "…"


def _bare(fault: Fault) -> str:
    gaps = ", ".join(f"{name} {gap}" for name, gap in fault.gaps)
    cell = f"{fault.cell.x},{fault.cell.y}" if fault.cell else ""
    parts = (fault.file, fault.layer, cell, fault.key, gaps)
    return ": ".join(part for part in parts if part)
