"""The tools that are Proving Ground's own."""

from __future__ import annotations

BENCHES = {
    "proving_ground": "game.tools.proving_ground.bench",
    "range": "game.tools.proving_ground.bench_screen",
}
