"""Matches between computer players that nobody watches, played in small steps."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.mind import Mind
from game.ai.notes import begun, noted
from game.core.chance import Dice
from game.core.rules import Outcome, Rules, Seat

MOST_ACTIONS = 100_000
MATCHES = 20
"""How many matches tell something of a board and can still be waited for."""


class Endless(Exception):
    """A match did not end."""


@dataclass(frozen=True, slots=True)
class Played:
    """How many sat at a match, what they did, and the table it ended on."""

    seats: int
    actions: tuple[Any, ...]
    table: Any
    outcome: Outcome


Match = Generator[None, None, Played]


def trial(rules: Rules, setup: Any, seed: int, minds: Sequence[Mind]) -> Match:
    """Play a match, yielding after each small piece of work; the minds repeat round the table."""
    # No Match here: keeping a record of every action costs more than playing it.
    state = rules.new(setup, seed)
    actions: list[Any] = []
    kept = _KeptNotes(rules)
    while (outcome := rules.outcome(state.table)) is None:
        if len(actions) >= MOST_ACTIONS:
            raise Endless(f"not over after {MOST_ACTIONS} actions")
        dice = Dice(seed, "computer players", len(actions))
        seat: Seat = dice.choice(rules.to_act(state.table))
        seen = rules.view(state.table, seat)
        legal = rules.legal(seen, seat)
        yield
        mind = minds[seat % len(minds)]
        for action in (yield from begun(mind, seen, seat, legal, dice, kept.of(mind, seat))):
            step = rules.apply(state, action)
            state = step.state
            actions.append(action)
            kept.told += (one.event for one in step.events)
            yield
    return Played(rules.seats(state.table), tuple(actions), state.table, outcome)


class _KeptNotes:
    """What each seat has noted so far; it hears every event once."""

    def __init__(self, rules: Rules) -> None:
        self.told: list[Any] = []
        self._rules = rules
        self._notes: dict[Seat, Any] = {}
        self._heard: dict[Seat, int] = {}

    def of(self, mind: Mind, seat: Seat) -> Any:
        fresh = self.told[self._heard.get(seat, 0) :]
        news = (self._rules.redact(event, seat) for event in fresh)
        self._notes[seat] = noted(mind, news, self._notes.get(seat))
        self._heard[seat] = len(self.told)
        return self._notes[seat]


def finished(match: Match) -> Played:
    """Play to the end at once."""
    while True:
        try:
            next(match)
        except StopIteration as end:
            played: Played = end.value
            return played


class Trials:
    """So many matches on one board; `mark` is its hash, from which all dice follow."""

    def __init__(self, rules: Rules, setup: Any, mark: str, mind: Mind, count: int) -> None:
        self.count = count
        self.played: list[Played] = []
        self._rules = rules
        self._setup = setup
        self._mark = mark
        self._mind = mind
        self._now = self._next()

    @property
    def over(self) -> bool:
        return len(self.played) == self.count

    def step(self) -> None:
        """Do one small piece of work."""
        try:
            next(self._now)
        except StopIteration as end:
            self.played.append(end.value)
            self._now = self._next()

    def _next(self) -> Match:
        seed = Dice(int(self._mark, 16), "trial", len(self.played)).below(1 << 31)
        return trial(self._rules, self._setup, seed, (self._mind,))
