"""The first match of Proving Ground, hinted at: what it is about, its cards, drives and shots."""

from __future__ import annotations

from game.rules.proving_ground.state import Mode, Stage
from game.scenes.faces.hint import Hint, Moment

SEEN = "proving_ground.guide"

ABOUT = {
    "battle": (Mode.BATTLE, Mode.TEAM),
    "family": (Mode.FAMILY,),
    "solo": (Mode.SOLO,),
}


def _is(*modes: Mode) -> Hint:
    """Return what a match of these modes is about; it is read before the next hint comes."""
    name = next(name for name, of in ABOUT.items() if of == modes)
    return Hint(
        f"{SEEN}.{name}",
        lambda now: now.picking is not None and now.view.mode in modes,
        passes=True,
        stays=True,
    )


def _cards(now: Moment) -> bool:
    return now.picking is not None and now.view.mode is not Mode.FAMILY


def _two(now: Moment) -> bool:
    """Whether somebody with several tanks is asked for one of them, or deals cards out to them."""
    if now.view.turn.stage not in (Stage.ASSIGN, Stage.PLACE, Stage.MAIN):
        return False
    return now.picking is not None and len(now.view.own(now.picking.offers.seat)) > 1


HINTS = (
    *(_is(*modes) for modes in ABOUT.values()),
    Hint(f"{SEEN}.cards", _cards, at="hand", passes=True, stays=True),
    Hint(f"{SEEN}.two", _two, passes=True, stays=True),
    Hint(f"{SEEN}.aim", lambda now: _cards(now) and now.view.turn.stage is Stage.MAIN),
)
