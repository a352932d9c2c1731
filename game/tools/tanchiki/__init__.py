"""The tools that are Tanchiki's own."""

from __future__ import annotations

BENCHES = {
    "tanchiki": "game.tools.tanchiki.bench",
    "table": "game.tools.tanchiki.benches.screen",
    "records": "game.tools.tanchiki.benches.records",
    "history": "game.tools.tanchiki.benches.history",
    "tempo": "game.tools.tanchiki.benches.tempo",
    "reel": "game.tools.tanchiki.benches.reel",
    "film": "game.tools.tanchiki.benches.film",
}

SEARCH = "game.tools.tanchiki.benches.worlds"
"""What is measured of the computer players, in the room of all minds."""
