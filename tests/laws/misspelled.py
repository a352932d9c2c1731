"""The demonstration game with something wrong in how its actions are picked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.grid import STRAIGHT, Facing
from game.core.rules import Rules, Seat
from game.core.spelling import Card, Count, Dial, Knob, Spelling, Spot, Word
from tests.demo.rules import DEMO
from tests.demo.rules.actions import Aim, Commit, PlaceCard, TakeBack
from tests.demo.rules.spelling import READY, SPELL, TAKE_BACK
from tests.demo.rules.state import Order, Table

FACINGS = tuple(Facing)
Spelled = tuple[Spelling, ...]


def spelled(of: Any = SPELL.of, **changes: Any) -> Rules:
    return replace(DEMO, spell=replace(SPELL, of=of, **changes))


def spells_nothing_at_all() -> Rules:
    return replace(DEMO, spell=None)


def leaves_an_action_out() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        return () if isinstance(action, TakeBack) else SPELL(table, seat, action)

    return spelled(of)


def takes_nothing_for_an_action() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        also = ((),) if isinstance(action, Commit) else ()
        return (*SPELL(table, seat, action), *also)

    return spelled(of)


def says_one_word_for_two_things() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        return ((READY,),) if isinstance(action, TakeBack) else SPELL(table, seat, action)

    return spelled(of)


def spells_by_the_other_hand() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        swapped = {(READY,): (TAKE_BACK,), (TAKE_BACK,): (READY,)}
        (parts,) = SPELL(table, seat, action)
        return (swapped.get(parts, parts) if _knows_others(table, seat) else parts,)

    return spelled(of)


def finds_usual_by_the_other_hand() -> Rules:
    def usual(table: Table, seat: Seat, left: tuple[Any, ...]) -> Any:
        return left[-1] if _knows_others(table, seat) else left[0]

    return spelled(_begun_by_a_word, usual=usual)


def shows_a_card_of_nobody() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        joker = ((Card("joker"), *SPELL(table, seat, action)[0]),)
        return joker if isinstance(action, PlaceCard) else SPELL(table, seat, action)

    return spelled(of)


def points_at_a_spot_it_never_named() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        return ((Spot("pile"),),) if isinstance(action, TakeBack) else SPELL(table, seat, action)

    return spelled(of)


def says_a_word_it_never_named() -> Rules:
    return spelled(words=frozenset({READY.name}))


def takes_what_was_not_picked() -> Rules:
    def usual(table: Table, seat: Seat, left: tuple[Any, ...]) -> Any:
        return Aim(seat, STRAIGHT[0])

    return spelled(_begun_by_a_word, usual=usual)


def counts_what_others_have_laid() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        laid = sum(len(tank.laid) for tank in table.tanks if tank.seat != seat)
        return ((Count(laid), *SPELL(table, seat, action)[0]),)

    return spelled(of)


def does_at_once_what_could_go_on() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        also = ((TAKE_BACK, TAKE_BACK),) if isinstance(action, TakeBack) else ()
        return (*SPELL(table, seat, action), *also)

    return spelled(of)


def turns_an_aim_where_none_may_be() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        if isinstance(action, Aim):
            return ((Word("aim"), Dial("way", FACINGS.index(action.facing))),)
        return SPELL(table, seat, action)

    def turned(action: Any, dial: Dial) -> Any:
        return replace(action, facing=FACINGS[dial.value]) if isinstance(action, Aim) else action

    knobs = {"way": Knob(0, len(FACINGS) - 1, round=True)}
    return spelled(of, words=SPELL.words | {"aim"}, knobs=knobs, turned=turned)


def begins_with_a_dial() -> Rules:
    def of(table: Table, seat: Seat, action: Any) -> Spelled:
        return ((Dial("level", 1), *SPELL(table, seat, action)[0]),)

    return spelled(of, knobs={"level": Knob(1, 1)})


BREAKS = {
    spells_nothing_at_all: "every legal action is spelled",
    leaves_an_action_out: "every legal action is spelled",
    takes_nothing_for_an_action: "every legal action is spelled",
    says_one_word_for_two_things: "no spelling names two actions",
    spells_by_the_other_hand: "a spelling needs only the view",
    finds_usual_by_the_other_hand: "a spelling needs only the view",
    shows_a_card_of_nobody: "every part lies on the table",
    points_at_a_spot_it_never_named: "every part lies on the table",
    says_a_word_it_never_named: "every part lies on the table",
    takes_what_was_not_picked: "picking part by part ends in the action",
    counts_what_others_have_laid: "an action keeps its spelling while others act",
    turns_an_aim_where_none_may_be: "every dial turns as far as it goes",
    begins_with_a_dial: "every dial turns as far as it goes",
    does_at_once_what_could_go_on: "what is done at once ends there",
}


def _begun_by_a_word(table: Table, seat: Seat, action: Any) -> Spelled:
    return ((READY, *SPELL(table, seat, action)[0]),)


def _knows_others(table: Table, seat: Seat) -> bool:
    return any(isinstance(card, Order) for t in table.tanks if t.seat != seat for card in t.hand)
