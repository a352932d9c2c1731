"""The ways to play Road to the Overlord: what matters more to one commander than to another.

A daredevil fears no death, a guardian lets nobody fight alone, a collector goes where treasures
lie, a pilgrim wants to see the end of the road.
"""

from __future__ import annotations

from collections.abc import Mapping

from .weights import Weights

PLAIN = Weights()
STYLES: Mapping[str, Weights] = {
    "daredevil": Weights(death=3.0, odds=1.0),
    "guardian": Weights(loyal=1.2, death=8.0),
    "collector": Weights(card=3.5),
    "pilgrim": Weights(odds=1.0, turn=3.0),
}
