"""The records as the list has them: read in slices, looked through, taken away and brought back."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.scenes.frame.kit import Kit
from game.scenes.pages.sliced_work import ALL, Slices
from game.scenes.saves.record_files import (
    OF_A_FILE,
    REFUSED,
    bring_back,
    bring_in,
    empty,
    take_away,
)
from game.scenes.saves.saved_files import SUFFIX, records
from game.scenes.saves.saving import refusal
from game.session.records.catalogue import INDEX, MARK, Catalogue, Listed, catalogued, note
from game.session.records.rewritten_headers import relabel

from .words import finished, searched

FIRST = 8
"""So many steps are taken before the first picture, however long they are."""

FIRST_MS = 25
SLICE_MS = 12
WHICH: Mapping[str, Callable[[Listed], bool]] = {
    "all": lambda each: True,
    "finished": finished,
    "unfinished": lambda each: not finished(each),
    "marked": lambda each: each.marked,
}


class RecordList:
    """`words`, `game` and `which` say what is looked for; `faults` are still to be told."""

    def __init__(self, kit: Kit) -> None:
        self.listed: list[Listed] = []
        self.words, self.game, self.which = "", "", "all"
        self.faults: list[str] = []
        self.version = 0
        self._kit = kit
        self._gone: list[tuple[Listed, Path]] = []
        self._found: tuple[object, tuple[Listed, ...]] = (None, ())
        self._spoken, self._texts = kit.words.language, dict[Listed, str]()
        kit.writer.settle()
        empty(kit)
        self._work = Slices(catalogued(records(kit), SUFFIX))
        self.reads = True
        self._read(FIRST, ALL)
        self._read(ALL, FIRST_MS)

    @property
    def share(self) -> float:
        """How much of the list is read."""
        return self._work.share

    @property
    def gone(self) -> Listed | None:
        """The record that may be brought back."""
        return self._gone[-1][0] if self._gone else None

    @property
    def found(self) -> tuple[Listed, ...]:
        """The records that are looked for."""
        key = (self.version, self.words, self.game, self.which, self._kit.words.language)
        if self._found[0] != key:
            self._found = key, tuple(each for each in self.listed if self._wanted(each))
        return self._found[1]

    @property
    def busy(self) -> bool:
        """Whether something is read, or made ready to be looked through."""
        return self.reads or len(self._texts) < len(self.listed)

    def go_on(self) -> None:
        """Work for a slice of time."""
        self._read(ALL, SLICE_MS)
        until = time.perf_counter() + SLICE_MS / 1000
        for each in self.listed if self.busy else ():
            self._text(each)
            if time.perf_counter() > until:
                return

    def label(self, each: Listed, key: str, value: str) -> Listed:
        """Give a record a label, "" takes it away; the file is written behind the picture."""
        before = tuple(label for label in each.labels if label[0] != key)
        other = replace(each, labels=(*before, (key, value)) if value else before)
        self.listed[self.listed.index(each)] = other
        self.version += 1
        # Of several jobs for one file only the newest is done.
        own = {name: other.label(name) for name in OF_A_FILE}
        self._kit.writer.put(each.path, partial(self._written, each.path, own))
        return other

    def mark(self, each: Listed) -> Listed:
        return self.label(each, MARK, "" if each.marked else "1")

    def take_away(self, each: Listed) -> bool:
        """Take a record away, so that it may be brought back."""
        self._kit.writer.settle()
        gone = take_away(self._kit, each.path)
        if gone is None:
            return False
        self.listed.remove(each)
        self.version += 1
        self._gone.append((each, gone))
        return True

    def bring_back(self) -> Listed | None:
        """Bring the latest one back, None if that could not be."""
        each, gone = self._gone[-1]
        path = bring_back(self._kit, gone, each.written)
        if path is None:
            return None
        self._gone.pop()
        back = replace(each, path=path)
        place = sum(1 for other in self.listed if other.written > each.written)
        self.listed.insert(place, back)
        self.version += 1
        return back

    def bring_in(self, path: Path) -> str:
        """Add a copy of a file from anywhere; return the sentence that says so, or why not."""
        try:
            there = bring_in(self._kit, path)
        except REFUSED as error:
            return refusal(self._kit, error)
        self._begin()
        return self._kit.words("records.imported", name=there.name)

    def _begin(self) -> None:
        self._kit.writer.settle()
        self._work, self.reads = Slices(catalogued(records(self._kit), SUFFIX)), True
        self._read(FIRST, ALL)

    def _read(self, steps: int, ms: float) -> None:
        if self.reads and self._work.go_on(steps, ms):
            self._read_all(self._work.value)

    def _read_all(self, found: Catalogue) -> None:
        self.reads = False
        self.listed = list(found.listed)
        self.version += 1
        if found.fresh and self.listed:
            folder = records(self._kit)
            self._kit.writer.put(folder / INDEX, lambda: note(folder, found.listed))

    def _written(self, path: Path, labels: Mapping[str, str]) -> None:
        try:
            relabel(path, labels)
        except REFUSED:
            self.faults.append(self._kit.words("records.not_written"))

    def _wanted(self, each: Listed) -> bool:
        if (self.game and each.game != self.game) or not WHICH[self.which](each):
            return False
        return all(word in self._text(each) for word in self.words.casefold().split())

    def _text(self, each: Listed) -> str:
        """Return what one may look for in a record; all of them together take a while."""
        if self._spoken != self._kit.words.language:
            self._spoken = self._kit.words.language
            self._texts.clear()
        if each not in self._texts:
            self._texts[each] = searched(self._kit, each)
        return self._texts[each]
