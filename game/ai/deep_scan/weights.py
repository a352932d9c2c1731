"""What matters to a computer player, and how much; a style is other weights."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.deep_scan.sky import Kind


@dataclass(frozen=True, slots=True)
class Weights:
    """`turn` is how much a turn counts beside what it should bring, `damage` how much a damaged
    ship is feared, `note` what the next of `notes` kept is worth; a bargain must bring `gain`.
    A style likes some kinds of objects by so many resources."""

    turn: float = 1.3
    damage: float = 1.0
    note: float = 2.0
    gain: float = 0.3
    likes: frozenset[Kind] = field(default=frozenset())
    liking: float = 2.0
