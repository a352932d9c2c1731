"""What is remembered of the hints somebody has had: none is missed, and none comes for ever."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.frame.kit import Kit

MATCHES = 3
"""In so many matches hints are given at most, whether they were read or not."""

LONG_MS = 8_000
"""A hint that has stood there so long has been read."""


@dataclass(frozen=True, slots=True)
class Guided:
    """The hints of a game by their keys; `name` is remembered once no more are wanted."""

    kit: Kit
    name: str
    keys: tuple[str, ...]

    @property
    def left(self) -> tuple[str, ...]:
        """Return the hints that are still to be given."""
        seen = self._seen
        if self.name in seen or self._match(MATCHES) in seen:
            return ()
        return tuple(key for key in self.keys if self._mark(key) not in seen)

    def begin(self) -> None:
        """Count one match more in which hints are given."""
        counted = (self._match(number) for number in range(1, MATCHES + 1))
        number = next((each for each in counted if each not in self._seen), None)
        if number is not None and self.name not in self._seen:
            self._remember(self._seen | {number})

    def saw(self, key: str) -> None:
        """Remember that a hint was put away, or stood there long enough."""
        mark = self._mark(key)
        if self.name in self._seen or mark in self._seen:
            return
        self._remember(self._seen | {mark})
        if not any(self._mark(each) not in self._seen for each in self.keys):
            self.end()

    def end(self) -> None:
        """Let no later match begin with the hints."""
        others = (each for each in self._seen if not each.startswith(f"{self.name} "))
        self._remember(frozenset({*others, self.name}))

    @property
    def _seen(self) -> frozenset[str]:
        return self.kit.settings.now.seen

    def _remember(self, seen: frozenset[str]) -> None:
        self.kit.settings.change(seen=seen)

    def _mark(self, key: str) -> str:
        return f"{self.name} {key}"

    def _match(self, number: int) -> str:
        return self._mark(f"match {number}")
