"""What of a map any game can use: its size, and the cells that nothing drives or shoots through.

So a game without maps of its own is played on those of the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell


@dataclass(frozen=True, slots=True)
class Solid:
    """A board of so many cells; on `blocks` lies concrete, or what is as hard."""

    width: int
    height: int
    blocks: frozenset[Cell]
