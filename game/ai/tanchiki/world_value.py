"""What a world is worth to a seat when a turn has been played, in hundredths of a point.

The score is what counts: a match that has ended is a win or a defeat, and an eagle that would
end it is worth chasing only for whom it would make the winner. Then come the way to the eagle,
the cards for the next turn, helmets, and the same for the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.ending import EAGLES
from game.rules.tanchiki.fast_room.bots import aimed_at
from game.rules.tanchiki.fast_room.fixed_ground import FOREST
from game.rules.tanchiki.fast_room.world import Spot, World

from .distance_to_eagle import FAR, Ways
from .plans import holding

POINT = 100
_DRAWN = 6
"""What a card is worth that is still to be drawn."""

SHORT = (0, 10, 26, 48, 76, 100, 120, 140)
"""What it costs to begin the next turn with so many cards less than a full hand."""

_FADES: tuple[int, ...] = tuple(100 * pow(88, far) // pow(100, far) for far in range(FAR + 1))
"""What is left of the eagle's pull so many cells away, in hundredths."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What matters how much to a mind, in hundredths of a point.

    `eagle` is the pull of the eagle next to it, `win` the match, `off` a turn switched off.
    `bot` is a bot's token, `taken` an eagle that was taken, `kill` another's tank off the board,
    `near_bot` and `near_tank` each cell less to the nearest of them, `struck` each card that
    hits have cost. `hunt` counts the cells to a bot in sudden death. `cards` weighs the cards of
    the next turn, `rival` what the best of the others has and `others` what they have on the
    average, all in hundredths.
    """

    eagle: int = 200
    win: int = 1500
    bot: int = POINT
    taken: int = 3 * POINT
    kill: int = 0
    near_bot: int = 0
    near_tank: int = 0
    struck: int = 0
    helmet: int = 35
    dead: int = -30
    off: int = -50
    hunt: int = 6
    aimed: int = -9
    hidden: int = 6
    looks: int = 20
    cards: int = 50
    rival: int = 70
    others: int = 30


USUAL = Weights()


def worth(world: World, seat: Seat, ways: Ways, weights: Weights = USUAL) -> int:
    """Return what the world is worth to the seat."""
    if world.winners is not None:
        return _ended(world.winners, seat, weights.win)
    # What the others like is not known.
    seats = range(world.seats)
    values = [_value(world, each, ways, weights if each == seat else USUAL) for each in seats]
    own = values.pop(seat) + _liked(world, seat, weights)
    if not values:
        return own
    mean = sum(values) // len(values)
    return own - (weights.rival * max(values) + weights.others * mean) // 100


def _ended(winners: tuple[Seat, ...], seat: Seat, win: int) -> int:
    """Return the worth of the end; a shared win lies between a win and a defeat."""
    if seat not in winners:
        return -win
    return 2 * win // len(winners) - win


def _value(world: World, seat: Seat, ways: Ways, weights: Weights) -> int:
    spot = world.cells[seat]
    # Alone one is out for eagles, in as few turns as can be (T11.5).
    eagles = world.eagles[seat]
    value = weights.taken * eagles + weights.helmet * world.helmets[seat]
    if world.seats > 1:
        value += weights.bot * (world.points[seat] - 3 * eagles)
    pull = 0 if world.taken else weights.eagle * _chance(world, seat) // 100
    if not spot:
        return value + weights.dead + pull * _FADES[FAR // 2] // 100
    value += weights.cards * _cards(world, seat) // 100
    if world.off[seat]:
        value += weights.off
    if world.taken:
        # Sudden death: whoever shoots a bot wins (T10.2).
        value -= weights.hunt * min(
            (_apart(world, spot, world.cells[b]) for b in world.bots), default=0
        )
    lengths = ways.to(world.eagle)
    far = lengths[spot]
    value += pull * _FADES[far] // 100
    if pull and lengths[spot + world.land.steps[world.ways[seat]]] < far:
        value += weights.looks
    if world.land.ground[spot] == FOREST:
        value += weights.hidden
    return value


def _liked(world: World, seat: Seat, weights: Weights) -> int:
    """Return what only a style cares for: nearness to prey, kills, cards not lost."""
    spot, value = world.cells[seat], 0
    if weights.kill:
        gone = sum(not world.cells[other] for other in range(world.seats) if other != seat)
        value += weights.kill * gone
    if not spot:
        return value
    if weights.near_bot:
        value += weights.near_bot * _nearness(world, spot, [world.cells[b] for b in world.bots])
    if weights.near_tank:
        tanks = [world.cells[other] for other in range(world.seats) if other != seat]
        value += weights.near_tank * _nearness(world, spot, [tank for tank in tanks if tank])
    if weights.struck:
        lost = world.sizes[seat] - world.held[seat] - len(world.played[seat])
        value += weights.struck * max(0, lost)
    return value


def _nearness(world: World, spot: Spot, others: list[Spot]) -> int:
    """Return how near the nearest is, 0 for far away or none."""
    return max(0, FAR // 2 - min((_apart(world, spot, other) for other in others), default=FAR))


def _cards(world: World, seat: Seat) -> int:
    """Return what the cards are worth with which the next turn begins."""
    hand = world.hands[seat]
    after = full = world.sizes[seat]
    if not world.off[seat]:
        after = min(full, world.held[seat] + len(world.played[seat]) + 1)
    drawn = max(0, after - len(hand))
    return holding(hand) + _DRAWN * drawn - SHORT[full - after]


def _chance(world: World, seat: Seat) -> int:
    """Return how much the eagle is worth to the seat, in hundredths of any other eagle."""
    if sum(world.eagles) < EAGLES - 1 or world.seats == 1:
        return 100
    points = world.points
    most = max(each for other, each in enumerate(points) if other != seat)
    lead = points[seat] + 3 - most
    return 250 if lead > 0 else 60 if lead == 0 else 0


def fades(far: int) -> int:
    """Return what is left of the eagle's pull so many cells away, in hundredths."""
    return _FADES[far]


def threatened(world: World, seat: Seat, weights: Weights = USUAL) -> int:
    """Return what it is worth that bots already aim at the seat."""
    aims = sum(aimed_at(world, world.cells[bot], world.ways[bot]) == seat for bot in world.bots)
    return weights.aimed * aims


def _apart(world: World, one: Spot, other: Spot) -> int:
    xs, ys = world.land.xs, world.land.ys
    return abs(xs[one] - xs[other]) + abs(ys[one] - ys[other])
