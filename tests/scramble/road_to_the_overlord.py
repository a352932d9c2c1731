"""Deal again what a seat must not know of the road (L7): hands of rivals, and the decks."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.road_to_the_overlord.decks import treasures
from game.rules.road_to_the_overlord.state import State
from game.rules.road_to_the_overlord.view import view


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    """Exchange what is hidden for other cards that could be there; known ones stay."""
    table = state.table
    seen = view(table, seat)
    left = dice.shuffled(treasures(seen))
    for owner, hero in enumerate(seen.heroes):
        if hero.closed:
            hand, left = left[: len(hero.hand)], left[len(hero.hand) :]
            table = table.with_hero(owner, hand=tuple(hand))
    return replace(state, table=table, seed=dice.below(1 << 40))
