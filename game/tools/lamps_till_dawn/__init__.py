"""The tools that are Lamps Till Dawn's own."""

from __future__ import annotations

BENCHES = {"lamps_till_dawn": "game.tools.lamps_till_dawn.bench"}
"""The modules that measure it, by the name of their room."""
