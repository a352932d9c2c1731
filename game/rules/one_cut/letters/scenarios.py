"""Scenarios of One Cut: a position, what both do, and what comes of it.

`board` is drawn as `drawing` says; `hands`, `discards`, `wounds`, `points`, `wins`, `round`,
`duel`, `best of`, `options` and `throws` may be given beside it. An order is a seat and a row,
`1 strike, block`, which is laid and committed; or one action, `2 step D5`, `1 take back`. What is
laid, asked, named and drawn is not told in the story: `planned` and `drawn` have it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.played_story import Played, Reading, along
from game.core.rules import IllegalAction, Seat, Sections
from game.rules.one_cut import events
from game.rules.one_cut.actions import (
    Action,
    AgreeMarks,
    Commit,
    KeepMarks,
    LayCard,
    NameMark,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.choices import legal, to_act
from game.rules.one_cut.evolve import evolve
from game.rules.one_cut.field import cell_named
from game.rules.one_cut.letters.drawn_table import draw
from game.rules.one_cut.play import apply
from game.rules.one_cut.referee_tasks import State
from game.rules.one_cut.state import SEATS, Side, Table
from game.rules.one_cut.view import view
from game.rules.one_cut.why_not.explain import explain
from game.rules.one_cut.why_not.refusing import refusal

from .drawing import draw_board
from .events_in_english import tell
from .notation import card_names, name, seat_name
from .scenario_position import read_cards, read_position

_AT_CELL: Mapping[str, Callable[[Seat, Cell], Action]] = {
    "mark": NameMark,
    "step": StepTo,
    "push": PushTo,
}
_PLANNED = events.Planned | events.StepsAsked | events.StepNamed
_QUIET = _PLANNED | events.CardDrawn | events.RoundBegan


def given(sections: Sections) -> State:
    """Return the state that a scenario's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Do what is ordered, then answer what is asked."""
    start = read_position(sections)
    found = _READING.play(start.state, sections.get("orders", ()))
    asked = _READING.ask(found.state.table, sections.get("ask", ()))
    return replace(found, asked=asked, shown=start.cut.cells)


def play(sections: Sections) -> Sections:
    """Answer what is asked, do what is ordered and return all results."""
    found = played(sections)
    table = found.state.table
    paired = [
        (each.event, tell(at, each.event)) for at, each in along(found.before, found.told, evolve)
    ]
    results = {
        "answers": found.answers(explain),
        "rules": tuple(each.rule for each in found.told),
        "after": draw_board(table, read_position(sections).cut),
        "planned": tuple(line for event, line in paired if isinstance(event, _PLANNED)),
        "drawn": tuple(line for event, line in paired if isinstance(event, events.CardDrawn)),
        "choices": tuple(
            f"{s + 1} {name(table, a)}" for s in to_act(table) for a in legal(table, s)
        ),
        "held": tuple(_held(table, seat) for seat in SEATS),
        **{f"seen by {seat + 1}": _seen(table, seat) for seat in SEATS},
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    story = tuple(line for event, line in paired if not isinstance(event, _QUIET))
    return {"story": story, **results}


def ordered(table: Table, line: str) -> Iterator[Action]:
    """Yield the actions of an order."""
    number, _, words = line.partition(" ")
    if not number.isdecimal():
        raise Unreadable(f"{line!r} does not begin with the number of a seat")
    seat: Seat = int(number) - 1
    match words.split(maxsplit=1):
        case ["take", "back"]:
            yield TakeBack(seat)
        case ["commit"]:
            yield Commit(seat)
        case ["lay", written]:
            yield from (LayCard(seat, card) for card in read_cards(written))
        case ["agree"]:
            yield AgreeMarks(seat)
        case ["fair", "marks"]:
            yield KeepMarks(seat)
        case [("mark" | "step" | "push") as verb, written]:
            cell = cell_named(written)
            if cell is None:
                raise Unreadable(f"{written!r} is no cell of the field")
            yield _AT_CELL[verb](seat, cell)
        case _:
            yield from (LayCard(seat, card) for card in read_cards(words))
            yield Commit(seat)


def _held(table: Table, seat: Seat) -> str:
    side: Side = table.sides[seat]
    hand = card_names(side.hand or ())
    return f"{seat_name(seat)} {hand}; discard {card_names(side.discard)}; deck {side.deck_count}"


def _seen(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the sides as a seat sees them, without the field."""
    return tuple(draw(view(table, seat)).splitlines()[-len(SEATS) :])


_READING = Reading(ordered, apply, refusal)
