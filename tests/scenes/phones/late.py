"""A phone at the far end of a bad network: what it says and hears comes late, and bunched.

Its clock is the frames of the table, so that an hour of waiting takes no time. What was said keeps
its order, as on any line: whatever stands behind something late is late, too.
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from game.core.parts import Part
from game.link.messages import SPOKEN, FromPhone, Go, Hello, Pick, ToPhone
from tests.link.phones import Phone


@dataclass
class Late:
    """Takes the place of a phone; each message waits up to so many frames, and `jitter` says how
    often the network stands still for ten times that, after which all of it comes at once.

    `parts` are those it has pointed at, None for its Go."""

    phone: Phone
    dice: random.Random
    most: int
    jitter: float = 0.02
    now: int = 0
    bunched: int = 0
    parts: list[Part | None] = field(default_factory=list)
    _out: deque[tuple[int, FromPhone]] = field(default_factory=deque)
    _in: deque[tuple[int, ToPhone]] = field(default_factory=deque)

    def say(self, message: FromPhone) -> None:
        if isinstance(message, Pick | Go):
            self.parts.append(message.part if isinstance(message, Pick) else None)
        self._out.append((self._due(self._out), message))

    def hello(self, *given: str) -> None:
        self.say(Hello(SPOKEN, *given, "en"))

    def told(self, patience: float = 0) -> ToPhone:
        """Return what has come by now; it is never waited for."""
        if not self._in or self._in[0][0] > self.now:
            raise TimeoutError
        return self._in.popleft()[1]

    def tick(self) -> None:
        """A frame has passed: let through what is due, both ways."""
        self.now += 1
        passed = 0
        while self._out and self._out[0][0] <= self.now:
            self.phone.say(self._out.popleft()[1])
            passed += 1
        self.bunched = max(self.bunched, passed)
        try:
            while True:
                message = self.phone.told(0)
                self._in.append((self._due(self._in), message))
        except TimeoutError:
            return

    def cut(self) -> None:
        """What was under way is lost with the line."""
        self._out.clear()
        self._in.clear()
        self.phone.cut()

    def close(self) -> None:
        self.phone.close()

    def on(self, line: Phone) -> Late:
        """Return the same phone in the same network, on a new line."""
        self._out.clear()
        self._in.clear()
        self.phone = line
        return self

    def _due(self, before: deque[tuple[int, Any]]) -> int:
        most = self.most * 10 if self.dice.random() < self.jitter else self.most
        due = self.now + self.dice.randrange(most + 1)
        return max(due, before[-1][0] if before else 0)
