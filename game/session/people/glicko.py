"""Ratings by Glicko-2 (Glickman, 2013), one result at a time.

Why this and not Elo: it knows how sure it is. Somebody new finds puzzles of the own strength after
a dozen of them, since a rating of which little is known moves far; later a slip costs little. Whole
numbers alone are kept, so that every machine writes the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt

from game.core.number_bounds import Long

_SCALE = 173.7178
_MIDDLE = 1500
_TAU = 0.5
_CLOSE = 1e-6
LEAST, MOST = 100, 3500
UNSURE, SUREST = 350, 45

Pull = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Rating:
    """The `points`, how far off they may be in hundredths of a point, and how unsteady the results
    are in millionths."""

    points: Long = 900
    deviation: Long = UNSURE * 100
    swing: Long = 60_000

    @property
    def unsure(self) -> int:
        """By how many points it may be off."""
        return round(self.deviation / 100)

    def after(self, other: Rating, score: float) -> Rating:
        """Return it after a result against another: 1 for a win, 0 for a loss."""
        mu, phi = _units(self)
        mu_other, phi_other = _units(other)
        weight = 1 / sqrt(1 + 3 * phi_other**2 / pi**2)
        likely = 1 / (1 + exp(-weight * (mu - mu_other)))
        variance = 1 / (weight**2 * likely * (1 - likely))
        lead = variance * weight * (score - likely)
        swing = _swing(self.swing / 1e6, phi, variance, lead)
        spread = 1 / sqrt(1 / (phi**2 + swing**2) + 1 / variance)
        points = _MIDDLE + _SCALE * (mu + spread**2 * weight * (score - likely))
        return replace(
            self,
            points=round(max(LEAST, min(MOST, points))),
            deviation=round(100 * max(SUREST, min(UNSURE, spread * _SCALE))),
            swing=round(swing * 1e6),
        )


def chance(rating: Rating, other: Rating) -> float:
    """Return how likely a win is, both being as strong as they are thought to be."""
    return 1 / (1 + exp((other.points - rating.points) / _SCALE))


def _units(rating: Rating) -> tuple[float, float]:
    return (rating.points - _MIDDLE) / _SCALE, rating.deviation / 100 / _SCALE


def _swing(swing: float, phi: float, variance: float, lead: float) -> float:
    """Return the new unsteadiness, by the Illinois method of the paper's fifth step."""
    start = log(swing**2)

    def pull(x: float) -> float:
        whole = phi**2 + variance + exp(x)
        return exp(x) * (lead**2 - whole) / (2 * whole**2) - (x - start) / _TAU**2

    low, high = start, _bound(phi, variance, lead, start, pull)
    at_low, at_high = pull(low), pull(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = pull(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _bound(phi: float, variance: float, lead: float, start: float, pull: Pull) -> float:
    """Return where the search for the unsteadiness ends."""
    if lead**2 > phi**2 + variance:
        return log(lead**2 - phi**2 - variance)
    steps = 1
    while pull(start - steps * _TAU) < 0:
        steps += 1
    return start - steps * _TAU
