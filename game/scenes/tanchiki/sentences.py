"""Events in the players' words. Names stand in the nominative, so that none must be declined."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.state import FIRST_BOT, Table
from game.scenes.kit import Names, Words
from game.scenes.play.board_face import seat_of

from .sentences_action import bonuses, scoring, volley
from .sentences_driving import bots, driving
from .sentences_turn import planning, turn


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return a line of the log for an event about to happen, "" for what is not worth one."""
    match event:
        case (
            events.TankTurned()
            | events.PhaseBegan()
            | events.BotChosen()
            | events.BonusReturned()
            | events.ShovelUsed()
        ):
            return ""
        case events.ColumnMoved(pieces, _, sliding) if len(pieces) == 1 and not sliding:
            return ""
        case events.BotDecided(saw=None, choice=choice) if choice is not events.Choice.SKIP:
            return ""
        case events.CardsDrawn(_, 0):
            return ""
        case events.CardsDrawn(seat, count):
            held = shown.hands[seat].held + count
            return words("event.tanchiki.drawn.held", name=names[seat], count=count, held=held)
        case _:
            return explain(words, event, names, shown)


def explain(words: Words, event: events.Event, names: Names, shown: Table | None = None) -> str:
    """Return any event in words, for "why?"; "" for what is only the referee's.

    With the table it happened on it is told more.
    """
    if isinstance(event, events.TurnEvent):
        return turn(words, event, names)
    if isinstance(event, events.PlanningEvent):
        return planning(words, event, names)
    if isinstance(event, events.DrivingEvent):
        return driving(words, event, names, shown)
    if isinstance(event, events.BotEvent):
        return bots(words, event, names)
    if isinstance(event, events.VolleyEvent):
        return volley(words, event, names, shown)
    if isinstance(event, events.ScoringEvent):
        return scoring(words, event, names)
    return bonuses(words, event, names)


def whose(shown: Table, event: events.Event) -> Seat | None:
    """Return the seat that an event is about, None for what bots do and for all seats."""
    match event:
        case events.ColumnMoved() | events.ColumnBlocked():
            piece = event.pieces[0]
            return piece if piece < FIRST_BOT else None
        case (
            events.BotExploded(by=(seat,))
            | events.MatchEnded(winners=(seat,))
            | events.FirstPlayerPassed(seat)
            | events.BotsRoused(by=seat)
        ):
            return seat
        case _:
            return seat_of(shown, event)
