"""Events as lines of a story, always in English: one sentence for each kind."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat
from game.rules.proving_ground import events
from game.rules.proving_ground.ground.board import cell_name
from game.rules.proving_ground.state import Table

from .notation import pawn_name, seat_name


def tell(table: Table, event: events.Event) -> str:
    """Return an event, about to happen on this table, as one line."""
    if isinstance(event, events.Driving | events.Loss):
        return _driving(table, event)
    if isinstance(event, events.Shooting):
        return _shooting(table, event)
    if isinstance(event, events.Extra):
        return _extra(table, event)
    if isinstance(event, events.Returning):
        return _returning(table, event)
    if isinstance(event, events.Flipping):
        return _flipping(table, event)
    if isinstance(event, events.Artillery):
        return _artillery(table, event)
    if isinstance(event, events.Setting):
        return _setting(table, event)
    return _course(table, event)


def whose(table: Table, seat: Seat) -> str:
    """Return what a side is called in a story: by its only pawn, else as a seat."""
    own = table.own(seat)
    return pawn_name(table, own[0]) if len(own) == 1 else seat_name(seat)


def _driving(table: Table, event: events.Driving | events.Loss) -> str:
    who = pawn_name(table, event.pawn)
    match event:
        case events.TankDrove(_, to):
            return f"{who} drives to {cell_name(to)}"
        case events.ShellRunOver(_, cell):
            return f"{who} meets the shell on {cell_name(cell)}"
        case events.TankRunOver(_, other, cell):
            return f"{who} runs over {pawn_name(table, other)} on {cell_name(cell)}"
        case events.GunRunOver(_, cell):
            return f"{who} runs over a tank of the artillery on {cell_name(cell)}"
        case events.ArmourUsed(_, pair):
            return f"the armour of {who} is used up (pair {pair + 1})"
        case events.TankDestroyed(_, cell, active):
            return f"{who} is destroyed on {cell_name(cell)}" + (
                f"; {active} is next" * bool(active)
            )
        case events.PointsTaken(seat, _, points):
            return f"{whose(table, seat)} takes {points} of {who}"
        case _:
            assert_never(event)


def _shooting(table: Table, event: events.Shooting) -> str:
    match event:
        case events.ShotFired(pawn, cell, aim):
            return f"{pawn_name(table, pawn)} fires at {cell_name(cell)}: {aim.value}"
        case events.ShotHeld(seat, pawn):
            return (
                f"{whose(table, seat) if pawn is None else pawn_name(table, pawn)} holds its fire"
            )
        case events.TokenTaken(seat, cell, token):
            return f"{whose(table, seat)} takes {token} from {cell_name(cell)}"
        case events.PairMade(seat, tokens):
            return f"{whose(table, seat)} has the pair {tokens}"
        case events.ShellLaid(cell):
            return f"a shell lies on {cell_name(cell)}"
        case events.ShellCleared(cell):
            return f"the shell on {cell_name(cell)} goes back to the pool"
        case events.GunDestroyed(cell):
            return f"the artillery loses its tank on {cell_name(cell)}"
        case events.TankChanged(pawn, card):
            return f"{pawn_name(table, pawn)} changes to {card}"
        case _:
            assert_never(event)


def _extra(table: Table, event: events.Extra) -> str:
    who = whose(table, event.seat)
    match event:
        case events.UpgradeAttached(seat, pair, pawn):
            effect = table.zone(seat).pairs[pair].effect.value.replace("_", " ")
            return f"{who} puts {effect} on {pawn_name(table, pawn)}"
        case events.ExtraTurnUsed():
            return f"{who} takes an extra turn"
        case events.ExtraTankUsed(_, _, cards):
            return f"{who} draws {' and '.join(cards)}"
        case events.CardKept(_, card, pawn):
            return f"{who} keeps {card}" + (
                "" if pawn is None else f" for {pawn_name(table, pawn)}"
            )
        case _:
            assert_never(event)


def _returning(table: Table, event: events.Returning) -> str:
    who = pawn_name(table, event.pawn)
    match event:
        case events.PawnReturned(_, cell, card, keeps):
            rest = " and sits the turn out" if keeps else ""
            return f"{who} returns to {cell_name(cell)} with {card}{rest}"
        case events.PawnWaited():
            return f"{who} waits: its base is full"
        case events.TankBroughtIn(_, cell, card):
            return f"{who} comes to {cell_name(cell)} with {card}"
        case _:
            assert_never(event)


def _flipping(table: Table, event: events.Flipping) -> str:
    match event:
        case events.PawnStepped(pawn, to):
            return f"{pawn_name(table, pawn)} steps to {cell_name(to)}"
        case events.PawnStopped(pawn):
            return f"{pawn_name(table, pawn)} stands"
        case events.TokenTurnedUp(seat, cell, token):
            return f"{whose(table, seat)} turns up {token} on {cell_name(cell)}"
        case events.PairTaken(seat, cells, tokens):
            places = " and ".join(map(cell_name, cells))
            return f"{whose(table, seat)} takes the pair {tokens} from {places}"
        case events.TokensTurnedDown(cells):
            return f"turned down: {', '.join(map(cell_name, cells))}"
        case _:
            assert_never(event)


def _artillery(table: Table, event: events.Artillery) -> str:
    match event:
        case events.PilesShuffled():
            return "the piles are shuffled"
        case events.ArtilleryFired(cell):
            return f"the artillery fires at {cell_name(cell)}"
        case events.TankLost(pawn, cell):
            return f"{pawn_name(table, pawn)} is lost on {cell_name(cell)}"
        case events.TokenLost(cell, token):
            return f"the artillery takes {token} from {cell_name(cell)}"
        case events.GunPlaced(cell):
            return f"the artillery places a tank on {cell_name(cell)}"
        case events.ArtilleryWasted(cell):
            return f"nothing happens on {cell_name(cell)}"
        case _:
            assert_never(event)


def _setting(table: Table, event: events.Setting) -> str:
    match event:
        case events.CardPicked(seat, card):
            return f"{seat_name(seat)} picks {card}"
        case events.CornerChosen(seat, _, colour):
            return f"{seat_name(seat)} chooses {colour.value}"
        case events.CardAssigned(seat, pawn, card):
            whom = "the spare tanks" if pawn is None else pawn_name(table, pawn)
            return f"{seat_name(seat)} gives {card} to {whom}"
        case events.PawnPlaced(pawn, cell):
            return f"{pawn_name(table, pawn)} begins on {cell_name(cell)}"
        case _:
            assert_never(event)


def _course(table: Table, event: events.Course) -> str:
    match event:
        case events.StageReached(seat, stage, _):
            return f"{whose(table, seat)}: {stage.value.replace('_', ' ')}"
        case events.TurnBegan(seat, number):
            return f"turn {number}: {whose(table, seat)}"
        case events.TurnEnded(seat):
            return f"{whose(table, seat)} ends the turn with {table.zone(seat).points} points"
        case events.LastTurnsBegan(turns):
            return f"no token is left: {turns} turns more"
        case events.MatchEnded(winners, reason):
            who = " and ".join(whose(table, seat) for seat in winners) or "nobody"
            how = reason.value.replace("_", " ")
            return f"the match is over ({how}), won by {who}"
        case events.PlayerRetired(seat):
            return f"{whose(table, seat)} retires"
        case _:
            assert_never(event)
