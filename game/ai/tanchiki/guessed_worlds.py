"""Worlds as they may be: hands that others may hold, and the plans they may have laid.

Discards lie open (T4.1d), so a seat's cards are drawn from what is left of its 18. Its plan is
the best of a few that come to mind, as if it alone moved.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.tanchiki.cards import handful
from game.rules.tanchiki.fast_room.turn import play_stack
from game.rules.tanchiki.fast_room.volley import shot
from game.rules.tanchiki.fast_room.world import BOTS, Over, World
from game.rules.tanchiki.fast_room.world_of_table import world_of
from game.rules.tanchiki.foresight.guessed_state import to_move
from game.rules.tanchiki.state import Hand, Phase, Table
from game.rules.tanchiki.view import may_hold

from .answers_in_imagined_turns import PLAIN
from .distance_to_eagle import FAR, Ways
from .plans import OFF, Plan, firsts, left, seconds
from .world_value import POINT

_SEEDS = 1 << 60
_STEP = 8
_DEAD = -190
_HITS_TANK = 22
_WINS, _LOSES = 600, -300
_NOTHING = Hand(0, (), ((), ()), (), (), (), False, False, False)


def opened(view: Table) -> World:
    """Return the world of a view, without the cards that its seat does not know."""
    hands = tuple(
        hand
        if hand.hand is not None
        else replace(_NOTHING, held=hand.held, discard=hand.discard, played=hand.played)
        for hand in view.hands
    )
    return world_of(replace(view, hands=hands), 0, PLAIN)


def imagined(base: World, view: Table, seat: Seat, guesses: int, ways: Ways, dice: Dice) -> World:
    """Return a world that would look like the view, with all plans laid but the seat's own."""
    world = base.copy()
    world.seed = dice.below(_SEEDS)
    for other in range(world.seats):
        if view.hands[other].hand is None:
            pool = may_hold(view, other)
            held = dice.sample(pool, world.held[other])
            world.hands[other] = handful(held)
            world.decks[other] = without(pool, held)
    for other in range(world.seats):
        if other != seat:
            _plan(world, view, other, guesses, ways, dice)
    return world


def lay(world: World, seat: Seat, plan: Plan) -> None:
    """Lay a plan out of a seat's hand, or let it wish to be off."""
    if plan is OFF:
        world.going[seat] = True
        return
    first, second = plan
    world.stacks[seat] = plan
    world.hands[seat] = left(left(world.hands[seat], first), second)


def guessed(world: World, seat: Seat, guesses: int, ways: Ways, dice: Dice) -> Plan:
    """Return the best of a few plans for a seat, were it alone on the move."""
    hand = world.hands[seat]
    if not (known := firsts(hand)):
        # Hits have left it the last stack alone.
        return (), hand
    plans = [*ways.likely(world, seat)]
    for _ in range(guesses):
        first = dice.choice(known)
        plans.append((first, dice.choice(seconds(left(hand, first)))))
    if len(plans) == 1:
        return plans[0]
    return max(plans, key=lambda plan: alone(world, seat, plan, ways))


def alone(world: World, seat: Seat, plan: Plan, ways: Ways) -> int:
    """Return what a plan brings if nobody else does anything."""
    twin = world.copy()
    twin.stacks[seat] = plan
    before, gain = twin.points[seat], 0
    try:
        for action in (0, 1):
            twin.action = action
            play_stack(twin, seat)
            if not twin.cells[seat]:
                return gain + _DEAD
            piece = shot(twin, seat)[1]
            gain += POINT if piece >= BOTS else _HITS_TANK if piece >= 0 else 0
    except Over:
        return _WINS if twin.winners == (seat,) else _LOSES
    far = FAR // 2 if twin.eagle != world.eagle else ways.to(twin.eagle)[twin.cells[seat]]
    return gain + POINT * (twin.points[seat] - before) - _STEP * far


def _plan(world: World, view: Table, seat: Seat, guesses: int, ways: Ways, dice: Dice) -> None:
    """Lay what lies there face down, as far as it is still to be played."""
    turn = view.turn
    if turn.phase in (Phase.PLACING, Phase.END) or not world.cells[seat] or world.off[seat]:
        return
    if turn.phase is Phase.PLANNING:
        if dice.below(ways.off_one_in):
            lay(world, seat, guessed(world, seat, guesses, ways, dice))
        else:
            world.going[seat] = True
        return
    first, second = guessed(world, seat, guesses, ways, dice)
    moved = turn.phase is not Phase.MOVING or seat not in to_move(view)
    stacks = (() if turn.action or moved else first, () if turn.action and moved else second)
    world.stacks[seat] = stacks
    world.hands[seat] = left(left(world.hands[seat], stacks[0]), stacks[1])
