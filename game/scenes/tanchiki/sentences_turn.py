"""What the seats do and how the turn goes, in the players' words."""

from __future__ import annotations

from game.rules.tanchiki import events
from game.scenes.kit import Words

from .words import Names, cards_line, cell_name


def seats(
    words: Words,
    event: events.StackRevealed
    | events.CardsDrawn
    | events.HandRenewed
    | events.PlansRevealed
    | events.TankPlaced
    | events.TankSwitchedOn
    | events.PlanCommitted,
    names: Names,
) -> str:
    match event:
        case events.StackRevealed(seat, _, cards):
            cards_words = cards_line(words, cards)
            return words("event.tanchiki.plays", name=names[seat], cards=cards_words)
        case events.CardsDrawn(seat, count, _, _):
            return words("event.tanchiki.drawn", name=names[seat], count=count)
        case events.HandRenewed(seat, _, _):
            return words("event.tanchiki.renewed", name=names[seat])
        case events.PlansRevealed(off):
            who = ", ".join(names[seat] for seat in off)
            return words("event.tanchiki.off", names=who) if off else ""
        case events.TankPlaced(seat, cell, _):
            return words("event.tanchiki.placed", name=names[seat], cell=cell_name(cell))
        case events.TankSwitchedOn(seat):
            return words("event.tanchiki.on", name=names[seat])
        case events.PlanCommitted():
            return ""


def course(
    words: Words,
    event: events.TurnBegan
    | events.PhaseBegan
    | events.FirstPlayerPassed
    | events.SuddenDeathBegan
    | events.PlayOnAgreed,
    names: Names,
) -> str:
    match event:
        case events.TurnBegan(number):
            return words("event.tanchiki.turn", number=number)
        case events.PhaseBegan(phase, _):
            return words(f"tanchiki.phase.{phase.value}")
        case events.FirstPlayerPassed(first):
            return words("event.tanchiki.first", name=names[first]) if len(names) > 1 else ""
        case events.SuddenDeathBegan():
            return words("event.tanchiki.sudden_death")
        case events.PlayOnAgreed(seat):
            return words("event.tanchiki.play_on", name=names[seat])
