"""The ways to play Arena of Eight: what matters more to one commander than to another.

A brawler comes close and strikes on, a sniper waits for its super blow, a guard keeps its health,
an acrobat its hops and jumps.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from .standing import Weights

PLAIN = Weights()
_HAND, _KICK, _BLOCK, _JUMP, _CROUCH, _HOP, _SUPER = PLAIN.cards
STYLES: Mapping[str, Weights] = {
    "brawler": replace(PLAIN, force=1.5 * PLAIN.force, eager=2 * PLAIN.eager, other=1.15),
    "sniper": replace(
        PLAIN,
        ready=min(0.9, 1.4 * PLAIN.ready),
        cards=(_HAND, _KICK, _BLOCK, _JUMP, _CROUCH, _HOP, 1.5 * _SUPER),
    ),
    "guard": replace(
        PLAIN, own=1.25, cards=(_HAND, _KICK, 1.5 * _BLOCK, _JUMP, _CROUCH, _HOP, _SUPER)
    ),
    "acrobat": replace(
        PLAIN, cards=(_HAND, _KICK, 0.7 * _BLOCK, 1.5 * _JUMP, _CROUCH, 1.4 * _HOP, _SUPER)
    ),
}
