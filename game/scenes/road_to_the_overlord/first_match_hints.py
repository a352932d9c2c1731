"""The first match on the road, hinted at: the way, cards, the field, blows, the end, and trade."""

from __future__ import annotations

from game.rules.road_to_the_overlord.cards import Sort
from game.rules.road_to_the_overlord.events import HeroWalked
from game.rules.road_to_the_overlord.state import Stage
from game.scenes.faces.hint import WHY, Hint, Moment, at_hand, later, opening, reel

SEEN = "road_to_the_overlord.guide"


def _road(now: Moment) -> bool:
    return now.picking is not None and now.view.fight is None and not now.view.thrown


def _way(now: Moment) -> bool:
    return now.picking is not None and now.view.fight is None and now.view.thrown > 0


def _stage(now: Moment, stage: Stage) -> bool:
    return now.picking is not None and now.view.fight is not None and now.view.fight.stage is stage


def _gear(now: Moment) -> bool:
    if not _road(now):
        return False
    hand = (card for card in now.view.own.hand if card is not None)
    return any(now.view.setup.cards.treasure(card).sort is Sort.GEAR for card in hand)


def _trades(now: Moment) -> bool:
    return later(now) and now.view.setup.trade and len(now.view.heroes) > 1


HINTS = (
    opening(f"{SEEN}.about"),
    at_hand(f"{SEEN}.turn", _road),
    at_hand(f"{SEEN}.way", _way),
    reel(HeroWalked),
    at_hand(f"{SEEN}.place", lambda now: _stage(now, Stage.PLACING)),
    at_hand(f"{SEEN}.blows", lambda now: _stage(now, Stage.FIGHTING)),
    at_hand(f"{SEEN}.gear", _gear),
    Hint(f"{SEEN}.trade", _trades, "hand", stays=True),
    WHY,
    # Not in every match do friends win a fight together.
    at_hand(f"{SEEN}.loot", lambda now: _stage(now, Stage.LOOT)),
)
