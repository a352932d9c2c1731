"""A process that thinks, seen from the window: asked without ever waiting for it.

It is started at the first need, by `spawn`, so that it has nothing of the window's. Whoever drops
a question kills it: there is no other way to make a mind stop that costs nothing. If it dies by
itself the question is asked again of a new one; if that does not help, or no process can be
started, the window thinks for itself, in slices.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.ai.questions import Answer, Asked, InSlices, Question

from .messages import FAILED, NOW, READY

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_TRIES = 3


class Failed(Exception):
    """A mind made a mistake; the words are what its own process says of it."""


class Worker:
    """One process at most, and one question at a time: the one that was asked last."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._asked: _Asked | None = None
        self._ready = self._told = False
        self._number = 0

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        return self._process.pid if self._process else None

    def ask(self, question: Question) -> Asked:
        return _Asked(self, question)

    def close(self) -> None:
        """End the process at once."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._pipe = self._asked = None
        self._ready = False

    def answer(self, asked: _Asked) -> Answer | None:
        """Return the answer if it is there; OSError or EOFError if the process has died."""
        if self._asked is not asked:
            self.drop(self._asked)
            self._asked, self._told = asked, False
        pipe = self._pipe or self._started()
        while pipe.poll():
            number, what, value = pipe.recv()
            self._ready = True
            if what != READY and number == self._number:
                self._asked = None
                return _found(what, value)
        if self._ready and not self._told:
            self._number, self._told = self._number + 1, True
            pipe.send((self._number, asked.question))
        return None

    def hurry(self, asked: _Asked) -> bool:
        """Break the thought off; False if it has not begun."""
        if self._asked is not asked or not self._told or self._pipe is None:
            return False
        self._pipe.send(NOW)
        return True

    def drop(self, asked: _Asked | None) -> None:
        if asked is not None and self._asked is asked:
            self.close()

    def read_ahead(self) -> Iterator[None]:
        """Read what a process needs, so that the first question does not wait for it."""
        yield
        from . import child  # noqa: F401

    def _started(self) -> Connection[Any, Any]:
        from multiprocessing import get_context

        from .child import serve

        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        self._process.start()
        theirs.close()
        return self._pipe


def _found(what: str, value: Any) -> Answer:
    if what == FAILED:
        raise Failed(value)
    answer: Answer = value
    return answer


class _Asked:
    """A question to the process, and after too many of its deaths to the window itself."""

    def __init__(self, worker: Worker, question: Question) -> None:
        self.question = question
        self._worker = worker
        self._here: Asked | None = None
        self._deaths = 0
        self._hurried = False

    def answer(self) -> Answer | None:
        if self._here is not None:
            return self._here.answer()
        try:
            found = self._worker.answer(self)
            if found is None and self._hurried:
                self._hurried = not self._worker.hurry(self)
        except (EOFError, OSError):
            self._lost()
            return None
        return found

    def hurry(self) -> None:
        self._hurried = True
        if self._here is not None:
            self._here.hurry()

    def drop(self) -> None:
        self._worker.drop(self)

    def _lost(self) -> None:
        """Ask anew, or think here."""
        self._worker.close()
        self._deaths += 1
        if self._deaths == _TRIES:
            self._here = InSlices().ask(self.question)
            if self._hurried:
                self._here.hurry()
