"""The challenges of Road to the Overlord: a fight that is to be won in few turns.

The dice of a challenge are its own, so that everybody meets the same luck. The road of a day is a
short one whose marks the day's dice have mixed; alone one is to beat the Overlord at its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from game.content.files.node import Node
from game.content.goals import Dated, Goal, Posed, Stars, Tally, by_turns, read_line
from game.content.maps.map_kind import Tasks
from game.content.tasks.day_dice import Day
from game.core.chance import Dice
from game.core.rules import Seat, Told
from game.rules.road_to_the_overlord.cards import Mark
from game.rules.road_to_the_overlord.events import (
    Event,
    FightOver,
    FightTurnBegan,
    FightWon,
    MatchEnded,
    TurnBegan,
)
from game.rules.road_to_the_overlord.letters.task_start import read_start
from game.rules.road_to_the_overlord.setting_up import SHORT
from game.rules.road_to_the_overlord.state import How, Setup, Table

from .beginning import begun
from .card_files import load_world

GAME: Final = "road_to_the_overlord"
FIGHT: Final = "fight"
"""To win the fight: turns of the hero in it count."""
OVERLORD: Final = "overlord"
"""To beat the Overlord at the end of a road: turns on the road count."""
SOLVER: Seat = 0
ROAD_OF: Final = "road of "
"""The place of a day, with the number that has mixed it."""
DAY_STARS: Final = Stars(16, 24, 36)
"""Over 28 days the middle level beat the Overlord on 23, in 27 rounds in the median; the best one
on all, in 20, and in 15 or fewer on a quarter of them."""
_SEEDS: Final = (1 << 32) - 1
_DAYS: Final = 20_261_239
_PARTS: Final = (0, 6, 13, 19)
"""Marks are mixed with those on which as many monsters wait."""


def posed(node: Node) -> Posed:
    place = read_line(node["position"], lambda line: read_start(line, load_world().cards))
    return Posed(place, Goal(FIGHT), seed=node["seed"].whole(0, _SEEDS))


def ground(place: str) -> Setup:
    """Return what a line says, or the road of a day."""
    if place.startswith(ROAD_OF):
        return road_of(int(place.removeprefix(ROAD_OF)))
    return read_start(place, load_world().cards)


def road_of(number: int) -> Setup:
    """Return the road of a number, for one who walks it alone."""
    setup = begun(load_world(), 1, track=SHORT)
    marks: list[Mark] = []
    for part, (first, last) in enumerate(pairwise(_PARTS)):
        lie = setup.track[first:last]
        marks += Dice(number, "marks", part).sample(lie, len(lie))
    return replace(setup, track=(*marks, setup.track[-1]))


def of_day(date: str) -> Dated:
    day = Day(_DAYS, date)
    place = f"{ROAD_OF}{day.seed}"
    return Dated(day.name, Posed(place, Goal(OVERLORD), seed=day.seed), DAY_STARS)


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Return how far it is; a fight that ends otherwise is lost, and so is a whole match."""
    events = [each.event for each in told]
    on_road = goal.aim == OVERLORD
    begins, done = (_round_begins, _beaten) if on_road else (turn_begins, _won)
    over = table.ending is not None or (not on_road and any(map(_fight_over, events)))
    return by_turns(goal, 1 + sum(map(begins, events)), events, begins, done, over)


def _round_begins(event: Event) -> bool:
    return isinstance(event, TurnBegan)


def turn_begins(event: Event) -> bool:
    """Say whether another turn begins, in the fight or on the road."""
    return isinstance(event, TurnBegan) or (isinstance(event, FightTurnBegan) and event.number > 1)


def _beaten(event: Event) -> int:
    return int(isinstance(event, MatchEnded) and event.how is How.BEATEN)


def _won(event: Event) -> int:
    return int(isinstance(event, FightWon))


def _fight_over(event: Event) -> bool:
    return isinstance(event, FightOver)


TASKS = Tasks(posed, ground, tally, seats=1, of_day=of_day)
