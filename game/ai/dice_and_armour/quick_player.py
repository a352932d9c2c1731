"""The player for measurements: it looks at its own turn alone."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

QUICK: Mind = MINDS["raider"]
