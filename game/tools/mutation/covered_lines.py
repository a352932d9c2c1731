"""Which tests come to which lines of some rooms: run as `reach OUT ROOMS FILE...`.

Each test file is run in a process of its own, forked from one that has imported them all: what a
function remembers is then made anew in each file, and importing is paid once. For each test a
room's file has one number, whose bits are the lines the test came to. Lines that are run while
modules are imported or tests collected stand under no test.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

Trace = Callable[[FrameType, str, Any], Any]
Lines = dict[str, int]
MANY = 30
"""A function that a test calls so often has all its lines run, as far as is told here."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What one test came to; one that `starts` a process may come to anything there."""

    seconds: float
    lines: Lines
    starts: bool


@dataclass(slots=True)
class Steps:
    """Notes the lines of the rooms as they are run."""

    home: Path
    rooms: tuple[str, ...]
    starts: bool = False
    _notes: dict[CodeType, _Note | None] = field(default_factory=dict)

    def watch(self) -> None:
        sys.addaudithook(self._hear)
        threading.settrace(self._enter)
        sys.settrace(self._enter)

    def taken(self) -> Lines:
        """Return the lines since the last time."""
        found: Lines = defaultdict(int)
        for note in tuple(self._notes.values()):
            if note and note.calls:
                for line in note.lines:
                    found[note.file] |= 1 << line
                note.lines.clear()
                note.calls = 0
        return dict(found)

    def _hear(self, event: str, _: object) -> None:
        if event == "subprocess.Popen":
            self.starts = True

    def _enter(self, frame: FrameType, event: str, argument: object) -> Trace | None:
        code = frame.f_code
        if code not in self._notes:
            self._notes[code] = self._note(code)
        note = self._notes[code]
        if note is None:
            return None
        note.calls += 1
        if note.calls < MANY:
            note.lines.add(frame.f_lineno)
            return note.step
        if note.calls == MANY:
            note.lines |= note.all
        return None

    def _note(self, code: CodeType) -> _Note | None:
        try:
            file = Path(code.co_filename).relative_to(self.home).as_posix()
        except ValueError:
            return None
        if not file.startswith(self.rooms):
            return None
        return _Note(file, frozenset(line for *_, line in code.co_lines() if line))


@dataclass(slots=True)
class _Note:
    """The lines of one function: `all` there are, and those a test came to."""

    file: str
    all: frozenset[int]
    lines: set[int] = field(default_factory=set)
    calls: int = 0

    def step(self, frame: FrameType, event: str, argument: object) -> Trace:
        self.lines.add(frame.f_lineno)
        return self.step


@dataclass(slots=True)
class Notes:
    """A plugin of pytest: what each test came to."""

    steps: Steps
    visits: dict[str, Visit] = field(default_factory=dict)
    before: Lines = field(default_factory=dict)
    _seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.before = joined((self.before, self.steps.taken()))
        self.steps.starts = False

    def pytest_runtest_logreport(self, report: Any) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        seconds = round(self._seconds[nodeid], 4)
        self.visits[nodeid] = Visit(seconds, self.steps.taken(), self.steps.starts)


def main(arguments: Sequence[str] | None = None) -> int:
    out, rooms, *files = sys.argv[1:] if arguments is None else arguments
    steps = Steps(Path.cwd(), tuple(f"{room}/" for room in rooms.split(",")))
    steps.watch()
    imported(files)
    at_import = steps.taken()
    gc.freeze()
    for file in files:
        child = os.fork()
        if not child:
            _visit(Path(out), file, steps, at_import)
        os.waitpid(child, 0)
    return 0


def joined(parts: Sequence[Lines]) -> Lines:
    found: Lines = defaultdict(int)
    for part in parts:
        for file, lines in part.items():
            found[file] |= lines
    return dict(found)


def visits_of(told: Any) -> dict[str, Visit]:
    """Return visits as they were written down."""
    return {test: Visit(each[0], lines_of(each[1]), each[2]) for test, each in told.items()}


def lines_of(told: dict[str, str]) -> Lines:
    return {file: int(lines, 16) for file, lines in told.items()}


def imported(files: Sequence[str]) -> None:
    """Import the tests in these files, as far as that is possible."""
    sys.path.insert(0, os.getcwd())
    importlib.import_module("tests.conftest")
    for file in files:
        # A file that cannot be imported, or is skipped, is told of by pytest.
        with suppress(BaseException):
            importlib.import_module(file.removesuffix(".py").replace("/", "."))


def _visit(out: Path, file: str, steps: Steps, at_import: Lines) -> None:
    """Run one file and write down what its tests came to; this process ends here."""
    import pytest

    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    notes = Notes(steps, before=at_import)
    pytest.main(["-q", "-n", "0", "--tb=no", "-p", "no:cacheprovider", file], plugins=[notes])
    told = {
        "before": _told(notes.before),
        "visits": {
            test: (each.seconds, _told(each.lines), each.starts)
            for test, each in notes.visits.items()
        },
    }
    (out / f"{file.replace('/', '.')}.json").write_text(json.dumps(told), "utf-8")
    os._exit(0)


def _told(lines: Lines) -> dict[str, str]:
    return {file: f"{each:x}" for file, each in lines.items()}


if __name__ == "__main__":
    raise SystemExit(main())
