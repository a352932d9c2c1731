"""The player for measurements: it takes everybody to drive anywhere, and fears no shot."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["drummer"]
