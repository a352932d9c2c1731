"""The first match of Proving Ground, hinted at: what it is about, its cards, drives and shots."""

from __future__ import annotations

from game.core.spelling import Picking
from game.rules.proving_ground.state import Mode, Stage, Table
from game.scenes.faces.table_face import Hint

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
        lambda view, picking: picking is not None and view.mode in modes,
        passes=True,
        stays=True,
    )


def _cards(view: Table, picking: Picking | None) -> bool:
    return picking is not None and view.mode is not Mode.FAMILY


def _two(view: Table, picking: Picking | None) -> bool:
    """Whether somebody with several tanks is asked for one of them, or deals cards out to them."""
    if picking is None or view.turn.stage not in (Stage.ASSIGN, Stage.PLACE, Stage.MAIN):
        return False
    return len(view.own(picking.offers.seat)) > 1


def _aim(view: Table, picking: Picking | None) -> bool:
    return picking is not None and view.turn.stage is Stage.MAIN and view.mode is not Mode.FAMILY


HINTS = (
    *(_is(*modes) for modes in ABOUT.values()),
    Hint(f"{SEEN}.cards", _cards, at="hand", passes=True, stays=True),
    Hint(f"{SEEN}.two", _two, passes=True, stays=True),
    Hint(f"{SEEN}.aim", _aim),
)
