"""Looking for the end of a task: through every plan of a turn, and by a beam through several.

What a goal counts the fast room does not remember exactly, so that here is counted a little too
much and never too little; whoever finds a turn plays it by the rules and counts anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.content.goals import Goal
from game.core.handfuls import without
from game.rules.tanchiki.actions import Exchange, PlaceTank
from game.rules.tanchiki.cards import Cards, drawn, handful
from game.rules.tanchiki.fast_room.turn import end_turn
from game.rules.tanchiki.fast_room.world import Over, Spot, World
from game.rules.tanchiki.fast_room.world_of_table import world_of
from game.rules.tanchiki.play import apply, legal
from game.rules.tanchiki.setting_up import new
from game.rules.tanchiki.state import Setup

from .every_plan import Heading, Way, acted, begun, heading_of, pairs
from .turn_stages import SEAT, Answer, Script, Stage

Stand = tuple[int, int]
"""Where the tank stands and looks after an action."""

Known = dict[Heading, int]
"""The most cards that were left where so much was tried; FULL if more would change nothing."""

FULL = 99


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it was planned and answered; `stands` are those after its actions."""

    exchange: Exchange | None
    first: Way
    second: Way
    answers: tuple[Answer, ...]
    stands: tuple[Stand, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """A match so far: how it began, its turns, the world before the next planning.

    `drowned` and `dug` are as of a Stage, over the whole match.
    """

    place: PlaceTank
    world: World
    turns: tuple[Turn, ...] = ()
    drowned: int = 0
    dug: int = 0


def roots(setup: Setup, seed: int) -> tuple[Line, ...]:
    """Return the beginnings of a task: one for each place and facing of the tank."""
    state: Any = new(setup, seed)
    found = []
    for action in legal(state.table, SEAT):
        assert isinstance(action, PlaceTank)
        after = apply(state, action).state
        found.append(Line(action, world_of(after.table, seed, Script())))
    return tuple(found)


def swapped(line: Line) -> Iterator[tuple[Exchange | None, Line]]:
    """Yield the match as it is, and after each exchange of cards of one kind (T4.1)."""
    yield None, line
    world = line.world
    hand, deck = world.hands[SEAT], world.decks[SEAT]
    for card in dict.fromkeys(hand):
        for count in range(1, hand.count(card) + 1):
            gone = (card,) * count
            discard = handful(world.discards[SEAT], gone)
            dice = world.dice("exchange", world.number, SEAT)
            cards, reshuffled = drawn(deck, discard, count, dice)
            twin = world.copy()
            twin.decks[SEAT] = without(handful(deck, discard) if reshuffled else deck, cards)
            twin.discards[SEAT] = () if reshuffled else discard
            twin.hands[SEAT] = handful(without(hand, gone), cards)
            yield Exchange(SEAT, card, count), replace(line, world=twin)


def endings(
    line: Line, exchange: Exchange | None, known: Known | None = None
) -> Iterator[tuple[Turn, Stage]]:
    """Yield what can be reached before the end of a turn: one for each pair of deeds.

    Of plans that do the same, the one that leaves most and best cards stands for all: within the
    turn cards that are not laid serve for nothing but to be hit. What is `known` from another
    beginning of the same turn is left out.
    """
    start = begun(line.world)
    start = Stage(start.world, (), line.drowned, line.dug)
    facing = line.world.ways[SEAT]
    for first, seconds in pairs(line.world.hands[SEAT]):
        calm: tuple[Stage, ...] = ()
        spared: Cards = ()
        for second, rest in seconds:
            heading = heading_of(facing, first.deed, second.deed)
            if known is not None and known.get(heading, -1) >= len(rest):
                continue
            stages = calm or tuple(acted(start, 0, first, rest))
            if not calm and all(_untouched(start, each) for each in stages):
                calm, spared = stages, rest
            untouched = bool(calm)
            for each in stages:
                hand = each.world.hands[SEAT]
                left = handful(rest, without(hand, spared)) if calm else hand
                for turn, stage in _ended(each, exchange, first, second, left):
                    untouched = untouched and _untouched(start, stage)
                    yield turn, stage
            if known is not None:
                known[heading] = FULL if untouched else len(rest)


def first_turn(beginnings: Sequence[Line]) -> Iterator[tuple[Line, Turn, Stage]]:
    """Yield all that can be reached in the first turn of a task, in whichever way it begins.

    Which way the tank looks at first is nothing to the others, and what has been exchanged is
    not either: it is played anew only where a hit might find more cards.
    """
    known: dict[Spot, Known] = {}
    for line in beginnings:
        here = known.setdefault(line.world.cells[SEAT], {})
        for exchange, swap in swapped(line):
            for turn, stage in endings(swap, exchange, here):
                yield swap, turn, stage


def _ended(
    middle: Stage, exchange: Exchange | None, first: Way, second: Way, hand: Cards
) -> Iterator[tuple[Turn, Stage]]:
    stood = _stand(middle.world)
    if middle.over or not middle.world.cells[SEAT]:
        yield Turn(exchange, first, second, middle.answers, (stood,)), middle
        return
    for each in acted(middle, 1, second, hand):
        yield Turn(exchange, first, second, each.answers, (stood, _stand(each.world))), each


def done(goal: Goal, stage: Stage | Line, before: World) -> int:
    """Return how much of a goal is done at most since a world."""
    world = stage.world
    match goal.aim:
        case "eagles":
            return world.eagles[SEAT]
        case "points":
            return world.points[SEAT]
        case "bots":
            return len(world.scored[SEAT])
        case "drowned":
            return stage.drowned
        case "bricks":
            return world.spare - before.spare + stage.dug
        case "bonuses":
            return world.next_bonus - len(world.bonuses)
    raise AssertionError(goal.aim)


def ended(line: Line, turn: Turn, stage: Stage) -> Line | None:
    """Return the match before the next planning, None if it is over or the tank is lost."""
    world = stage.world.copy()
    if stage.over or not world.cells[SEAT]:
        return None
    try:
        end_turn(world)
    except Over:
        return None
    return Line(line.place, world, (*line.turns, turn), stage.drowned, stage.dug)


def _untouched(start: Stage, stage: Stage) -> bool:
    """Whether an action would have gone alike with any other cards not laid."""
    world = stage.world
    return bool(world.cells[SEAT]) and world.discards[SEAT] == start.world.discards[SEAT]


def _stand(world: World) -> Stand:
    return world.cells[SEAT], world.ways[SEAT]
