"""Who decides now and what: all that may be asked for, worked out, and the few that stand for it.

Of bargains there are millions; a few of each are listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice, product
from typing import Final

from game.core.long_list import Block, LongList
from game.core.rules import Outcome, Seat
from game.rules.road_to_the_overlord.why_not.of_fight import fought
from game.rules.road_to_the_overlord.why_not.of_gear import drink, for_fight, geared, leads_away
from game.rules.road_to_the_overlord.why_not.refusing import refusal

from . import actions
from .actions import NO_FIGURE, Action, Change, Offer
from .cards import CardName, Sort, Treasure
from .course import acting
from .field import HEROES, beside
from .slot_choices import SlotChoices
from .standing import aimed, fighter
from .state import PASSIVES, Bargain, Fight, Stage, Table
from .trading import goods, partners, slots

LISTED: Final = 8
"""So many bargains are listed for each that one may trade with."""


def to_act(table: Table) -> tuple[Seat, ...]:
    seat = acting(table)
    return () if seat is None else (seat,)


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat != acting(table):
        return ()
    if table.bargain is not None:
        return (*_answers(seat), *_changes(table, seat, table.bargain))
    offers = (Offer(seat, to, *each) for to in _asked(table) for each in _few(table, seat, to))
    return (*_single(table, seat), *offers)


def whole(table: Table, seat: Seat) -> LongList:
    """Return all that a seat may ask for; of its bargains those of nothing at all are refused."""
    if seat != acting(table):
        return LongList()
    bargain = table.bargain
    if bargain is not None:
        change = SlotChoices(Change(seat), {}, *_counts(table, seat, bargain.of))
        return LongList(*_blocks(_answers(seat)), *(() if bargain.changed else (change,)))
    offers = (SlotChoices(Offer(seat, to), {}, *_counts(table, seat, to)) for to in _asked(table))
    return LongList(*_blocks(_single(table, seat)), *offers)


def outcome(table: Table) -> Outcome | None:
    return None if table.ending is None else Outcome(frozenset(table.ending.winners))


def _single(table: Table, seat: Seat) -> Iterator[Action]:
    """Yield all but answers and offers."""
    if table.fight is not None:
        return _in_fight(table, table.fight, seat)
    if table.thrown:
        ways: tuple[Action, ...] = (actions.Walk(seat), actions.Walk(seat, back=True))
        return (way for way in ways if refusal(table, way) is None)
    return _on_road(table, seat)


def _on_road(table: Table, seat: Seat) -> Iterator[Action]:
    yield actions.Throw(seat)
    yield actions.Rest(seat)
    if table.own.mark == table.setup.last:
        yield actions.Challenge(seat)
    for card in _hand(table, seat):
        yield from _of_card(table, seat, card)
    yield from (actions.TakeOff(seat, name) for name in dict.fromkeys(table.own.worn))


def _of_card(table: Table, seat: Seat, card: Treasure) -> Iterator[Action]:
    if leads_away(card):
        yield from (actions.Teleport(seat, card.name, to) for to in range(table.setup.last - 1))
    match card.sort:
        case Sort.GEAR | Sort.CLASS | Sort.PASSIVE:
            yield from (each for each in _gear(table, seat, card) if geared(table, each) is None)
        case Sort.POTION:
            use = actions.Use(seat, card.name)
            if drink(table, use) is None:
                yield use
        case _:
            pass


def _gear(table: Table, seat: Seat, card: Treasure) -> Iterator[actions.Geared]:
    skills = table.own.skills
    if card.sort is Sort.GEAR:
        yield actions.Wear(seat, card.name)
    elif card.sort is Sort.CLASS:
        yield actions.Become(seat, card.name)
    elif len(skills) < PASSIVES:
        yield actions.Learn(seat, card.name)
    else:
        yield from (actions.Learn(seat, card.name, forget) for forget in skills)


def _in_fight(table: Table, fight: Fight, seat: Seat) -> Iterator[Action]:
    match fight.stage:
        case Stage.JOINING:
            return iter((actions.Join(seat), actions.Join(seat, comes=False)))
        case Stage.ADMITTING:
            return iter((actions.Admit(seat), actions.Admit(seat, lets=False)))
        case Stage.LOOT:
            return (actions.Pick(seat, card) for card in dict.fromkeys(fight.loot))
        case Stage.PLACING:
            places = (actions.Place(seat, at) for at in HEROES)
            return (each for each in places if fought(table, fight, each) is None)
        case Stage.FIGHTING:
            return _of_turn(table, fight, seat)


def _of_turn(table: Table, fight: Fight, seat: Seat) -> Iterator[Action]:
    own = fighter(fight, seat)
    around = beside(own.at) if own is not None and own.at is not None else ()
    steps = () if fight.stepped else (actions.Step(seat, to) for to in around)
    deeds: tuple[actions.Fought, ...] = actions.Attack(seat), actions.Flee(seat)
    moves: Iterator[actions.Fought | actions.Use] = chain(steps, _uses(table, fight, seat), deeds)
    yield from (each for each in moves if fought(table, fight, each) is None)
    yield actions.EndTurn(seat)


def _uses(table: Table, fight: Fight, seat: Seat) -> Iterator[actions.Use]:
    if fight.acted:
        return
    for card in _hand(table, seat):
        if for_fight(card):
            targets = [foe.number for foe in fight.foes] if aimed(card) else [NO_FIGURE]
            yield from (actions.Use(seat, card.name, at) for at in targets)


def _hand(table: Table, seat: Seat) -> Iterator[Treasure]:
    """Yield the cards of a hand, equal ones once."""
    hand: Iterable[CardName | None] = dict.fromkeys(table.heroes[seat].hand)
    return (table.setup.cards.treasure(name) for name in hand if name is not None)


def _answers(seat: Seat) -> tuple[Action, ...]:
    return actions.Agree(seat), actions.Refuse(seat)


def _changes(table: Table, seat: Seat, bargain: Bargain) -> Iterator[Action]:
    if bargain.changed:
        return
    lying = (
        slots(bargain.get, goods(table, seat, seat)),
        slots(bargain.give, goods(table, seat, bargain.of)),
    )
    for each in _few(table, seat, bargain.of):
        change = Change(seat, *each)
        if each != lying and refusal(table, change) is None:
            yield change


def _asked(table: Table) -> tuple[Seat, ...]:
    """Return to whom an offer may be made now."""
    return partners(table) if table.fight is None and not table.thrown else ()


def _few(table: Table, seat: Seat, other: Seat) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield a few bargains that stand for all: a card for a card, and gifts, both ways."""
    give, get = _counts(table, seat, other)
    pairs = product(range(1, give + 1), range(1, get + 1))
    yield from (((one,), (another,)) for one, another in islice(pairs, LISTED))
    if give:
        yield (1,), ()
    if get:
        yield (), (1,)


def _counts(table: Table, seat: Seat, other: Seat) -> tuple[int, int]:
    return len(goods(table, seat, seat)), len(goods(table, seat, other))


def _blocks(single: Iterable[Action]) -> Iterator[Block]:
    return (Block(action, {}) for action in single)
