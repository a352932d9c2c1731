"""Stories of Lamps Till Dawn: a position, what all plan, and what comes of it.

How a position is given says `scenario_position`. An order is a seat and its plan, `1 light, move
6>8`, which is planned and committed, or one action, `1 plan light`, `1 take back`, `1 commit`,
`1 whisper near 5`.
What is planned and what the turns are counted to is not told in the story: `planned` and
`counted` have it. `told to 1` is what a seat hears of it all, and `told to all` a bystander.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.played_story import Played, Reading, along
from game.core.rules import NOBODY, IllegalAction, Seat, Sections
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Action,
    Commit,
    Phrase,
    PlanCall,
    PlanLamp,
    PlanMove,
    Planned,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    TakeBack,
    Wake,
    Whisper,
)
from game.rules.lamps_till_dawn.choices import legal, to_act
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.play import apply
from game.rules.lamps_till_dawn.state import State, Table
from game.rules.lamps_till_dawn.view import redact, view
from game.rules.lamps_till_dawn.why_not.explain import explain
from game.rules.lamps_till_dawn.why_not.refusing import refusal

from .drawing import draw_house
from .drawn_table import draw_hidden
from .events_in_english import tell
from .notation import NEW, name
from .scenario_position import read_position, read_room

_QUIET = events.Planning | events.TurnCounted | events.TurnBegan


def given(sections: Sections) -> State:
    """Return the state that a story's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Do what is ordered, then answer what is asked."""
    start = read_position(sections)
    found = _READING.play(start, sections.get("orders", ()))
    asked = _READING.ask(found.state.table, sections.get("ask", ()))
    cells = (room.quarters for room in start.table.house.rooms)
    return replace(found, asked=asked, shown=tuple(cell for four in cells for cell in four))


def play(sections: Sections) -> Sections:
    """Answer what is asked, do what is ordered and return all results."""
    found = played(sections)
    table = found.state.table
    paired = [
        (each.event, tell(at, each.event)) for at, each in along(found.before, found.told, evolve)
    ]
    results = {
        "answers": found.answers(explain),
        "rules": tuple(each.rule for each in found.told if not isinstance(each.event, _QUIET)),
        "after": draw_house(table.house, table.lamps),
        "there": draw_hidden(table),
        "planned": tuple(line for event, line in paired if isinstance(event, events.Planning)),
        "counted": tuple(line for event, line in paired if isinstance(event, events.TurnCounted)),
        "counters": (f"dawn {table.dawn}, madness {table.madness}",),
        "choices": tuple(
            f"{s + 1} {name(table, a)}" for s in to_act(table) for a in legal(table, s)
        ),
        "told to all": _heard(found, NOBODY),
        "seen by all": draw_hidden(view(table, NOBODY)),
        **{f"told to {seat + 1}": _heard(found, seat) for seat in table.seats},
        **{f"seen by {seat + 1}": draw_hidden(view(table, seat)) for seat in table.seats},
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
        case ["whisper", words]:
            yield _whispered(seat, words)
        case ["plan", written]:
            yield from (_planned(seat, each) for each in written.split(","))
        case _:
            yield from (_planned(seat, each) for each in words.split(","))
            yield Commit(seat)


def _whispered(seat: Seat, written: str) -> Whisper:
    """Read a word to partners, of a room or of none."""
    word, *where = written.split()
    if word not in {each.value for each in Phrase} or len(where) > 1:
        raise Unreadable(f"{written!r} is no word to partners: such as near, or near 5")
    return Whisper(seat, Phrase(word), read_room(where[0]) if where else None)


def _planned(seat: Seat, written: str) -> Planned:
    """Read one action of a plan."""
    match written.split():
        case ["move", way]:
            return PlanMove(seat, tuple(map(read_room, way.split(">"))))
        case ["light"] | ["put", "out"]:
            return PlanLamp(seat)
        case ["banish" | "repel" as ritual]:
            return PlanRitual(seat, Ritual(ritual))
        case ["call", "in", room, "tell", hint]:
            return PlanCall(seat, read_room(room), read_room(hint))
        case ["wake", number] if number.isdecimal():
            return Wake(seat, int(number))
        case ["wake", *words] if " ".join(words) == NEW:
            return Wake(seat, JUST_CALLED)
        case ["scare"]:
            return PlanScare(seat)
        case ["wait"]:
            return PlanWait(seat)
        case _:
            raise Unreadable(f"{written.strip()!r} is no action: such as light, or move 6>8")


def _heard(found: Played, seat: Seat) -> tuple[str, ...]:
    """Return what a seat hears, but for turns that are counted and begin."""
    heard = [replace(each, event=redact(each.event, seat)) for each in found.told]
    lines = along(view(found.before, seat), heard, evolve)
    quiet = events.TurnCounted | events.TurnBegan
    return tuple(tell(at, e.event) for at, e in lines if not isinstance(e.event, quiet))


_READING = Reading(ordered, apply, refusal)
