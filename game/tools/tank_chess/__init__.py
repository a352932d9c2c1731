"""The tools that are Tank Chess's own."""

from __future__ import annotations

BENCHES = {
    "tank_chess": "game.tools.tank_chess.bench",
    "chess": "game.tools.tank_chess.bench_screen",
}
