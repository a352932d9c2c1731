"""The computer players of Deep Scan, the weakest first.

A cadet flies to what lies nearest, takes every risk, and tosses again what counts nothing. A
navigator knows the chances, what an object promises and what a turn is worth. A skipper looks
further: where to go on from there, and who else is on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.mind import Mind, Now, Thought
from game.ai.notes import Recalling
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.deep_scan.actions import Accept, Buy, Offer
from game.rules.deep_scan.course import playing
from game.rules.deep_scan.state import SkyObject, Table

from .at_base import bought, repaired
from .bargains import answer, best_offer, offered
from .choosing import scanned, went
from .hands import sitting_in
from .lanes_ahead import ways_from
from .prospects import Sight, ranked, sight_of
from .refusals import NOTEBOOK, Refusals
from .styles import PLAIN, STYLES
from .tossing import first_toss, going_on, zeros_again
from .weights import Weights

SPARED = 2
"""A cadet buys whatever it likes, but for the last notes."""

Choices = tuple[Any, ...]


def cadet(weights: Weights) -> Recalling:
    def think(view: Any, seat: Seat, legal: Choices, dice: Dice, notes: Refusals) -> Thought:
        yield
        return (
            _asked_simply(view, seat, legal, weights) or _simply(view, seat, legal, dice, weights),
        )

    return Recalling(NOTEBOOK, think)


def navigator(weights: Weights) -> Recalling:
    return _thinking(weights, far=False)


def skipper(weights: Weights) -> Recalling:
    return _thinking(weights, far=True)


def _thinking(weights: Weights, *, far: bool) -> Recalling:
    def think(view: Any, seat: Seat, legal: Choices, dice: Dice, notes: Refusals) -> Thought:
        yield
        if (asked := _asked(view, seat, legal, weights)) is not None:
            return (asked,)
        try:
            for deal in best_offer(view, notes, weights) if _may_offer(view, legal) else ():
                yield
                if deal is not None:
                    return (offered(seat, deal),)
        except Now:
            pass
        sight = sight_of(view, view.turn, weights)
        wishes = ranked(sight, far=far)
        return (went(sight, seat, legal, wishes[0][1] if wishes else None),)

    return Recalling(NOTEBOOK, think)


def _asked(table: Table, seat: Seat, legal: Choices, weights: Weights) -> Any:
    """Return what is answered or done before the ship goes anywhere, None for nothing."""
    if table.bargain is not None:
        return answer(table, table.bargain, seat, weights)
    if table.scanning is not None:
        return scanned(sight_of(table, table.turn, weights), seat, legal)
    if table.positioning is not None:
        tossed = table.positioning.tosses > 0
        return going_on(table, seat, legal, weights) if tossed else first_toss(table, seat)
    return repaired(table, legal, weights) or bought(table, legal, weights)


def _asked_simply(table: Table, seat: Seat, legal: Choices, weights: Weights) -> Any:
    if table.bargain is not None:
        return answer(table, table.bargain, seat, weights)
    if table.scanning is not None:
        return Accept(seat)
    if table.positioning is not None:
        tossed = table.positioning.tosses > 0
        return zeros_again(table, seat, legal) if tossed else first_toss(table, seat)
    return repaired(table, legal, weights)


def _simply(table: Table, seat: Seat, legal: Choices, dice: Dice, weights: Weights) -> Any:
    goods = [action for action in legal if isinstance(action, Buy)]
    if goods and table.own.has.money > SPARED:
        return dice.choice(goods)
    sight = sight_of(table, table.turn, weights)
    return went(sight, seat, legal, _nearest(sight, dice))


def _nearest(sight: Sight, dice: Dice) -> SkyObject | None:
    """Return an object as near as any, the one that is known by preference."""
    ways = ways_from(sight.table, sight.ship)
    open_ones = [one for one in sight.table.objects if not one.spent and one.at in ways]
    if not open_ones:
        return None
    known = [one for one in open_ones if one.at == sight.own.aimed]
    least = min(ways[one.at] for one in open_ones)
    return known[0] if known else dice.choice([one for one in open_ones if ways[one.at] == least])


def _may_offer(table: Table, legal: Choices) -> bool:
    """Whether a turn begins in which an offer may serve: of two ships one loses what the other
    gains."""
    free = not (table.begun or table.offers or table.arrived) and len(playing(table)) > 2
    return free and any(isinstance(action, Offer) for action in legal)


LEVELS: Mapping[str, Callable[[Weights], Recalling]] = {
    "cadet": cadet,
    "navigator": navigator,
    "skipper": skipper,
}
MINDS: Mapping[str, Mind] = {
    **{name: sitting_in(level(PLAIN)) for name, level in LEVELS.items()},
    **{
        f"{name}.{style}": sitting_in(level(weights))
        for name, level in LEVELS.items()
        for style, weights in STYLES.items()
    },
}
OFFERED = tuple(LEVELS)
USUAL = "navigator"
NUMBER = 1
