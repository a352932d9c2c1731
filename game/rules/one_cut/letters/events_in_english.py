"""Events in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.one_cut import events
from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.state import How, Table

from .notation import card_name, seat_name

_ENDS = {How.KILLED: "", How.MIDDLE: " in the middle", How.ROUNDS: ""}


def tell(table: Table, event: events.Event) -> str:
    if isinstance(event, events.Placing):
        return _marked(table, event)
    if isinstance(event, events.Planned):
        return _planned(event)
    if isinstance(event, events.Fought):
        return _fought(event)
    if isinstance(event, events.Walked):
        return _walked(table, event)
    return _ended(event)


def _marked(table: Table, event: events.Placing) -> str:
    who = seat_name(event.seat)
    match event:
        case events.MarkNamed(_, cell):
            return f"{who} names {cell_name(cell)} for {seat_name(len(table.placed or ()))}"
        case events.MarksSet(_, cells):
            does = "agrees" if cells == table.placed else "keeps the fair marks"
            return f"{who} {does}: {' and '.join(map(cell_name, cells))}"
        case _:
            assert_never(event)


def _planned(event: events.Planned) -> str:
    who = seat_name(event.seat)
    match event:
        case events.CardLaid(_, card):
            return f"{who} lays {card_name(card)}"
        case events.CardTakenBack(_, card):
            return f"{who} takes {card_name(card)} back"
        case events.RowCommitted():
            return f"{who} commits"
        case _:
            assert_never(event)


def _fought(event: events.Fought) -> str:
    match event:
        case events.PairShown(slot, (one, two)):
            return f"pair {slot}: {_shown(one)} - {_shown(two)}"
        case events.CardVoided(seat, card):
            return f"{seat_name(seat)} is open: {card_name(card)} counts as nothing"
        case events.FellShort(seat, card):
            return f"{seat_name(seat)}: {card_name(card)} falls short"
        case events.AttackStopped(seat, card, by):
            return f"{seat_name(seat)}: {card_name(card)} is stopped by {card_name(by)}"
        case events.LeftOpen(seat):
            return f"{seat_name(seat)} is left open"
        case events.KnivesMet():
            return "the knives meet, both are void"
        case events.NothingCame():
            return "nothing comes of it"
        case events.StrikesParted():
            return "the strikes part"
        case Rolled(what, throws):
            return f"throws for {what}: {':'.join(str(each.faces[0]) for each in throws)}"
        case events.FigureWounded(seat, wounds):
            return f"{seat_name(seat)} is wounded" + (" again" if wounds > 1 else "")
        case events.FigureKilled(seat, by):
            return f"{seat_name(seat)} is killed by {card_name(by)}"
        case _:
            assert_never(event)


def _walked(table: Table, event: events.Walked) -> str:
    match event:
        case events.StepsAsked(seats):
            return f"{' and '.join(map(seat_name, seats))} may step"
        case events.StepNamed(seat, cell):
            return f"{seat_name(seat)} names {cell_name(cell) if cell else 'a cell'}"
        case events.StepsShown(cells):
            named = ((seat, cell) for seat, cell in enumerate(cells) if cell)
            return ", ".join(_stepping(table, seat, cell_name(cell)) for seat, cell in named)
        case events.FiguresStepped((one, two)):
            return f"the figures stand on {cell_name(one)} and {cell_name(two)}"
        case events.CellContested(cell):
            return f"both want {cell_name(cell)}"
        case events.PushAsked(seat, cell):
            return f"{seat_name(seat)} has {cell_name(cell)}"
        case events.CellTaken(seat, cell, to):
            pushed = f"pushes {seat_name(1 - seat)} to {cell_name(to)}"
            return f"{seat_name(seat)} stands on {cell_name(cell)} and {pushed}"
        case _:
            assert_never(event)


def _stepping(table: Table, seat: Seat, name: str) -> str:
    stays = cell_name(table.sides[seat].cell) == name
    return f"{seat_name(seat)} {'stays' if stays else 'goes to ' + name}"


def _ended(event: events.Ended) -> str:
    match event:
        case events.RoundEnded(number):
            return f"round {number} ends"
        case events.PointTaken(seat, points):
            return f"{seat_name(seat)} is nearer to the middle: {points}"
        case events.CardDrawn(seat, card, reshuffled):
            anew = ", shuffled anew" if reshuffled else ""
            return f"{seat_name(seat)} draws {card_name(card)}{anew}"
        case events.RoundBegan(number):
            return f"round {number} begins"
        case events.DuelEnded(winner, how):
            who = "nobody" if winner is None else seat_name(winner)
            return f"the duel goes to {who}{_ENDS[how]}"
        case events.DuelBegan(number):
            return f"duel {number} begins"
        case events.MatchEnded(winners):
            who = " and ".join(map(seat_name, winners)) or "nobody"
            return f"the match is won by {who}"
        case _:
            assert_never(event)


def _shown(card: Card | None) -> str:
    return card.value if card else "nothing"
