"""What lies below the tanks: strewn ground, print that is quiet, trees that hide nobody."""

from dataclasses import replace

import pygame
import pytest

from game.core.grid import Cell
from game.rules.tanchiki.events import BotAppeared
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.ground.places_in_quarters import eagle_cell
from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.show.clip import Pose
from game.view.tanchiki.board import draw_above, draw_below
from game.view.tanchiki.ground import GLINT_MS, GLINTS, draw_forest, draw_ground
from game.view.tanchiki.joined_terrain import cells, mask_of
from game.view.tanchiki.painted_board import BARE, QUIET, WORN, take_of
from game.view.tanchiki.pieces import draw_eagle_sign, draw_tokens
from tests.content.art.test_svg_pictures import picture
from tests.paper import Paper
from tests.setups.tanchiki import LEARNING

from .moments import moments
from .test_clips import reel

PLACE = placed(Box(0, 0, 700, 700), 12, 12, 1, 20)
JOINED = (Terrain.WATER, Terrain.ICE, Terrain.FOREST, Terrain.CONCRETE)


def ground(brushes, board=LEARNING, ms=0):
    paper = Paper(brushes)
    draw_ground(paper, PLACE, board, ms)
    return paper


def layers(brushes, show):
    """Return what is drawn below the marks of a table, and what above them."""
    below, above = Paper(brushes), Paper(brushes)
    draw_below(below, PLACE, show, 0, calm=True)
    draw_above(above, PLACE, show, 0, calm=True)
    return below, above


@pytest.mark.parametrize("terrain", JOINED)
def test_terrain_ends_where_the_board_ends(terrain):
    board = replace(LEARNING, terrain=(terrain,) * 144)
    assert (mask_of(board, Cell(0, 0)), mask_of(board, Cell(5, 11))) == (2 + 4, 1 + 2 + 8)


def test_every_picture_of_a_ground_lies_on_a_board():
    assert {take_of(cell, False) for cell in cells(LEARNING)} == set(range(BARE + WORN))


def test_nothing_is_strewn_below_print(brushes):
    paper = ground(brushes)
    for quarter in LEARNING.quarters:
        bare = paper.cells(PLACE, f"ground.{quarter.colour.value}.0")
        assert {bot.cell for bot in quarter.bots} | {eagle_cell(quarter)} <= bare


def test_stencils_are_pale_while_no_bot_is_due(brushes):
    found = ground(brushes).pictures("bot_cell.")
    assert (len(found), {mark.alpha for mark in found}) == (16, {QUIET})


def test_a_stencil_wakes_where_a_bot_appears(brushes):
    moment = next(each for each in moments() if isinstance(each[1].event, BotAppeared))
    show = reel([moment])
    show.advance(100)
    assert awake(brushes, show) == {moment[1].event.cell}
    show.advance(2_000)
    assert not awake(brushes, show)


def awake(brushes, show):
    below, _ = layers(brushes, show)
    loud = (mark for mark in below.pictures("bot_cell.") if mark.alpha == 255)
    return {PLACE.cell(*mark.middle) for mark in loud}


@pytest.mark.parametrize("number", range(1, 5))
def test_the_number_of_a_bot_cell_stands_upright_and_its_arrow_turns(number):
    north, east = (picture(f"bot_cell.{number}", 64, turn) for turn in (0, 90))
    middle, edge = pygame.Rect(20, 16, 24, 36), pygame.Rect(20, 2, 24, 9)
    assert bytes_of(north, middle) == bytes_of(east, middle)
    assert pygame.mask.from_surface(north.subsurface(edge), 100).count() > 50
    assert pygame.mask.from_surface(east.subsurface(edge), 100).count() < 20


def bytes_of(surface, area):
    return pygame.image.tobytes(surface.subsurface(area), "RGBA")


def test_a_diagonal_is_not_drawn_through_a_number(brushes):
    quarter = LEARNING.quarters[0]
    bots = (replace(quarter.bots[0], cell=Cell(3, 2)), *quarter.bots[1:])
    board = replace(LEARNING, quarters=(replace(quarter, bots=bots), *LEARNING.quarters[1:]))
    lines = [ground(brushes, each).cells(PLACE, "mark.start") for each in (LEARNING, board)]
    assert lines[0] - lines[1] == {Cell(3, 2)}


@pytest.mark.parametrize("size, seen", [(15, False), (16, True)])
def test_a_board_of_tiny_cells_has_nothing_printed_on_it(brushes, size, seen):
    paper = Paper(brushes, scale=1)
    draw_ground(paper, placed(Box(0, 0, 12 * size, 12 * size), 12, 12, 1, 0), LEARNING, 0, 0)
    printed = [paper.pictures(name) for name in ("bot_cell.", "mark.start", "mark.eagle")]
    assert [bool(each) for each in printed] == [seen] * 3
    assert (
        bool([mark for mark in paper.marks if (mark.how, mark.colour) == ("rect", "seam")]) == seen
    )


