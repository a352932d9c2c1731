"""What was taken up from a file and believed, to be proved when there is time for it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import Any

from game.core.rules import State

from .history import History
from .record import Done
from .record_lines import Scribe


@dataclass(frozen=True, slots=True)
class _Doubt:
    """`entry` and `action` are the places of what was done in the record and among what stands."""

    entry: int
    action: int
    state: State[Any, Any]
    done: Done[Any, Any]


class Doubts:
    """Actions whose digest was not compared and whose line was not read, oldest first."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._waiting: deque[_Doubt] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, entry: int, action: int, state: State[Any, Any], done: Done[Any, Any]) -> None:
        self._waiting.append(_Doubt(entry, action, state, done))

    def settle(self, history: History) -> bool:
        """Prove the oldest one; where it was written otherwise, the history tells it as it was.

        False if the state was another one: a line that only reads otherwise says the same.
        """
        doubt = self._waiting.popleft()
        digest = self._scribe.digest(doubt.state)
        done = replace(doubt.done, digest=digest)
        line = self._scribe.line(done)
        if history.lines[doubt.entry : doubt.entry + 1] != (line,):
            _mend(history, doubt, done, line)
        return digest == doubt.done.digest


def _mend(history: History, doubt: _Doubt, done: Done[Any, Any], line: str) -> None:
    # What was taken back meanwhile stands there no more.
    if history.entries[doubt.entry : doubt.entry + 1] == (doubt.done,):
        history.lines.mend(doubt.entry, line)
        history.entries.mend(doubt.entry, done)
    if history.done[doubt.action : doubt.action + 1] == (doubt.done,):
        history.done.mend(doubt.action, done)
