"""Scenarios of Arena of Eight: a position, what both do, and what comes of it.

`board` is the line; `fighters`, `hands`, `health`, `deck`, `turn`, `first blow`, `skips`, `frozen`,
`wins`, `taken`, `round` and `options` may be given beside it, those of a seat as `A kick, jump`.
An order is a fighter and what it does: `A uppercut`, `B block 2`. Who may reply and who is on turn
is not told in the story: `turns` and `asked for` have it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.played_story import Played, Reading, along
from game.core.rules import IllegalAction, Seat, Sections
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.actions import Action
from game.rules.arena_of_eight.choices import legal, to_act
from game.rules.arena_of_eight.evolve import evolve
from game.rules.arena_of_eight.landings import board_cell
from game.rules.arena_of_eight.letters.drawn_table import draw
from game.rules.arena_of_eight.play import apply
from game.rules.arena_of_eight.referee_tasks import State
from game.rules.arena_of_eight.state import CELLS, SEATS, Table
from game.rules.arena_of_eight.view import view
from game.rules.arena_of_eight.why_not.explain import explain
from game.rules.arena_of_eight.why_not.refusing import refusal

from .drawing import draw_line
from .events_in_english import tell
from .names import FIGURES, card_names, seat_name
from .notation import action_named, name
from .scenario_position import read_position

_QUIET = events.ReplyAsked | events.TurnBegan


def given(sections: Sections) -> State:
    """Return the state that a scenario's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Do what is ordered, then answer what is asked."""
    found = _READING.play(read_position(sections), sections.get("orders", ()))
    asked = _READING.ask(found.state.table, sections.get("ask", ()))
    return replace(found, asked=asked, shown=tuple(map(board_cell, CELLS)))


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
        "after": (draw_line(table),),
        "turns": tuple(line for event, line in paired if isinstance(event, events.TurnBegan)),
        "asked for": tuple(line for event, line in paired if isinstance(event, events.ReplyAsked)),
        "choices": tuple(
            f"{seat_name(s)} {name(table, a)}" for s in to_act(table) for a in legal(table, s)
        ),
        "held": tuple(f"{seat_name(s)} {card_names(table.sides[s].hand or ())}" for s in SEATS),
        "discard": (card_names(table.discard),),
        **{f"seen by {seat_name(seat).lower()}": _seen(table, seat) for seat in SEATS},
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    story = tuple(line for event, line in paired if not isinstance(event, _QUIET))
    return {"story": story, **results}


def ordered(table: Table, line: str) -> Iterator[Action]:
    """Yield the action of an order."""
    letter, _, words = line.partition(" ")
    if letter not in FIGURES:
        raise Unreadable(f"{line!r} does not begin with A or B")
    yield action_named(table, FIGURES.index(letter), words)


def _seen(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the sides as a seat sees them."""
    return tuple(draw(view(table, seat)).splitlines()[-len(SEATS) :])


_READING = Reading(ordered, apply, refusal)
