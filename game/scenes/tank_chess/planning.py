"""A turn while it is thought of: the piece, where to, which way, and at whom.

The plan is a value; every function returns another one. It only ever holds what the rules
list as legal, so what is confirmed can be played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from game.core.grid import RING, Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn, Turn
from game.rules.tank_chess.board import Kind
from game.rules.tank_chess.play import legal
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.swift import Position, Unit, numbers
from game.rules.tank_chess.way import behind, way, way_out, ways

Stand = tuple[Cell, Facing]


@dataclass(frozen=True, slots=True)
class Cost:
    """What a pose takes in steps; in reverse it is the one step back."""

    steps: int
    reverse: bool


@dataclass(frozen=True)
class Reach:
    """All that one piece can do now: poses with their cost, targets, and ways off the board."""

    piece: Piece
    kind: Kind
    poses: Mapping[Stand, Cost]
    targets: Mapping[Stand, tuple[Cell, ...]]
    exits: Mapping[Cell, Facing] = field(default_factory=dict)

    def facings(self, cell: Cell) -> tuple[Facing, ...]:
        """Return the facings it can have there, in the order of the ring."""
        return tuple(facing for facing in RING if (cell, facing) in self.poses)

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(cell for cell, _ in self.poses)

    def against(self, target: Cell) -> tuple[Stand, ...]:
        """Return the poses that destroy what stands there, the cheapest first."""
        found = [stand for stand, cells in self.targets.items() if target in cells]
        return tuple(sorted(found, key=lambda stand: (self.poses[stand].steps, _order(stand))))

    @property
    def prey(self) -> frozenset[Cell]:
        """The cells of all it could destroy this turn."""
        return frozenset(cell for cells in self.targets.values() for cell in cells)


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


def reaches(table: Table, seat: Seat) -> dict[Cell, Reach]:
    """Return what each piece of the seat can do, by the cell it stands on."""
    grouped: dict[Cell, list[Turn]] = {}
    for turn in legal(table, seat):
        grouped.setdefault(turn.start, []).append(turn)
    position = numbers(table) if grouped else None
    found: dict[Cell, Reach] = {}
    for start, turns in grouped.items():
        piece = table.piece_on(start)
        assert piece is not None
        assert position is not None
        found[start] = _reach(table, position, piece, turns)
    return found


def chosen(reach: Reach) -> Plan:
    return Plan(start=reach.piece.cell)


def looked_at(plan: Plan, reach: Reach, cell: Cell, values: Mapping[Cell, int]) -> Plan:
    """Look at a cell: a pose there, an enemy there, a way out there, or nothing."""
    bare = Plan(start=plan.start, wish=plan.wish)
    if cell in reach.exits:
        return replace(bare, cell=cell, exit=reach.exits[cell])
    if cell in reach.prey:
        best = reach.against(cell)[0]
        return replace(bare, cell=best[0], facing=best[1], target=cell)
    if not reach.facings(cell):
        return bare
    return _facing(replace(bare, cell=cell), reach, _first_facing(plan, reach, cell), values)


def turned(plan: Plan, reach: Reach, step: int, values: Mapping[Cell, int]) -> Plan:
    """Turn on to the next facing that is possible there."""
    if plan.cell is None or plan.facing is None:
        return plan
    facing = plan.facing
    for _ in range(8):
        facing = facing.turned(step)
        if (plan.cell, facing) in reach.poses:
            return _facing(replace(plan, wish=facing), reach, facing, values)
    return plan


def faced(plan: Plan, reach: Reach, facing: Facing, values: Mapping[Cell, int]) -> Plan:
    """Face that way, if it is possible there."""
    if plan.cell is None or (plan.cell, facing) not in reach.poses:
        return plan
    return _facing(replace(plan, wish=facing), reach, facing, values)


def aimed(plan: Plan, reach: Reach, target: Cell | None) -> Plan:
    """Aim at a target of the pose, or hold fire."""
    if plan.cell is None or plan.facing is None:
        return plan
    ready = reach.targets.get((plan.cell, plan.facing), ())
    return replace(plan, target=target if target in ready else None)


def next_aim(plan: Plan, reach: Reach) -> Plan:
    """Go through the targets of the pose, and then to holding fire."""
    if plan.cell is None or plan.facing is None:
        return plan
    ready = (*reach.targets.get((plan.cell, plan.facing), ()), None)
    place = ready.index(plan.target) if plan.target in ready else -1
    return replace(plan, target=ready[(place + 1) % len(ready)])


def next_stand(plan: Plan, reach: Reach, target: Cell, step: int) -> Plan:
    """Go through the poses that destroy this target."""
    stands = reach.against(target)
    if not stands or plan.cell is None or plan.facing is None:
        return plan
    here = (plan.cell, plan.facing)
    place = stands.index(here) if here in stands else -step
    cell, facing = stands[(place + step) % len(stands)]
    return replace(plan, cell=cell, facing=facing, target=target)


def put_down(plan: Plan) -> Plan:
    return replace(plan, down=plan.posed or plan.exit is not None)


def lifted(plan: Plan) -> Plan:
    return replace(plan, down=False)


def action_of(plan: Plan, seat: Seat) -> Turn | None:
    """Return the turn that the plan stands for."""
    if plan.start is None or plan.cell is None:
        return None
    if plan.exit is not None:
        return LeaveBoard(seat, plan.start, plan.exit)
    if plan.facing is None:
        return None
    return TakeTurn(seat, plan.start, plan.cell, plan.facing, plan.target)


def track(table: Table, piece: Piece, plan: Plan) -> tuple[Stand, ...]:
    """Return the way to the plan's pose, step by step, from where the piece stands."""
    position, unit = numbers(table), _unit(table, piece)
    if plan.exit is not None:
        steps = way_out(position, unit, plan.exit.eighth)
    elif plan.cell is None or plan.facing is None:
        return ()
    else:
        steps = way(position, unit, (position.field.number(plan.cell), plan.facing.eighth))
    spots = steps.spots if steps else ()
    places = position.field.places
    return ((piece.cell, piece.facing), *((places[cell], RING[f]) for cell, f in spots))


