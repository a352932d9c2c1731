"""Everything a seat may decide now, in a fixed order; `refusing` says why not anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.actions import (
    Action,
    Aim,
    Assign,
    ChangeTank,
    Corner,
    Drive,
    EndTurn,
    Hold,
    Keep,
    Pick,
    Place,
    Shoot,
    StepTo,
    Stop,
    TurnUp,
)
from game.rules.proving_ground.ground.bases import (
    cards_of,
    free_cells,
    free_colours,
    kept_pawns,
    next_to_assign,
    next_to_place,
)
from game.rules.proving_ground.ground.board import around
from game.rules.proving_ground.one_shots_and_upgrades import able, extras
from game.rules.proving_ground.reach import Powers, ends_taken, paths, powers, targets
from game.rules.proving_ground.state import Mode, Stage, Table
from game.rules.proving_ground.tokens import BARE, GUN, HIDDEN, LOCATIONS, SHELL

Actions = tuple[Action, ...]


def to_act(table: Table) -> tuple[Seat, ...]:
    return () if table.ending else (table.turn.seat,)


def legal(table: Table, seat: Seat) -> Actions:
    if table.ending or seat != table.turn.seat:
        return ()
    stage = table.turn.stage
    if table.offer and stage is not Stage.DRAFT:
        return keeps(table, seat)
    return _STAGES[stage](table, seat)


def keeps(table: Table, seat: Seat) -> Actions:
    """Return the cards drawn, for each pawn of the side they may join (B9.2, B15.7)."""
    if table.mode is Mode.SOLO:
        return tuple(Keep(seat, card, None) for card in table.offer)
    side = table.side(seat)
    pawns = [n for n, pawn in enumerate(table.pawns) if table.side(pawn.seat) == side]
    return tuple(Keep(seat, card, pawn) for card in table.offer for pawn in pawns)


def aims(table: Table, seat: Seat, cell: Cell) -> tuple[Aim, ...]:
    """Return what a shot of this seat may do on a cell (B5.3 to B5.8, B15.9)."""
    floor, found = table.on(cell), []
    number = table.pawn_on(cell)
    if number is not None and table.side(table.pawns[number].seat) != table.side(seat):
        found.append(Aim.TANK)
    if floor in LOCATIONS:
        found.append(Aim.TOKEN)
    elif floor == GUN:
        found.append(Aim.TANK)
    elif floor == SHELL:
        found.append(Aim.CLEAR)
    elif floor == BARE and number is None and table.shells:
        found.append(Aim.LAY)
    return tuple(found)


def shots(table: Table, seat: Seat, number: int, start: Cell | None = None) -> tuple[Shoot, ...]:
    """Return the shots of a pawn from where it stands or would stand."""
    return tuple(
        [
            Shoot(seat, number, cell, aim)
            for cell in targets(table, number, start)
            for aim in aims(table, seat, cell)
        ]
    )


def ways(table: Table, seat: Seat, number: int) -> tuple[Drive, ...]:
    """Return the drives of a pawn (B4.1)."""
    start, own = table.pawns[number].cell, powers(table, number)
    if start is None or own is None:
        return ()
    found, ends = _ways(seat, number, start, own), ends_taken(table, number)
    return tuple([drive for drive in found if drive.path[-1] not in ends])


@lru_cache(maxsize=16384)
def _ways(seat: Seat, number: int, start: Cell, own: Powers) -> tuple[Drive, ...]:
    return tuple(Drive(seat, number, path) for path in paths(start, own))


def _draft(table: Table, seat: Seat) -> Actions:
    return tuple(Pick(seat, card) for card in table.offer or table.deck)


def _corner(table: Table, seat: Seat) -> Actions:
    return tuple(Corner(seat, colour) for colour in free_colours(table))


def _assign(table: Table, seat: Seat) -> Actions:
    pawn = next_to_assign(table, seat)
    return tuple(Assign(seat, pawn, card) for card in table.hands[seat])


def _place(table: Table, seat: Seat) -> Actions:
    placed: list[Place] = []
    for number in next_to_place(table, seat):
        tank = table.pawns[number].tank
        card = tank.card if tank else ""
        placed += [Place(seat, number, cell, card) for cell in free_cells(table, number)]
    return tuple(placed)


def _return(table: Table, seat: Seat) -> Actions:
    number = table.turn.pawn
    assert number is not None
    cells, cards = free_cells(table, number), cards_of(table, number)
    return tuple(Place(seat, number, cell, card) for cell in cells for card in cards)


def _bring_in(table: Table, seat: Seat) -> Actions:
    """Return the gained tanks that may come: what is gained in a turn finds it opened (B15.7)."""
    if not table.spare or not table.turn.opening:
        return ()
    return tuple(
        Place(seat, number, cell, tank.card)
        for number in kept_pawns(table)
        for cell in free_cells(table, number)
        for tank in table.spare
    )


def _main(table: Table, seat: Seat) -> Actions:
    pawns = able(table, seat)
    found: list[Action] = []
    driven = {number: ways(table, seat, number) for number in pawns}
    movable = any(driven.values())
    for number in pawns:
        found += driven[number]
        if shoots_first(table, number, bool(driven[number]), movable):
            found += shots(table, seat, number)
    for number in pawns:
        found += [ChangeTank(seat, number, card) for card in other_cards(table, number)]
    if pawns and not movable:
        found.append(Hold(seat))
    found += _bring_in(table, seat)
    found += extras(table, seat)
    return tuple(found) if pawns else (*found, EndTurn(seat))


def shoots_first(table: Table, number: int, moves: bool, movable: bool) -> bool:
    """Whether a pawn may shoot before it drives (B10.6), or because none can drive (B4.2)."""
    if not movable:
        return True
    own = powers(table, number)
    return moves and own is not None and own.swaps


def other_cards(table: Table, number: int) -> tuple[str, ...]:
    """Return the cards a pawn may change to (B7)."""
    return tuple([tank.card for tank in (*table.pawns[number].reserve, *table.spare)])


def _shot(table: Table, seat: Seat) -> Actions:
    number = table.turn.pawn
    assert number is not None
    return (*shots(table, seat, number), Hold(seat), *extras(table, seat))


def _drive(table: Table, seat: Seat) -> Actions:
    number = table.turn.pawn
    assert number is not None
    return (*ways(table, seat, number), *extras(table, seat))


def _rest(table: Table, seat: Seat) -> Actions:
    return (*extras(table, seat), EndTurn(seat))


def steps(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """Return the cells a pawn of the Family may step onto (B14.3)."""
    cell = table.pawns[seat].cell
    assert cell is not None
    return tuple(other for other in around(cell) if table.pawn_on(other) is None)


def _step(table: Table, seat: Seat) -> Actions:
    stop = (Stop(seat),) if table.flipped.steps else ()
    return (*(StepTo(seat, cell) for cell in steps(table, seat)), *stop)


def face_down(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """Return the face-down tokens that touch a pawn of the Family (B14.4)."""
    cell = table.pawns[seat].cell
    assert cell is not None
    return tuple(other for other in around(cell) if table.on(other) == HIDDEN)


def _turn_up(table: Table, seat: Seat) -> Actions:
    return tuple(TurnUp(seat, cell) for cell in face_down(table, seat))


_STAGES: dict[Stage, Callable[[Table, Seat], Actions]] = {
    Stage.DRAFT: _draft,
    Stage.CORNER: _corner,
    Stage.ASSIGN: _assign,
    Stage.PLACE: _place,
    Stage.RETURN: _return,
    Stage.MAIN: _main,
    Stage.SHOT: _shot,
    Stage.DRIVE: _drive,
    Stage.REST: _rest,
    Stage.STEP: _step,
    Stage.TURN_UP: _turn_up,
}
