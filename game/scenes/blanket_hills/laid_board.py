"""The blanket as it lies on a table of this game: below it there is room for what is seen aside."""

from __future__ import annotations

from dataclasses import replace

from game.view.blanket_hills.board import BOARD

BELOW = 3
"""So many rows high is the side view, with the gap over it."""
LAID = replace(BOARD, below=BELOW)