def values_of(table: Table, seat: Seat) -> dict[Cell, int]:
    """Return what the enemies of a seat are worth to destroy, by their cell."""
    worth = {kind.name: 1000 if kind.commander else kind.points for kind in table.kinds}
    return {piece.cell: worth[piece.kind] for piece in table.pieces if piece.seat != seat}


def _reach(table: Table, position: Position, piece: Piece, turns: Iterable[Turn]) -> Reach:
    unit = _unit(table, piece)
    kind = table.kind(piece)
    found = ways(position, unit, kind.speed)
    back = behind(position, unit)
    poses: dict[Stand, Cost] = {}
    targets: dict[Stand, tuple[Cell, ...]] = {}
    exits: dict[Cell, Facing] = {}
    for turn in turns:
        if isinstance(turn, LeaveBoard):
            exits[_out(position, unit, turn.facing)] = turn.facing
            continue
        stand = (turn.to, turn.facing)
        spot = (position.field.number(turn.to), turn.facing.eighth)
        reverse = spot == back
        poses[stand] = Cost(1 if reverse else found[spot][0], reverse)
        if turn.target is not None:
            targets[stand] = (*targets.get(stand, ()), turn.target)
    return Reach(piece, kind, poses, targets, exits)


def _out(position: Position, unit: Unit, facing: Facing) -> Cell:
    """Return the cell beyond the edge that the commander would enter."""
    steps = way_out(position, unit, facing.eighth)
    assert steps is not None
    last = steps.spots[-1][0] if steps.spots else unit.cell
    return position.field.places[last].step(facing)


def _facing(plan: Plan, reach: Reach, facing: Facing, values: Mapping[Cell, int]) -> Plan:
    """Face that way and aim at the best there is."""
    assert plan.cell is not None
    ready = reach.targets.get((plan.cell, facing), ())
    kept = plan.target if plan.target in ready else None
    best = max(ready, key=lambda cell: values.get(cell, 0), default=None)
    return replace(plan, facing=facing, target=kept or best)


def _first_facing(plan: Plan, reach: Reach, cell: Cell) -> Facing:
    """Return the facing to begin with: the wished one, else the cheapest to get to."""
    ready = reach.facings(cell)
    if plan.wish in ready:
        return plan.wish
    now = reach.piece.facing
    return min(ready, key=lambda f: (reach.poses[cell, f].steps, _apart(f, now)))


def _apart(one: Facing, other: Facing) -> int:
    off = (one.eighth - other.eighth) % 8
    return min(off, 8 - off)


def _order(stand: Stand) -> tuple[int, int, int]:
    return stand[0].y, stand[0].x, stand[1].eighth


def _unit(table: Table, piece: Piece) -> Unit:
    names = [kind.name for kind in table.kinds]
    number = piece.cell.y * table.width + piece.cell.x
    return Unit(names.index(piece.kind), number, piece.facing.eighth)
