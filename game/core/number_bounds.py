"""How large numbers may be that stand in a file, as part of their types.

What is read is refused beyond its bounds, so that no forged number makes anybody count for
hours; they are far from what a match comes to, and what is written is not held to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Within:
    """The smallest and the largest whole number of a type."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Letters:
    """How many letters a text of a type has at most, or how many bytes."""

    most: int


Coordinate = Annotated[int, Within(-100, 1_000)]
"""A coordinate of a cell, perhaps beside the board."""

Extent = Annotated[int, Within(1, 256)]
"""How many cells a board is wide or high."""

Few = Annotated[int, Within(0, 1_000)]
"""A number of things on a board."""

Long = Annotated[int, Within(0, 1_000_000_000)]
"""What is counted through a whole match."""
