"""The ways to play Tanchiki: what matters more to one commander than to another.

A style is a set of weights for whatever level imagines; strength is another matter.
"""

from __future__ import annotations

from collections.abc import Mapping

from .world_value import Weights

STYLES: Mapping[str, Weights] = {
    "hunter": Weights(bot=170, taken=270, eagle=110, near_bot=9),
    "runner": Weights(bot=70, taken=380, eagle=330, looks=30),
    "brawler": Weights(bot=90, taken=290, eagle=175, near_tank=5, kill=80, rival=75, others=40),
    "turtle": Weights(taken=290, eagle=175, dead=-150, aimed=-22, hidden=18, helmet=55, struck=-25),
    "gambler": Weights(taken=340, eagle=260, off=-200, cards=15, dead=0, aimed=0, win=2500),
}
