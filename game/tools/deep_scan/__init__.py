"""The tools that are Deep Scan’s own."""

from __future__ import annotations

BENCHES = {"deep_scan": "game.tools.deep_scan.bench"}
"""The modules that measure it, by the name of their room."""
