"""What each event changes on the road and on the field."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.handfuls import without
from game.core.lasting_conditions import Clock, Lasting, begun, due, ran
from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.road_to_the_overlord.evolving.around import around
from game.rules.road_to_the_overlord.evolving.blows import blow
from game.rules.road_to_the_overlord.evolving.hands import given, laid_aside, played, taken

from . import events
from .cards import CardName
from .state import Bargain, Ending, Table

TRAP_TURNS = 3
"""For so many turns a trap is felt (L2.3)."""


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.OnRoad):
        return _on_road(table, event)
    if isinstance(event, events.Geared):
        return _geared(table, event)
    if isinstance(event, events.Around):
        return around(table, event)
    if isinstance(event, events.Blows):
        return blow(table, event)
    if isinstance(event, events.Traded):
        return _traded(table, event)
    if isinstance(event, events.Course):
        return _course(table, event)
    if isinstance(event, Rolled):
        return table
    assert_never(event)


def _on_road(table: Table, event: events.OnRoad) -> Table:
    match event:
        case events.TurnBegan(seat, number, rounds):
            return _turned(table, seat, number, rounds)
        case events.WayThrown(marks=marks):
            return replace(table, thrown=marks)
        case events.HeroWalked(seat, to):
            return replace(table.with_hero(seat, mark=to), arrived=True)
        case events.HeroTeleported(seat, card, to):
            return replace(played(table, seat, card).with_hero(seat, mark=to), arrived=True)
        case events.HeroRested(seat, life):
            return replace(table.with_hero(seat, life=life), arrived=True)
        case events.TreasureFound(seat, card):
            return taken(table, seat, card)
        case events.NothingFound():
            return table
        case events.DeckRenewed():
            return replace(table, used=())
        case _:
            return _conditions(table, event)


def _conditions(
    table: Table, event: events.TrapSprung | events.RoadConditionEnded | events.HeroQuickened
) -> Table:
    hero = table.heroes[event.seat]
    match event:
        case events.TrapSprung(seat, trap):
            if trap not in (events.Trap.SLOW, events.Trap.WEAK):
                return table
            new = Lasting(trap.value, Clock.TURNS, TRAP_TURNS, table.number)
            return table.with_hero(seat, lasting=begun(hero.lasting, new))
        case events.RoadConditionEnded(seat, kind):
            quick = 0 if kind == "quick" else hero.quick
            return table.with_hero(seat, lasting=ran(hero.lasting, kind, 0), quick=quick)
        case events.HeroQuickened(seat, marks, turns):
            # The turn in which it is drunk is the first of them.
            new = Lasting("quick", Clock.TURNS, turns, table.number - 1)
            return table.with_hero(seat, lasting=begun(hero.lasting, new), quick=marks)
        case _:
            assert_never(event)


def _turned(table: Table, seat: Seat, number: int, rounds: int) -> Table:
    """Begin a turn; conditions of the one whose turn is over last a turn less."""
    lasting = table.own.lasting
    for each in due(lasting, Clock.TURNS, table.number):
        lasting = ran(lasting, each.kind, each.left)
    if lasting != table.own.lasting:
        table = table.with_hero(table.turn, lasting=lasting)
    return replace(table, turn=seat, number=number, round=rounds, thrown=0, arrived=False, offers=0)


def _geared(table: Table, event: events.Geared) -> Table:
    hero = table.heroes[event.seat]
    match event:
        case events.GearWorn(seat, card, off, life):
            table = laid_aside(table, seat, off)
            table = given(table, seat, card)
            worn = (*table.heroes[seat].worn, card)
            return table.with_hero(seat, worn=worn, life=life)
        case events.GearTakenOff(seat, card, life):
            return laid_aside(table, seat, (card,)).with_hero(seat, life=life)
        case events.ClassTaken(seat, card, off, life):
            calling = table.setup.cards.treasure(card).calling
            table = given(laid_aside(table, seat, off), seat, card)
            return table.with_hero(seat, calling=calling, life=life)
        case events.SkillLearned(seat, card, forgot, life):
            table = given(table, seat, card)
            if forgot:
                table = taken(table, seat, forgot)
            skills = without(hero.skills, (forgot,) if forgot else ())
            return table.with_hero(seat, skills=(*skills, card), life=life)
        case events.CardPlayed():
            return _card(table, event)
        case _:
            assert_never(event)


def _card(table: Table, event: events.CardPlayed) -> Table:
    """In a fight a card is the act of a turn; a skill stays, and is played once a fight."""
    if not event.kept:
        table = played(table, event.seat, event.card)
    if table.fight is None:
        return table
    heroes = tuple(
        replace(each, used=(*each.used, event.card))
        if event.kept and each.seat == event.seat
        else each
        for each in table.fight.heroes
    )
    return table.in_fight(heroes=heroes, acted=True)


def _traded(table: Table, event: events.Traded) -> Table:
    match event:
        case events.OfferMade(seat, to, give, get):
            return replace(table, bargain=Bargain(seat, to, give, get), offers=table.offers + 1)
        case events.OfferChanged(seat, to, give, get):
            return replace(table, bargain=Bargain(seat, to, give, get, changed=True))
        case events.OfferAgreed():
            return replace(_agreed(table, event), bargain=None)
        case events.OfferRefused():
            return replace(table, bargain=None)
        case _:
            assert_never(event)


def _agreed(table: Table, event: events.OfferAgreed) -> Table:
    table = _handed(table, event.of, event.give, event.off).with_hero(event.of, life=event.of_life)
    table = _handed(table, event.seat, event.get, event.own_off)
    table = table.with_hero(event.seat, life=event.life)
    for seat, cards in ((event.seat, event.give), (event.of, event.get)):
        for card in cards:
            table = taken(table, seat, card)
    return table


def _handed(
    table: Table, seat: Seat, cards: tuple[CardName | None, ...], off: tuple[CardName, ...]
) -> Table:
    """Take cards away from a hero: those that come off, and the rest out of its hand."""
    table = laid_aside(table, seat, off)
    for card in cards:
        table = given(table, seat, card)
    return table


def _course(table: Table, event: events.Course) -> Table:
    match event:
        case events.SeatResigned(seat):
            return _left(table, seat)
        case events.MatchEnded(how, winners):
            return replace(table, fight=None, bargain=None, ending=Ending(how, winners))
        case _:
            assert_never(event)


def _left(table: Table, seat: Seat) -> Table:
    """Take a hero out of the story; what it has goes with it."""
    bargain, fight = table.bargain, table.fight
    table = table.with_hero(seat, resigned=True)
    if bargain is not None and seat in (bargain.of, bargain.to):
        table = replace(table, bargain=None)
    if fight is None:
        return table
    return table.in_fight(
        heroes=tuple(each for each in fight.heroes if each.seat != seat),
        companions=tuple(each for each in fight.companions if each.of != seat),
        asked=tuple(each for each in fight.asked if each != seat),
    )
