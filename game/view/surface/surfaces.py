"""What the table of a game is made of, as a value that its face holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Made(Enum):
    """How a surface is painted."""

    PLANKS = "planks"
    CANVAS = "canvas"
    WOOL = "wool"
    FELT = "felt"
    RULED = "ruled"
    CHART = "chart"


@dataclass(frozen=True, slots=True)
class Surface:
    """What a board lies on: how it is `made`, in which colour of the palette, and the pictures of
    `things` that lie at its rim, which belong to the game and are no pieces of it."""

    made: Made
    colour: str
    things: tuple[str, ...] = ()


PLAIN = Surface(Made.PLANKS, "table_oak")
"""The table of a game that says nothing of it."""
