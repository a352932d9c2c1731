"""What would come of a hero's turn in a fight: who strikes whom, and for how much (L4.3, L4.4).

It is played by the rules themselves on what a seat sees, since no choice of monsters is anybody's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.actions import NO_FIGURE, FigureNumber
from game.rules.road_to_the_overlord.events import (
    BlowStruck,
    Event,
    FightLost,
    FightWon,
    FigureHurt,
)
from game.rules.road_to_the_overlord.fight import turns
from game.rules.road_to_the_overlord.state import Table

from .unlucky_story import TurnOver, UnluckyStory

OfTurn = actions.Step | actions.Attack | actions.Use | actions.EndTurn


class Hit(NamedTuple):
    """`by` is -1 where nobody strikes, as by poison; not `sure` where a die may still help."""

    by: FigureNumber
    to: FigureNumber
    damage: int
    sure: bool


@dataclass(frozen=True, slots=True)
class Forecast:
    """The table just before the next turn, what has happened until then, and all damage in it;
    `won` and `lost` say whether the fight is over by that."""

    table: Table
    events: tuple[Event, ...]
    hits: tuple[Hit, ...]
    won: bool
    lost: bool


def forecast(table: Table, *deeds: OfTurn) -> Forecast:
    """Return what comes of these deeds of the hero on turn, one after the other."""
    told = UnluckyStory(table)
    try:
        for deed in deeds:
            _do(told, deed)
    except TurnOver:
        pass
    events = tuple(event for event, _ in told.told)
    hits = tuple(hit for event, sure in told.told for hit in _hits(event, sure))
    last = events[-1] if events else None
    return Forecast(
        told.table, events, hits, isinstance(last, FightWon), isinstance(last, FightLost)
    )


def _do(told: UnluckyStory, deed: OfTurn) -> None:
    match deed:
        case actions.Step(seat, to):
            turns.step(told.story, seat, to)
        case actions.Attack(seat):
            turns.attack(told.story, seat)
        case actions.Use():
            turns.use(told.story, deed)
        case actions.EndTurn(seat):
            turns.end_turn(told.story, seat)


def _hits(event: Event, sure: bool) -> tuple[Hit, ...]:
    match event:
        case BlowStruck(by, to, damage):
            return (Hit(by, to, damage, sure),)
        case FigureHurt(figure, damage):
            return (Hit(NO_FIGURE, figure, damage, sure),)
        case _:
            return ()
