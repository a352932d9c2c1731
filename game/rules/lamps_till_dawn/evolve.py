"""What each event changes on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from . import events
from .actions import PlanMove, Whisper
from .state import Character, Ending, Nightmare, Table


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Planning):
        return _planned(table, event)
    if isinstance(event, events.Counted):
        return _counted(table, event)
    return _settled(table, event)


def _planned(table: Table, event: events.Planning) -> Table:
    plan = table.characters[event.seat].plan or ()
    match event:
        case events.PlanChanged():
            return table
        case events.ActionPlanned(seat, action=action):
            return table.with_character(seat, plan=(*plan, action))
        case events.ActionTakenBack(seat):
            return table.with_character(seat, plan=plan[:-1])
        case events.Whispered(seat, phrase, room):
            whispers = (*table.whispers, Whisper(seat, phrase, room))
            return replace(table, whispers=whispers)
        case events.PlanCommitted(seat):
            return table.with_character(seat, committed=True)
        case _:
            assert_never(event)


def _settled(table: Table, event: events.SlotDone | events.Lamps | events.Settled) -> Table:
    match event:
        case events.SlotDone(done=done):
            moves = {a.seat: a.path[-1] for a in done if isinstance(a, PlanMove)}
            return _at(table, moves)
        case events.LampLit(room, dawn):
            return replace(table, lamps=table.lamps | {room}, dawn=dawn)
        case events.LampPutOut(room, madness):
            return replace(table, lamps=table.lamps - {room}, madness=madness)
        case events.LampFlickered():
            return table
        case events.NightmareCalled(number, hint, room=room, owner=owner):
            called = Nightmare(number, hint, table.turn, room, owner)
            return replace(table, nightmares=(*table.nightmares, called), called=number)
        case events.NightmareBanished(number, _, dawn):
            return replace(_gone(table, number), dawn=dawn)
        case events.NightmareWoken(number, _, _, madness):
            return replace(_gone(table, number), madness=madness)
        case events.DarkRepelled(_, _, dawn):
            return replace(table, dawn=dawn)
        case events.LightFrightened(_, _, madness):
            return replace(table, madness=madness)
        case events.Fled(seats, rooms):
            return _at(table, dict(zip(seats, rooms, strict=True)))
        case _:
            assert_never(event)


def _at(table: Table, rooms: dict[int, int] | dict[int, int | None]) -> Table:
    """Return the table with these seats in these rooms."""
    return replace(
        table,
        characters=tuple(
            replace(each, room=rooms[seat]) if seat in rooms else each
            for seat, each in enumerate(table.characters)
        ),
    )


def _gone(table: Table, number: int) -> Table:
    left = tuple(each for each in table.nightmares if each.number != number)
    return replace(table, nightmares=left)


def _counted(table: Table, event: events.Counted) -> Table:
    match event:
        case events.TurnCounted(dark_turns, bright_turns):
            return replace(table, dark_turns=dark_turns, bright_turns=bright_turns)
        case events.DarknessGrew(madness):
            return replace(table, madness=madness)
        case events.LightGrew(dawn):
            return replace(table, dawn=dawn)
        case events.TurnBegan(turn):
            characters = tuple(map(_anew, table.characters))
            return replace(table, turn=turn, characters=characters, whispers=())
        case events.MatchEnded(winner, rooms, nightmares):
            characters = tuple(map(Character, rooms))
            shown = replace(table, characters=characters, nightmares=nightmares, whispers=())
            return replace(shown, ending=Ending(winner))
        case _:
            assert_never(event)


def _anew(character: Character) -> Character:
    """Return a character before it plans; a plan that is not seen stays so."""
    return Character(character.room, None if character.plan is None else ())
