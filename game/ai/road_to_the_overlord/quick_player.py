"""The player for measurements: it strikes whom it can, and walks on."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["squire"]
