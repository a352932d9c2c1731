"""Who sits on the other side of a task: a champion, whose answer is the same in each replay."""

from __future__ import annotations

from game.ai.mind import Mind

from .minds import MINDS

defender: Mind = MINDS["champion"]
