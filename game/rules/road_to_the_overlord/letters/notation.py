"""Names as they are typed and listed: `A`, `front 2`, `skeleton 4`, `offer B 1 2 for 3`."""

from __future__ import annotations

from typing import Final, assert_never

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.actions import NO_FIGURE, FigureNumber
from game.rules.road_to_the_overlord.field import row
from game.rules.road_to_the_overlord.state import FIRST_OTHER, Fight, Table

HEROES: Final = "ABCD"
ROWS: Final = {1: "front", 2: "second", 3: "rear"}


def hero_name(seat: Seat) -> str:
    return HEROES[seat]


def seat_name(seat: Seat) -> str:
    return f"seat {seat + 1}"


def cell_name(cell: Cell) -> str:
    return f"{ROWS[row(cell)]} {cell.x}"


def figure_name(fight: Fight | None, number: FigureNumber) -> str:
    """Return a hero's letter, or what another one is called with its number."""
    if number < FIRST_OTHER:
        return hero_name(number)
    named = {} if fight is None else {each.number: each.name for each in fight.foes}
    if fight is not None:
        named |= {each.number: each.name for each in fight.companions}
    return f"{named.get(number, 'it')} {number}"


def cards_name(cards: tuple[str | None, ...]) -> str:
    return ", ".join(each or "something" for each in cards) or "nothing"


def name(_table: Table, action: actions.Action) -> str:
    match action:
        case actions.Walk(_, back):
            return "back" if back else "forward"
        case actions.Teleport(_, card, to):
            return f"teleport {card} {to}"
        case actions.Join(_, comes):
            return "join" if comes else "stay out"
        case actions.Admit(_, lets):
            return "admit" if lets else "turn away"
        case actions.Place(_, at):
            return f"place {cell_name(at)}"
        case actions.Step(_, to):
            return f"step {cell_name(to)}"
        case actions.EndTurn():
            return "end"
        case actions.Offer(_, to, give, get):
            return f"offer {hero_name(to)} {_slots(give)} for {_slots(get)}"
        case actions.Change(_, give, get):
            return f"change {_slots(give)} for {_slots(get)}"
        case _:
            return _simple(action)


Simple = (
    actions.Throw
    | actions.Rest
    | actions.Challenge
    | actions.Geared
    | actions.Use
    | actions.Pick
    | actions.Flee
    | actions.Attack
    | actions.Agree
    | actions.Refuse
    | actions.Resign
)


def _simple(action: Simple) -> str:
    match action:
        case actions.Wear(_, card) | actions.Become(_, card) | actions.Pick(_, card):
            return f"{type(action).__name__.lower()} {card}"
        case actions.TakeOff(_, card):
            return f"take off {card}"
        case actions.Learn(_, card, forget):
            return f"learn {card}" + (f" forget {forget}" if forget else "")
        case actions.Use(_, card, at):
            return f"use {card}" + ("" if at == NO_FIGURE else f" at {at}")
        case (
            actions.Throw()
            | actions.Rest()
            | actions.Challenge()
            | actions.Flee()
            | actions.Attack()
            | actions.Agree()
            | actions.Refuse()
            | actions.Resign()
        ):
            return type(action).__name__.lower()
        case _:
            assert_never(action)


def _slots(slots: tuple[int, ...]) -> str:
    return " ".join(map(str, slots)) or "nothing"
