"""Events in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.core.rolled_dice import Rolled
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import NO_FIGURE
from game.rules.road_to_the_overlord.state import Table

from .fights_in_english import tell_around, tell_blow
from .notation import cards_name, figure_name, hero_name


def tell(table: Table, event: events.Event) -> str:
    if isinstance(event, events.Blows):
        return tell_blow(table, event)
    if isinstance(event, events.Around):
        return tell_around(table, event)
    if isinstance(event, events.Geared):
        return _geared(table, event)
    if isinstance(event, events.Traded):
        return _traded(event)
    if isinstance(event, events.Course | Rolled):
        return _course(event)
    return _on_road(event)


def _on_road(event: events.OnRoad) -> str:
    match event:
        case events.TurnBegan(seat, number=number, round=of_all):
            return f"{hero_name(seat)} is on turn {number}, round {of_all}"
        case events.WayThrown(seat, marks):
            return f"{hero_name(seat)} may go {marks}"
        case events.HeroWalked(seat, to):
            return f"{hero_name(seat)} goes to {to}"
        case events.HeroTeleported(seat, card, to):
            return f"{hero_name(seat)} goes by {card} to {to}"
        case events.HeroRested(seat, life):
            return f"{hero_name(seat)} rests, life {life}"
        case events.TreasureFound(seat, card):
            return f"{hero_name(seat)} finds {card or 'something'}"
        case events.NothingFound(seat):
            return f"{hero_name(seat)} finds nothing"
        case events.DeckRenewed():
            return "what was played becomes the deck"
        case events.TrapSprung(seat, trap):
            return f"{hero_name(seat)}, trap: {trap.value}"
        case events.RoadConditionEnded(seat, kind):
            return f"{hero_name(seat)} is {kind} no more"
        case events.HeroQuickened(seat, marks, turns):
            return f"{hero_name(seat)} is quick by {marks} for {turns} turns"
        case _:
            assert_never(event)


def _geared(table: Table, event: events.Geared) -> str:
    who = hero_name(event.seat)
    match event:
        case events.GearWorn(card=card, off=off, life=life):
            return f"{who} wears {card}{_off(off)}, life {life}"
        case events.GearTakenOff(card=card, life=life):
            return f"{who} takes off {card}, life {life}"
        case events.ClassTaken(card=card, off=off, life=life):
            return f"{who} takes the class of {card}{_off(off)}, life {life}"
        case events.SkillLearned(card=card, forgot=forgot, life=life):
            return f"{who} learns {card}{', forgets ' * bool(forgot)}{forgot}, life {life}"
        case events.CardPlayed(card=card, at=at, kept=kept):
            whom = "" if at == NO_FIGURE else f" at {figure_name(table.fight, at)}"
            return f"{who} plays {card}{whom}{', and keeps it' * kept}"
        case _:
            assert_never(event)


def _off(off: tuple[str, ...]) -> str:
    return f", off {cards_name(off)}" if off else ""


def _traded(event: events.Traded) -> str:
    who = hero_name(event.seat)
    match event:
        case events.OfferMade(to=to, give=give, get=get):
            return f"{who} offers {hero_name(to)} {_terms(give, get)}"
        case events.OfferChanged(to=to, give=give, get=get):
            return f"{who} offers {hero_name(to)} instead {_terms(give, get)}"
        case events.OfferAgreed(of=of, give=give, get=get):
            return f"{who} agrees, {hero_name(of)} gave {_terms(give, get)}"
        case events.OfferRefused():
            return f"{who} refuses"
        case _:
            assert_never(event)


def _terms(give: tuple[str | None, ...], get: tuple[str | None, ...]) -> str:
    return f"{cards_name(give)} for {cards_name(get)}"


def _course(event: events.Course | Rolled) -> str:
    match event:
        case Rolled(what, throws):
            fallen = ((hero_name(each.seat), each.faces) for each in throws)
            told = (f"{who} throws {' '.join(map(str, faces))}" for who, faces in fallen)
            return f"{', '.join(told)} for the {what}"
        case events.SeatResigned(seat):
            return f"{hero_name(seat)} resigns"
        case events.MatchEnded(how, winners):
            who = " and ".join(map(hero_name, winners)) or "nobody"
            return f"{how.value}: {who} win{'s' * (len(winners) < 2)}"
        case _:
            assert_never(event)
