"""What each event changes on the table, by the groups of events; `evolve_won` has the zones."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.rules.proving_ground import events
from game.rules.proving_ground.evolving.changes import laid, with_guns, with_pawn, without
from game.rules.proving_ground.evolving.family_game import flipped
from game.rules.proving_ground.evolving.won import won
from game.rules.proving_ground.ground.board import COLOURS
from game.rules.proving_ground.state import Ending, Flipped, Mode, Stage, Table, Tank, Turn
from game.rules.proving_ground.tokens import BARE, GUN, SHELL

_OPENING = {Stage.SHOT, Stage.DRIVE, Stage.REST}


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Driving | events.Loss):
        return _driven(table, event)
    if isinstance(event, events.Course):
        return _went_on(table, event)
    if isinstance(event, events.Shooting):
        return _shot(table, event)
    if isinstance(event, events.Flipping):
        return flipped(table, event)
    if isinstance(event, events.Extra):
        return won(table, event)
    if isinstance(event, events.Returning):
        return _returned(table, event)
    if isinstance(event, events.Setting):
        return _set_up(table, event)
    return _bombarded(table, event)


def _driven(table: Table, event: events.Driving | events.Loss) -> Table:
    match event:
        case events.TankDrove(number, to):
            return with_pawn(table, number, replace(table.pawns[number], cell=to))
        case events.ShellRunOver(_, cell):
            return replace(table, floor=laid(table, cell, BARE), shells=table.shells + 1)
        case events.TankRunOver() | events.GunRunOver():
            return table
        case events.TankDestroyed():
            return _destroyed(table, event)
        case events.ArmourUsed() | events.PointsTaken():
            return won(table, event)
        case _:
            assert_never(event)


def _went_on(table: Table, event: events.Course) -> Table:
    turn = table.turn
    match event:
        case events.StageReached(seat, stage, pawn):
            opening = turn.opening and stage not in _OPENING
            return replace(table, turn=Turn(seat, turn.number, stage, pawn, opening, turn.left))
        case events.TurnBegan(seat, number):
            return _turned(table, seat, number)
        case events.LastTurnsBegan(turns):
            return replace(table, turn=replace(turn, left=turns))
        case events.MatchEnded(winners, reason):
            over = replace(turn, stage=Stage.OVER, pawn=None)
            return replace(table, turn=over, ending=Ending(winners, reason))
        case events.TurnEnded() | events.PlayerRetired():
            return table
        case _:
            assert_never(event)


def _turned(table: Table, seat: int, number: int) -> Table:
    stage = Stage.STEP if table.mode is Mode.FAMILY else Stage.MAIN
    left = None if table.turn.left is None else table.turn.left - 1
    again = table.mode is Mode.FAMILY and seat == table.turn.seat
    opened = Flipped((), table.flipped.now, table.flipped.extra - again)
    return replace(
        table,
        turn=Turn(seat, number, stage, left=left),
        pawns=tuple([replace(p, sits=False) if p.sits else p for p in table.pawns]),
        flipped=opened,
    )


def _shot(table: Table, event: events.Shooting) -> Table:
    match event:
        case events.ShotFired() | events.ShotHeld():
            return table
        case events.ShellLaid(cell):
            return replace(table, floor=laid(table, cell, SHELL), shells=table.shells - 1)
        case events.ShellCleared(cell):
            return replace(table, floor=laid(table, cell, BARE), shells=table.shells + 1)
        case events.GunDestroyed(cell):
            return with_guns(replace(table, floor=laid(table, cell, BARE)), 1)
        case events.TankChanged(number, card):
            return _armed(table, number, card)
        case events.TokenTaken() | events.PairMade():
            return won(table, event)
        case _:
            assert_never(event)


def _returned(table: Table, event: events.Returning) -> Table:
    match event:
        case events.PawnReturned(number, cell, card, keeps):
            table = _armed(table, number, card)
            back = replace(table.pawns[number], cell=cell, lost=None, sits=keeps)
            return with_pawn(table, number, back)
        case events.TankBroughtIn(number, cell, card):
            table = _armed(table, number, card)
            return with_pawn(table, number, replace(table.pawns[number], cell=cell))
        case events.PawnWaited():
            return table
        case _:
            assert_never(event)


def _set_up(table: Table, event: events.Setting) -> Table:
    match event:
        case events.CardPicked(seat, card):
            hands = _dealt(table, seat, (*table.hands[seat], card))
            if card in table.offer:
                return replace(table, hands=hands, offer=without(table.offer, card))
            return replace(table, hands=hands, deck=without(table.deck, card))
        case events.CornerChosen(_, number, colour):
            return _coloured(with_pawn(table, number, replace(table.pawns[number], colour=colour)))
        case events.CardAssigned():
            return _assigned(table, event)
        case events.PawnPlaced(number, cell):
            return with_pawn(table, number, replace(table.pawns[number], cell=cell))
        case _:
            assert_never(event)


def _assigned(table: Table, event: events.CardAssigned) -> Table:
    hands = _dealt(table, event.seat, without(table.hands[event.seat], event.card))
    table, tank = replace(table, hands=hands), Tank(event.card)
    if event.pawn is None:
        return replace(table, spare=(*table.spare, tank))
    pawn = table.pawns[event.pawn]
    if pawn.tank is None:
        return with_pawn(table, event.pawn, replace(pawn, tank=tank))
    return with_pawn(table, event.pawn, replace(pawn, reserve=(*pawn.reserve, tank)))


def _bombarded(table: Table, event: events.Artillery) -> Table:
    guns = table.artillery
    assert guns is not None
    match event:
        case events.PilesShuffled():
            return replace(table, artillery=replace(guns, columns=(), rows=()))
        case events.ArtilleryFired(Cell(x, y)):
            opened = replace(guns, columns=(*guns.columns, x), rows=(*guns.rows, y))
            return replace(table, artillery=replace(opened, fired=guns.fired + 1))
        case events.TankLost(number):
            lost = table.pawns[number]
            pawn = replace(lost, cell=None, tank=None, reserve=(), lost=None)
            return with_pawn(replace(table, spare=(*table.spare, *lost.reserve)), number, pawn)
        case events.TokenLost(cell, token):
            taken = replace(guns, tokens=guns.tokens + token)
            return replace(table, floor=laid(table, cell, BARE), artillery=taken)
        case events.GunPlaced(cell):
            return with_guns(replace(table, floor=laid(table, cell, GUN)), -1)
        case events.ArtilleryWasted():
            return table
        case _:
            assert_never(event)


def _destroyed(table: Table, event: events.TankDestroyed) -> Table:
    """Take the pawn off the board and turn its card to reserve, upgrades and all (B6.1)."""
    pawn = table.pawns[event.pawn]
    assert pawn.tank is not None
    gone = replace(
        pawn, cell=None, tank=None, reserve=(*pawn.reserve, pawn.tank), lost=pawn.tank.card
    )
    table = with_pawn(table, event.pawn, gone)
    return table if event.active is None else _armed(table, event.pawn, event.active)


def _armed(table: Table, number: int, card: str) -> Table:
    """Make this card of the pawn, or of the solo player's spare ones, the active one."""
    pawn = table.pawns[number]
    if pawn.tank is not None and pawn.tank.card == card:
        return table
    own = (*pawn.reserve, *table.spare)
    tank = next(tank for tank in own if tank.card == card)
    old = () if pawn.tank is None else (pawn.tank,)
    reserve = (*(tank for tank in pawn.reserve if tank.card != card), *old)
    table = with_pawn(table, number, replace(pawn, tank=tank, reserve=reserve))
    if tank in table.spare:
        return replace(table, spare=tuple(one for one in table.spare if one != tank))
    return table


def _coloured(table: Table) -> Table:
    """Give the solo player's kept pawns the colours that are left."""
    used = [pawn.colour for pawn in table.pawns if pawn.colour]
    if table.mode is not Mode.SOLO or len(used) != 2:
        return table
    left = (colour for colour in COLOURS if colour not in used)
    pawns = (replace(p, colour=p.colour or next(left)) for p in table.pawns)
    return replace(table, pawns=tuple(pawns))


def _dealt(table: Table, seat: int, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*table.hands[:seat], hand, *table.hands[seat + 1 :])
