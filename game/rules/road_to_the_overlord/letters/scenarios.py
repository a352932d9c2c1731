"""Stories of Road to the Overlord: heroes, what they do, and what comes of it.

How a position is given says `scenario_position`. An order begins with a hero:
`A throw`, `A forward`, `A back`, `A rest`, `A challenge`, `A teleport scroll 7`, `A wear halberd`,
`A take off halberd`, `A become barbarian_oath`, `A learn fury forget ward`, `A use freeze at 4`,
`A join`, `A stay out`, `A admit`, `A turn away`, `A place front 2`, `A step front 1`, `A attack`,
`A flee`, `A end`, `A pick freeze`, `A offer B 1 2 for 3`, `B agree`, `B refuse`,
`B change 1 for nothing`, `A resign`. `ask` has the same, answered and not done.

`dice` names what falls, in that order: `walk 4`, `chance 9 10`, `trap 1`. The seed is the first one
under which all that is thrown begins so, from `seed` on.

What comes of it: `story` (all that is told but for whose turn it is and what is left of spells), or
`refused`; `answers`; `rules`, the paragraph of each line of the story; `after`, the field in signs;
`there`, a line for each hero; `figures`, who else is on the field, and what lasts on whom; `next`,
who is to act; `choices`, how many; `listed`, the names of all of them; `spells`, what is left of
spells, as it is told; `agreed`, of a `way` the teams, the overlord's life and the rounds for each
number of heroes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.core.codec import Unreadable
from game.core.played_story import Played, Reading, along
from game.core.rolled_dice import Rolled
from game.core.rules import IllegalAction, Seat, Sections, Told
from game.rules.road_to_the_overlord import actions, events
from game.rules.road_to_the_overlord.choices import legal, to_act
from game.rules.road_to_the_overlord.evolve import evolve
from game.rules.road_to_the_overlord.play import apply
from game.rules.road_to_the_overlord.state import State, Table
from game.rules.road_to_the_overlord.why_not.explain import explain
from game.rules.road_to_the_overlord.why_not.refusing import refusal

from .drawing import draw_field
from .drawn_table import draw_figures, draw_heroes, draw_turn
from .events_in_english import tell
from .notation import name
from .reading import read_cell, read_hero, read_number, read_slots
from .scenario_position import read_agreed, read_position

_PLAIN: Final[Mapping[str, Callable[[Seat], actions.Action]]] = {
    "throw": actions.Throw,
    "forward": actions.Walk,
    "back": lambda seat: actions.Walk(seat, back=True),
    "rest": actions.Rest,
    "challenge": actions.Challenge,
    "join": actions.Join,
    "stay out": lambda seat: actions.Join(seat, comes=False),
    "admit": actions.Admit,
    "turn away": lambda seat: actions.Admit(seat, lets=False),
    "flee": actions.Flee,
    "attack": actions.Attack,
    "end": actions.EndTurn,
    "agree": actions.Agree,
    "refuse": actions.Refuse,
    "resign": actions.Resign,
}
_QUIET: Final = (events.TurnBegan, events.FightTurnBegan, events.SpellsRun)
_SEEDS: Final = 20_000


def given(sections: Sections) -> State:
    """Return the state that a story's given parts lead to, its orders done."""
    found = played(sections)
    if found.refused:
        raise IllegalAction(found.refused)
    return found.state


def played(sections: Sections) -> Played:
    """Do what is ordered, then answer what is asked."""
    found = _thrown(read_position(sections), sections)
    asked = _READING.ask(found.state.table, sections.get("ask", ()))
    return replace(found, asked=asked)


def play(sections: Sections) -> Sections:
    """Answer what is asked, do what is ordered and return all results."""
    found = played(sections)
    loud = [each for each in found.told if not isinstance(each.event, _QUIET)]
    lines = tuple(along(found.before, found.told, evolve))
    results = {
        "answers": found.answers(explain),
        "rules": tuple(each.rule for each in loud),
        "spells": tuple(tell(at, e.event) for at, e in lines if _is_spells(e.event)),
        "agreed": read_agreed(sections),
        **_shown(found.state.table),
    }
    if found.refused:
        return {"refused": (found.refused,), **results}
    story = (tell(at, e.event) for at, e in lines if not isinstance(e.event, _QUIET))
    return {"story": tuple(story), **results}


def ordered(table: Table, line: str) -> Iterator[actions.Action]:
    """Yield the action of an order."""
    who, _, rest = line.partition(" ")
    seat = read_hero(who)
    if rest in _PLAIN:
        yield _PLAIN[rest](seat)
        return
    match rest.split():
        case ["offer", to, *terms] if "for" in terms:
            yield actions.Offer(seat, read_hero(to), **_terms(terms))
        case ["change", *terms] if "for" in terms:
            yield actions.Change(seat, **_terms(terms))
        case ["place", row, x]:
            yield actions.Place(seat, read_cell(row, x))
        case ["step", row, x]:
            yield actions.Step(seat, read_cell(row, x))
        case words:
            yield _of_card(seat, words)


def _of_card(seat: Seat, words: list[str]) -> actions.Action:
    match words:
        case ["wear", card]:
            return actions.Wear(seat, card)
        case ["take", "off", card]:
            return actions.TakeOff(seat, card)
        case ["become", card]:
            return actions.Become(seat, card)
        case ["learn", card]:
            return actions.Learn(seat, card)
        case ["learn", card, "forget", forget]:
            return actions.Learn(seat, card, forget)
        case ["use", card]:
            return actions.Use(seat, card)
        case ["use", card, "at", figure]:
            return actions.Use(seat, card, read_number(figure))
        case ["teleport", card, to]:
            return actions.Teleport(seat, card, read_number(to))
        case ["pick", card]:
            return actions.Pick(seat, card)
        case _:
            raise Unreadable(f"{' '.join(words)!r} is no order: such as A step front 1")


def _terms(words: Sequence[str]) -> dict[str, tuple[int, ...]]:
    middle = words.index("for")
    return {"give": read_slots(words[:middle]), "get": read_slots(words[middle + 1 :])}


def _thrown(start: State, sections: Sections) -> Played:
    """Play the orders with the first seed under which the dice fall as it is written."""
    wanted = tuple(throw for line in sections.get("dice", ()) for throw in _dice(line))
    orders = sections.get("orders", ())
    for seed in range(start.seed, start.seed + _SEEDS):
        found = _READING.play(replace(start, seed=seed), orders)
        if _falls(found.told)[: len(wanted)] == wanted:
            return found
    raise Unreadable("no dice fall like the throws that are given")


def _dice(line: str) -> tuple[tuple[str, int], ...]:
    what, *faces = line.split()
    return tuple((what, read_number(face)) for face in faces)


def _falls(told: Sequence[Told[events.Event]]) -> tuple[tuple[str, int], ...]:
    rolls = (each.event for each in told if isinstance(each.event, Rolled))
    return tuple((roll.what, face) for roll in rolls for t in roll.throws for face in t.faces)


def _is_spells(event: events.Event) -> bool:
    return isinstance(event, events.SpellsRun)


def _shown(table: Table) -> Sections:
    """Return what one sees of the table that a story has led to."""
    choices = [(seat, action) for seat in to_act(table) for action in legal(table, seat)]
    return {
        "after": () if table.fight is None else draw_field(table.fight),
        "there": draw_heroes(table),
        "figures": draw_figures(table),
        "next": (draw_turn(table),),
        "choices": (str(len(choices)),),
        "listed": tuple(name(table, action) for _, action in choices),
    }


_READING = Reading(ordered, apply, refusal)
