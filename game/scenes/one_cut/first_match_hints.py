"""The first match of One Cut, hinted at: rows of cards, how far they reach, and what stops them."""

from __future__ import annotations

from dataclasses import replace

from game.rules.one_cut.events import PairShown
from game.scenes.faces.hint import WHY, Hint, Moment, chooses, opening, reel

SEEN = "one_cut.guide"
PLANS = chooses("U2.1")


def _later(now: Moment) -> bool:
    return PLANS(now) and (now.view.duel, now.view.round) > (1, 1)


HINTS = (
    opening(f"{SEEN}.about"),
    Hint(f"{SEEN}.row", PLANS, "hand", stays=True, waits=True),
    Hint(f"{SEEN}.reach", PLANS, stays=True, waits=True),
    Hint(f"{SEEN}.stop", PLANS, "hand", stays=True, waits=True),
    reel(PairShown),
    Hint(f"{SEEN}.cards", _later, "seats", stays=True),
    replace(WHY, due=_later),
)
