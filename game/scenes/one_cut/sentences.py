"""The events of One Cut in the players' words, by the groups in which they are declared."""

from __future__ import annotations

from typing import assert_never

from game.core.rolled import Rolled
from game.core.rules import Seat, Told
from game.rules.one_cut import events
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.settling import REACH
from game.rules.one_cut.state import DEADLY, How, Table
from game.scenes.kit import Names, Words
from game.scenes.play.recap import Remark

from .naming import card_name

EVENT = "event.one_cut"


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    if isinstance(event, events.Planned):
        return ""
    if isinstance(event, events.Fought):
        return _too_near(words, shown, event, names) or _fought(words, event, names)
    if isinstance(event, events.Walked):
        return _walked(words, shown, event, names)
    return _ended(words, event, names)


def begins_round(event: events.Event) -> bool:
    return isinstance(event, events.RoundBegan | events.DuelBegan)


def since(
    words: Words, seat: Seat, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[Remark, ...]:
    """Return what the last row has done to a seat and to the other one."""
    told_of = events.FigureWounded | events.DuelEnded | events.CellTaken
    found = (each.event for each in told if isinstance(each.event, told_of))
    return tuple(_since(words, event, names) for event in found)


def _since(
    words: Words,
    event: events.FigureWounded | events.DuelEnded | events.CellTaken,
    names: Names,
) -> str:
    match event:
        case events.FigureWounded():
            return _fought(words, event, names)
        case events.DuelEnded():
            return _ended(words, event, names)
        case events.CellTaken(seat, cell, to):
            return _taken(words, names, seat, cell_name(cell), cell_name(to))


def _too_near(words: Words, shown: Table, event: events.Fought, names: Names) -> str:
    """Return how a card falls short that reaches farther than the other stands, else ""."""
    if not isinstance(event, events.FellShort) or shown.apart >= min(REACH[event.card]):
        return ""
    return words(f"{EVENT}.near", name=names[event.seat], card=card_name(words, event.card))


def _fought(words: Words, event: events.Fought, names: Names) -> str:
    match event:
        case events.PairShown(slot, (one, two)):
            laid = {"one": card_name(words, one), "two": card_name(words, two)}
            return words(f"{EVENT}.pair", number=slot, **laid)
        case events.CardVoided(seat, card):
            return words(f"{EVENT}.voided", name=names[seat], card=card_name(words, card))
        case events.FellShort(seat, card):
            return words(f"{EVENT}.short", name=names[seat], card=card_name(words, card))
        case events.AttackStopped(seat, card, by):
            laid = {"card": card_name(words, card), "by": card_name(words, by)}
            return words(f"{EVENT}.stopped", name=names[1 - seat], **laid)
        case events.LeftOpen(seat):
            return words(f"{EVENT}.open", name=names[seat])
        case events.KnivesMet() | events.NothingCame() | events.StrikesParted():
            return words(f"{EVENT}.{_QUIET[type(event)]}")
        case Rolled(_, throws):
            first, second = (each.faces[0] for each in throws)
            return words(f"{EVENT}.thrown", one=first, two=second)
        case events.FigureWounded(seat, wounds):
            key = "wounded_again" if wounds >= DEADLY else "wounded"
            return words(f"{EVENT}.{key}", name=names[seat])
        case events.FigureKilled(seat, by):
            return words(f"{EVENT}.killed", name=names[seat], card=card_name(words, by))
        case _:
            assert_never(event)


_QUIET = {
    events.KnivesMet: "knives",
    events.NothingCame: "nothing",
    events.StrikesParted: "parted",
}


def _walked(words: Words, shown: Table, event: events.Walked, names: Names) -> str:
    match event:
        case events.FiguresStepped(cells):
            return " · ".join(
                words(f"{EVENT}.stepped", name=names[seat], cell=cell_name(cell))
                for seat, cell in enumerate(cells)
                if cell != shown.sides[seat].cell
            )
        case events.CellContested(cell):
            return words(f"{EVENT}.contested", cell=cell_name(cell))
        case events.CellTaken(seat, cell, to):
            return _taken(words, names, seat, cell_name(cell), cell_name(to))
        case events.StepsAsked() | events.StepNamed() | events.StepsShown() | events.PushAsked():
            return ""
        case _:
            assert_never(event)


def _taken(words: Words, names: Names, seat: Seat, cell: str, to: str) -> str:
    gaps = {"name": names[seat], "rival": names[1 - seat]}
    return words(f"{EVENT}.taken", cell=cell, to=to, **gaps)


def _ended(words: Words, event: events.Ended, names: Names) -> str:
    match event:
        case events.PointTaken(seat, points):
            return words(f"{EVENT}.point", name=names[seat], count=points)
        case events.CardDrawn(seat, _, reshuffled):
            return words(f"{EVENT}.reshuffled", name=names[seat]) if reshuffled else ""
        case events.RoundBegan(number):
            return words(f"{EVENT}.round", number=number)
        case events.DuelEnded(winner, how):
            if winner is None:
                return words(f"{EVENT}.duel.nobody")
            key = "middle" if how is How.MIDDLE else "won"
            return words(f"{EVENT}.duel.{key}", name=names[winner])
        case events.DuelBegan(number):
            return words(f"{EVENT}.duel", number=number)
        case events.MatchEnded(winners):
            if not winners:
                return words("cut.result.draw")
            return words("cut.result.won", name=names[winners[0]])
        case events.RoundEnded():
            return ""
        case _:
            assert_never(event)
