"""Runs tests with a fault in a function, each time in a fork of one process that has imported all.

To import the program and its tests takes far longer than most tests. In a fork the functions of
one module are given the code that they would have with the fault. What a module does while it is
imported cannot be turned this way: those faults need a process of their own.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from . import pytest_watch
from .broken_copy import Copy
from .covered_lines import imported

Functions = Mapping[str, list[FunctionType]]
MISFIT = 77
"""The exit code of a fork in which a function does not take the code with the fault."""


@dataclass(slots=True)
class Server:
    """A process in a copy that waits for faults."""

    copy: Copy
    files: tuple[str, ...]
    _process: subprocess.Popen[str] | None = None

    def code(self, file: str, source: str, limit: float, tests: Sequence[str]) -> int | None:
        """Run test files with this source in place, and return pytest's exit code; None if it
        hangs, MISFIT if that cannot be done here."""
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "game.tools.mutation.fork_server", *self.files],
                cwd=self.copy.folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {"file": file, "source": source, "limit": limit, "tests": list(tests)}
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        told: int | None = json.loads(self._process.stdout.readline())
        return told

    def end(self) -> None:
        if self._process is not None:
            self._process.communicate()


def main(arguments: Sequence[str] | None = None) -> int:
    files = sys.argv[1:] if arguments is None else arguments
    answers = os.fdopen(os.dup(1), "w")
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    imported(files)
    functions = _functions()
    gc.freeze()
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(_forked(functions, asked)), file=answers, flush=True)
    return 0


def replanted(functions: Functions, file: str, source: str) -> bool:
    """Give all functions of a file the code they have in this source, if they take it."""
    codes = {
        (code.co_qualname, code.co_firstlineno): code
        for code in _codes(compile(source, file, "exec", dont_inherit=True))
    }
    try:
        for function in functions.get(file, ()):
            was = function.__code__
            function.__code__ = codes[was.co_qualname, was.co_firstlineno]
    except (KeyError, ValueError):
        return False
    return True


def _forked(functions: Functions, asked: Mapping[str, Any]) -> int | None:
    """Return how a fork ends in which the fault is planted and the tests run."""
    child = os.fork()
    if not child:
        os.setpgid(0, 0)
        os._exit(_run(functions, asked))
    ended = os.pidfd_open(child)
    in_time, _, _ = select.select([ended], [], [], asked["limit"])
    os.close(ended)
    if not in_time:
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) if in_time else None


def _run(functions: Functions, asked: Mapping[str, Any]) -> int:
    import pytest

    if not replanted(functions, str(Path.cwd() / asked["file"]), asked["source"]):
        return MISFIT
    return int(pytest.main([*pytest_watch.QUIET, *asked["tests"]], plugins=[pytest_watch]))


def _functions() -> Functions:
    """Return all functions there are, by the files they stand in."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found[each.__code__.co_filename].append(each)
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


if __name__ == "__main__":
    raise SystemExit(main())
