"""How the turn goes and what the seats plan, in the players' words."""

from __future__ import annotations

from game.rules.tanchiki import events
from game.scenes.kit import Names, Words

from .naming import card_name, cell_name, reason_name


def turn(words: Words, event: events.TurnEvent, names: Names) -> str:
    match event:
        case events.TankPlaced(seat, cell, _):
            return words("event.tanchiki.placed", name=names[seat], cell=cell_name(cell))
        case events.TurnBegan(number):
            return words("event.tanchiki.turn", number=number)
        case events.PhaseBegan(phase, _):
            return words(f"tanchiki.phase.{phase.value}")
        case events.CardsDrawn(seat, count, _, _):
            return words("event.tanchiki.drawn", name=names[seat], count=count)
        case events.TankSwitchedOn(seat):
            return words("event.tanchiki.on", name=names[seat])
        case events.HandRenewed(seat, _, _):
            return words("event.tanchiki.renewed", name=names[seat])
        case events.FirstPlayerPassed(first):
            return words("event.tanchiki.first", name=names[first]) if len(names) > 1 else ""
        case events.PlayOnAgreed(seat):
            return words("event.tanchiki.play_on", name=names[seat])
        case events.SuddenDeathBegan():
            return words("event.tanchiki.sudden_death")
        case events.LastCallMade(last):
            return words("event.tanchiki.last_call", number=last)
        case events.MatchEnded():
            return _ended(words, event, names)
        case events.Asked() | events.PlayedDiscarded():
            return ""


def _ended(words: Words, event: events.MatchEnded, names: Names) -> str:
    who, why = ", ".join(names[seat] for seat in event.winners), reason_name(words, event.reason)
    key = "event.tanchiki.ended" if event.winners else "event.tanchiki.ended_without"
    return words(key, names=who, why=why)


def planning(words: Words, event: events.PlanningEvent, names: Names) -> str:
    """Plans are told when they are revealed; what is exchanged lies open (T4.1d)."""
    match event:
        case events.PlansRevealed(off) if off:
            return words("event.tanchiki.off", names=", ".join(names[seat] for seat in off))
        case events.KindExchanged(seat, card, count):
            kind = card_name(words, card)
            return words("event.tanchiki.exchanged", name=names[seat], count=count, card=kind)
        case _:
            return ""
