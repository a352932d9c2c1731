"""The ways to play Dice and Armour: what matters more to one commander than to another.

A style is a set of weights for the own side; strength is another matter.
"""

from __future__ import annotations

from collections.abc import Mapping

from .table_worth import Weights

STYLES: Mapping[str, Weights] = {
    "charger": Weights(close=22, ram=220, armies=((2, 3, 2), (5, 0, 2))),
    "marksman": Weights(close=-4, base=10, ram=40),
    "burglar": Weights(close=0, base=90, held=320, armies=((4, 2, 1), (5, 0, 2))),
}
