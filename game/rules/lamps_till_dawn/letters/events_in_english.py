"""Events in one plain line each; what is hidden is left out."""

from __future__ import annotations

from typing import assert_never

from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.state import Table

from .notation import name, numbered, phrase_name, room_name, seat_name
from .signs import sign


def tell(table: Table, event: events.Event) -> str:
    if isinstance(event, events.Planning):
        return _planned(table, event)
    if isinstance(event, events.Counted):
        return _counted(event)
    if isinstance(event, events.Settled):
        return _settled(event)
    return _in_slot(table, event)


def _planned(table: Table, event: events.Planning) -> str:
    who = seat_name(event.seat)
    match event:
        case events.PlanChanged():
            return f"{who} thinks"
        case events.ActionPlanned(_, action):
            return f"{who} plans {name(table, action)}"
        case events.ActionTakenBack():
            return f"{who} takes back"
        case events.Whispered(_, phrase, room):
            return f"{who} whispers {phrase_name(phrase, room)}"
        case events.PlanCommitted():
            return f"{who} commits"
        case _:
            assert_never(event)


def _in_slot(table: Table, event: events.SlotDone | events.Lamps) -> str:
    match event:
        case events.SlotDone(slot, done):
            known = (f"{seat_name(a.seat)} {name(table, a)}" for a in done if a is not None)
            return f"actions {slot}: {'; '.join(known) or 'nothing'}"
        case events.LampLit(room, dawn):
            return f"lamp on in {sign(room)}: dawn {dawn}"
        case events.LampFlickered(room):
            return f"flicker in {sign(room)}"
        case events.LampPutOut(room, madness):
            return f"lamp out in {sign(room)}: madness {madness}"
        case _:
            assert_never(event)


def _settled(event: events.Settled) -> str:
    match event:
        case events.NightmareCalled(number, hint, room):
            where = "" if room is None else f" in {sign(room)}"
            return f"{numbered(number)} is called{where}, told {sign(hint)}"
        case events.NightmareBanished(number, room, dawn):
            return f"{numbered(number)} is banished in {sign(room)}: dawn {dawn}"
        case events.DarkRepelled(seat, room, dawn):
            return f"{seat_name(seat)} is repelled in {sign(room)}: dawn {dawn}"
        case events.LightFrightened(seat, room, madness):
            return f"{seat_name(seat)} is frightened in {sign(room)}: madness {madness}"
        case events.NightmareWoken(number, room, True, madness):
            return f"{numbered(number)} wakes in {sign(room)} and bites: madness {madness}"
        case events.NightmareWoken(number, room):
            return f"{numbered(number)} wakes in {sign(room)} and finds nobody"
        case events.Fled(seats, rooms):
            pairs = zip(seats, rooms, strict=True)
            return ", ".join(f"{seat_name(s)} flees to {room_name(r)}" for s, r in pairs)
        case _:
            assert_never(event)


def _counted(event: events.Counted) -> str:
    match event:
        case events.TurnCounted(dark_turns, bright_turns):
            return f"turns without a lamp lit {dark_turns}, with lamps left alone {bright_turns}"
        case events.DarknessGrew(madness):
            return f"no lamp was lit for too long: madness {madness}"
        case events.LightGrew(dawn):
            return f"lamps were left alone for too long: dawn {dawn}"
        case events.TurnBegan(turn):
            return f"turn {turn} begins"
        case events.MatchEnded(winner):
            return f"the night is won by {winner.value if winner else 'nobody'}"
        case _:
            assert_never(event)
