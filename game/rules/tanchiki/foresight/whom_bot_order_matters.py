"""Which bot moves next (T6.2): to whom it matters, and what each choice leads to.

The rules ask wherever two orders can lead to two tables. It matters where something differs for
somebody in this action: where tanks end, what is hit, what lies on the board.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core.rules import Seat
from game.rules.tanchiki.referee_tasks import RunBot
from game.rules.tanchiki.state import Ordering, Piece, Table
from game.rules.tanchiki.volley import volley

from .bot_order_matters import MOST
from .forecast import Forecast, in_order
from .rehearsal import rehearse

Reached = dict[frozenset[Piece], dict[Hashable, Table]]


def matters_to(
    table: Table, bots: Sequence[Piece], strength: int, seat: Seat | None = None
) -> bool:
    """Whether the order of these bots makes a difference to a seat, or to anybody."""
    if len(bots) > MOST:
        return True
    reached: Reached = {frozenset(): {table.field: table}}
    for _ in bots:
        further: Reached = {}
        for moved, tables in reached.items():
            for bot in set(bots) - moved:
                for before in tables.values():
                    trial = rehearse(before, RunBot(bot, strength))
                    if trial.open_ends or trial.table.turn.clock:
                        return True
                    further.setdefault(moved | {bot}, {})[trial.table.field] = trial.table
        reached = further
    ends = reached.get(frozenset(bots), {})
    return len({_felt(end, seat) for end in ends.values()}) > 1


def consequence(table: Table, bot: Piece) -> Forecast:
    """Return what the waiting bots do if this one moves next, the others in their usual order."""
    question = table.question
    assert isinstance(question, Ordering)
    others = tuple(each for each in question.bots if each != bot)
    return in_order(table, (bot, *others), table.turn.strength)


def _felt(table: Table, seat: Seat | None) -> Hashable:
    """Return what of a table a seat feels in this action; None feels for all."""
    field = table.field
    shots = tuple((shot.shooter, shot.struck, shot.piece) for shot in volley(table))
    tanks = tuple((tank.cell, tank.facing) for tank in field.tanks)
    if seat is None:
        return tanks, shots, field.bonuses, field.eagle, len(field.bots)
    mine = tuple(shot for shot in shots if seat in (shot[0], shot[2]))
    return tanks[seat], mine, field.bonuses, field.eagle
