"""Whether one player is stronger than another, asked no longer than it takes to know.

A sequential test (Wald's): after each match the likelihood of the results is compared, were the
share of points `high` or `low`. Past one of two bounds the question is answered; the chance of
a wrong answer is ERROR at the most, if the true share is not between the two. A shared or drawn
match counts as half a point.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Tally:
    """What a player got out of the matches so far."""

    won: float = 0
    drawn: float = 0
    lost: float = 0

    def with_points(self, points: float) -> Tally:
        match points:
            case 1:
                return Tally(self.won + 1, self.drawn, self.lost)
            case 0:
                return Tally(self.won, self.drawn, self.lost + 1)
            case _:
                return Tally(self.won, self.drawn + 1, self.lost)

    @property
    def count(self) -> float:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        return (self.won + self.drawn / 2) / self.count if self.count else 0.5


def likelihood(tally: Tally, low: float, high: float) -> float:
    """Return the logarithm of how much likelier the results are at the higher share."""
    points = tally.won + tally.drawn / 2
    return points * log(high / low) + (tally.count - points) * log((1 - high) / (1 - low))


def verdict(tally: Tally, low: float, high: float) -> str:
    """Return "higher" or "lower" once it is known, "" before."""
    found = likelihood(tally, low, high)
    return "higher" if found >= BOUND else "lower" if found <= -BOUND else ""


def interval(tally: Tally) -> tuple[float, float]:
    """Return between what the true share lies, 95 times of a hundred (Wilson's)."""
    n, z = tally.count, _SURE
    if not n:
        return 0.0, 1.0
    middle = (tally.share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(tally.share * (1 - tally.share) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def standing(name: str, tally: Tally, low: float, high: float) -> str:
    """Return one line about how the test stands."""
    least, most = interval(tally)
    answer = {"higher": f"at least {high:.0%}", "lower": f"at most {low:.0%}", "": "not known yet"}
    return (
        f"{name}: {tally.won:g} won, {tally.drawn:g} drawn, {tally.lost:g} lost, "
        f"{tally.share:.1%} of the points ({least:.1%} to {most:.1%}); "
        f"test of {low:.0%} against {high:.0%}: {likelihood(tally, low, high):+.2f} "
        f"of ±{BOUND:.2f}, {answer[verdict(tally, low, high)]}"
    )
