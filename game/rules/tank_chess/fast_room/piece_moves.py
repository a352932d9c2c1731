"""What each piece can do now: its poses with their cost, its targets, its ways off the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.core.grid import RING, Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.actions import LeaveBoard, Turn
from game.rules.tank_chess.play import legal
from game.rules.tank_chess.shortest_way import behind, way, way_out, ways
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import Piece, Table

from .position import Position, Unit, numbers

Stand = tuple[Cell, Facing]


@dataclass(frozen=True, slots=True)
class Cost:
    """What a pose takes in steps; in reverse it is the one step back."""

    steps: int
    reverse: bool


@dataclass(frozen=True)
class Moves:
    """All that one piece can do now: poses with their cost, targets, and ways off the board.

    Where it must be found out which pose destroys what, it is not `told`.
    """

    piece: Piece
    kind: Kind
    poses: Mapping[Stand, Cost]
    targets: Mapping[Stand, tuple[Cell, ...]]
    worth: Mapping[Cell, int]
    exits: Mapping[Cell, Facing] = field(default_factory=dict)
    told: bool = True

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

    def best(self, cell: Cell, facing: Facing) -> Cell | None:
        """Return what is worth most of all that it destroys from a pose."""
        ready = self.targets.get((cell, facing), ())
        return max(ready, key=self.worth.__getitem__, default=None)

    @property
    def prey(self) -> frozenset[Cell]:
        """The cells of all it could destroy this turn, as far as that is told."""
        return frozenset(cell for cells in self.fires.values() for cell in cells)

    @property
    def fires(self) -> Mapping[Stand, tuple[Cell, ...]]:
        """The poses that destroy something, as far as that is told."""
        return self.targets if self.told else {}


def moves_of(table: Table, seat: Seat) -> dict[Cell, Moves]:
    """Return what each piece of the seat can do, by the cell it stands on."""
    grouped: dict[Cell, list[Turn]] = {}
    for turn in legal(table, seat):
        grouped.setdefault(turn.start, []).append(turn)
    position = numbers(table) if grouped else None
    found: dict[Cell, Moves] = {}
    for start, turns in grouped.items():
        piece = table.piece_on(start)
        assert piece is not None
        assert position is not None
        found[start] = _moves(table, position, piece, turns)
    return found


def track(table: Table, piece: Piece, to: Cell, facing: Facing, leaves: bool) -> tuple[Stand, ...]:
    """Return the way to a pose, or off the board, from where the piece stands."""
    position, unit = numbers(table), _unit(table, piece)
    if leaves:
        steps = way_out(position, unit, facing.eighth)
    else:
        steps = way(position, unit, (position.field.number(to), facing.eighth))
    spots = steps.spots if steps else ()
    places = position.field.places
    return ((piece.cell, piece.facing), *((places[cell], RING[f]) for cell, f in spots))


def _moves(table: Table, position: Position, piece: Piece, turns: Iterable[Turn]) -> Moves:
    unit = _unit(table, piece)
    kind = table.kind(piece)
    found = ways(position, unit, kind.speed)
    back = behind(position, unit)
    poses: dict[Stand, Cost] = {}
    targets: dict[Stand, tuple[Cell, ...]] = {}
    exits: dict[Cell, Facing] = {}
    worth = {each.cell: _worth(table.kind(each)) for each in table.pieces}
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
    return Moves(piece, kind, poses, targets, worth, exits)


def _worth(kind: Kind) -> int:
    return 1000 if kind.commander else kind.points


def _out(position: Position, unit: Unit, facing: Facing) -> Cell:
    """Return the cell beyond the edge that the commander would enter."""
    steps = way_out(position, unit, facing.eighth)
    assert steps is not None
    last = steps.spots[-1][0] if steps.spots else unit.cell
    return position.field.places[last].step(facing)


def _order(stand: Stand) -> tuple[int, int, int]:
    return stand[0].y, stand[0].x, stand[1].eighth


def _unit(table: Table, piece: Piece) -> Unit:
    names = [kind.name for kind in table.kinds]
    number = piece.cell.y * table.width + piece.cell.x
    return Unit(names.index(piece.kind), number, piece.facing.eighth)
