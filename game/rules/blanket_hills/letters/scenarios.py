"""Stories of Blanket Hills: a blanket and what lies on it, what is done, and what comes of it.

How a position is given says `scenario_position`. An order begins with a tank, `A`, or with one of
the seats that fire for it, `A2`; `A` alone is whoever of them is to act:
`A pick nuke`, `A move 90 30`, `A fire nuke 68 75 normal`, `A fire gamma_ray`, `A resign`.
`ask` has the same, answered and not done.

What comes of it: `story` (all that is told but for whose turn it is), or `refused`; `answers`;
`rules`, the paragraph of each line of the story; `after`, the blanket in 20 x 12 signs; `there`, a
line for each tank; `standing`, towers and domes; `points`, and `left`, the shells of each tank;
`next`, who is to act; `opening`, what was thrown before; `choices`, how many; `heights` of the
places that `look` names; `lowered`, how many places of the land were changed; `side`, what one sees
from the side along the way that `along` names, `A 68` or `A 68 75 normal`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.played_story import Played, Reading, along
from game.core.rules import IllegalAction, Sections
from game.rules.blanket_hills import events
from game.rules.blanket_hills.actions import Action, Arc, Fire, FireRay, Move, Pick, Resign
from game.rules.blanket_hills.choices import legal, to_act
from game.rules.blanket_hills.evolve import evolve
from game.rules.blanket_hills.play import apply
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import State, Table
from game.rules.blanket_hills.why_not.explain import explain
from game.rules.blanket_hills.why_not.refusing import refusal

from .drawing import draw_land, draw_side
from .drawn_table import draw_standing, draw_tanks, draw_turn
from .events_in_english import tell
from .notation import hand_name, place_name, tank_name
from .reading import acting_seat, read_place, read_shell, read_tank
from .scenario_position import read_position


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
        **_shown(found.before, found.state.table, sections),
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    lines = along(found.before, found.told, evolve)
    story = (tell(at, e.event) for at, e in lines if not isinstance(e.event, events.TurnBegan))
    return {"story": tuple(story), **results}


def ordered(table: Table, line: str) -> Iterator[Action]:
    """Yield the action of an order."""
    who, *words = line.split()
    seat = acting_seat(table, who)
    match words:
        case ["pick", shell]:
            yield Pick(seat, read_shell(shell))
        case ["move", azimuth, cm]:
            yield Move(seat, int(azimuth), int(cm))
        case ["fire", Shell.GAMMA_RAY.value]:
            yield FireRay(seat)
        case ["fire", shell, azimuth, reach, arc]:
            yield Fire(seat, read_shell(shell), int(azimuth), int(reach), Arc(arc))
        case ["resign"]:
            yield Resign(seat)
        case _:
            raise Unreadable(f"{line!r} is no order: such as A fire nuke 68 75 normal")


def _shown(before: Table, table: Table, sections: Sections) -> Sections:
    """Return what one sees of the table that a story has led to."""
    places = [read_place(word) for line in sections.get("look", ()) for word in line.split()]
    pairs = zip(before.land.heights, table.land.heights, strict=True)
    shifts = (f"{tank_name(t)} {a} {b}" for t, (a, b) in enumerate(table.opening.shifts))
    firsts = (f"{tank_name(team)} {face}" for team, face in table.opening.firsts)
    return {
        "after": draw_land(table),
        "there": draw_tanks(table),
        "standing": draw_standing(table),
        "points": tuple(f"{tank_name(t)} {table.tanks[t].points}" for t in table.teams),
        "left": tuple(f"{tank_name(t)}: {hand_name(table.tanks[t].shells)}" for t in table.teams),
        "next": (draw_turn(table),),
        "opening": (*(f"shift {each}" for each in shifts), *(f"first {each}" for each in firsts)),
        "choices": tuple(str(len(legal(table, seat))) for seat in to_act(table)),
        "heights": tuple(f"{place_name(place)} {table.land.height(place)}" for place in places),
        "lowered": (str(sum(now < was for was, now in pairs)),),
        "side": _side(table, sections),
    }


def _side(table: Table, sections: Sections) -> tuple[str, ...]:
    match sections.get("along", ("",))[0].split():
        case [tank, azimuth]:
            return draw_side(table, read_tank(tank), int(azimuth))
        case [tank, azimuth, reach, arc]:
            return draw_side(table, read_tank(tank), int(azimuth), (int(reach), Arc(arc)))
        case _:
            return ()


_READING = Reading(ordered, apply, refusal)
