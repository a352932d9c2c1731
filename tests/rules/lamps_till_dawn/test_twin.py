"""Turns of random nights settled twice: by the referee, and slowly."""

import pytest

from game.core.chance import Dice
from game.rules.lamps_till_dawn.events import (
    DarknessGrew,
    DarkRepelled,
    Fled,
    LampFlickered,
    LampLit,
    LampPutOut,
    LightFrightened,
    LightGrew,
    SlotDone,
    TurnCounted,
)
from tests.nights import numbers
from tests.rules.lamps_till_dawn.many import every_setup, night
from tests.rules.lamps_till_dawn.twin import settled

SETUPS = every_setup()
NIGHT = numbers("LAMPS_TWINS", 600)


def of(step, kind):
    return [told.event for told in step.events if isinstance(told.event, kind)]


def slots(step, kind):
    """Return in which slot and room each event of a kind was told."""
    slot, found = 0, []
    for told in step.events:
        if isinstance(told.event, SlotDone):
            slot = told.event.slot
        if isinstance(told.event, kind):
            found.append((slot, told.event.room))
    return found


def turns(played):
    """Yield each whole turn: the table before the last commit, and the step."""
    for turn in played.turns:
        if of(turn.step, TurnCounted):
            yield turn.before.table, turn.step


def agree(played):
    """Hold every turn of a night to its twin; return how many turns there were."""
    last_lit, alone, count = 0, 0, 0
    for before, step in turns(played):
        count += 1
        twin, after = settled(before), step.state.table
        assert {*slots(step, LampLit)} == twin.lit
        assert {*slots(step, LampPutOut)} == twin.put_out
        assert sorted(slots(step, LampFlickered)) == sorted(twin.flickered)
        assert after.lamps == twin.lamps
        assert {event.seat for event in of(step, LightFrightened)} == twin.frightened
        assert {event.seat for event in of(step, DarkRepelled)} == twin.repelled
        fled = {seat for event in of(step, Fled) for seat in event.seats}
        assert fled == twin.frightened | twin.repelled
        for seat, each in enumerate(after.characters):
            assert seat in fled or each.room == twin.rooms[seat]
            assert seat not in fled or each.room in after.house.starts
        assert sorted((each.owner, each.room) for each in after.nightmares) == twin.nightmares
        last_lit = before.turn if twin.lit else last_lit
        quiet = len(twin.lamps) >= 2 and (alone >= 3 or not twin.put_out)
        alone = alone + 1 if quiet else 0
        twin.madness += before.turn - last_lit >= 3
        twin.dawn += alone >= 3
        assert (after.dawn, after.madness) == (twin.dawn, twin.madness)
        assert len(of(step, DarknessGrew)) == (before.turn - last_lit >= 3)
        assert len(of(step, LightGrew)) == (alone >= 3)
    return count


@pytest.mark.parametrize("number", range(0, len(SETUPS), 3))
def test_a_night_goes_as_its_slow_twin(number):
    assert agree(night(SETUPS[number], number)) > 1


def test_the_twin_is_asked_about_everything():
    nights = [night(SETUPS[number], number) for number in (20, 47, 49)]
    steps = [turn.step for played in nights for turn in played.turns]
    told = {type(each.event).__name__ for step in steps for each in step.events}
    assert {"LampFlickered", "LightFrightened", "DarkRepelled", "NightmareBanished"} <= told
    assert {"NightmareWoken", "LightGrew", "DarknessGrew", "LampPutOut"} <= told


@pytest.mark.nightly  # a night takes some twentieths of a second
def test_hundreds_of_nights_go_as_their_slow_twins():
    for number in NIGHT:
        agree(night(Dice(number, "setup").choice(SETUPS), number))
