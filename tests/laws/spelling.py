"""Laws of how actions are picked; a game that spells nothing breaks only the first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from game.core.chance import Dice
from game.core.rules import IllegalAction, Rules, Seat, State
from game.core.spelling import (
    Count,
    Dial,
    Offers,
    Part,
    Picking,
    SeatOf,
    Speller,
    Spelling,
    Spot,
    Way,
    Word,
)
from tests.laws.matches import Played, Subject, spread

TRIED = 8
"""So many actions are picked part by part where a list is longer."""


@dataclass(frozen=True)
class Choice:
    """What a seat may choose from, on the whole table and on what it sees of it."""

    spell: Speller
    table: Any
    seen: Any
    seat: Seat
    actions: tuple[Any, ...]

    def spellings(self, action: Any) -> tuple[Spelling, ...]:
        return self.spell(self.seen, self.seat, action)

    def spelled(self) -> Iterator[tuple[Any, Spelling]]:
        for action in self.actions:
            for spelling in self.spellings(action):
                yield action, spelling

    def picked(self) -> Iterator[tuple[Any, Spelling, Picking]]:
        """Yield spelled actions, at most so many as are tried, each with a picking not begun."""
        begun = Picking(Offers(self.spell, self.seen, self.seat, self.actions))
        actions = self.actions
        if len(actions) > TRIED:
            actions = Dice(len(actions), "picked").sample(actions, TRIED)
        for action in actions:
            for spelling in self.spellings(action):
                yield action, spelling, begun


def every_action_is_spelled(subject: Subject, played: Played) -> None:
    assert subject.rules.spell is not None, "the game spells no action"
    for choice in _choices(subject, played):
        for action in choice.actions:
            spellings = choice.spellings(action)
            assert spellings, f"{action} has no spelling"
            assert all(spellings), f"{action} has a spelling of no parts"


def no_spelling_names_two(subject: Subject, played: Played) -> None:
    for choice in _choices(subject, played):
        named: dict[Spelling, Any] = {}
        for action, spelling in choice.spelled():
            first = named.setdefault(spelling, action)
            assert first == action, f"{spelling} names {first} and {action}"


def a_spelling_needs_only_the_view(subject: Subject, played: Played) -> None:
    for choice in _choices(subject, played):
        spell, table, seat = choice.spell, choice.table, choice.seat
        for action in choice.actions:
            assert choice.spellings(action) == spell(table, seat, action), f"secrets in {action}"
        for _, spelling, picking in choice.picked():
            for part in spelling[:1]:
                picking = picking.take(part)
            left = picking.left
            usual = spell.usual(choice.seen, seat, left)
            assert usual == spell.usual(table, seat, left), f"secrets in what is usual: {usual}"


def every_part_lies_on_the_table(subject: Subject, played: Played) -> None:
    for choice in _choices(subject, played):
        parts = dict.fromkeys(part for _, spelling in choice.spelled() for part in spelling)
        for part in parts:
            assert _there(subject, choice, part), f"{part} is not there for seat {choice.seat}"


def picking_ends_in_the_action(subject: Subject, played: Played) -> None:
    """What stands for the parts on the way is one of the actions they can still lead to."""
    for choice in _choices(subject, played):
        for action, spelling, picking in choice.picked():
            for part in spelling:
                follows = picking.may(part) if isinstance(part, Dial) else part in picking.next
                assert follows, f"{part} cannot follow {picking.picked}"
                picking = picking.take(part)
                # Dials that were not turned yet stand elsewhere.
                lost = not picking.dials and action not in picking.left
                assert not lost, f"{action} is lost after {picking.picked}"
                usual = picking.usual
                assert usual is None or usual in picking.left, f"{usual} was not picked"
            finished = picking.finished
            assert finished is not None, f"{spelling} ends in nothing"
            assert spelling in choice.spellings(finished), f"{spelling} ends in {finished}"


def an_action_keeps_its_spelling(subject: Subject, played: Played) -> None:
    """While others act a picking keeps its longest start that still leads somewhere."""
    rules = subject.rules
    for turn in spread(played.turns, subject.turns):
        for before in _moment(rules, turn.before):
            for now in _moment(rules, turn.step.state):
                if before.seat == now.seat != turn.action.seat:
                    _keeps(before, now)


def what_is_done_at_once_ends_there(subject: Subject, played: Played) -> None:
    for choice in _choices(subject, played):
        spelled = tuple(choice.spelled())
        starts = {spelling[:count] for _, spelling in spelled for count in range(len(spelling))}
        for action, spelling in spelled:
            longer = spelling in starts and choice.spell.at_once(action)
            assert not longer, f"{action} is done at once, and {spelling} could go on"


def every_dial_turns_as_far_as_it_goes(subject: Subject, played: Played) -> None:
    """What is spelled with a dial turned anywhere may be asked for, and is done or refused."""
    rules = subject.rules
    for state in spread(played.states, subject.turns):
        for choice in _moment(rules, state):
            assert all(isinstance(p, Dial) for _, s in choice.spelled() for p in _tail(s))
            moves = rules.moves(choice.seen, choice.seat)
            assert all(action in moves for action in choice.actions)
            for _, spelling, picking in choice.picked():
                for part in spelling:
                    picking = picking.take(part)
                for action in _turned_anywhere(picking, state.told):
                    assert action in moves, f"{action} may not be asked for"
                    with suppress(IllegalAction):
                        rules.apply(state, action)


def _turned_anywhere(picking: Picking, number: int) -> Iterator[Any]:
    """Yield what is spelled with each dial at its ends, and with all of them anywhere."""
    ends = [
        Dial(dial.name, value)
        for dial in picking.dials
        for value in (picking.knob(dial).least, picking.knob(dial).most)
    ]
    for each in ends:
        assert picking.may(each), f"{each} cannot be turned to"
        yield picking.take(each).finished
    dice = Dice(number, "dials", len(ends))
    for dial in picking.dials:
        knob = picking.knob(dial)
        picking = picking.take(Dial(dial.name, dice.choice(range(knob.least, knob.most + 1))))
    if ends:
        yield picking.finished


def _tail(spelling: Spelling) -> Spelling:
    """Return a spelling from its first dial on, and from its first part if that is one."""
    start = next((n for n, part in enumerate(spelling) if isinstance(part, Dial)), len(spelling))
    assert start or not spelling, f"{spelling} begins with a dial"
    return spelling[start:]


def _keeps(before: Choice, now: Choice) -> None:
    for action in set(before.actions) & set(now.actions):
        same = before.spellings(action) == now.spellings(action)
        assert same, f"{action} was spelled {before.spellings(action)}"
    offers = Offers(now.spell, now.seen, now.seat, now.actions)
    for _, spelling, picking in before.picked():
        for part in spelling:
            picking = picking.take(part)
        kept = max((_common(spelling, other) for _, other in now.spelled()), default=0)
        assert picking.among(offers).picked == spelling[:kept], f"{spelling} is not kept"


def _common(one: Spelling, other: Spelling) -> int:
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _there(subject: Subject, choice: Choice, part: Part) -> bool:
    table, seat = choice.table, choice.seat
    match part:
        case Word(name):
            return name in choice.spell.words
        case Spot(name):
            return name in choice.spell.spots and subject.there(table, seat, part)
        case SeatOf(other):
            return 0 <= other < subject.rules.seats(table)
        case Way():
            return True
        case Count(count):
            return count >= 0
        case Dial(name, value):
            return name in choice.spell.knobs and choice.spell.knobs[name].may(value)
        case _:
            return subject.there(table, seat, part)


def _choices(subject: Subject, played: Played) -> Iterator[Choice]:
    for state in spread(played.states, subject.turns):
        yield from _moment(subject.rules, state)


def _moment(rules: Rules, state: State) -> Iterator[Choice]:
    if rules.spell is None:
        return
    for seat in rules.to_act(state.table):
        seen = rules.view(state.table, seat)
        yield Choice(rules.spell, state.table, seen, seat, rules.legal(seen, seat))
