"""The player for measurements: it looks at its own turn alone."""

from __future__ import annotations

from game.ai.dice_and_armour.minds import MINDS
from game.ai.mind import Mind

QUICK: Mind = MINDS["raider"]
