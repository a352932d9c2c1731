"""The tools that are Tanchiki's own."""

from __future__ import annotations

BENCHES = {
    "tanchiki": "game.tools.tanchiki.bench",
    "table": "game.tools.tanchiki.bench_screen",
    "records": "game.tools.tanchiki.bench_records",
    "reel": "game.tools.tanchiki.bench_reel",
}
