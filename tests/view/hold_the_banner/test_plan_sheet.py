"""The sheet of plans: a row for each tank, down to a line that says the plan alone."""

import pytest

from game.view.canvas.box import Box
from game.view.hold_the_banner.plan_sheet import Entry, draw_sheet
from tests.paper import Paper

ENTRIES = (
    Entry("a guard", ("no route yet",), "one bullet", pieces=("tin.heart",)),
    Entry("a gunner", ("up 2", "fires up"), "one bullet", card="route.1"),
)
TITLES, ROUTE, PLANS = {"A guard", "A gunner"}, "Up 2", {"No route yet", "Fires up"}


@pytest.mark.parametrize(
    ("high", "told"), [(300, {*TITLES, ROUTE, *PLANS}), (107, PLANS), (90, set())]
)
def test_a_low_sheet_keeps_what_is_planned_and_a_lower_one_says_nothing(brushes, high, told):
    paper = Paper(brushes)
    draw_sheet(paper, Box(0, 0, 336, high), ENTRIES)
    words = "\n".join(mark.what for mark in paper.marks if mark.how == "write").splitlines()
    assert {*words} - {"one bullet", ""} == told
