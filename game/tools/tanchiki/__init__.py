"""The tools that are Tanchiki's own."""

from __future__ import annotations

BENCHES = {
    "tanchiki": "game.tools.tanchiki.bench",
    "table": "game.tools.tanchiki.benches.screen",
    "records": "game.tools.tanchiki.benches.saving",
    "history": "game.tools.tanchiki.benches.long_records",
    "tempo": "game.tools.tanchiki.benches.watching_time",
    "reel": "game.tools.tanchiki.benches.full_board",
    "film": "game.tools.tanchiki.benches.film",
}

SEARCH = "game.tools.tanchiki.benches.imagined_turns"
"""What is measured of the computer players, in the room of all minds."""
