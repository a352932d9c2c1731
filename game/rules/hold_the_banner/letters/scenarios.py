"""Stories of Hold the Banner: a position, what all plan, and what comes of it.

How a position is given says `scenario_position`. An order is a tank with its route and shots, `1 U4
R2 !4L`, after which its seat commits once all its tanks have a route; `1 plan U4` only plans. Of a
seat it is `seat 1 commit`, `take back`, `refill`, `time`, `stay`, `return 8,24`, `spawn 12,0` or
`rescue 4,6`. `story` leaves out what is planned, which `planned` has; `after` is the window of
`map` again. `told to 1` is what a seat hears of it all, `told to all` a bystander.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.played_story import Played, Reading, along
from game.core.rules import NOBODY, IllegalAction, Seat, Sections
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    Refill,
    Rescue,
    Return,
    Spawn,
    Stay,
    TakeBack,
    TimedOut,
)
from game.rules.hold_the_banner.choices import legal, to_act
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.plans import Plan
from game.rules.hold_the_banner.play import apply
from game.rules.hold_the_banner.quarters import WIDTH
from game.rules.hold_the_banner.referee_tasks import State
from game.rules.hold_the_banner.routes import WAYS, route_named
from game.rules.hold_the_banner.state import Table
from game.rules.hold_the_banner.view import redact, view
from game.rules.hold_the_banner.why_not.explain import explain
from game.rules.hold_the_banner.why_not.refusing import refusal

from .drawing import draw_field, draw_window, point_name, read_corner, read_point
from .drawn_table import draw_pieces, draw_seats
from .events_in_english import tell
from .notation import name, seat_name
from .scenario_position import read_position

_QUIET = (
    events.PlanChanged
    | events.ActionPlanned
    | events.ActionTakenBack
    | events.PlanCommitted
    | events.PlansRevealed
    | events.TurnBegan
)


def given(sections: Sections) -> State:
    """Return the state that a story's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Do what is ordered, then answer what is asked."""
    found = _READING.play(read_position(sections), sections.get("orders", ()))
    asked = _READING.ask(found.state.table, sections.get("ask", ()))
    corner, wide, high = _window(sections)
    cells = {
        Cell((corner.x + x) // 2, (corner.y + y) // 2) for x in range(wide) for y in range(high)
    }
    return replace(found, asked=asked, shown=tuple(sorted(cells)))


def play(sections: Sections) -> Sections:
    """Answer what is asked, do what is ordered and return all results."""
    found = played(sections)
    table = found.state.table
    paired = [
        (each.event, tell(at, each.event)) for at, each in along(found.before, found.told, evolve)
    ]
    corner, wide, high = _window(sections)
    drawn = draw_window(table, corner, wide, high)
    results = {
        "answers": found.answers(explain),
        "rules": tuple(each.rule for each in found.told if not isinstance(each.event, _QUIET)),
        "after": (f"at {point_name(corner)}", *drawn),
        "field": draw_field(table),
        "there": draw_pieces(table),
        "seats after": draw_seats(table),
        "planned": tuple(line for event, line in paired if isinstance(event, _QUIET)),
        "waits for": tuple(map(seat_name, to_act(table))),
        "choices": tuple(
            f"{seat_name(s)} {name(table, a)}" for s in to_act(table) for a in legal(table, s)
        ),
        "told to all": _heard(found, NOBODY),
        "seen by all": draw_seats(view(table, NOBODY)),
        **{f"told to {seat + 1}": _heard(found, seat) for seat in table.seats},
        **{f"seen by {seat + 1}": draw_seats(view(table, seat)) for seat in table.seats},
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    story = tuple(line for event, line in paired if not isinstance(event, _QUIET))
    return {"story": story, **results}


def ordered(table: Table, line: str) -> Iterator[Action]:
    """Yield the actions of an order."""
    match line.split():
        case ["seat", number, *words] if number.isdecimal():
            yield _of_seat(int(number) - 1, words)
        case [number, "plan", *words] if number.isdecimal():
            yield from _of_tank(table, int(number), words)
        case [number, *words] if number.isdecimal():
            actions = tuple(_of_tank(table, int(number), words))
            yield from actions
            seat = actions[0].seat
            plan = Plan.of(table, seat)
            others = {tank.number for tank in table.tanks_of(seat)} - {int(number)}
            if others <= plan.routes.keys():
                yield Commit(seat)
        case _:
            raise Unreadable(f"{line!r} is no order: such as 1 U4 R2 !4L, or seat 1 commit")


def _of_seat(seat: Seat, words: list[str]) -> Action:
    match words:
        case ["commit"]:
            return Commit(seat)
        case ["take", "back"]:
            return TakeBack(seat)
        case ["refill"]:
            return Refill(seat)
        case ["time"]:
            return TimedOut(seat)
        case ["stay"]:
            return Stay(seat)
        case ["return", place]:
            return Return(seat, read_point(place))
        case ["spawn", place]:
            return Spawn(seat, read_point(place))
        case ["rescue", place]:
            return Rescue(seat, read_point(place))
        case _:
            raise Unreadable(f"{' '.join(words)!r} is no order to a seat: such as commit")


def _of_tank(table: Table, number: int, words: list[str]) -> Iterator[Action]:
    """Yield a route, if there is one, and the shots; the first seat asks for tanks of nobody."""
    tank = table.tank(number)
    seat = tank.seat if tank else 0
    steps = [word for word in words if not word.startswith("!")]
    if steps:
        route = route_named(() if steps == ["stay"] else steps)
        if route is None:
            raise Unreadable(f"{' '.join(steps)!r} is no route: such as U4 R2")
        free = table.options.free_drawing
        yield DrawRoute(seat, number, route) if free else PlayCard(seat, number, route)
    for word in words:
        if word.startswith("!"):
            if not word[1:-1].isdecimal() or word[-1] not in WAYS:
                raise Unreadable(f"{word!r} is no shot: such as !4L")
            yield AddShot(seat, number, int(word[1:-1]), WAYS[word[-1]])


def _window(sections: Sections) -> tuple[Cell, int, int]:
    """Return the corner of the window that is drawn, how wide and how high it is."""
    if "map" not in sections:
        return Cell(0, 0), WIDTH, WIDTH
    head, *rows = sections["map"]
    return read_corner(head), max(map(len, rows)), len(rows)


def _heard(found: Played, seat: Seat) -> tuple[str, ...]:
    """Return what a seat hears, but for turns that begin."""
    heard = [replace(each, event=redact(each.event, seat)) for each in found.told]
    lines = along(view(found.before, seat), heard, evolve)
    return tuple(tell(at, e.event) for at, e in lines if not isinstance(e.event, events.TurnBegan))


_READING = Reading(ordered, apply, refusal)
