"""Events and actions in the players' words."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.rules.tank_chess import events
from game.rules.tank_chess.actions import CallFlag, LeaveBoard, OfferDraw, Resign, TakeTurn
from game.rules.tank_chess.letters.notation import cell_name, write_action
from game.rules.tank_chess.state import End, Piece, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name

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
        case Resign():
            key = "resigned"
        case OfferDraw(seat):
            key = "agreed" if before.offered == 1 - seat else "offered"
        case CallFlag():
            key = "flag"
        case _:
            assert_never(action)
    return words(f"event.tank_chess.{key}", name=names[action.seat])


def _piece(saying: Saying, number: int) -> Piece:
    table: Table = saying.shown
    return next(piece for piece in (*table.pieces, *table.wrecks) if piece.number == number)


def _name(saying: Saying, number: int) -> str:
    return saying.names[_piece(saying, number).seat]


def _kind(saying: Saying, number: int) -> str:
    return lower(kind_name(saying.words, _piece(saying, number).kind))


def _cell(saying: Saying, cell: Cell) -> str:
    return cell_name(cell, saying.shown.height)


SENTENCES = Sentences(
    prefix="event.tank_chess",
    keys={
        events.TankTurned: "turned",
        events.TankDrove: "drove",
        events.TankBackedUp: "backed_up",
        events.WreckPushed: "pushed",
        events.WreckSank: "wreck_sank",
        events.TreesFelled: "felled",
        events.MineWentOff: "mine",
        events.PieceSank: "sank",
        events.ShotFired: "fired",
        events.TankDestroyed: "destroyed",
        events.CommanderLeft: "left",
        events.CheckGiven: "check",
        events.EscapeThreatened: "escape",
        events.TurnPassed: "",
        events.DrawOffered: "offered",
        events.DrawDeclined: "declined",
        events.SeatResigned: "resigned",
        events.FlagFell: "flag",
        events.MatchWon: "chess.won",
        events.MatchDrawn: "chess.drawn",
    },
    gaps=(
        ("number", "name", _name),
        ("number", "kind", _kind),
        ("number", "cell", lambda saying, number: _cell(saying, _piece(saying, number).cell)),
        ("by", "name", _name),
        ("by", "kind", _kind),
        ("seat", "name", by_name),
        ("to", "cell", _cell),
        ("cell", "cell", _cell),
        ("lands", "cell", _cell),
        ("facing", "point", lambda saying, facing: point_name(saying.words, facing)),
        ("side", "side", lambda saying, side: armour_name(saying.words, side)),
        ("gun", "gun", as_it_is),
        ("armour", "armour", as_it_is),
        ("how", "how", lambda saying, how: saying.words(f"chess.how.{how.value}")),
    ),
)
tell = SENTENCES.tell
"""Tells an event that is about to happen on this table in one line; "" for a mere pass."""
