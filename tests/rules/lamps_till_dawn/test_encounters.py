"""Where both sides met in a night, from drawn turns and from random nights counted slowly."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import (
    Commit,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
)
from game.rules.lamps_till_dawn.encounters import (
    SLOT_PARTS,
    TURN_PARTS,
    encounters,
    stays,
    step_parts,
)
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Character, Side
from tests.rules.lamps_till_dawn.many import night

L, D = Side.LIGHT, Side.DARK


def story(rooms, *turns, sides=(L, D)):
    """Play turns from these rooms; return the start and all that was told."""
    state = RULES.new(setup_of(sides), 1)
    start = replace(state.table, characters=tuple(map(Character, rooms)))
    state, told = replace(state, table=start), []
    for actions in turns:
        for action in (*actions, *map(Commit, range(len(sides)))):
            step = RULES.apply(state, action)
            state = step.state
            told += step.events
    return start, told


def met(rooms, *turns, sides=(L, D)):
    """Return of each encounter the room, the one behind a doorway, and when it was."""
    found = encounters(*story(rooms, *turns, sides=sides))
    return [(each.room, each.doorway_from, each.begins, each.ends) for each in found]


def test_who_stays_in_one_room_with_another_meets_it_once_however_long():
    assert met((5, 5), (), (), ()) == [(5, None, 0, 3 * TURN_PARTS)]


def test_who_comes_into_a_room_meets_who_is_there_from_the_doorway_on():
    """It takes one step, whose doorway is in the middle of the slot."""
    assert met((1, 5), (PlanMove(0, (5,)),)) == [(5, None, 6, TURN_PARTS)]


def test_who_goes_away_and_comes_back_meets_again():
    turn = (PlanMove(0, (1,)), PlanMove(0, (5,)))
    assert met((5, 5), turn) == [(5, None, 0, 6), (5, None, SLOT_PARTS + 6, TURN_PARTS)]


def test_who_only_passes_through_a_room_meets_who_stands_there():
    assert met((1, 5), (PlanMove(0, (5, 9)),)) == [(5, None, 3, 9)]


def test_two_who_change_rooms_meet_in_the_doorway():
    turn = (PlanMove(0, (6,)), PlanMove(1, (5,)))
    assert met((5, 6), turn) == [(6, 5, 6, 6)]


def test_two_who_go_through_a_doorway_at_different_times_meet_in_the_room_between():
    """Light takes three steps and is through it sooner than Dark, who takes one."""
    turn = (PlanMove(0, (6, 10, 12)), PlanMove(1, (5,)))
    assert met((5, 6), turn) == [(6, None, 2, 6)]


def test_two_who_follow_each_other_do_not_meet():
    assert met((1, 5), (PlanMove(0, (5,)), PlanMove(1, (9,)))) == []


def test_partners_do_not_meet():
    assert met((5, 5, 1), (), sides=(L, L, D)) == []


def test_a_crowd_in_one_room_is_one_encounter_of_all_of_them():
    turn = (PlanMove(2, (5,)), PlanMove(3, (5,)))
    (found,) = encounters(*story((5, 5, 1, 6), turn, sides=(L, L, D, D)))
    assert (found.seats, found.begins) == ((0, 1, 2, 3), 6)


def test_a_second_one_who_comes_while_they_are_together_is_of_the_same_encounter():
    first, second = (PlanMove(2, (5,)),), (PlanMove(1, (5,)),)
    (found,) = encounters(*story((5, 9, 1), first, second, sides=(L, L, D)))
    assert (found.seats, found.begins, found.ends) == ((0, 1, 2), 6, 2 * TURN_PARTS)


def test_who_flees_is_together_until_the_end_of_the_turn():
    turn = (PlanRitual(0, Ritual.REPEL), PlanScare(1))
    start, told = story((5, 5), turn, ())
    (found,) = [each for each in encounters(start, told) if each.room == 5]
    assert (found.begins, found.ends) == (0, TURN_PARTS)


def test_both_flee_to_one_start_place_and_meet_there_again():
    """A fright and a repulse in one turn move both (K5.6)."""
    turn = (PlanLamp(0), PlanRitual(0, Ritual.REPEL), PlanScare(1), PlanWait(1))
    start, told = story((5, 5), turn[:2] + turn[2:3], ())
    rooms = [own[-1].room for own in stays(start, told)]
    again = [each for each in encounters(start, told) if each.begins >= TURN_PARTS]
    assert bool(again) is (rooms[0] == rooms[1])
    assert not any(own[-1].on_foot for own in stays(start, told))


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_doorways_lie_evenly_in_a_slot(steps):
    parts = step_parts(2, steps)
    apart = {b - a for a, b in pairwise(parts)}
    assert apart <= {SLOT_PARTS // steps}
    assert parts[0] - SLOT_PARTS == 2 * SLOT_PARTS - parts[-1]


@pytest.mark.parametrize("seed", range(6))
def test_every_part_of_a_random_night_says_the_same(seed):
    """Look at each part on its own: in which rooms are both sides, in how many stretches."""
    played = night(setup_of(((L, D), (D, L, L, D), (L, D, D))[seed % 3]), seed)
    told = [each for turn in played.turns for each in turn.step.events]
    start, found = played.first.table, stays(played.first.table, told)
    ends = found[0][-1].ends
    stretches = set()
    for room in start.house.numbers:
        before = False
        for part in range(ends):
            here = {
                start.side(stay.seat)
                for own in found
                for stay in own
                if stay.room == room and stay.begins <= part < stay.ends
            }
            if len(here) == 2 and not before:
                stretches.add((room, part))
            before = len(here) == 2
    rooms = {(e.room, e.begins) for e in encounters(start, told) if e.doorway_from is None}
    assert rooms == stretches
    assert [own[-1].room for own in found] == [c.room for c in played.last.table.characters]
