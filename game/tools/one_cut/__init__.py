"""The tools that are One Cut's own."""

from __future__ import annotations

BENCHES = {"one_cut": "game.tools.one_cut.bench"}
