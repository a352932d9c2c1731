"""The ways to play Road to the Overlord: what matters more to one commander than to another.

A berserk fears no death, a shepherd gives away what serves others, a magpie goes where treasures
lie, a wayfarer wants to see the end of the road.
"""

from __future__ import annotations

from collections.abc import Mapping

from .weights import Weights

PLAIN = Weights()
STYLES: Mapping[str, Weights] = {
    "berserk": Weights(death=2.0, wary=0.4, flight=30.0, odds=0.95),
    "shepherd": Weights(loyal=2.0, death=8.0),
    "magpie": Weights(card=6.0),
    "wayfarer": Weights(odds=0.95, turn=3.0, onward=0.4),
}
