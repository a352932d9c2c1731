"""Which tests could notice a fault, the nearest first.

Those that come to its line are known from a run of all tests (`reach.py`). What stands
outside of functions is run once, by whoever imports it first: there all count that come to a line
with a name it defines, or with a name that is defined by it in turn.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .covered_lines import Lines, Visit
from .faults import Fault, defined
from .pytest_watch import Chosen

NEAR = 15.0
"""So many seconds of the nearest tests are run before the others are collected."""


@dataclass(frozen=True)
class Reach:
    """Of each test what it came to, and what was run before any of them."""

    home: Path
    visits: Mapping[str, Visit]
    before: Lines

    def chosen(self, file: str, fault: Fault) -> tuple[Chosen, ...]:
        """Return what to run: the nearest tests that come there, then all others that may."""
        tests, everywhere = self._comers(file, fault)
        starting = (test for test, each in self.visits.items() if each.starts)
        others = self.visits if everywhere else starting
        by_file: dict[str, list[str]] = defaultdict(list)
        for test in dict.fromkeys((*tests, *others)):
            by_file[file_of(test)].append(test)
        comers = {file_of(test) for test in tests}
        order = sorted(by_file, key=lambda each: self._far(file, each, by_file[each]))
        order.sort(key=lambda each: each not in comers)
        near = self._near((each for each in order if each in comers), by_file)
        far = tuple(each for each in order if each not in near)
        return tuple(self._of(files, by_file) for files in (near, far) if files)

    def _of(self, files: tuple[str, ...], by_file: Mapping[str, list[str]]) -> Chosen:
        tests = tuple(test for file in files for test in by_file[file])
        return Chosen(files, tests, sum(self.visits[test].seconds for test in tests))

    def comers(self, file: str, fault: Fault) -> tuple[str, ...]:
        return self._comers(file, fault)[0]

    def at_import(self, file: str, fault: Fault) -> bool:
        """Whether a fault is run while modules are imported."""
        return bool(fault.names or self.before.get(file, 0) & _span(fault))

    def _comers(self, file: str, fault: Fault) -> tuple[tuple[str, ...], bool]:
        """Return the tests that come to a fault, and whether any other could depend on it."""
        span = _span(fault)
        if not fault.names:
            return self._at({file: span}), bool(self.before.get(file, 0) & span)
        lines, everywhere = self._named(file, fault.names)
        lines[file] |= span
        return self._at(lines), everywhere

    def _at(self, lines: Mapping[str, int]) -> tuple[str, ...]:
        wanted = [(file, bits) for file, bits in lines.items() if bits]
        return tuple(
            test
            for test, visit in self.visits.items()
            if any(visit.lines.get(file, 0) & bits for file, bits in wanted)
        )

    def _named(self, file: str, names: Iterable[str]) -> tuple[dict[str, int], bool]:
        """Return the lines that may know these names of a module, and whether others may, too."""
        lines: dict[str, int] = defaultdict(int)
        known, waiting, everywhere = set[tuple[str, str]](), [(file, n) for n in names], False
        while waiting:
            home, name = waiting.pop()
            if (home, name) in known:
                continue
            known.add((home, name))
            for other, rows in self._mentioned(home, name):
                if other not in self._owners:
                    everywhere = True
                    continue
                for row in rows:
                    owners = self._owners[other].get(row, ())
                    lines[other] |= 0 if owners else 1 << row
                    waiting += [(other, owner) for owner in owners]
        return lines, everywhere

    def _mentioned(self, home: str, name: str) -> Iterator[tuple[str, list[int]]]:
        """Yield the files that know a module and this word of it, with its lines there."""
        word, module = _word(name), _word(Path(home).stem)
        for file, source in self._sources.items():
            if file == home or module.search(source):
                rows = [n for n, line in enumerate(source.split("\n"), 1) if word.search(line)]
                if rows:
                    yield file, rows

    def _near(self, order: Iterable[str], by_file: Mapping[str, list[str]]) -> tuple[str, ...]:
        near, left = list[str](), NEAR
        for each in order:
            left -= sum(self.visits[test].seconds for test in by_file[each])
            if left < 0 and near:
                break
            near.append(each)
        return tuple(near)

    def _far(self, file: str, test_file: str, tests: Iterable[str]) -> tuple[int, float]:
        """Return how far a test file is from a module: one that imports it is nearest."""
        module = ".".join(Path(file).with_suffix("").parts)
        words = module.rpartition(".")
        text = self._sources[test_file]
        seconds = sum(self.visits[test].seconds for test in tests)
        if module in text or re.search(rf"from {words[0]} import .*\b{words[2]}\b", text):
            return 0, seconds
        parts, others = Path(file).parts[1:-1], Path(test_file).parts[1:-1]
        return (1 if parts == others else 2 if parts[:1] == others[:1] else 3), seconds

    @cached_property
    def files(self) -> tuple[str, ...]:
        return tuple(sorted({file_of(test) for test in self.visits}))

    @cached_property
    def _sources(self) -> dict[str, str]:
        found = (path for top in ("game", "tests") for path in (self.home / top).rglob("*.py"))
        return {path.relative_to(self.home).as_posix(): path.read_text("utf-8") for path in found}

    @cached_property
    def _owners(self) -> dict[str, dict[int, tuple[str, ...]]]:
        """Return for each room's file its lines outside of functions, with what they define."""
        rooms = {file for visit in self.visits.values() for file in visit.lines}
        tops = {"/".join(Path(file).parts[:2]) for file in rooms}
        return {
            file: defined(source)
            for file, source in self._sources.items()
            if "/".join(Path(file).parts[:2]) in tops
        }


def _span(fault: Fault) -> int:
    return (1 << fault.last + 1) - (1 << fault.first)


def file_of(test: str) -> str:
    return test.partition("::")[0]


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}\b")
