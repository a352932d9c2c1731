"""The tools that are Tanchiki's own."""

from __future__ import annotations

BENCHES = {
    "tanchiki": "game.tools.tanchiki.bench",
    "table": "game.tools.tanchiki.bench_screen",
    "records": "game.tools.tanchiki.bench_records",
    "history": "game.tools.tanchiki.bench_history",
    "tempo": "game.tools.tanchiki.bench_tempo",
    "reel": "game.tools.tanchiki.bench_reel",
}

SEARCH = "game.tools.tanchiki.bench_worlds"
"""What is measured of the computer players, in the room of all minds."""
