"""The first night, hinted at: what it is about, two actions, and what the house tells."""

from __future__ import annotations

from game.rules.lamps_till_dawn.events import SlotDone
from game.rules.lamps_till_dawn.spelling import TAKE_BACK
from game.scenes.faces.hint import UNSEEN, WHY, Hint, at_hand, chooses, later, may, opening, reel

SEEN = "lamps_till_dawn.guide"

HINTS = (
    opening(f"{SEEN}.about"),
    at_hand(f"{SEEN}.plan", chooses()),
    UNSEEN,
    at_hand(f"{SEEN}.slots", may(TAKE_BACK)),
    reel(SlotDone),
    Hint(f"{SEEN}.clues", later, "log", stays=True),
    Hint(f"{SEEN}.eye", later, "eye", stays=True),
    Hint(f"{SEEN}.grows", later, stays=True),
    WHY,
)
