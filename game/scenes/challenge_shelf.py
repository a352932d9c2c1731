"""Which challenges lie in the list, which one is chosen, and what has been reached."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.content.challenges import Challenge, setup_of
from game.content.reader import ContentError
from game.rules import GAMES
from game.session.progress import Best, Progress

from .challenge_words import is_daily


@dataclass
class Shelf:
    """What is shown; `tables` are the start tables that have been looked at, None for one that
    cannot be read, and `ready` those that may be drawn. One that is patient has no frames to wait
    for, and reads each at once."""

    games: tuple[str, ...]
    progress: Progress
    game: int = 0
    place: int = 0
    listed: dict[str, tuple[Challenge, ...]] = field(default_factory=dict)
    tables: dict[str, Any] = field(default_factory=dict)
    half_way: frozenset[str] = frozenset()
    ready: set[str] = field(default_factory=set)
    patient: bool = False

    @property
    def challenges(self) -> tuple[Challenge, ...]:
        return self.listed[self.games[self.game]]

    @property
    def chosen(self) -> Challenge:
        return self.challenges[self.place]

    def best(self, challenge: Challenge) -> Best | None:
        return self.progress.on(challenge.id)

    def stars(self, challenge: Challenge) -> int:
        best = self.best(challenge)
        return min(challenge.stars.most, best.stars) if best else 0

    @property
    def waits(self) -> bool:
        """Whether the table that the chosen one starts from cannot be shown yet."""
        return self.chosen.id not in self.ready

    def choose(self, place: int) -> None:
        self.place = place
        while self.patient and self.waits:
            self.step()

    def step(self) -> None:
        """Read the table that the chosen one starts from, or let it be drawn: not in one frame."""
        if self.chosen.id in self.tables:
            self.ready.add(self.chosen.id)
        else:
            self.tables[self.chosen.id] = _start_table(self.chosen)

    def to_first_open(self) -> None:
        """Choose the one left half-way, else the first that is not solved yet.

        The board of the day comes only if it is all.
        """
        begun = (p for p, each in enumerate(self.challenges) if each.id in self.half_way)
        self.choose(next(begun, self._first_open()))

    def _first_open(self) -> int:
        for place, each in enumerate(self.challenges):
            if not is_daily(each) and self.best(each) is None:
                return place
        return self.place


def _start_table(challenge: Challenge) -> Any:
    try:
        return GAMES[challenge.game].new(setup_of(challenge), challenge.seed).table
    except ContentError:
        return None
