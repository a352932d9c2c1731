"""The whole board: whose each tank is, by its emblem, also while it drives."""

import math

import pytest

from game.core.grid import Cell
from game.rules.blanket_hills.land import flat
from game.rules.blanket_hills.state import Setup, Table, Tank
from game.view.blanket_hills.board import BOARD, draw_table
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS, seen_at
from game.view.canvas.board_place import BoardPlace
from tests.paper import Paper
from tests.view.blanket_hills.shown_tosses import reel

PLACE = BoardPlace(40, 40, 40, COLUMNS, ROWS)
CELLS = Cell(17, 40), Cell(92, 10), Cell(49, 5), Cell(50, 55)


def emblems(paper):
    return {mark.what: mark.middle for mark in paper.pictures("emblem")}


@pytest.mark.parametrize("teams", [(0,), (0, 1), (0, 1, 0), (0, 1, 2, 3)])
def test_each_tank_somebody_fires_for_has_its_emblem_beside_it(teams, brushes):
    tanks = tuple(map(Tank, CELLS[: max(2, len({*teams}))]))
    table, paper = Table(Setup(teams), flat(), tanks), Paper(brushes)
    draw_table(paper, PLACE, table)
    found = emblems(paper)
    assert {*found} == {f"emblem.{team}" for team in teams}
    for team in {*teams}:
        pose = seen_at(table.land, tanks[team].place)
        assert math.dist(found[f"emblem.{team}"], PLACE.spot(pose.x, pose.y)) < PLACE.size


def test_the_emblem_goes_with_a_tank_that_drives(brushes):
    shown, xs = reel("A move 90 20"), []
    while shown.current is None or "tank 0" in shown.poses():
        shown.advance(60)
        paper = Paper(brushes)
        BOARD.draw(paper, PLACE, shown, False)
        xs.append(emblems(paper)["emblem.0"][0])
        if shown.idle:
            break
    assert xs == sorted(xs)
    assert len({*xs}) > 4
