"""Stories of Deep Scan: a map and who is on it, what is done, and what comes of it.

How a position is given says `scenario_position`. An order begins with a ship, `A`, or with one of
the seats that lead it, `A2`; `A` alone is whoever of them is to act:
`A aim (3,2)`, `A toss 1 2 3`, `A toss 1 2 aside 30 -60`, `A strengthen 2`, `A stop`, `A wait`,
`A jump (3,2)`, `A buy probe`, `A repair`, `A repair by resources`, `A accept`, `A pay`,
`A decline`, `A offer B +1 probe, -1 money`, `B agree`, `B refuse`, `B change +2 money, -1 probe`,
`A resign`. `ask` has the same, answered and not done.

What comes of it: `story` (all that is told but for whose turn it is), or `refused`; `answers`;
`rules`, the paragraph of each line of the story; `after`, the map in signs; `there`, a line for
each ship; `lying`, the probes on the map; `reserved`, the events that lie open; `left`, the cards
of each pile, face down; `next`, who is to act; `firsts`, what was thrown for the first turn;
`choices`, how many; `listed`, the names of all of them; `kinds`, how many objects of each kind lie
how far from the base.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from game.core.codec import Unreadable
from game.core.played_story import Played, Reading, along
from game.core.rules import IllegalAction, Seat, Sections
from game.rules.deep_scan import actions, events
from game.rules.deep_scan.choices import legal, to_act
from game.rules.deep_scan.evolve import evolve
from game.rules.deep_scan.play import apply
from game.rules.deep_scan.sky import lanes
from game.rules.deep_scan.state import State, Table
from game.rules.deep_scan.why_not.explain import explain
from game.rules.deep_scan.why_not.refusing import refusal

from .drawing import draw_map
from .drawn_table import draw_lying, draw_reserved, draw_ships, draw_turn
from .events_in_english import tell
from .notation import card_name, name
from .reading import acting_seat, read_counts, read_point, read_ship, read_ware
from .scenario_position import read_position

_PLAIN: Final[Mapping[str, Callable[[Seat], actions.Action]]] = {
    "stop": actions.Stop,
    "wait": actions.Wait,
    "repair": actions.Repair,
    "accept": actions.Accept,
    "pay": actions.Pay,
    "decline": actions.Decline,
    "agree": actions.Agree,
    "refuse": actions.Refuse,
    "resign": actions.Resign,
}


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
    return replace(found, asked=asked)


def play(sections: Sections) -> Sections:
    """Answer what is asked, do what is ordered and return all results."""
    found = played(sections)
    loud = [each for each in found.told if not isinstance(each.event, events.TurnBegan)]
    results = {
        "answers": found.answers(explain),
        "rules": tuple(each.rule for each in loud),
        **_shown(found.state.table),
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    lines = along(found.before, found.told, evolve)
    story = (tell(at, e.event) for at, e in lines if not isinstance(e.event, events.TurnBegan))
    return {"story": tuple(story), **results}


def ordered(table: Table, line: str) -> Iterator[actions.Action]:
    """Yield the action of an order."""
    who, *words = line.split()
    seat = acting_seat(table, who)
    match words:
        case [word] if word in _PLAIN:
            yield _PLAIN[word](seat)
        case ["repair", "by", "resources"]:
            yield actions.Repair(seat, by_resources=True)
        case ["aim", at]:
            yield actions.Aim(seat, read_point(at))
        case ["jump", to]:
            yield actions.Jump(seat, read_point(to))
        case ["toss", *probes]:
            yield _toss(seat, probes)
        case ["strengthen", probe]:
            yield actions.Strengthen(seat, int(probe))
        case ["buy", ware]:
            yield actions.Buy(seat, read_ware(ware))
        case ["offer", to, *terms]:
            yield actions.Offer(seat, read_ship(to), **read_counts(" ".join(terms)))
        case ["change", *terms]:
            yield actions.Change(seat, **read_counts(" ".join(terms)))
        case _:
            raise Unreadable(f"{line!r} is no order: such as A toss 1 2 3")


def _toss(seat: Seat, words: list[str]) -> actions.Toss:
    match words:
        case [*probes, "aside", dx, dy]:
            return actions.Toss(seat, tuple(map(int, probes)), int(dx), int(dy))
        case _:
            return actions.Toss(seat, tuple(map(int, words)))


def _shown(table: Table) -> Sections:
    """Return what one sees of the table that a story has led to."""
    choices = [(seat, action) for seat in to_act(table) for action in legal(table, seat)]
    return {
        "after": draw_map(table),
        "there": draw_ships(table),
        "lying": draw_lying(table),
        "reserved": draw_reserved(table),
        "left": tuple(f"{p.kind.value} {' '.join(map(card_name, p.cards))}" for p in table.piles),
        "next": (draw_turn(table),),
        "firsts": tuple(map(str, table.firsts)),
        "choices": (str(len(choices)),),
        "listed": tuple(name(table, action) for _, action in choices),
        "kinds": _kinds(table),
    }


def _kinds(table: Table) -> tuple[str, ...]:
    """Return how many objects there are of each kind, near the base and at three lanes."""
    found = Counter((each.kind, lanes(each.at) > 2) for each in table.objects)
    return tuple(
        f"{kind.value}, {'three lanes' if far else 'nearer'}: {found[kind, far]}"
        for kind, far in sorted(found, key=lambda each: (each[0].value, each[1]))
    )


_READING = Reading(ordered, apply, refusal)
