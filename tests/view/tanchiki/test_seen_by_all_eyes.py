"""A drawn table of eight seats: eyes of every kind see each tank on it, and which one it is.

Drawn at 30 pixels a cell, smaller than a window shows it. A tank is seen where enough pixels of
its cell are far from what lies there without it.
"""

from functools import cache
from itertools import combinations

import pygame
import pytest

from game.core.chance import Dice
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.state import Setup
from game.tools.pictures.vision import FILTERS
from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tanchiki.board import draw_table
from game.view.tanchiki.ground import draw_forest, draw_ground
from game.view.tanchiki.joined_terrain import cells
from game.view.tanchiki.pieces import covered, draw_bricks, draw_tokens
from tests.content.art.vision import lab, pixels, share_apart
from tests.setups.tanchiki import LEARNING

CELL = 30
SIDE = 14 * CELL
SEEDS = (1, 2, 3)


@cache
def table_of(seed):
    """Return a table on which all eight tanks stand, after a turn or so."""
    state, dice = TANCHIKI.new(Setup(LEARNING, 8), seed), Dice(seed, "eyes")
    for _ in range(2_000):
        tanks = state.table.field.tanks
        if state.table.turn.number > 1 and all(tank.cell is not None for tank in tanks):
            break
        seat = TANCHIKI.to_act(state.table)[0]
        state = TANCHIKI.apply(state, dice.choice(TANCHIKI.legal(state.table, seat))).state
    return state.table


@pytest.fixture(scope="module")
def drawn(brushes):
    """The squares of a table's tanks, the same without anybody, and all squares of terrain."""

    @cache
    def draw(seed):
        table = table_of(seed)
        full, bare = (Canvas(pygame.Surface((SIDE, SIDE)), brushes, 1) for _ in range(2))
        place = placed(Box(0, 0, SIDE, SIDE), 12, 12, 1, CELL)
        draw_table(full, place, table)
        draw_ground(bare, place, table.board, 0)
        draw_bricks(bare, place, table)
        draw_forest(bare, place, table.board, covered(table, {}))
        terrain = tuple(cut(bare, place.square(cell)) for cell in cells(table.board))
        draw_tokens(bare, place, table, {}, 0)
        squares = [place.square(tank.cell) for tank in table.field.tanks]
        here, gone = (tuple(cut(canvas, box) for box in squares) for canvas in (full, bare))
        return here, gone, terrain

    return draw


def cut(canvas, box):
    area = pygame.Rect(round(box.x), round(box.y), round(box.width), round(box.height))
    return pixels(canvas.surface.subsurface(area))


@pytest.mark.parametrize("eyes", FILTERS)
def test_every_tank_is_seen_where_it_stands(drawn, eyes):
    hidden = [
        (seed, seat)
        for seed in SEEDS
        for seat, (full, bare) in enumerate(zip(*drawn(seed)[:2], strict=True))
        if share_apart(full, bare, eyes, 20, 0.3) < 0.3
    ]
    assert not hidden


# Without colour there are left the number, the emblem, the pattern and how light the hull is.
@pytest.mark.parametrize("eyes", FILTERS)
def test_no_two_tanks_of_a_table_look_alike(drawn, eyes):
    share = 0.05 if eyes == "grey" else 0.12
    alike = [
        (seed, one, other)
        for seed in SEEDS
        for one, other in combinations(range(8), 2)
        if share_apart(drawn(seed)[0][one], drawn(seed)[0][other], eyes, 20, share) < share
    ]
    assert not alike


def test_every_tank_is_lighter_than_all_of_the_terrain(drawn):
    dull = []
    for seed in SEEDS:
        full, _, squares = drawn(seed)
        terrain = max(lightest(square) for square in squares)
        dull += [(seed, seat) for seat, tank in enumerate(full) if lightest(tank) < terrain + 5]
    assert not dull


def lightest(square):
    """Return how light the lightest fortieth of a square is at least."""
    steps = sorted((lab(pixel, "grey")[0] for pixel in square), reverse=True)
    return steps[len(steps) // 40]
