"""A search with open eyes for solo games: it sees where the artillery will fire.

After every turn it keeps the best few matches and plays each of them on in every way. What it
finds is a good par, no proof that nobody does better.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.content.tasks.challenges import Challenge, setup_of
from game.core.chance import Dice
from game.core.rules import State
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.solo_artillery import artillery_points
from game.rules.proving_ground.state import Fate, Table

STARTS = 24
"""So many ways to set up are tried."""

PAIR, HALF, SHELL, TANK, READY = 100, 24, 6, 18, 10
"""What things are worth: a pair, a token that another one is left for, the artillery's points,
a tank on the board, a pair whose effect waits or lies on a card."""


@dataclass(frozen=True, slots=True)
class Line:
    """A match so far, with the actions that led there as they are typed."""

    state: State[Any, Any]
    words: tuple[str, ...] = ()

    @property
    def table(self) -> Table:
        found: Table = self.state.table
        return found


def solved(challenge: Challenge, width: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the most points found, and the actions that make them."""
    kept = list(_starts(challenge))
    best: Line | None = None
    while kept:
        reached: dict[Any, Line] = {}
        for line in kept:
            for after in _played_on(line):
                if after.table.ending is None:
                    reached.setdefault(_key(after.table), after)
                elif best is None or _points(after) > _points(best):
                    best = after
        kept = sorted(reached.values(), key=lambda line: -worth(line.table))[:width]
    return (_points(best), best.words) if best else None


def worth(table: Table) -> int:
    zone = table.zone(0)
    floor = table.floor.lower()
    halves = sum(1 for one in zone.singles if one.lower() in floor)
    ready = sum(pair.fate in (Fate.READY, Fate.ATTACHED) for pair in zone.pairs)
    tanks = sum(pawn.cell is not None for pawn in table.pawns) + len(table.spare)
    made = PAIR * len(zone.pairs) + HALF * halves + READY * ready + TANK * tanks
    return made - SHELL * artillery_points(table)


def _starts(challenge: Challenge) -> Iterator[Line]:
    """Yield matches whose set-up is chosen at random."""
    dice = Dice(challenge.seed, "solve")
    for _ in range(STARTS):
        line = Line(PROVING_GROUND.new(setup_of(challenge), challenge.seed))
        while not line.table.turn.number:
            line = _done(line, dice.choice(PROVING_GROUND.legal(line.table, 0)))
        yield line


def _played_on(line: Line) -> Iterator[Line]:
    """Yield the match after each way to play its next turn, every table once."""
    number, seen, open_ = line.table.turn.number, {line.table}, [line]
    while open_:
        now = open_.pop()
        for action in PROVING_GROUND.legal(now.table, 0):
            after = _done(now, action)
            if after.table in seen:
                continue
            seen.add(after.table)
            if after.table.ending is not None or after.table.turn.number > number:
                yield after
            else:
                open_.append(after)


def _done(line: Line, action: Any) -> Line:
    name = PROVING_GROUND.text.name(line.table, action)
    return Line(PROVING_GROUND.apply(line.state, action).state, (*line.words, name))


def _key(table: Table) -> Any:
    """Return what two matches have in common that go on alike."""
    return table.floor, table.pawns, table.zone(0)


def _points(line: Line) -> int:
    return line.table.zone(0).points
