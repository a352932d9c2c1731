"""A plan over the board: what stops it, what it would break, and what it would strike."""

from __future__ import annotations

from game.core.grid import Facing
from game.rules.hold_the_banner.actions import AddShot, DrawRoute
from game.rules.hold_the_banner.letters.scenario_position import read_position
from game.rules.hold_the_banner.routes import route_named
from game.rules.hold_the_banner.state import Table
from game.view.canvas.box import Box
from game.view.hold_the_banner.board import BOARD
from game.view.hold_the_banner.plan_marks import draw_added, draw_plan
from tests.paper import Mark, Paper

GUARD = 0


def planned(way: str, *shots: tuple[int, Facing], place: str = "16,20") -> Table:
    """Return the standard ground with a guard's plan, an attacker beside it and a bullet."""
    tanks = (f"1 guard at {place}", "2 basic at 8,20", "3 basic at 0,0")
    bullets = ("1 of 3 at 21,21 L",)
    table: Table = read_position(
        {"standard": ("",), "tanks": tanks, "bullets": bullets, "seats": ("1 level 3",)}
    ).table
    route = route_named(way.split())
    assert route is not None
    drawn = (AddShot(GUARD, 1, point, facing) for point, facing in shots)
    return table.with_player(GUARD, plan=(DrawRoute(GUARD, 1, route), *drawn))


def marks(table: Table, brushes) -> tuple[Paper, tuple[Mark, ...]]:
    paper = Paper(brushes, (660, 660), 1.0)
    draw_plan(paper, BOARD.place(table, Box(0, 0, 660, 660), 1), table, GUARD)
    return paper, tuple(paper.marks)


def spot(table: Table, x: float, y: float) -> tuple[float, float]:
    return BOARD.place(table, Box(0, 0, 660, 660), 1).spot(x / 2, y / 2)


def near(mark: Mark, at: tuple[float, float]) -> bool:
    return max(abs(mark.middle[0] - at[0]), abs(mark.middle[1] - at[1])) < 3


def coloured(found: tuple[Mark, ...], how: str, colour: str) -> list[Mark]:
    return [mark for mark in found if (mark.how, mark.colour) == (how, colour)]


def test_a_ghost_stands_where_a_free_route_ends(brushes):
    table = planned("U4 L2")
    paper, found = marks(table, brushes)
    assert [near(each, spot(table, 14, 16)) for each in paper.pictures("fort.hull.")] == [True]
    assert not coloured(found, "lines", "danger")


def test_a_bar_lies_across_the_step_that_is_refused(brushes):
    table = planned("R2 U4")
    _, found = marks(table, brushes)
    bars = coloured(found, "lines", "danger")
    assert bars
    assert all(abs(bar.middle[1] - spot(table, 18, 18)[1]) < 60 for bar in bars)


def test_each_quarter_that_would_break_is_crossed_out(brushes):
    _, found = marks(planned("U4 L2", (6, Facing.WEST)), brushes)
    crosses = [mark for mark in found if mark.how == "line" and mark.colour == "night"]
    slanted = [m for m in crosses if m.end and m.end[0] != m.box.x and m.end[1] != m.box.y]
    assert len(slanted) == 2 * 2


def test_a_tank_in_the_line_is_framed_in_the_colour_of_danger(brushes):
    framed = [
        coloured(marks(planned("U1", *shots), brushes)[1], "lines", "danger")
        for shots in ((), ((0, Facing.WEST),))
    ]
    assert not framed[0]
    assert framed[1]


def test_a_bullet_at_rest_that_would_strike_is_warned_of(brushes):
    assert marks(planned("R4"), brushes)[0].pictures("icon.warning")
    assert not marks(planned("U4"), brushes)[0].pictures("icon.warning")


def test_a_shot_at_a_point_that_is_not_reached_lies_there_crossed_out_and_without_its_colour(
    brushes,
):
    table = planned("D6", (5, Facing.WEST))
    paper, found = marks(table, brushes)
    (cross,) = paper.pictures("icon.cross")
    (_, head) = (
        mark for mark in found if mark.how == "polygon" and mark.colour in ("night", "quiet")
    )
    point = spot(table, 16, 25)
    assert abs(cross.middle[1] - point[1]) < 1
    assert head.middle[0] < cross.middle[0] < point[0]
    assert not coloured(found, "polygon", "seat.0.light")


def test_nothing_is_drawn_of_a_tank_that_hides(brushes):
    _, found = marks(planned("R2", (0, Facing.NORTH), place="14,10"), brushes)
    assert not found


def test_what_is_pointed_at_is_drawn_like_what_is_planned(brushes):
    table = planned("U4")
    route, empty = table.players[GUARD].plan[0], table.with_player(GUARD, plan=())
    paper = Paper(brushes, (660, 660), 1.0)
    draw_added(paper, BOARD.place(empty, Box(0, 0, 660, 660), 1), empty, GUARD, route)
    assert tuple(paper.marks) == marks(table, brushes)[1]


def fired(place: str, facing: Facing, brushes) -> tuple[Table, Paper, tuple[Mark, ...]]:
    """Return what is drawn of a shot of a guard on open ground, where a bullet rests."""
    tanks, bullets = (f"1 guard at {place}", "2 basic at 0,0"), ("1 of 2 at 21,13 L",)
    table: Table = read_position({"tanks": tanks, "bullets": bullets}).table
    stays = route_named([])
    assert stays is not None
    plan = DrawRoute(GUARD, 1, stays), AddShot(GUARD, 1, 0, facing)
    table = table.with_player(GUARD, plan=plan)
    return table, *marks(table, brushes)


def test_a_shot_that_would_hit_the_own_banner_frames_it(brushes):
    table, _, found = fired("12,14", Facing.SOUTH, brushes)
    frames = coloured(found, "edge", "danger")
    assert [near(each, spot(table, 12, 24)) for each in frames] == [True]
    assert not coloured(fired("12,14", Facing.NORTH, brushes)[2], "edge", "danger")


def test_where_a_shot_would_meet_a_bullet_stands_a_cross(brushes):
    table, paper, _ = fired("8,12", Facing.EAST, brushes)
    (cross,) = paper.pictures("icon.cross")
    middle = spot(table, 8, 12)
    assert abs(cross.middle[1] - middle[1]) < 3
    assert cross.middle[0] > middle[0]
    assert not fired("8,16", Facing.EAST, brushes)[1].pictures("icon.cross")


def test_where_a_shot_would_rest_in_the_air_lies_a_ring(brushes):
    table, _, found = fired("4,22", Facing.NORTH, brushes)
    rings = coloured(found, "ring", "seat.0.light")
    assert [abs(ring.middle[0] - spot(table, 4, 22)[0]) < 3 for ring in rings] == [True]
    assert rings[0].middle[1] < spot(table, 4, 10)[1]
    assert not coloured(fired("4,10", Facing.NORTH, brushes)[2], "ring", "seat.0.light")
