"""The tools that are Arena of Eight's own."""

from __future__ import annotations

BENCHES = {"arena_of_eight": "game.tools.arena_of_eight.bench"}
