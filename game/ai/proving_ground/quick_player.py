"""A player for measurements: the weakest level, which weighs its own turn alone."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["trainee"]
