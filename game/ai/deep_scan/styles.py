"""The ways to play Deep Scan: what matters more to one commander than to another.

A pilgrim flies far for wormholes, a miner loves what lies near, a daredevil fears no damage, a
dealer trades for little.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.deep_scan.sky import Kind

from .weights import Weights

PLAIN = Weights()
STYLES: Mapping[str, Weights] = {
    "pilgrim": Weights(likes=frozenset({Kind.WORMHOLE, Kind.MAGNETIC})),
    "miner": Weights(likes=frozenset({Kind.GAS, Kind.GRAVITY}), liking=1.5),
    "daredevil": Weights(damage=0.3, turn=1.1),
    "dealer": Weights(gain=0.05, note=2.5),
}
