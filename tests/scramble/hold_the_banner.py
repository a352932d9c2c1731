"""Change what a seat of Hold the Banner must not know (P8.1): hands and plans of all others.

Which cards are left in the hundred and in the box nobody knows. How many there are, and who has
committed, is seen by all. The seed is nobody's.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.hold_the_banner.actions import DrawRoute, Planned, PlayCard
from game.rules.hold_the_banner.referee_tasks import State
from game.rules.hold_the_banner.routes import DECK
from game.rules.hold_the_banner.state import Pile, Table


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    table = state.table
    if not table.options.free_drawing:
        table = _dealt_anew(table, seat, dice)
    for other in table.seats:
        if other != seat:
            table = table.with_player(other, plan=_other_plan(table, other, dice))
    return replace(state, table=table, seed=dice.below(1 << 40))


def _dealt_anew(table: Table, seat: Seat, dice: Dice) -> Table:
    known = table.players[seat].hand or () if seat >= 0 else ()
    pool = list(dice.shuffled(without(DECK, known)))

    def taken(count: int) -> tuple[int, ...]:
        return tuple(sorted(pool.pop() for _ in range(count)))

    for other in table.seats:
        if other != seat:
            hand = taken(table.players[other].held)
            table = table.with_player(other, hand=hand)
    rest, box = table.rest.count, table.box.count
    return replace(table, rest=Pile(taken(rest), rest), box=Pile(taken(box), box))


def _other_plan(table: Table, seat: Seat, dice: Dice) -> tuple[Planned, ...]:
    """Return another plan, or none for who plans nothing now."""
    player = table.players[seat]
    if not player.plan and not player.committed:
        return ()
    tanks = [tank.number for tank in table.tanks if tank.seat == seat]
    if table.options.free_drawing:
        return tuple(DrawRoute(seat, tank, dice.below(465)) for tank in tanks)
    return tuple(PlayCard(seat, t, c) for t, c in zip(tanks, player.hand or (), strict=False))
