"""The computer players of Deep Scan, the weakest first.

A cadet flies to any object near by, takes every risk, buys what it likes and has no patience: it
never tosses a third time. A navigator knows which probes to toss again and what serves on the base,
and flies to what promises most, however far that is. A skipper weighs what an object promises
against the turns it takes, looks where to go on from there and who else is on the way, declines
what is not worth the risk, and makes offers.
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
from game.rules.deep_scan.state import Table

from .at_base import bought, repaired
from .bargains import answer, best_offer, offered
from .choosing import scanned, went
from .hands import sitting_in
from .prospects import nearest, ranked, richest, sight_of
from .refusals import NOTEBOOK, Refusals
from .styles import PLAIN, STYLES
from .tossing import first_toss, going_on, tossed_simply
from .weights import Weights

SPARED = 2
"""A cadet buys whatever it likes, but for the last notes."""
SOME = 3
"""A cadet flies to any of so many objects."""

Choices = tuple[Any, ...]


def cadet(weights: Weights) -> Recalling:
    def think(view: Any, seat: Seat, legal: Choices, dice: Dice, notes: Refusals) -> Thought:
        yield
        return (_simply(view, seat, legal, dice, weights),)

    return Recalling(NOTEBOOK, think)


def _simply(table: Table, seat: Seat, legal: Choices, dice: Dice, weights: Weights) -> Any:
    if table.bargain is not None:
        return answer(table, table.bargain, seat, weights)
    if table.scanning is not None:
        return Accept(seat)
    if table.positioning is not None:
        return tossed_simply(table, seat, legal)
    if (mended := repaired(table, legal, weights)) is not None:
        return mended
    goods = [action for action in legal if isinstance(action, Buy)]
    if goods and table.own.has.money > SPARED:
        return dice.choice(goods)
    near = nearest(table, weights)[:SOME]
    return went(table, seat, legal, dice.choice(near) if near else None)


def navigator(weights: Weights) -> Recalling:
    def think(view: Any, seat: Seat, legal: Choices, dice: Dice, notes: Refusals) -> Thought:
        yield
        if view.scanning is not None:
            return (Accept(seat),)
        if (asked := _asked(view, seat, legal, weights)) is not None:
            return (asked,)
        wishes = richest(view, weights)
        return (went(view, seat, legal, wishes[0] if wishes else None),)

    return Recalling(NOTEBOOK, think)


def skipper(weights: Weights) -> Recalling:
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
        wishes = ranked(sight_of(view, view.turn, weights))
        return (went(view, seat, legal, wishes[0] if wishes else None),)

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
