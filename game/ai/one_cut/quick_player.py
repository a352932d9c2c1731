"""The player for measurements: it thinks of one row of the other and answers it."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["pupil"]
