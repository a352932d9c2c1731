"""Where the chosen piece would be destroyed is hatched, cell by cell, as the rules have it."""

import pytest

from game.scenes.frame.commands import Key
from game.scenes.tank_chess.panel.legend import legend
from tests.paper import shown

from .table import click, press, scene
from .test_attacks import EXPOSED
from .test_shown import CHECKED


def threatened(made):
    """Return the cells within reach where all facings are in danger, and where only some are."""
    desk = made.desk
    risky = {(each.cell, each.facing) for each in desk.threats(desk.reach.piece)}
    by_cell = {}
    for stand in desk.reach.poses:
        by_cell.setdefault(stand[0], []).append(stand in risky)
    every = {cell for cell, found in by_cell.items() if all(found)}
    return every, {cell for cell, found in by_cell.items() if any(found)} - every


@pytest.mark.parametrize("drawing, name", [(EXPOSED, "C1"), (CHECKED, "D4"), (CHECKED, "H1")])
def test_each_threat_that_the_rules_know_is_hatched_where_danger_is_asked_for(
    kit, brushes, drawing, name
):
    made = scene(kit, drawing)
    click(made, name)
    place = made.desk.place
    hatches = ("overlay.hatch_full", "overlay.hatch")
    assert [shown(made, brushes).cells(place, each) for each in hatches] == [frozenset()] * 2
    press(made, Key.FORECAST)
    every, some = threatened(made)
    paper = shown(made, brushes)
    seen = [{c for c in paper.cells(place, each) if place.on(c)} for each in hatches]
    assert seen == [every, some]


def test_each_sign_of_the_legend_lies_on_the_board(kit, brushes):
    made = scene(kit, EXPOSED)
    click(made, "C1")
    press(made, Key.FORECAST)
    every, some = threatened(made)
    told = [line.words for line in legend(made.desk)]
    for cells, key in ((every, "chess.legend.risk"), (some, "chess.legend.risk_some")):
        assert (kit.words(key) in told) == bool(cells)
