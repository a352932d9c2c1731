"""The ways to play Tanchiki: what matters more to one commander than to another.

A style is a set of weights for whatever level imagines; strength is another matter.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.tanchiki.valuing import Weights

STYLES: Mapping[str, Weights] = {
    "hunter": Weights(bot=170, taken=270, eagle=110, near_bot=9),
    "runner": Weights(bot=70, taken=380, eagle=330, looks=30),
    "brawler": Weights(bot=80, taken=270, eagle=130, near_tank=9, kill=140, rival=80, others=50),
    "turtle": Weights(taken=270, eagle=130, dead=-260, aimed=-35, hidden=30, helmet=70, struck=-60),
    "gambler": Weights(taken=340, eagle=260, off=-200, cards=15, dead=0, aimed=0, win=2500),
}
