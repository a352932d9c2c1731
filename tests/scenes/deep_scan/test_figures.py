"""Figures of Deep Scan show the map to its border, and the panel beside it."""

from __future__ import annotations

import pytest

from game.core.grid import Cell
from game.scenes.deep_scan.figures import FIGURES
from game.view.canvas.box import Box
from game.view.deep_scan.board import BOARD
from game.view.deep_scan.lie_of_map import HIGH, LEFT, TOP, WIDE, map_box
from game.view.deep_scan.ring_places import BAR_HIGH, BAR_TOP, EDGE, RING_MIDDLE

from .tables import NAMES, story

ROOM = Box(0, 0, 900, 500)
STORY = {
    "objects": ("gas (3,2)",),
    "orders": ("A wait", "B jump (2,1)"),
}


def test_a_figure_shows_the_border_and_the_panel_whole():
    shown = FIGURES.stage(STORY).notes.shown
    place, part = BOARD.part(None, ROOM, 1.0, shown)
    sky = map_box(place)
    assert part.holds(sky.x, sky.y)
    assert part.holds(sky.right - 1, sky.bottom - 1)
    right, bottom = place.spot(LEFT + WIDE, TOP + HIGH)
    assert part.holds(right - 1, bottom - 1)
    assert place.middle(Cell(2, 2)) == sky.middle


def test_no_cell_of_a_figure_is_spent_on_more_room_round_it():
    shown = FIGURES.stage(STORY).notes.shown
    place, part = BOARD.part(None, ROOM, 1.0, shown)
    assert part.width / place.size == len({cell.x for cell in shown})


@pytest.mark.parametrize(("aside", "ring"), [("60 30", True), ("150 0", False)])
def test_of_probes_that_come_to_lie_only_the_ring_is_shown_and_the_sum(aside, ring):
    sections = {
        "objects": ("gas (4,2)",),
        "positioning": ("(4,2) after 1 toss", "1 at 230,0", "2 at 260,0"),
        "dice": (f"toss 2 probe 2 aside {aside}",),
        "orders": ("A toss 2",),
    }
    shown = FIGURES.stage(sections).notes.shown
    place, part = BOARD.part(None, ROOM, 1.0, shown)
    assert part.holds(*place.middle(Cell(2, 2))) is not ring
    x, y = RING_MIDDLE
    assert part.holds(*place.spot(x, y - EDGE))
    assert part.holds(*place.spot(LEFT + WIDE, BAR_TOP + BAR_HIGH))


def test_a_figure_does_not_say_whose_turn_it_is():
    staged = FIGURES.stage(STORY)
    told = [type(each.event).__name__ for each in staged.told if FIGURES.silent(each.event)]
    assert told == ["TurnBegan", "TurnBegan"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("A offer B -2 money, +3 resources", "Ann offers Ben: 20 credits for 3 resources"),
        ("A offer B -1 probe", "Ann offers Ben 1 probe for nothing"),
        ("A offer B +1 probe", "Ann asks Ben for 1 probe"),
    ],
)
def test_an_offer_is_said_as_the_log_says_it(kit, line, told):
    table = story(own=("B 4 resources",)).table
    assert FIGURES.order(kit.words, table, line, NAMES) == told
