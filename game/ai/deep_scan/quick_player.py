"""The player for measurements: it flies to what lies nearest, and takes every risk."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["cadet"]
