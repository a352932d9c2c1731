"""What cells answer for: which tank a click means, what happened there, why nobody comes there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.grid import Cell, Facing
from game.core.spelling import Offers, Picking, Piece
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.choices import legal
from game.rules.hold_the_banner.quarters import Place, quarter
from game.rules.hold_the_banner.spelling import SPELL
from game.rules.hold_the_banner.state import Kind, Rescuing, Returning, Spawning
from game.scenes.hold_the_banner.sentences import tell
from game.scenes.hold_the_banner.table_face import TABLE
from tests.scenes.hold_the_banner.planned import ATTACKER, GUARD, state
from tests.view.hold_the_banner.fields import GRASSY, attacker, table, tank

NAMES = ("Ann", "Bo")
STEPPED = events.TanksStepped((events.TankStep(1, Place(9, 23)),))
HAPPENED = (
    (STEPPED, Cell(4, 11)),
    (events.WallsBroken(quarter(4, 4) | quarter(5, 4)), Cell(2, 2)),
    (events.TankSpawned(3, 1, Kind.FAST, Place(12, 0)), Cell(6, 0)),
    (events.TankRescued(2, (Place(2, 0), Place(4, 1))), Cell(2, 0)),
)


def picking(view, seat):
    return Picking(Offers(SPELL, view, seat, legal(view, seat)))


@pytest.mark.parametrize(("event", "cell"), HAPPENED)
def test_an_event_is_found_at_the_cell_where_it_came_to_an_end_and_nowhere_else(event, cell):
    at = table(tank(1, 8, 24), attacker(2, 0, 0))
    found = [each for each in map(cell_at, range(169)) if TABLE.touched(at, event, each)]
    assert found == [cell]


def cell_at(number):
    return Cell(number % 13, number // 13)


def test_a_cell_stands_for_the_own_tank_that_a_part_of_it_holds():
    view = state(("1 guard at 16,20", "2 basic at 20,10", "3 siege at 8,21"), hands=()).table
    own = picking(view, ATTACKER)
    assert TABLE.stands_for(view, own, Cell(10, 5)) == Piece(2)
    assert TABLE.stands_for(view, own, Cell(4, 10)) == TABLE.stands_for(view, own, Cell(4, 11))
    assert TABLE.stands_for(view, own, Cell(4, 11)) == Piece(3)
    assert TABLE.stands_for(view, own, Cell(8, 10)) is None


@pytest.mark.parametrize(
    ("question", "seat", "why"),
    [
        (Returning(GUARD), GUARD, "No tank comes there."),
        (Spawning(ATTACKER, Kind.FAST), ATTACKER, "No tank comes there."),
        (Rescuing(ATTACKER, 2), ATTACKER, "does not come so far"),
    ],
)
def test_a_cell_where_no_tank_may_come_says_why(kit, question, seat, why):
    at = replace(table(tank(1, 8, 20), attacker(2, 0, 0, Kind.FAST)), question=question)
    told = TABLE.why_not(kit.words, at, seat, picking(at, seat), Cell(7, 5))
    assert why in told.words


def test_own_tanks_that_hide_lie_side_by_side_in_the_rim():
    at = table(attacker(1, 10, 6), attacker(2, 12, 6), attacker(3, 0, 0), rows=GRASSY)
    lie = [TABLE.between(at, ATTACKER, None, Piece(number)) for number in (1, 2, 3)]
    assert [(each.x, each.y > 12.5) for each in lie] == [(10, True), (11, True), (0, False)]


def test_the_fence_says_what_it_is(kit):
    assert "The fence" in TABLE.tip(kit.words, table(), Cell(5, 11), NAMES).words


def test_only_cards_that_are_shuffled_anew_are_told(kit):
    at = table(tank(1, 8, 24))
    assert tell(kit.words, at, events.HundredDrawn(4, None), NAMES) == ""
    assert tell(kit.words, at, events.HundredDrawn(4, None, anew=True), NAMES)


def test_who_plans_and_what_flies_is_no_reason_for_anything():
    course = (events.PlanCommitted(0), events.BulletsFlew(3), events.TurnBegan(2))
    assert all(map(TABLE.of_course, course))
    refused = events.Refused(1, Facing.NORTH, events.Obstacle.WATER)
    assert not any(map(TABLE.of_course, (events.TanksStopped((refused,)), STEPPED)))
