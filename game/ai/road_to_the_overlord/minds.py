"""The computer players of Road to the Overlord, the weakest first.

A squire walks on, strikes whoever stands before it, comes to every fight, and challenges the boss
as soon as it gets there. A knight foresees what a turn of a fight would come to, wears what makes
it stronger, rests before it is too late, and waits for the others at the end. A paladin weighs each
mark by what it brings and what it may cost, and barters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Now, Thought
from game.ai.notes import Recalling
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import Offer, Use
from game.rules.road_to_the_overlord.state import Stage, Table

from . import simple_turns
from .bargains import answer, best_offer, offered
from .dressing import geared, quickened
from .fight_turns import best_turn
from .joins import asked
from .refusals import NOTEBOOK, Refusals
from .roads import direction, marches, way
from .styles import PLAIN, STYLES
from .weights import Weights

Choices = tuple[Any, ...]


def squire(weights: Weights) -> Recalling:
    def think(view: Any, seat: Seat, legal: Choices, dice: Dice, notes: Refusals) -> Thought:
        yield
        if view.bargain is not None:
            return (answer(view, view.bargain, seat),)
        if view.fight is None:
            return (simple_turns.on_road(view, seat, legal),)
        if view.fight.stage is not Stage.FIGHTING:
            return (simple_turns.asked(view, seat, legal, dice),)
        return (simple_turns.in_fight(view, view.fight, seat, legal, dice),)

    return Recalling(NOTEBOOK, think)


def knight(weights: Weights) -> Recalling:
    weights = replace(weights, around=0.0)

    def think(view: Any, seat: Seat, legal: Choices, dice: Dice, notes: Refusals) -> Thought:
        yield
        found = yield from _thought(view, seat, legal, weights)
        return (found,)

    return Recalling(NOTEBOOK, think)


def paladin(weights: Weights) -> Recalling:
    def think(view: Any, seat: Seat, legal: Choices, dice: Dice, notes: Refusals) -> Thought:
        yield
        if any(isinstance(action, Offer) for action in legal):
            deal = yield from _best(best_offer(view, notes, weights))
            if deal is not None:
                return (offered(view, deal),)
        found = yield from _thought(view, seat, legal, weights)
        return (found,)

    return Recalling(NOTEBOOK, think)


def _thought(table: Table, seat: Seat, legal: Choices, weights: Weights) -> Any:
    if len(legal) == 1:
        return legal[0]
    if table.bargain is not None:
        return answer(table, table.bargain, seat)
    fight = table.fight
    if fight is None:
        return _on_road(table, seat, legal, weights)
    if fight.stage is not Stage.FIGHTING:
        return asked(table, seat, legal, weights)
    found = yield from _best(best_turn(table, seat, legal, weights))
    return found


def _on_road(table: Table, seat: Seat, legal: Choices, weights: Weights) -> Any:
    if table.thrown:
        return direction(table, legal, seat, weights)
    dressed = geared(table, legal)
    if dressed is not None:
        return dressed
    drink = quickened(table, legal) if any(isinstance(each, Use) for each in legal) else None
    if drink is not None and marches(table, seat, weights):
        return drink
    return way(table, seat, weights)


def _best(search: Iterator[Any]) -> Any:
    """Search to the end; who is hurried takes the best so far."""
    best = None
    try:
        for found in search:
            best = found
            yield
    except Now:
        pass
    return best


LEVELS: Mapping[str, Callable[[Weights], Recalling]] = {
    "squire": squire,
    "knight": knight,
    "paladin": paladin,
}
MINDS: Mapping[str, Mind] = {
    **{name: level(PLAIN) for name, level in LEVELS.items()},
    **{
        f"{name}.{style}": level(weights)
        for name, level in LEVELS.items()
        for style, weights in STYLES.items()
    },
}
OFFERED = tuple(LEVELS)
USUAL = "knight"
NUMBER = 1
