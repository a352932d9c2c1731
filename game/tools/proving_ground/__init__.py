"""The tools that are the Proving Ground's own."""

from __future__ import annotations

BENCHES = {"proving_ground": "game.tools.proving_ground.bench"}