def test_the_number_of_a_bot_stays_in_its_cell(brushes):
    show = reel(moments()[:1])
    paper = Paper(brushes)
    draw_above(paper, PLACE, show, 0, calm=True, marks=True)
    table = show.shown
    discs = [mark.box for mark in paper.marks if (mark.how, mark.colour) == ("disc", "night")]
    squares = [PLACE.square(bot.cell) for bot in table.field.bots]
    assert len(discs) == len(squares) > 0
    for disc, square in zip(discs, squares, strict=True):
        assert max(square.x - disc.x, disc.right - square.right) <= 0
        assert max(square.y - disc.y, disc.bottom - square.bottom) <= 0


def test_an_eagle_below_a_bot_is_shown_once_by_its_sign(brushes):
    table = next(table for table, _ in moments() if not table.field.eagle.taken)
    eagle, bot = table.field.eagle, table.field.bots[0]
    there = replace(table.field, bots=(replace(bot, cell=eagle.cell), *table.field.bots[1:]))
    for field, spots in ((table.field, [(0.5, 0.5)]), (there, [(0.77, 0.23)])):
        paper = Paper(brushes)
        draw_tokens(paper, PLACE, replace(table, field=field), {}, 0)
        draw_eagle_sign(paper, PLACE, replace(table, field=field), {})
        box = PLACE.square(eagle.cell)
        found = [mark.middle for mark in paper.pictures("eagle") if mark.what == "eagle"]
        inside = [((x - box.x) / PLACE.size, (y - box.y) / PLACE.size) for x, y in found]
        assert inside == [pytest.approx(spot) for spot in spots]


def test_a_bonus_on_its_way_is_drawn_once_and_one_just_taken_as_a_star(brushes):
    table = next(table for table, _ in moments() if table.field.bonuses)
    bonus = table.field.bonuses[0]
    there = Pose(bonus.cell.x, bonus.cell.y)
    bare = replace(table, field=replace(table.field, bonuses=(bonus,)))
    for name, more in ((f"bonus {bonus.number}", []), ("bonus 99", ["bonus.star"])):
        paper = Paper(brushes)
        draw_tokens(paper, PLACE, bare, {name: there}, 0)
        found = [mark.what for mark in paper.pictures("bonus")]
        assert found == [f"bonus.{bonus.face.value}", *more]


def test_trees_are_drawn_below_whatever_stands_and_its_marks(brushes):
    for table, told in moments()[:40:8]:
        below, above = layers(brushes, reel([(table, told)]))
        assert below.pictures("forest.")
        assert not below.pictures("tank.")
        assert {mark.what for mark in above.pictures("forest")} <= {"forest_corners"}


def test_neighbours_of_the_same_terrain_are_not_all_alike(brushes):
    for terrain, kinds in (
        (Terrain.ICE, ("ice.", "ice_far.")),
        (Terrain.FOREST, ("forest.", "forest_far.")),
        (Terrain.CONCRETE, ("concrete.", "concrete_worn.")),
    ):
        paper = Paper(brushes)
        board = replace(LEARNING, terrain=(terrain,) * 144)
        draw_ground(paper, PLACE, board, 0)
        draw_forest(paper, PLACE, board, frozenset())
        counts = [len(paper.pictures(kind)) for kind in kinds]
        assert sum(counts) == 144
        assert min(counts) > 36


def test_crowns_in_the_corners_cover_neither_emblem_nor_number_nor_muzzle():
    crowns = pygame.mask.from_surface(picture("forest_corners", 64), 20)
    needed = pygame.Surface((64, 64), pygame.SRCALPHA)
    pygame.draw.rect(needed, "white", (18, 0, 28, 64))
    pygame.draw.rect(needed, "white", (0, 18, 64, 28))
    seen = pygame.mask.from_surface(needed)
    assert crowns.count() > 300
    assert crowns.overlap_area(seen, (0, 0)) == 0


def test_ice_that_has_gone_on_is_found_again_a_round_later(brushes):
    board = replace(LEARNING, terrain=(Terrain.ICE,) * 144)
    once = {ms: ground(brushes, board, ms).marks for ms in (0, GLINT_MS, 5 * GLINT_MS)}
    again = {ms: ground(brushes, board, ms + GLINTS * GLINT_MS).marks for ms in once}
    assert (once == again, once[0] != once[GLINT_MS]) == (True, True)
