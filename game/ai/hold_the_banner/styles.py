"""The ways to play Hold the Banner: what matters more to one commander than to another.

A hunter goes for tanks, a racer for the banner by the shortest way, a keeper for a whole skin.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Weights:
    """How much tanks struck, the way to the banner, and the own tanks matter."""

    kills: float = 1.0
    way: float = 1.0
    care: float = 1.0


PLAIN = Weights()
STYLES: Mapping[str, Weights] = {
    "hunter": replace(PLAIN, kills=1.5, care=0.8),
    "racer": replace(PLAIN, way=1.6, care=0.8),
    "keeper": replace(PLAIN, care=1.8),
}
