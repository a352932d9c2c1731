"""The range alone: which points earn stars, and where that is said."""

from dataclasses import replace

import pytest

from game.content.blanket_hills.tasks import ground
from game.rules.blanket_hills import BLANKET_HILLS, events
from game.rules.blanket_hills.setting_up import first
from game.rules.blanket_hills.state import Grip, HandKind, Options
from game.scenes.blanket_hills.range_stars import ranks_of, told_before
from game.scenes.blanket_hills.result_and_options import result_of
from game.scenes.blanket_hills.setup import VARIANTS
from game.scenes.blanket_hills.table_face import TABLE
from game.scenes.seats.occupants import Occupant
from game.scenes.table.set_up.variant_setup import VariantPanel
from game.scenes.widgets.widget_kinds import Label
from game.view.canvas.box import Box
from tests import stage
from tests.paper import plain

from .tables import match_of

RANGE = first(1)
NAMES = ("Ann",)


def by(kind, short=False):
    return replace(RANGE, grips=(Grip(HandKind(kind)),), options=Options(short=short))


def with_points(points, over=False):
    """Return the table of a range after its draft, with so many points."""
    state = match_of(by("meter")).state_at(0)
    for _ in range(10):
        state = BLANKET_HILLS.apply(state, BLANKET_HILLS.legal(state.table, 0)[0]).state
    table = state.table.with_tank(0, points=points)
    return BLANKET_HILLS.evolve(table, events.MatchEnded(())) if over else table


@pytest.mark.parametrize(
    ("setup", "points"),
    [
        (by("meter"), (120, 245, 365)),
        (by("dice"), (120, 245, 365)),
        (by("calm"), (245, 365, 465)),
        (by("meter", short=True), (85, 170, 255)),
        (by("calm", short=True), (170, 255, 320)),
    ],
)
def test_stars_cost_a_share_of_what_the_dearest_shells_give(setup, points):
    assert ranks_of(setup).points == points


@pytest.mark.parametrize(
    ("points", "head"),
    [
        (0, "Shot 1 of 10, 1 star from 120 points"),
        (119, "Shot 1 of 10, 1 star from 120 points"),
        (120, "Shot 1 of 10, 2 stars from 245 points"),
        (364, "Shot 1 of 10, 3 stars from 365 points"),
        (365, "Shot 1 of 10, all three stars"),
    ],
)
def test_at_the_table_stands_what_the_next_star_costs(kit, points, head):
    assert TABLE.head(kit.words, with_points(points)) == head


@pytest.mark.parametrize(
    ("points", "title"),
    [(119, "No star this time"), (120, "1 star"), (364, "2 stars"), (490, "3 stars")],
)
def test_the_result_says_how_many_stars_it_is_worth_and_what_they_cost(kit, points, title):
    found = result_of(kit.words, with_points(points, over=True), NAMES)
    assert found.title == title
    assert plain(found.reason) == "1 star from 120 points, 2 from 245, 3 from 365."


def test_the_set_up_says_what_earns_stars_with_what_was_chosen(kit):
    panel = VariantPanel(kit, VARIANTS, 2)
    page = stage.stack(kit.title()).top.page

    def said():
        found = panel.widgets(page, Box(0, 0, 560, 560), (Occupant("Ann"),))
        return plain(" ".join(each.words for each in found if isinstance(each, Label)))

    assert "1 star from 120 points, 2 from 245, 3 from 365." in said()
    panel.on = {"calm", "short"}
    assert "1 star from 170 points, 2 from 255, 3 from 320." in said()


def test_where_others_play_or_a_task_is_posed_points_are_no_stars(kit):
    assert told_before(kit.words, first(2)) == ""
    posed = ground("5")
    assert posed.range_alone
    assert told_before(kit.words, posed) == ""
    over = BLANKET_HILLS.evolve(match_of(posed).table, events.MatchEnded(()))
    assert result_of(kit.words, over, NAMES).title == "The range is done"
