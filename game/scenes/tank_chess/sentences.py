"""Events and actions in the players' words."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.rules.tank_chess import events
from game.rules.tank_chess.actions import CallFlag, LeaveBoard, OfferDraw, Resign, TakeTurn
from game.rules.tank_chess.notation import cell_name, write_action
from game.rules.tank_chess.state import End, Piece, Table
from game.scenes.kit import Names, Words

from .naming import armour_name, kind_name, lower, point_name

Turned = TakeTurn | LeaveBoard | Resign | OfferDraw | CallFlag


def end_words(words: Words, end: End, names: Names) -> str:
    how = words(f"chess.how.{end.how.value}")
    if end.winner is None:
        return words("chess.drawn", how=how)
    return words("chess.won", name=names[end.winner], how=how)


def written(
    words: Words, before: Table, action: Turned, after: Table, names: Names, mate: bool = False
) -> str:
    """Return an action as the move list has it; whether it is mate takes long to know."""
    match action:
        case TakeTurn() | LeaveBoard():
            check = "#" if mate else "+" * after.check
            marks = check + "-" * after.escape if after.end is None else ""
            return f"{write_action(before, action)} {marks}".rstrip()
        case Resign(seat):
            return words("event.tank_chess.resigned", name=names[seat])
        case OfferDraw(seat):
            agreed = before.offered == 1 - seat
            key = "event.tank_chess.agreed" if agreed else "event.tank_chess.offered"
            return words(key, name=names[seat])
        case CallFlag(seat):
            return words("event.tank_chess.flag", name=names[seat])
        case _:
            assert_never(action)


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return an event that is about to happen on this table in one line; "" for a mere pass."""

    def at(cell: Cell) -> str:
        return cell_name(cell, shown.height)

    def of(key: str, number: int, **gaps: str | int) -> str:
        piece = _found(shown, number)
        kind = lower(kind_name(words, piece.kind))
        gaps = {"cell": at(piece.cell), **gaps}
        return words(f"event.tank_chess.{key}", name=names[piece.seat], kind=kind, **gaps)

    match event:
        case events.TankTurned(number, facing):
            return of("turned", number, point=point_name(words, facing))
        case events.TankDrove(number, to):
            return of("drove", number, cell=at(to))
        case events.TankBackedUp(number, to):
            return of("backed_up", number, cell=at(to))
        case events.WreckPushed(by=by, to=to):
            return of("pushed", by, cell=at(to))
        case events.WreckSank(cell=cell):
            return words("event.tank_chess.wreck_sank", cell=at(cell))
        case events.TreesFelled(cell, by):
            return of("felled", by, cell=at(cell))
        case events.MineWentOff(cell=cell):
            return words("event.tank_chess.mine", cell=at(cell))
        case events.PieceSank(number, cell):
            return of("sank", number, cell=at(cell))
        case events.ShotFired():
            side = armour_name(words, event.side)
            lands = at(event.lands)
            return of(
                "fired", event.number, cell=lands, gun=event.gun, side=side, armour=event.armour
            )
        case events.TankDestroyed(number=number):
            return of("destroyed", number)
        case events.CommanderLeft(number=number):
            return of("left", number)
        case _:
            return _call(words, event, names)


def _call(words: Words, event: events.Calling | events.Ending, names: Names) -> str:
    match event:
        case events.CheckGiven(seat):
            return words("event.tank_chess.check", name=names[seat])
        case events.EscapeThreatened(seat):
            return words("event.tank_chess.escape", name=names[seat])
        case events.TurnPassed():
            return ""
        case events.DrawOffered(seat):
            return words("event.tank_chess.offered", name=names[seat])
        case events.DrawDeclined(seat):
            return words("event.tank_chess.declined", name=names[seat])
        case events.SeatResigned(seat):
            return words("event.tank_chess.resigned", name=names[seat])
        case events.FlagFell(seat):
            return words("event.tank_chess.flag", name=names[seat])
        case events.MatchWon(seat, how):
            return end_words(words, End(how, seat), names)
        case events.MatchDrawn(how):
            return end_words(words, End(how, None), names)
        case _:
            assert_never(event)


def _found(table: Table, number: int) -> Piece:
    return next(p for p in (*table.pieces, *table.wrecks) if p.number == number)
