"""The computer players of the demonstration game."""

from __future__ import annotations

from game.ai.mind import random_mind

MINDS = {"random": random_mind}
