"""Where the blanket is seen: there and back, the front one of places that hide one another."""

import pytest

from game.core.grid import Cell
from game.rules.blanket_hills.land import HIGH, WIDE, flat, generated
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS, below, draped, seen_at

PLACES = [Cell(x, y) for x in range(WIDE) for y in range(HIGH)]
LANDS = {
    "flat": flat(),
    "hilly": generated(7),
    "dug": generated(3).with_pit(Cell(34, 28), 15, 40).with_pit(Cell(66, 45), 10, 20),
}


@pytest.fixture(params=LANDS)
def land(request):
    return LANDS[request.param]


def test_a_place_that_is_seen_is_found_where_it_is_seen(land):
    found = {at: below(land, *spot(land, at)) for at in PLACES}
    moved = [at for at in PLACES if found[at] != at]
    assert all(found[at].x == at.x and found[at].y > at.y for at in moved), "hidden from the front"
    assert all(_hides(land, found[at], at) for at in moved)
    assert bool(moved) is (land == LANDS["dug"])


def test_what_hides_a_place_lies_no_further_off_than_a_hill_is_high(land):
    assert max(below(land, *spot(land, at)).y - at.y for at in PLACES) <= 20


def test_beside_the_blanket_the_nearest_place_is_found(land):
    assert below(land, -3, 8).x == 0
    assert below(land, COLUMNS + 3, 8).x == WIDE - 1
    assert {below(land, x, ROWS + 2).y for x in range(COLUMNS)} == {HIGH - 1}
    assert all(below(land, x, -2).y < 20 for x in range(COLUMNS))


def test_higher_is_further_up_and_further_south_further_down():
    land = flat()
    one, above, south = (
        seen_at(land, Cell(50, 30)),
        seen_at(land, Cell(50, 30), 10),
        seen_at(land, Cell(50, 31)),
    )
    assert above.x == one.x == south.x
    assert above.y < one.y < south.y


def test_cloth_lies_between_the_lowest_and_the_highest_beside_it(land):
    for x in range(2, WIDE - 2):
        for y in range(2, HIGH - 2):
            near = [land.height(Cell(x + dx, y + dy)) for dx in range(-2, 3) for dy in range(-2, 3)]
            assert min(near) <= draped(land)[x][y] <= max(near)


def spot(land, at):
    pose = seen_at(land, at)
    return pose.x, pose.y


def _hides(land, front, at):
    """Whether the cloth just there covers the spot: one end of it is seen higher, one lower; what
    hangs down from the front edge covers all below."""
    down = spot(land, at)[1]
    rows = [y for y in (front.y - 1, front.y, front.y + 1) if 0 <= y < HIGH]
    seen = [spot(land, Cell(front.x, y))[1] for y in rows]
    return min(seen) - 1e-6 <= down and (front.y == HIGH - 1 or down <= max(seen) + 1e-6)
