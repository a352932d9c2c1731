"""The first match of Deep Scan, hinted at: aim, toss, jump, the event, the base, and trade."""

from __future__ import annotations

from game.rules.deep_scan.events import ProbesTossed
from game.rules.deep_scan.sky import BASE
from game.scenes.faces.hint import WHY, Hint, Moment, at_hand, later, opening, reel

SEEN = "deep_scan.guide"


def _tosses(now: Moment) -> bool:
    return now.picking is not None and now.view.positioning is not None


def _jumps(now: Moment) -> bool:
    ship = now.view.ships[now.view.turn]
    return now.picking is not None and ship.aimed is not None


def _scans(now: Moment) -> bool:
    return now.picking is not None and now.view.scanning is not None


def _shops(now: Moment) -> bool:
    return later(now) and now.picking is not None and now.view.ships[now.view.turn].place == BASE


HINTS = (
    opening(f"{SEEN}.about"),
    at_hand(f"{SEEN}.aim", lambda now: now.picking is not None),
    at_hand(f"{SEEN}.toss", _tosses),
    reel(ProbesTossed),
    at_hand(f"{SEEN}.jump", _jumps),
    at_hand(f"{SEEN}.event", _scans),
    at_hand(f"{SEEN}.base", _shops),
    Hint(f"{SEEN}.trade", lambda now: later(now) and not now.view.setup.alone, "hand", stays=True),
    WHY,
)
