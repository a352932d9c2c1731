"""The first match of Arena of Eight, hinted at: turns, blows, replies and the distance."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.faces.hint import WHY, Hint, chooses, opening

SEEN = "arena_of_eight.guide"
TURN, REPLY = chooses("M2.1"), chooses("M4")

HINTS = (
    opening(f"{SEEN}.about"),
    Hint(f"{SEEN}.turn", TURN, "hand", stays=True, waits=True),
    Hint(f"{SEEN}.blows", TURN, "hand", stays=True, waits=True),
    Hint(f"{SEEN}.reply", REPLY, "hand", stays=True),
    Hint(f"{SEEN}.near", TURN, stays=True),
    replace(WHY, due=TURN),
)
