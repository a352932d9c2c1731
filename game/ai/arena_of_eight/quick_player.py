"""The player for measurements: it thinks of no more than two choices."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["rookie"]
