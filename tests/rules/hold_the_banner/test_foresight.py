"""What is foreseen of a plan is what happens when nobody else does anything."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import Cell, Facing
from game.core.spelling import Card, Count, Offers, Picking, Piece, Spelling, Way
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import AddShot, DrawRoute, PlayCard
from game.rules.hold_the_banner.events import Obstacle
from game.rules.hold_the_banner.foresight.rehearsal import Fate, Flight, Foreseen, foreseen
from game.rules.hold_the_banner.letters.scenario_position import read_position
from game.rules.hold_the_banner.quarters import quarters_of
from game.rules.hold_the_banner.routes import BLANK, route_named
from game.rules.hold_the_banner.state import Table

GUARD, ATTACKER = 0, 1
WALLED = ("at 4,14", "bb", "bb", "..", "..", "..", "..", "11", "11")


def table(window: tuple[str, ...] = WALLED, tanks: str = "1 guard", **parts: str) -> Table:
    lines = {name: tuple(text.split(" | ")) for name, text in parts.items()}
    return read_position({"map": window, "tanks": tuple(tanks.split("; ")), **lines}).table


def drawn(where: Table, way: str, *shots: tuple[int, Facing]) -> Foreseen:
    route = route_named(way.split())
    assert route is not None
    added = (AddShot(GUARD, 1, point, facing) for point, facing in shots)
    return foreseen(where, GUARD, DrawRoute(GUARD, 1, route), *added)


def shot(where: Table, way: str, point: int, facing: Facing) -> Flight:
    found = drawn(where, way, (point, facing)).flights
    return next(each for each in found if each.tank == 1)


def test_a_route_ends_before_a_wall_and_says_what_stops_it() -> None:
    drove = drawn(table(), "U6").drove(1)
    assert drove is not None
    assert drove.places[-1] == Cell(4, 16)
    assert (drove.steps, drove.by) == (4, Obstacle.BRICK)


def test_a_shot_beyond_the_last_free_point_is_lost() -> None:
    found = drawn(table(), "U6", (6, Facing.EAST))
    assert [(tank, shot.point) for tank, shot in found.lost] == [(1, 6)]
    assert not found.flights


def test_a_shot_breaks_the_near_half_of_a_brick() -> None:
    found = drawn(table(), "U1", (0, Facing.NORTH))
    assert found.broken == quarters_of((Cell(4, 15), Cell(5, 15)))
    assert found.flights[0].fate is Fate.WALL
    assert found.flights[0].end == Cell(5, 16)


def test_a_shot_meets_a_bullet_at_rest_that_flies_on() -> None:
    where = table(tanks="1 guard; 2 basic at 20,0", bullets="1 of 2 at 9,21 L")
    flight = shot(where, "R1", 0, Facing.EAST)
    assert (flight.fate, flight.others) == (Fate.MET, (1,))


def test_a_shot_names_the_tank_in_its_line() -> None:
    where = table(tanks="1 guard; 2 basic at 12,20")
    flight = shot(where, "R1", 0, Facing.EAST)
    assert (flight.fate, flight.others) == (Fate.TANK, (2,))
    assert drawn(where, "R1", (0, Facing.EAST)).hurt == (2,)


def test_a_shot_over_open_ground_rests_in_the_air() -> None:
    flight = shot(table(), "R1", 1, Facing.EAST)
    assert (flight.start, flight.end, flight.fate) == (Cell(7, 21), Cell(25, 21), Fate.RESTS)


def test_a_tank_that_drives_onto_a_bullet_at_rest_is_told_of_it() -> None:
    where = table(tanks="1 guard; 2 basic at 20,0", bullets="1 of 2 at 9,21 U")
    assert drawn(where, "R4").hurt == (1,)
    assert not drawn(where, "L1").hurt


def test_nothing_is_asked_of_what_others_plan() -> None:
    where = table(tanks="1 guard; 2 basic at 12,20")
    other = DrawRoute(ATTACKER, 2, route_named(("U1",)) or BLANK)
    planned = where.with_player(ATTACKER, plan=(other,))
    view = RULES.view(planned, GUARD)
    assert drawn(view, "R1", (0, Facing.EAST)) == drawn(where, "R1", (0, Facing.EAST))


def test_who_hides_in_grass_is_not_found_by_aiming() -> None:
    tanks = "1 guard at 4,20; 2 basic at {},20"
    half, whole = (table(("at 12,20", "gg", "gg"), tanks.format(x)) for x in (13, 12))
    assert shot(half, "R1", 0, Facing.EAST).fate is Fate.TANK
    assert shot(whole, "R1", 0, Facing.EAST).fate is Fate.RESTS


def spelled(where: Table, seat: int, action: Any) -> tuple[Spelling, ...]:
    assert RULES.spell is not None
    return RULES.spell(where, seat, action)


TWO = "2 basic at 0,0; 3 basic at 12,0"


def test_a_card_needs_no_tank_where_only_one_waits() -> None:
    where = table(tanks=f"1 guard; {TWO}", hands="1 U4 | 2 D4; D6")
    down = route_named(("D4",)) or BLANK
    card, tank = Card("D4"), Piece(2)
    assert spelled(where, ATTACKER, PlayCard(ATTACKER, 2, down)) == ((tank, card), (card, tank))
    planned = where.with_player(ATTACKER, plan=(PlayCard(ATTACKER, 3, down),))
    assert spelled(planned, ATTACKER, PlayCard(ATTACKER, 2, down)) == ((card,),)


@pytest.mark.parametrize(("tank", "begins"), [(3, Count(0)), (2, Piece(2))])
def test_a_shot_needs_no_tank_where_it_was_planned_last(tank: int, begins: object) -> None:
    where = table(tanks=f"1 guard; {TWO}")
    plan = tuple(DrawRoute(ATTACKER, each, BLANK) for each in (2, 3))
    planned = where.with_player(ATTACKER, plan=plan)
    shooting = AddShot(ATTACKER, tank, 0, Facing.SOUTH)
    assert spelled(planned, ATTACKER, shooting)[0][0] == begins


def test_a_tank_without_steps_stays() -> None:
    assert RULES.spell is not None
    view = RULES.view(table(), GUARD)
    picking = Picking(Offers(RULES.spell, view, GUARD, RULES.legal(view, GUARD)))
    assert picking.take(Piece(1)).usual == DrawRoute(GUARD, 1, BLANK)
    longer = picking.take(Piece(1)).take(Way(Facing.NORTH))
    assert longer.usual == DrawRoute(GUARD, 1, route_named(("U1",)) or BLANK)
