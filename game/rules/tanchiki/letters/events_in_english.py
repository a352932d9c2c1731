"""Events as lines of a story, always in English: one sentence for each kind."""

from __future__ import annotations

from game.rules.tanchiki import events
from game.rules.tanchiki.state import Ordering, Placing, Question, Shovelling, Throwing, Tying

from .drawing import letter
from .hits_in_english import tell_bonus, tell_scoring, tell_volley
from .moves_in_english import tell_bot, tell_driving
from .wording import at, letters, shuffled, way


def tell(event: events.Event) -> str:
    """Return an event as one line of a story."""
    if isinstance(event, events.DrivingEvent):
        return tell_driving(event)
    if isinstance(event, events.BotEvent):
        return tell_bot(event)
    if isinstance(event, events.VolleyEvent):
        return tell_volley(event)
    if isinstance(event, events.ScoringEvent):
        return tell_scoring(event)
    if isinstance(event, events.BonusEvent):
        return tell_bonus(event)
    if isinstance(event, events.PlanningEvent):
        return _tell_planning(event)
    return _tell_turn(event)


def _tell_planning(event: events.PlanningEvent) -> str:
    if isinstance(event, events.PlansRevealed):
        return "plans are revealed" + (f", off: {letters(event.off)}" if event.off else "")
    who = letter(event.seat)
    match event:
        case events.CardPlaced(_, manoeuvre, card):
            return f"{who} lays {card.value} to {manoeuvre + 1}"
        case events.CardTakenBack(_, manoeuvre, card):
            return f"{who} takes {card.value} back from {manoeuvre + 1}"
        case events.KindExchanged(_, card, count, _, reshuffled):
            return f"{who} exchanges {count} x {card.value}{shuffled(reshuffled)}"
        case events.SwitchChosen(_, off):
            return f"{who} wants to be {'off' if off else 'on'}"
        case events.PlanCommitted():
            return f"{who} commits"
        case events.PlanChanged():
            return f"{who} plans"


def _tell_turn(event: events.TurnEvent) -> str:
    match event:
        case events.Asked(question):
            return _question(question)
        case events.TankPlaced(seat, cell, facing):
            return f"{letter(seat)} comes to {at(cell)} facing {way(facing)}"
        case events.TurnBegan(number):
            return f"turn {number}"
        case events.PhaseBegan(phase, action):
            return f"{phase.value} {action + 1}"
        case events.CardsDrawn(seat, count, _, reshuffled):
            return f"{letter(seat)} draws {count}{shuffled(reshuffled)}"
        case events.PlayedDiscarded(seat):
            return f"{letter(seat)} discards what was played"
        case events.TankSwitchedOn(seat):
            return f"{letter(seat)} is on again"
        case events.HandRenewed(seat, count, _):
            return f"{letter(seat)} shuffles all cards and draws {count}"
        case events.FirstPlayerPassed(first):
            return f"{letter(first)} is first"
        case events.PlayOnAgreed(seat):
            return f"{letter(seat)} is for playing on"
        case events.SuddenDeathBegan():
            return "sudden death"
        case events.LastCallMade(last):
            return f"last call: turn {last} is the last"
        case events.MatchEnded(winners, reason):
            why = reason.value.replace("_", " ")
            return f"the match is over ({why}), won by {letters(winners) or 'nobody'}"


def _question(question: Question) -> str:
    match question:
        case Placing(seat, cells):
            return f"{letter(seat)} chooses a place of {len(cells)}"
        case Ordering(seat, bots):
            return f"{letter(seat)} chooses a bot of {letters(bots)}"
        case Shovelling(seat, cells):
            return f"{letter(seat)} chooses where to dig of {len(cells)}"
        case Throwing(seat, _):
            return f"{letter(seat)} chooses where to throw"
        case Tying(seats):
            return f"{letters(seats)} choose whether to play on"
