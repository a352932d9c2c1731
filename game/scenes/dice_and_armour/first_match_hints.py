"""The first match of Dice and Armour, hinted at: moves, shots, rams, and what is broken."""

from __future__ import annotations

from game.scenes.faces.hint import WHY, Hint, Moment, at_hand, chooses, later, opening

SEEN = "dice_and_armour.guide"
ACTS = chooses("D2.2")


def _capture(now: Moment) -> bool:
    return bool(now.view.captures)


def _aims(now: Moment) -> bool:
    return ACTS(now) and now.picking is not None and bool(now.picking.picked)


HINTS = (
    opening(f"{SEEN}.simple", lambda now: not _capture(now)),
    opening(f"{SEEN}.capture", _capture),
    at_hand(f"{SEEN}.move", ACTS, at="board"),
    at_hand(f"{SEEN}.aim", _aims, at="board"),
    Hint(f"{SEEN}.parts", later, "seats", stays=True),
    Hint(f"{SEEN}.ram", later, stays=True),
    Hint(f"{SEEN}.reach", later, "eye", stays=True),
    WHY,
)
