"""The tools that are Tank Chess's own."""

from __future__ import annotations

BENCHES = {
    "tank_chess": "game.tools.tank_chess.bench",
    "chess": "game.tools.tank_chess.benches.screen",
}

SEARCH = "game.tools.tank_chess.benches.search"
"""What is measured of the computer players, in the room of all minds."""
