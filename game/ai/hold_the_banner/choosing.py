"""What a seat plans, tank by tank: the routes and shots that answer best what the others may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import exp

from game.ai.mind import Now, Thought
from game.core.chance import Dice
from game.core.grid import STRAIGHT
from game.core.rules import Seat
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    Refill,
    TakeBack,
)
from game.rules.hold_the_banner.plans import shots_allowed
from game.rules.hold_the_banner.routes import BLANK, ROUTES, Route
from game.rules.hold_the_banner.state import Table

from .fighters import Fighter, Shot
from .guessed_turn import GuessedTurn
from .lattice import NOWHERE, Spot, Spots, Way, meet, spread, under
from .reach import Reach
from .stakes import Stakes
from .styles import PLAIN, Weights

_FINE = 1 << 20
_NEAR = 0.004
"""Plans that are worth so much less than the best are chosen a third as often."""
_CROWDED = 0.1
"""What it costs to come where an own tank will stand."""
_CARD, _FEW = 0.006, 6
"""What each card is worth that is lacking to so many, in new ones."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How one thinks of a plan: all answer each other so many `rounds`; a plan's worth is off by up
    to `luck` hundredths, and so many of a hundred plans are overlooked.
    """

    rounds: int = 0
    luck: int = 0
    overlooks: int = 0
    meets: bool = False
    weights: Weights = PLAIN


@dataclass(frozen=True, slots=True)
class Idea:
    """A plan of one tank and what it is worth."""

    worth: float
    route: Route
    shots: tuple[tuple[int, Way], ...]
    end: Spot


def planned(view: Table, seat: Seat, depth: Depth, dice: Dice) -> Thought:
    """Think of a plan, and plan it; what is planned already is taken back."""
    turn = GuessedTurn(view, Stakes(view, depth.weights))
    with suppress(Now):
        yield
        for _ in range(depth.rounds):
            turn.learn()
            yield
    own = view.players[seat].plan
    assert own is not None
    back = (TakeBack(seat),) * len(own)
    return (*back, *_plan(view, seat, turn, depth, dice), Commit(seat))


def _plan(
    view: Table, seat: Seat, turn: GuessedTurn, depth: Depth, dice: Dice
) -> tuple[Action, ...]:
    """Return the plan of all tanks of a seat, or new cards."""
    cards = list(view.players[seat].hand or ())
    free, taken = view.options.free_drawing, 0
    found: list[Action] = []
    gained = 0.0
    for tank in view.tanks_of(seat):
        fighter = turn.fighter(tank.number)
        places, aims = worths(turn, fighter, depth, taken)
        hand = range(len(ROUTES)) if free else tuple(dict.fromkeys(cards))
        idea = _chosen([*_ideas(view, fighter, hand, places, aims)], depth, dice)
        gained += idea.worth - places[fighter.reach.spots[BLANK]]
        if free:
            found.append(DrawRoute(seat, tank.number, idea.route))
        else:
            cards.remove(idea.route)
            found.append(PlayCard(seat, tank.number, idea.route))
        found += [AddShot(seat, tank.number, at, STRAIGHT[way]) for at, way in idea.shots]
        if idea.end != NOWHERE:
            taken |= under(idea.end)
    if not free and gained < _CARD * (_FEW - len(cards)):
        return (Refill(seat),)
    return tuple(found)


def worths(
    turn: GuessedTurn, fighter: Fighter, depth: Depth, taken: Spots = 0
) -> tuple[dict[Spot, float], dict[Shot, float]]:
    """Return what places and shots are worth where partners take these quarters."""
    places, aims = turn.worths(fighter)
    if depth.meets:
        _met(turn, fighter, aims)
    if taken:
        crowded = spread(taken)
        for spot in places:
            if crowded >> spot & 1:
                places[spot] -= _CROWDED
        for shot, line in fighter.lines.items():
            if line.spots & crowded:
                aims[shot] = min(aims[shot], 0.0)
    return places, aims


def _met(turn: GuessedTurn, fighter: Fighter, aims: dict[Shot, float]) -> None:
    """Add what it is worth to meet bullets that would fell the own banner."""
    feared = [
        (other.lines[shot], often)
        for other in turn.rivals(fighter)
        for shot, often in other.fires.items()
        if turn.felled(other.lines[shot], fighter.team)
    ]
    feared += [
        (line, 1.0)
        for team, line in turn.bullets
        if team != fighter.team and turn.felled(line, fighter.team)
    ]
    for shot, line in fighter.lines.items():
        aims[shot] += sum(often for other, often in feared if meet(line, other))


def _ideas(
    view: Table,
    fighter: Fighter,
    routes: Sequence[Route],
    places: dict[Spot, float],
    aims: dict[Shot, float],
) -> Iterator[Idea]:
    """Yield each route with its best shots."""
    most, ways, seen = shots_allowed(view, fighter.tank), fighter.reach, set[Route]()
    for route in routes:
        node = ways.driven[route]
        if view.options.free_drawing and node in seen:
            continue
        seen.add(node)
        if ways.ends[node] == NOWHERE:
            yield Idea(-fighter.loss, route, (), NOWHERE)
            continue
        shots = _shots(ways, node, aims)[:most]
        worth = places[ways.ends[node]] + sum(gain for gain, _, _ in shots)
        yield Idea(worth, route, tuple((at, way) for _, at, way in shots), ways.ends[node])


def _shots(ways: Reach, node: Route, aims: dict[Shot, float]) -> list[tuple[float, int, Way]]:
    """Return the best shot at each point of a route that is worth anything, the best first."""
    found = []
    for at, spot in ways.passed(node):
        best, way = max((aims.get((spot, way), 0.0), way) for way in range(4))
        if best > 0:
            found.append((best, at, way))
    return sorted(found, reverse=True)


def _chosen(ideas: list[Idea], depth: Depth, dice: Dice) -> Idea:
    """Return one of the best plans: nobody should know which."""
    kept = [idea for idea in ideas if dice.below(100) >= depth.overlooks] or ideas
    blurred = [
        (idea.worth - (dice.below(_FINE) / _FINE * depth.luck / 100 if depth.luck else 0.0), idea)
        for idea in kept
    ]
    best = max(worth for worth, _ in blurred)
    weights = [int(_FINE * exp((worth - best) / _NEAR)) for worth, _ in blurred]
    at = dice.below(sum(weights))
    for weight, (_, idea) in zip(weights, blurred, strict=True):
        at -= weight
        if at < 0:
            return idea
    raise AssertionError("a lot falls within the sum of all weights")
