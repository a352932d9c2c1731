"""The tools that are Blanket Hills’ own."""

from __future__ import annotations

BENCHES = {"blanket_hills": "game.tools.blanket_hills.bench"}
"""The modules that measure it, by the name of their room."""
