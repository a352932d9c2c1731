"""The ring of an object: a probe lies in the ring that it counts by, and has a chip of its own."""

import math
from dataclasses import replace
from itertools import combinations, product

import pytest

from game.core.grid import Cell
from game.rules.deep_scan.sky import RINGS, Kind, Offset, accuracy, offset, ring
from game.rules.deep_scan.state import LyingProbe, Positioning
from game.rules.deep_scan.wares import MOST_PROBES
from game.view.canvas.board_place import BoardPlace
from game.view.deep_scan.lie_of_map import panel_box
from game.view.deep_scan.ring_panel import PROBE
from game.view.deep_scan.ring_places import (
    CHIP_HIGH,
    CHIP_WIDE,
    EDGE,
    RING_MIDDLE,
    WIDTH,
    chip,
    in_ring,
    lying,
    probe_spot,
)

AT = Cell(3, 1)
STEPS = tuple(range(-150, 151, 30))
PLACE = BoardPlace(100, 100, 60, 5, 5)


def place(dx, dy):
    middle = offset(AT)
    return Offset(middle.x + dx, middle.y + dy)


def widths(spot):
    return math.dist(spot, RING_MIDDLE) / WIDTH


@pytest.mark.parametrize("kind", Kind)
def test_a_probe_lies_between_the_lines_that_it_counts_by(kind):
    for dx, dy in product(STEPS, STEPS):
        number, seen = ring(kind, AT, place(dx, dy)), widths(in_ring(kind, AT, place(dx, dy)))
        if number < RINGS:
            assert number - 1e-9 <= seen <= number + 1 + 1e-9
            assert accuracy(number) > 0
        else:
            assert RINGS < seen <= EDGE / WIDTH + 1e-9


def test_what_is_further_out_lies_at_the_edge_in_its_direction():
    x, y = in_ring(Kind.GAS, AT, place(150, -150))
    assert math.dist((x, y), RING_MIDDLE) == pytest.approx(EDGE)
    assert x - RING_MIDDLE[0] == pytest.approx(RING_MIDDLE[1] - y)


@pytest.mark.parametrize(
    "aside", [Offset(-150, 0), Offset(150, 0), Offset(0, -150), Offset(0, 150)]
)
def test_what_is_furthest_out_is_clear_of_the_frame(aside):
    x, y = PLACE.spot(*in_ring(Kind.WORMHOLE, AT, place(aside.x, aside.y)))
    inner, reach = panel_box(PLACE).inset(0.06 * PLACE.size), PROBE / 2 * PLACE.size
    assert inner.holds(x - reach, y)
    assert inner.holds(x + reach, y)


@pytest.mark.parametrize("kind", Kind)
def test_a_card_moves_a_probe_one_ring_inward(kind):
    for dx, dy in ((30, 0), (30, 30), (0, -30)):
        far, near = (widths(in_ring(kind, AT, place(dx, dy), card)) for card in (False, True))
        assert far - near == pytest.approx(1)
    assert in_ring(kind, AT, place(0, 0), True) == RING_MIDDLE


def test_probes_on_one_spot_lie_beside_each_other():
    probes = tuple(LyingProbe(n, place(30, 0), 80) for n in range(1, 6))
    found = lying(Kind.GAS, Positioning(AT, 1, probes))
    assert found.keys() == {1, 2, 3, 4, 5}
    assert all(math.dist(one, two) > 0.25 for one, two in combinations(found.values(), 2))
    own = widths(in_ring(Kind.GAS, AT, place(30, 0)))
    assert all(widths(spot) == pytest.approx(own) for spot in found.values())
    alone = Positioning(AT, 1, probes[:1])
    assert lying(Kind.GAS, alone)[1] == in_ring(Kind.GAS, AT, place(30, 0))


def test_all_that_lie_in_the_area_are_drawn_in_it():
    probes = tuple(LyingProbe(n, place(0, 0), 100) for n in range(1, 6))
    assert all(widths(spot) <= 1 for spot in lying(Kind.GAS, Positioning(AT, 1, probes)).values())


@pytest.mark.parametrize("aside", [(0, 0), (4, 3), (30, 1), (30, 60), (150, 90)])
def test_a_whole_colour_on_one_spot_has_room_and_counts_as_it_did(aside):
    probes = tuple(LyingProbe(n, place(*aside), 0) for n in range(1, MOST_PROBES + 1))
    found = lying(Kind.GAS, Positioning(AT, 1, probes)).values()
    assert all(math.dist(one, two) > 0.12 for one, two in combinations(found, 2))
    seen = {math.ceil(widths(spot) - 1e-9) - 1 for spot in found} - {-1}
    assert seen == {min(RINGS, ring(Kind.GAS, AT, place(*aside)))}


def test_a_strengthened_probe_is_drawn_where_it_was_moved_to():
    probe = LyingProbe(1, place(60, 0), 20)
    (far,), (near,) = (
        lying(Kind.GAS, Positioning(AT, 1, (each,))).values()
        for each in (probe, replace(probe, accuracy=40, strengthened=True))
    )
    assert widths(far) - widths(near) == pytest.approx(1)


def test_no_chip_lies_over_another_and_all_lie_in_the_panel():
    chips = [probe_spot(None, number) for number in range(1, MOST_PROBES + 1)]
    for (x, y, wide), (other_x, other_y, _) in combinations(chips, 2):
        assert abs(x - other_x) >= wide or abs(y - other_y) > CHIP_HIGH - 1e-9
    box = panel_box(PLACE)
    for slot in range(MOST_PROBES):
        x, y = PLACE.spot(*chip(slot))
        assert box.x <= x - CHIP_WIDE * 30 < x + CHIP_WIDE * 30 <= box.right
        assert box.y < y - CHIP_HIGH * 30 < y + CHIP_HIGH * 30 <= box.bottom + 1e-9


def test_the_ring_lies_in_the_panel_with_all_that_lies_at_its_edge():
    box, (x, y) = panel_box(PLACE), PLACE.spot(*RING_MIDDLE)
    reach = (EDGE + 0.15) * PLACE.size
    assert box.x <= x - reach < x + reach <= box.right
    assert box.y <= y - reach
