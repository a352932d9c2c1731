"""The first match of Blanket Hills, hinted at: shells, aim, the meters, moves, and the land."""

from __future__ import annotations

from dataclasses import replace

from game.rules.blanket_hills.events import ShellFlew
from game.rules.blanket_hills.spelling import MOVE
from game.scenes.faces.hint import WHY, Hint, Moment, at_hand, chooses, later, may, opening, reel

SEEN = "blanket_hills.guide"


def _aims(now: Moment) -> bool:
    return now.picking is not None and bool(now.picking.dials)


HINTS = (
    opening(f"{SEEN}.about"),
    replace(at_hand(f"{SEEN}.draft", chooses("G2.4")), passes=True),
    at_hand(f"{SEEN}.shell", chooses("G3.1")),
    Hint(f"{SEEN}.aim", _aims, "board", stays=True, waits=True),
    reel(ShellFlew),
    at_hand(f"{SEEN}.move", may(MOVE)),
    Hint(f"{SEEN}.land", later, stays=True),
    WHY,
)
