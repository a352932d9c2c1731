"""By which parts of the table an action is pointed out: cards, cells, marks, enemies, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.core.dials import Knob
from game.core.rules import Seat
from game.core.spelling import Card, Dial, Piece, SeatOf, Speller, Spelling, Spot, Word

from . import actions
from .actions import NO_FIGURE, SLOTS, Action, Change, Offer
from .standing import fighter, target
from .state import Table
from .trading import goods, slots
from .walking import end_of_way

MARK: Final = "mark"
TAKE_OFF, OFFER, CHANGE = Word("take_off"), Word("offer"), Word("change")
JOIN, STAY_OUT = Word("join"), Word("stay_out")
ADMIT, TURN_AWAY = Word("admit"), Word("turn_away")
FORWARD, BACK, ATTACK = Word("forward"), Word("back"), Word("attack")
SAID: Final = {
    actions.Throw: Word("throw"),
    actions.Rest: Word("rest"),
    actions.Challenge: Word("challenge"),
    actions.Flee: Word("flee"),
    actions.EndTurn: Word("end_turn"),
    actions.Agree: Word("agree"),
    actions.Refuse: Word("refuse"),
    actions.Resign: Word("resign"),
}
GIVE: Final = {f"give_{slot}": slot for slot in range(1, SLOTS + 1)}
GET: Final = {f"get_{slot}": slot for slot in range(1, SLOTS + 1)}


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case actions.Walk(_, back):
            to = Spot(MARK, end_of_way(table, back=back))
            return ((BACK if back else FORWARD,), (to,))
        case actions.Join(_, comes):
            return ((JOIN if comes else STAY_OUT,),)
        case actions.Admit(_, lets):
            return ((ADMIT if lets else TURN_AWAY,),)
        case actions.Place(_, at) | actions.Step(_, at):
            return ((at,),)
        case actions.Attack():
            return tuple(_attack(table, seat))
        case Offer(_, to):
            return ((OFFER, SeatOf(to), *_dials(table, seat, to, action)),)
        case Change():
            other = table.bargain.of if table.bargain is not None else seat
            return ((CHANGE, *_dials(table, seat, other, action)),)
        case actions.TakeOff(_, card):
            # What lies in the hand, too, is put on by its name.
            alone = () if card in table.heroes[seat].hand else ((Card(card),),)
            return ((TAKE_OFF, Card(card)), *alone)
        case _:
            return (_card(action) or (SAID[type(action)],),)


def grave(_table: Table, _seat: Seat, action: Action) -> bool:
    """A class is for good."""
    return isinstance(action, actions.Become)


def turned(action: Action, dial: Dial) -> Action:
    """Return the same bargain with a card in it, or not."""
    if not isinstance(action, Offer | Change):
        return action
    if dial.name in GIVE:
        return replace(action, give=_with(action.give, GIVE[dial.name], dial.value))
    return replace(action, get=_with(action.get, GET[dial.name], dial.value))


def stands(table: Table, seat: Seat, action: Action) -> Action:
    """Return an offer of nothing yet, or a change that begins with what is offered."""
    if isinstance(action, Offer):
        return replace(action, give=(), get=())
    bargain = table.bargain
    if isinstance(action, Change) and bargain is not None:
        give = slots(bargain.get, goods(table, seat, seat))
        get = slots(bargain.give, goods(table, seat, bargain.of))
        return replace(action, give=give, get=get)
    return action


def _card(action: Action) -> Spelling:
    """Return how what is done with a card is pointed out, nothing for anything else."""
    match action:
        case actions.Learn(_, card, forget) if forget:
            return Card(card), Card(forget)
        case actions.Use(_, card, at) if at != NO_FIGURE:
            return Card(card), Piece(at)
        case actions.Teleport(_, card, to):
            return Card(card), Spot(MARK, to)
        case actions.Wear() | actions.Become() | actions.Learn() | actions.Use() | actions.Pick():
            return (Card(action.card),)
        case _:
            return ()


def _attack(table: Table, seat: Seat) -> Iterator[Spelling]:
    yield (ATTACK,)
    own = fighter(table.fight, seat) if table.fight is not None else None
    there = target(table.fight, own.at) if table.fight is not None and own is not None else None
    if there is not None:
        yield (Piece(there.number),)


def _dials(table: Table, seat: Seat, other: Seat, action: Offer | Change) -> Iterator[Dial]:
    """Yield a dial for each card that may change hands: below 0 the own side gives it."""
    for slot in range(1, len(goods(table, seat, seat)) + 1):
        yield Dial(f"give_{slot}", -int(slot in action.give))
    for slot in range(1, len(goods(table, seat, other)) + 1):
        yield Dial(f"get_{slot}", int(slot in action.get))


def _with(chosen: tuple[int, ...], slot: int, value: int) -> tuple[int, ...]:
    left = {*chosen} - {slot}
    return tuple(sorted(left | {slot} if value else left))


_WORDS = (TAKE_OFF, OFFER, CHANGE, JOIN, STAY_OUT, ADMIT, TURN_AWAY, FORWARD, BACK, ATTACK)
SPELL: Speller = Speller(
    of=spell,
    at_once=lambda action: True,
    grave=grave,
    words=frozenset(word.name for word in (*_WORDS, *SAID.values())),
    spots=frozenset({MARK}),
    knobs={**dict.fromkeys(GIVE, Knob(-1, 0)), **dict.fromkeys(GET, Knob(0, 1))},
    turned=turned,
    stands=stands,
)
