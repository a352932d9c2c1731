"""A turn in a fight: step, strike, cast or flee, by what comes of each of it (L4.3, L4.7).

What comes is played by the rules themselves, without dice (`forecast`). First the best deed is
looked for, then the best step before or after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.cards import Sort
from game.rules.road_to_the_overlord.course import together
from game.rules.road_to_the_overlord.foresight.forecast import Forecast, OfTurn, forecast
from game.rules.road_to_the_overlord.state import Fight, Table
from game.rules.road_to_the_overlord.strength import dodge
from game.rules.road_to_the_overlord.why_not.of_fight import fought

from .fight_worth import DEATH, MATE, WON, standing
from .sieges import odds, rounds_left
from .weights import Weights

GONE: Final = 1.5
"""What a card is worth that is gone after it was played, in points of life."""
ROOM: Final = 2.0
"""What it is worth to make room for a friend who has no place at the front."""
HOPE: Final = 0.6
"""With less than this there is no use to go on against the boss, where there are so many turns left
to come again."""
AGAIN: Final = 6
Plan = tuple[OfTurn, ...]


def best_turn(table: Table, seat: Seat, legal: Sequence[Any], weights: Weights) -> Iterator[Any]:
    """Look for the best thing to do, yielding the best so far after each that was tried."""
    fight = table.fight
    assert fight is not None
    end, best, most = actions.EndTurn(seat), None, -1e9
    deeds = [each for each in legal if isinstance(each, actions.Attack | actions.Use)]
    steps = [each for each in legal if isinstance(each, actions.Step)]
    plans: list[Plan] = [(end,), *((deed, end) for deed in deeds)]
    plans += [(step, end) for step in steps]
    plans += _step_and_strike(table, fight, seat, steps, end)
    for plan in plans:
        found = worth(table, seat, plan)
        if found > most:
            best, most = plan, found
        yield best[0] if best else end
    for step in steps if best is not None and best[0] in deeds else ():
        plan = (best[0], step, end) if best is not None else (step, end)
        found = worth(table, seat, plan)
        if found > most + 0.01:
            most, best = found, plan
        yield best[0] if best else end
    flees = actions.Flee(seat) in legal and _flees(table, fight, seat, most, weights)
    yield actions.Flee(seat) if flees else (best[0] if best else end)


def worth(table: Table, seat: Seat, plan: Plan) -> float:
    """Return how a fight stands once a plan is done and the foes have answered."""
    seen = forecast(table, *plan)
    spent = sum(_spent(table, deed) for deed in plan)
    if seen.won:
        lives = sum(hero.life for hero in seen.table.heroes)
        return WON + lives - spent + 2 * DEATH
    died = _died(table, seen, seat)
    return standing(seen.table, seat) + _luck(table, seen) - died - spent + _room(seen.table, seat)


def _step_and_strike(
    table: Table, fight: Fight, seat: Seat, steps: Sequence[actions.Step], end: actions.EndTurn
) -> Iterator[Plan]:
    """Yield the steps after which somebody can be struck."""
    strike = actions.Attack(seat)
    for step in steps if not fight.acted else ():
        after = forecast(table, step).table
        if after.fight is not None and fought(after, after.fight, strike) is None:
            yield step, strike, end


def _spent(table: Table, deed: OfTurn) -> float:
    if not isinstance(deed, actions.Use):
        return 0.0
    skill = table.setup.cards.treasure(deed.card).sort is Sort.ACTIVE
    return 0.1 if skill else GONE


def _died(table: Table, seen: Forecast, seat: Seat) -> float:
    """Return what it costs that heroes of the own side are there no more."""
    before, after = table.fight, seen.table.fight
    assert before is not None
    still = {each.seat for each in after.heroes} if after is not None else set()
    gone = [
        each.seat
        for each in before.heroes
        if each.seat not in still and together(table, each.seat, seat)
    ]
    return sum(2 * DEATH if each == seat else 2 * DEATH * MATE for each in gone)


def _luck(table: Table, seen: Forecast) -> float:
    """Return what dodging saves on the average of all that is foreseen to be lost."""
    unsure = {hit.to for hit in seen.hits if not hit.sure} & {*table.seats}
    return sum(dodge(table, to) / 10 * _lost(table, seen, to) for to in sorted(unsure))


def _lost(table: Table, seen: Forecast, seat: Seat) -> int:
    hits = sum(hit.damage for hit in seen.hits if hit.to == seat and not hit.sure)
    before, after = table.heroes[seat], seen.table.heroes[seat]
    left = after.life if after.deaths == before.deaths else 0
    return max(0, min(hits, before.life - left))


def _room(table: Table, seat: Seat) -> float:
    """Return what it is worth that friends find room at the front."""
    fight = table.fight
    if fight is None or len(fight.heroes) < 4 or not fight.foes:
        return 0.0
    waiting = sum(each.at is not None and each.at.y > 1 for each in fight.heroes)
    own = next((each for each in fight.heroes if each.seat == seat), None)
    return ROOM * (waiting == 1 and own is not None and own.at is not None and own.at.y == 2)


def _flees(table: Table, fight: Fight, seat: Seat, most: float, weights: Weights) -> bool:
    """Whether whatever else is done costs more than to flee."""
    if fight.with_boss and not _hopeless(table, fight):
        return False
    others = [each for each in fight.heroes if each.seat != seat]
    lives = sum(table.heroes[each.seat].life for each in others if together(table, each.seat, seat))
    stays = table.heroes[seat].life + lives - weights.flight - DEATH * 0.3 * len(others)
    return stays > most


def _hopeless(table: Table, fight: Fight) -> bool:
    """Whether the boss is too strong, and there is time to come again."""
    there = [each.seat for each in fight.heroes]
    return odds(table, there) < HOPE and rounds_left(table) > AGAIN
