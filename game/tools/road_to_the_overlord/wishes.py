"""What a brave hero would do: it dresses, walks on, strikes, and meets the boss at last."""

from __future__ import annotations

from typing import Any

from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.cards import Sort, Treasure
from game.rules.road_to_the_overlord.field import apart, row
from game.rules.road_to_the_overlord.standing import fighter, target
from game.rules.road_to_the_overlord.state import Table
from game.rules.road_to_the_overlord.strength import most_life

STRONG = 4
"""From this level on a hero challenges the boss."""
TIRED = 0.5
"""With a smaller share of its life a hero rests."""


def wish(table: Table, action: Any) -> tuple[float, float]:
    """Return how much an action is wished for."""
    own = table.own
    match action:
        case actions.Wear(_, card):
            return 90.0 * _better(table, card), 0.0
        case actions.Become() | actions.Learn():
            return 95.0, 0.0
        case actions.Throw():
            return 30.0, 0.0
        case actions.Rest():
            return 50.0 * (own.life < TIRED * most_life(table, table.turn)), 0.0
        case actions.Challenge():
            return 60.0 * (own.level >= STRONG), 0.0
        case actions.Walk(_, back):
            return 40.0, -1.0 * (back if own.mark < table.setup.last - 1 else not back)
        case actions.Join(_, comes) | actions.Admit(_, comes):
            return 10.0 + comes, 0.0
        case actions.Place(_, at):
            return 10.0, -1.0 * abs(row(at) - 1) - abs(at.x - 2)
        case actions.Offer(_, _, give, get):
            due = table.number % 7 == 5 and not table.offers
            return 97.0 * due, 1.0 * (len(give) == len(get) == 1)
        case _:
            return _fought(table, action)


def _fought(table: Table, action: Any) -> tuple[float, float]:
    match action:
        case actions.Attack():
            return 80.0, 0.0
        case actions.Use(_, card):
            sort = table.setup.cards.treasure(card).sort
            return 85.0 * (table.fight is not None and sort is not Sort.POTION), 0.0
        case actions.Step(seat, to):
            return 20.0 * _nearer(table, seat, to), 0.0
        case actions.Agree():
            return 20.0 * (table.number % 2), 0.0
        case actions.Refuse() | actions.EndTurn() | actions.Pick():
            return 10.0, 0.0
        case _:
            return 0.0, 0.0


def _better(table: Table, name: str) -> bool:
    """Whether gear is worth more than all that is worn in its place."""
    card = table.setup.cards.treasure(name)
    worn = (table.setup.cards.treasure(each) for each in table.own.worn)
    return all(_worth(card) > _worth(each) for each in worn if each.slot is card.slot)


def _worth(card: Treasure) -> int:
    return sum(effect.amount for effect in card.effects) + card.rare


def _nearer(table: Table, seat: int, to: Any) -> bool:
    """Whether a step leads to where somebody is struck, from where nobody is."""
    fight = table.fight
    own = fighter(fight, seat) if fight is not None else None
    if fight is None or own is None or own.at is None or fight.acted:
        return False
    if target(fight, own.at) is not None:
        return False
    fronts = [foe.at for foe in fight.foes if foe.at is not None and row(foe.at) == 1]
    goals = [type(to)(at.x, 1) for at in fronts] or [type(to)(2, 1)]
    return min(apart(to, at) for at in goals) < min(apart(own.at, at) for at in goals)
