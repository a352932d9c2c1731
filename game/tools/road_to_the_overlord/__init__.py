"""The tools that are Road to the Overlord’s own."""

from __future__ import annotations

BENCHES = {"road_to_the_overlord": "game.tools.road_to_the_overlord.bench"}
"""The modules that measure it, by the name of their room."""
