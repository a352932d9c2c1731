"""The ways to play Tank Chess: what matters more to one commander than to another.

A taste weighs the own side only: how the enemy sees the board is not known. Strength is another
matter: any level may have any taste.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """`own` is what the own pieces are worth beside the enemy's, in hundredths, and `forward` what
    it is worth to stand ahead. `near` is the pull of the enemy commander, `run` that of the far
    edge on the own one."""

    own: int = 100
    forward: int = 100
    near: int = 3
    run: int = 60


PLAIN = Taste()
STYLES: Mapping[str, Taste] = {
    "attacker": Taste(own=90, forward=250, near=14),
    "wall": Taste(own=140, forward=-120, near=0, run=20),
    "runner": Taste(forward=60, near=1, run=420),
}
OF_BEFORE: Mapping[str, Taste] = {"trader": Taste(own=55)}
"""Known only because files name them: what a trader does cannot be told from what others do."""
