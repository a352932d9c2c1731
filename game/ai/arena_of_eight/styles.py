"""The ways to play Arena of Eight: what matters more to one commander than to another.

A brawler strikes on, a sniper strikes for its super blow and little else, a guard blocks where it
might dodge, an acrobat hops and jumps about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from .moment_worth import Weights

PLAIN = Weights()
STYLES: Mapping[str, Weights] = {
    "brawler": replace(PLAIN, strikes=5.0, eager=2 * PLAIN.eager),
    "sniper": replace(PLAIN, supers=8.0, strikes=-3.0),
    "guard": replace(PLAIN, blocks=9.0, strikes=-2.0),
    "acrobat": replace(PLAIN, jumps=6.0),
}
