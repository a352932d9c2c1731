"""A turn while it is thought of: the piece, where to, which way, at whom; what would come of it.

The plan is a value; every function returns another one. It only ever holds what the rules
list as legal, so what is confirmed can be played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn, Turn
from game.rules.tank_chess.fast_room.attacks import Attack, attacks, moved
from game.rules.tank_chess.fast_room.piece_moves import Moves
from game.rules.tank_chess.spelling import apart
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.threats import Danger
from game.rules.tank_chess.why_not.reasons import Destroys, Reason, ShotReason
from game.rules.tank_chess.why_not.why import why_cell, why_spared


@dataclass(frozen=True, slots=True)
class Plan:
    """Nothing chosen; a piece; a pose that is only looked at; or one that is put down."""

    start: Cell | None = None
    cell: Cell | None = None
    facing: Facing | None = None
    target: Cell | None = None
    exit: Facing | None = None
    down: bool = False
    wish: Facing | None = None

    @property
    def posed(self) -> bool:
        return self.cell is not None and self.facing is not None


NOTHING = Plan()


def chosen(reach: Moves) -> Plan:
    return Plan(start=reach.piece.cell)


def looked_at(plan: Plan, reach: Moves, cell: Cell) -> Plan:
    """Look at a cell: a pose there, an enemy there, a way out there, or nothing."""
    bare = Plan(start=plan.start, wish=plan.wish)
    if cell in reach.exits:
        return replace(bare, cell=cell, exit=reach.exits[cell])
    if cell in reach.prey:
        best = reach.against(cell)[0]
        return replace(bare, cell=best[0], facing=best[1], target=cell)
    if not reach.facings(cell):
        return bare
    return _facing(replace(bare, cell=cell), reach, _first_facing(plan, reach, cell))


def turned(plan: Plan, reach: Moves, step: int) -> Plan:
    """Turn on to the next facing that is possible there."""
    if plan.cell is None or plan.facing is None:
        return plan
    facing = plan.facing
    for _ in range(8):
        facing = facing.turned(step)
        if (plan.cell, facing) in reach.poses:
            return _facing(replace(plan, wish=facing), reach, facing)
    return plan


def faced(plan: Plan, reach: Moves, facing: Facing) -> Plan:
    """Face that way, if it is possible there."""
    if plan.cell is None or (plan.cell, facing) not in reach.poses:
        return plan
    return _facing(replace(plan, wish=facing), reach, facing)


def targets(plan: Plan, reach: Moves) -> tuple[Cell, ...]:
    """Return what the pose destroys, nothing where there is none."""
    if plan.cell is None or plan.facing is None:
        return ()
    return reach.targets.get((plan.cell, plan.facing), ())


def next_aim(plan: Plan, reach: Moves) -> Plan:
    """Go through the targets of the pose, and then to holding fire."""
    ready = (*targets(plan, reach), None)
    place = ready.index(plan.target) if plan.target in ready else -1
    return replace(plan, target=ready[(place + 1) % len(ready)])


def shot_or_not(plan: Plan, reach: Moves) -> Plan:
    """Hold fire, or aim at the best there is where fire was held."""
    if plan.cell is None or plan.facing is None:
        return plan
    best = reach.best(plan.cell, plan.facing)
    return replace(plan, target=best if plan.target is None else None)


def next_stand(plan: Plan, reach: Moves, step: int) -> Plan:
    """Go through the poses that destroy the target."""
    stands = reach.against(plan.target) if plan.target is not None else ()
    if not stands or plan.cell is None or plan.facing is None:
        return plan
    here = (plan.cell, plan.facing)
    place = stands.index(here) if here in stands else -step
    cell, facing = stands[(place + step) % len(stands)]
    return replace(plan, cell=cell, facing=facing)


def laid(turn: Turn, reach: Moves) -> Plan:
    """Return the plan that stands for a turn, put down."""
    if isinstance(turn, LeaveBoard):
        cell = next(cell for cell, facing in reach.exits.items() if facing is turn.facing)
        return Plan(turn.start, cell, exit=turn.facing, down=True)
    return Plan(turn.start, turn.to, turn.facing, turn.target, down=True, wish=turn.facing)


def put_down(plan: Plan) -> Plan:
    return replace(plan, down=plan.posed or plan.exit is not None)


def unposed(plan: Plan) -> Plan:
    """Forget a pose that was only looked at."""
    return plan if plan.down else Plan(start=plan.start, wish=plan.wish)


def action_of(plan: Plan, seat: Seat) -> Turn | None:
    """Return the turn that the plan stands for."""
    if plan.start is None or plan.cell is None:
        return None
    if plan.exit is not None:
        return LeaveBoard(seat, plan.start, plan.exit)
    if plan.facing is None:
        return None
    return TakeTurn(seat, plan.start, plan.cell, plan.facing, plan.target)


def on_piece(table: Table, moves: Moves, plan: Plan, who: Iterable[Danger]) -> tuple[Attack, ...]:
    """Return how the piece would be shot at where the plan puts it."""
    if plan.cell is None:
        return ()
    return attacks(moved(table, moves.piece, plan.cell, plan.target), plan.cell, who)


def on_commander(
    table: Table, moves: Moves, plan: Plan, who: tuple[Danger, ...]
) -> tuple[Attack, ...]:
    """Return how the own commander would be shot at after the plan."""
    if plan.cell is None or not who:
        return ()
    then = moved(table, moves.piece, plan.cell, plan.target)
    own = (piece for piece in then.pieces if piece.seat == moves.piece.seat)
    return attacks(then, next(p for p in own if then.kind(p).commander).cell, who)


def why_not(
    table: Table, moves: Moves, plan: Plan, verdicts: Mapping[Cell, ShotReason], cell: Cell
) -> Reason | None:
    """Return why the piece does not get to a cell, or does not destroy the enemy there."""
    foe = table.piece_on(cell)
    if foe is None or foe.seat == moves.piece.seat:
        return None if cell in moves.cells else why_cell(table, moves.piece.cell, cell)
    if plan.posed:
        verdict = verdicts.get(cell)
        return None if isinstance(verdict, Destroys) else verdict
    if cell in moves.prey or not moves.told:
        return None
    return why_spared(table, moves.piece.cell, moves.poses, cell)


def _facing(plan: Plan, reach: Moves, facing: Facing) -> Plan:
    """Face that way and aim at the best there is."""
    assert plan.cell is not None
    turned = replace(plan, facing=facing)
    if plan.target in targets(turned, reach):
        return turned
    return replace(turned, target=reach.best(plan.cell, facing))


def _first_facing(plan: Plan, reach: Moves, cell: Cell) -> Facing:
    """Return the facing to begin with: the wished one, else the cheapest to get to."""
    ready = reach.facings(cell)
    if plan.wish in ready:
        return plan.wish
    now = reach.piece.facing
    return min(ready, key=lambda f: (reach.poses[cell, f].steps, apart(f, now)))
