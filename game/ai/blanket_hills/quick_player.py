"""The player for measurements: it tosses what lies on top, about where the nearest rival is."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["cousin"]
