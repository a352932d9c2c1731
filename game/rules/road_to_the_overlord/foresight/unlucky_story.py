"""A story told with the rules that will play, but without dice: none of them helps anybody.

Nobody dodges, nothing that wants luck works, and what is drawn by lot is the first there is. Whom
a die might still save or stop is noted, so that what comes of it is told as unsure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar, cast

from game.rules.road_to_the_overlord.actions import NO_FIGURE, FigureNumber
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.events import (
    Event,
    FightBrokenOff,
    FightLost,
    FightTurnBegan,
    FightWon,
)
from game.rules.road_to_the_overlord.evolve import evolve
from game.rules.road_to_the_overlord.state import Table

V = TypeVar("V")
Last = FightTurnBegan | FightWon | FightLost | FightBrokenOff
HANGS_ON: Final = {"dodge": 3, "chance": 4, "blind": 3}
"""Whose later blows hang on a die, by its place there."""


class TurnOver(Exception):
    """The next turn begins, or the fight is decided: what follows is another story."""


class Unlucky:
    """Dice that fall as badly as they can."""

    def below(self, sides: int) -> int:
        return 0

    def choice(self, values: Sequence[V]) -> V:
        return values[0]

    def sample(self, values: Sequence[V], count: int) -> tuple[V, ...]:
        return tuple(values[:count])


DICE: Final = Unlucky()


class UnluckyStory:
    """What a referee's story is, until the turn is over."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[tuple[Event, bool]] = []
        """What happened, and whether it does for sure."""
        self._unsure: set[FigureNumber] = set()

    @property
    def story(self) -> Story:
        """Return it as the rules ask for it."""
        return cast(Story, self)

    def say(self, event: Event, rule: str, cause: int | None = None) -> int:
        self.table = evolve(self.table, event)
        self.told.append((event, getattr(event, "by", NO_FIGURE) not in self._unsure))
        if isinstance(event, Last):
            raise TurnOver
        return 0

    def dice(self, *place: Any) -> Unlucky:
        at = HANGS_ON.get(place[0])
        if at is not None:
            self._unsure.add(place[at])
        return DICE
