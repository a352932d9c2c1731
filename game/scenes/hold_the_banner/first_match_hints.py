"""The first match of Hold the Banner, hinted at: the banner, routes, shots, and what flies on."""

from __future__ import annotations

from game.rules.hold_the_banner.events import PlansRevealed
from game.rules.hold_the_banner.spelling import TAKE_BACK
from game.scenes.faces.hint import (
    UNSEEN,
    WHY,
    Hint,
    Moment,
    at_hand,
    chooses,
    later,
    may,
    opening,
    reel,
)

SEEN = "hold_the_banner.guide"
PLANS = chooses("P5.3")


def _duel(now: Moment) -> bool:
    return bool(now.view.board.duel)


def _drawn(now: Moment) -> bool:
    return bool(now.view.options.free_drawing)


HINTS = (
    opening(f"{SEEN}.about", lambda now: not _duel(now)),
    opening(f"{SEEN}.duel", _duel),
    at_hand(f"{SEEN}.cards", PLANS, lambda now: not _drawn(now)),
    at_hand(f"{SEEN}.drawn", PLANS, _drawn),
    UNSEEN,
    at_hand(f"{SEEN}.shot", may(TAKE_BACK)),
    reel(PlansRevealed),
    Hint(f"{SEEN}.walls", later, stays=True),
    Hint(f"{SEEN}.bonus", later, stays=True),
    Hint(f"{SEEN}.bullets", lambda now: later(now) and bool(now.view.bullets), passes=True),
    WHY,
)
