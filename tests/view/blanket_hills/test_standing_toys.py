"""What stands on the blanket: tanks, towers and domes as they are drawn, and the twelve toys."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.content.files.program_files import home
from game.core.grid import Cell
from game.rules.blanket_hills.actions import Arc
from game.rules.blanket_hills.flight import heights
from game.rules.blanket_hills.land import flat
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Setup, Table, Tank
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.pictures.vision import FILTERS
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS, lifted, seen_at
from game.view.blanket_hills.side_view import Cut, draw_side_view
from game.view.blanket_hills.standing_toys import draw_toys
from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.show.clip import Pose
from tests.content.art.vision import drawn, pixels, share_apart
from tests.paper import Paper

ART = read_shipped_art(home())
TABLE = Table(Setup(), flat(), (Tank(Cell(17, 40)), Tank(Cell(92, 10))))
PLACE = placed(Box(0, 0, 900, 660), COLUMNS, ROWS, 1, 8)
STRIP = Box(0, 0, 700, 90)
FACING = {0: 68.0, 1: 248.0}


@pytest.fixture
def paper(brushes):
    return Paper(brushes)


def names(paper):
    return [mark.what for mark in paper.marks if mark.how == "picture"]


def test_toys_in_front_are_drawn_later(paper):
    table = replace(TABLE, towers=(Cell(54, 25),), domes=(Cell(20, 52),))
    draw_toys(paper, PLACE, table, FACING, {})
    order = [name for name in names(paper) if name in _FIRST]
    assert order == ["hills.hull.1", "hills.tower", "hills.hull.0", "hills.dome"]


_FIRST = {"hills.hull.0", "hills.hull.1", "hills.tower", "hills.dome"}


@pytest.mark.parametrize(("at", "seen"), [((17, 45), True), ((17, 50), True), ((17, 51), False)])
def test_a_dome_over_a_tank_is_seen_through(paper, at, seen):
    draw_toys(paper, PLACE, replace(TABLE, domes=(Cell(*at),)), FACING, {})
    (dome,) = paper.pictures("hills.dome")
    assert (dome.alpha < 255) is seen


def test_a_tower_stands_on_the_cloth_below_it(paper):
    at = Cell(50, 30)
    for land in (flat(), flat().with_pit(at, 10, 20)):
        draw_toys(paper, PLACE, replace(TABLE, land=land, towers=(at,)), FACING, {})
    high, low = (mark.middle for mark in paper.pictures("hills.tower"))
    assert high == PLACE.spot(*_spot(lifted(50, 30, 20)))
    assert low == PLACE.spot(*_spot(lifted(50, 30, 0)))


def test_a_tank_that_drives_is_drawn_where_it_is_on_its_way(paper):
    there = seen_at(TABLE.land, Cell(30, 20))
    draw_toys(paper, PLACE, TABLE, FACING, {"tank 0": Pose(there.x, there.y)})
    shadows = {mark.middle for mark in paper.pictures("hills.shadow")}
    off = PLACE.size * 0.1
    x, y = PLACE.spot(there.x, there.y)
    assert (x + off, y + off) in shadows


@pytest.mark.parametrize("turn", [0.0, 45.0, 248.0])
def test_a_tank_looks_where_it_is_told_to(paper, turn):
    draw_toys(paper, PLACE, TABLE, {0: 0.0, 1: turn}, {})
    (hull,) = paper.pictures("hills.hull.1")
    assert abs(hull.angle - turn) <= 1.5


def test_every_shell_has_a_picture():
    assert {f"hills.toy.{shell.value}" for shell in Shell} <= set(ART.ids())


@pytest.mark.parametrize("eyes", ["grey", *FILTERS])
def test_toys_are_told_apart_by_all_eyes(eyes):
    seen = {
        shell: pixels(drawn(ART, f"hills.toy.{shell.value}", back="#2c4a52")) for shell in Shell
    }
    alike = [
        pair
        for pair in combinations(Shell, 2)
        if share_apart(seen[pair[0]], seen[pair[1]], eyes, 10, 0.08) < 0.08
    ]
    assert not alike


def inked(paper, colour):
    return [mark for mark in paper.marks if mark.colour == colour and mark.how == "polygon"]


@pytest.mark.parametrize(("azimuth", "met"), [(68, True), (90, False)])
def test_a_side_view_shows_what_stands_on_the_way(paper, azimuth, met):
    table = replace(TABLE, towers=(Cell(54, 25),))
    draw_side_view(paper, STRIP, table, 0, azimuth)
    assert bool(inked(paper, "leaf")) is met
    assert bool(inked(paper, "seat.1")) is met


def test_a_side_view_looks_to_the_side_of_the_aim(paper):
    draw_side_view(paper, STRIP, TABLE, 1, 248)
    (rival,), (own, *_) = inked(paper, "seat.0")[:1], inked(paper, "seat.1")
    assert rival.middle[0] < own.middle[0]
    assert "50" in paper.words


def test_a_way_stays_in_the_side_view_however_high_it_is(paper):
    way = heights(20, 140, Arc.HIGH, 90)
    draw_side_view(paper, STRIP, TABLE, 0, 68, way)
    dots = [mark.middle for mark in paper.marks if mark.colour == "accent"]
    assert len(dots) == 31
    assert all(STRIP.holds(*dot) for dot in dots)


def _dots(paper):
    return [mark.middle for mark in paper.marks if mark.colour == "accent"]


@pytest.mark.parametrize("until", [0, 1, 30, 89, 200])
def test_a_toy_flies_along_its_way_from_aside(brushes, until):
    way, whole, now = heights(20, 140, Arc.HIGH, 90), Paper(brushes), Paper(brushes)
    draw_side_view(whole, STRIP, TABLE, 0, 68, way)
    draw_side_view(now, STRIP, TABLE, 0, 68, way, until, "hills.toy.nuke")
    dots = _dots(now)
    assert dots == _dots(whole)[: len(dots)]
    assert len(dots) == min(until, 90) // 3 + 1
    (toy,) = now.pictures("hills.toy")
    assert until % 3 or until > 90 or toy.middle == pytest.approx(dots[-1])
    assert STRIP.holds(*toy.middle)


@pytest.mark.parametrize("high", [0, 4, 12, 29])
def test_where_a_side_view_could_not_be_read_there_is_none(paper, high):
    draw_side_view(paper, replace(STRIP, height=high), TABLE, 0, 68, heights(20, 75, Arc.HIGH, 70))
    assert paper.marks == []


def test_each_fifth_mark_of_a_side_view_is_longer_and_has_its_number(paper):
    draw_side_view(paper, STRIP, TABLE, 0, 68)
    marks = [m for m in paper.marks if (m.how, m.colour) == ("line", "hills_line")]
    highs = [mark.middle[1] - mark.end[1] for mark in marks]
    assert len(highs) > 15
    assert {highs[n] > 1.5 * highs[1] for n in range(5, len(highs), 5)} == {True}
    assert {high for n, high in enumerate(highs) if n % 5 or not n} == {highs[1]}
    numbers = [mark for mark in paper.marks if mark.how == "write"]
    assert [int(mark.what) for mark in numbers] == [*range(25, 5 * len(highs), 25)]
    spots = [mark.middle[0] for mark in marks[5::5]]
    assert [mark.middle[0] for mark in numbers] == pytest.approx(spots)


def test_what_is_filled_below_a_line_goes_straight_down_at_both_ends():
    cut = Cut(Box(0, 0, 100, 50), (), (), 2.0, 1.0, False)
    corners = cut.below([(0, 20), (10, 30), (20, 25)])
    assert corners == [(10, 50), (10, 30), (30, 20), (50, 25), (50, 50)]


def _spot(pose):
    return pose.x, pose.y
