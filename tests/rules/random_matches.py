"""Random matches of a game over all its set-ups: each ends, and nothing goes wrong in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rules import Rules
from tests.laws.matches import Played, random_match, spread


@dataclass(frozen=True)
class RandomMatches:
    """A game with what says of a table what is `broken`, and of a match what is miscounted."""

    rules: Rules
    setups: Sequence[Any]
    broken: Callable[[Any], str]
    miscounted: Callable[[Played], str] = lambda played: ""

    def end_well(self, number: int, looks: int | None = None) -> None:
        """Play a match to its end and look at so many of its states, or at every one."""
        setup = self.setups[number % len(self.setups)]
        played = random_match(self.rules, setup, number)
        states = played.states if looks is None else spread(played.states, looks)
        faults = {self.broken(state.table) for state in states} | {self.miscounted(played)}
        assert played.stopped == "over", f"{setup}, seed {number}: {played.stopped}"
        assert faults == {""}, f"{setup}, seed {number}: {faults}"
