"""Events in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.cards import Cards
from game.rules.arena_of_eight.state import How, Table

from .names import answer_name, blow_name, card_names, seat_name

_ENDS = {How.KNOCKED_OUT: "by a knock-out", How.DECK: "as the deck is used up"}


def tell(table: Table, event: events.Event) -> str:
    if isinstance(event, events.Moved):
        return _moved(event)
    if isinstance(event, events.Drawn):
        return _drawn(event)
    if isinstance(event, events.Fought):
        return _fought(table, event)
    if isinstance(event, events.Suffered):
        return _suffered(event)
    if isinstance(event, events.Turned):
        return _turned(table, event)
    return _ended(event)


def _moved(event: events.Moved) -> str:
    who = seat_name(event.seat)
    match event:
        case events.FighterStepped(_, card, to):
            return f"{who} steps to {to} for {card.value}"
        case events.FighterHopped(_, cards, to):
            return f"{who} hops to {to}{_by(cards, 'hop')}"
        case events.FighterSomersaulted(_, cards, to):
            return f"{who} leaps to {to} by {card_names(cards)}"
        case _:
            assert_never(event)


def _drawn(event: events.Drawn) -> str:
    who = seat_name(event.seat)
    match event:
        case events.CardsDrawn(_, count, cards):
            return f"{who} draws {card_names(cards or (None,) * count)}"
        case events.DeckRenewed():
            return "the used cards are shuffled in again"
        case events.Feinted(_, card):
            return f"{who} feints with {card.value}"
        case _:
            assert_never(event)


def _fought(table: Table, event: events.Fought) -> str:
    who, blow = seat_name(event.seat), blow_name(event.blow)
    match event:
        case events.BlowStruck(seat, _, cards, to):
            comes = "" if to == table.sides[seat].cell else f" and stands on {to}"
            return f"{who} strikes {blow}{_by(cards, blow)}{comes}"
        case events.ReplyAsked():
            return f"{who} may reply to {blow}"
        case events.BlowTaken():
            return f"{who} takes {blow}"
        case events.BlowBlocked(_, _, cards, left):
            return f"{who} blocks {blow}{_by(cards, 'block')}: {left} still comes"
        case events.BlowDodged(_, _, answer, cards, to):
            goes = "" if to == table.sides[event.seat].cell else f" to {to}"
            name = answer_name(answer)
            return f"{who} dodges {blow} by {name}{goes}{_by(cards, name)}"
        case events.BlowCountered(_, _, cards, met):
            return f"{who} counters {blow_name(met)} with {blow}{_by(cards, blow)}"
        case _:
            assert_never(event)


def _suffered(event: events.Suffered) -> str:
    who = seat_name(event.seat)
    match event:
        case events.FighterPulled(_, to):
            return f"{who} is pulled to {to}"
        case events.FighterHit(_, blow, lost, health):
            return f"{who} loses {lost} by {blow_name(blow)}: {health}"
        case events.FighterPushed(_, _, to):
            return f"{who} is pushed to {to}"
        case events.FighterThrown(_, to):
            return f"{who} is thrown to {to}"
        case events.WallHit(_, _, lost, health):
            return f"{who} hits the wall" + (f", loses {lost}: {health}" if lost else "")
        case events.FighterSwept(_, skips):
            return f"{who} lies and skips {skips}"
        case events.FighterFrozen(_, skips):
            return f"{who} is frozen and skips {skips}"
        case _:
            assert_never(event)


def _turned(table: Table, event: events.Turned) -> str:
    who = seat_name(event.seat)
    match event:
        case events.TurnSkipped(_, left):
            return f"{who} skips a turn, {left} left"
        case events.TurnBegan(seat):
            return f"{who} is on turn" + (" again" if seat == table.turn else "")
        case _:
            assert_never(event)


def _ended(event: events.Ended) -> str:
    match event:
        case events.RoundEnded(winner, how):
            who = "nobody" if winner is None else seat_name(winner)
            return f"the round goes to {who} {_ENDS[how]}"
        case events.RoundBegan(number, first):
            return f"round {number}, {seat_name(first)} begins"
        case events.Flourished(seat):
            return f"{seat_name(seat)} flourishes"
        case events.MatchEnded(winners):
            who = " and ".join(map(seat_name, winners)) or "nobody"
            return f"the match is won by {who}"
        case _:
            assert_never(event)


def _by(cards: Cards, usual: str) -> str:
    """Return the cards of something, "" where its name says them."""
    names = card_names(cards)
    return "" if names == usual else f" ({names})"
