"""The player for measurements: it thinks of no more than where it stands."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["drummer"]
