"""The painted sky and the panel beside it: what lies there is seen by all eyes, and counted."""

from dataclasses import replace
from itertools import combinations, count, product

import pygame
import pytest

from game.content.files.program_files import home
from game.core.grid import Cell
from game.rules.deep_scan.sky import Kind, Offset
from game.rules.deep_scan.state import (
    Bargain,
    Ending,
    LyingProbe,
    Positioning,
    Setup,
    Ship,
    SkyObject,
    Table,
)
from game.rules.deep_scan.wares import EventCard, Lot, Terms, Ware
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.pictures.vision import FILTERS
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.painting_budget import Unfinished
from game.view.deep_scan.board import BOARD, draw_table, eyed
from game.view.deep_scan.lie_of_map import map_box, panel_box
from game.view.deep_scan.map_marks import GHOST, draw_aim, draw_jump, draw_lights, draw_lines
from game.view.deep_scan.painted_sky import painted
from game.view.deep_scan.panel import draw_looked_at, draw_panel
from game.view.deep_scan.ships import draw_aimed, draw_ships, rest
from game.view.deep_scan.sky import draw_lost_space, draw_sky
from game.view.deep_scan.swing_meters import draw_swing
from tests import stage
from tests.content.art.vision import drawn, pixels, share_apart
from tests.paper import Paper

ART = read_shipped_art(home())
PLACE = BoardPlace(60, 60, 40, 5, 5)
GAS, HOLE, SPENT = (
    SkyObject(Cell(3, 2), Kind.GAS, EventCard(7, 3, True)),
    SkyObject(Cell(4, 2), Kind.WORMHOLE),
    SkyObject(Cell(1, 2), Kind.GRAVITY, spent=True),
)
SHIPS = Ship(has=Lot(probe=3, money=4, resources=17, launcher=1)), Ship(Cell(3, 2))
TABLE = Table(Setup(), (GAS, HOLE, SPENT), SHIPS, ())


@pytest.fixture
def paper(brushes):
    return Paper(brushes)


@pytest.fixture
def canvas():
    return stage.canvas(stage.brushes(), (640, 400))


def seen(canvas):
    return pygame.image.tobytes(canvas.surface, "RGB")


def names(paper, name):
    return [mark.what for mark in paper.pictures(name)]


def of_the_match(canvas):
    draw_sky(canvas, PLACE, TABLE.objects)


def beyond(canvas):
    draw_lost_space(canvas, Box(0, 0, 640, 400))


@pytest.mark.parametrize("draw", [of_the_match, beyond])
def test_bit_by_bit_the_sky_becomes_the_same(canvas, draw):
    draw(canvas)
    whole, frames = seen(canvas), 0
    canvas.brushes.forget()
    canvas.brushes.patience._clock = count(step=0.5).__next__
    while frames < 200:
        frames += 1
        try:
            with canvas.brushes.patience.limited(2):
                draw(canvas)
            break
        except Unfinished:
            continue
    assert seen(canvas) == whole
    assert 5 < frames < 200


def test_lost_space_is_the_same_night_and_darker(canvas):
    draw_sky(canvas, PLACE, ())
    night = pygame.transform.average_color(canvas.surface, pygame.Rect(20, 20, 110, 110))
    canvas.fill("black")
    draw_lost_space(canvas, Box(0, 0, 640, 400))
    lost = pygame.transform.average_color(canvas.surface, pygame.Rect(20, 20, 110, 110))
    assert 3 * sum(lost[:3]) < 2 * sum(night[:3])
    assert lost[2] > lost[0] > 0


def test_every_part_of_the_night_has_its_ground_and_its_strokes():
    canvas = stage.canvas(stage.brushes(), (320, 320))
    for _ in painted(canvas):
        pass
    for x, y in product(range(0, 320, 40), repeat=2):
        spots = product(range(x, x + 40), range(y, y + 40))
        hues = {tuple(canvas.surface.get_at(spot)[:3]) for spot in spots}
        assert (0, 0, 0) not in hues
        assert len(hues) > 20


def test_what_is_spent_is_dim_and_ticked(paper):
    draw_sky(paper, PLACE, TABLE.objects)
    alphas = {mark.what: mark.alpha for mark in paper.pictures("scan.kind")}
    assert alphas["scan.kind.gravity"] < 128 < alphas["scan.kind.gas"]
    assert paper.cells(PLACE, "scan.spent") == {SPENT.at}


def test_a_card_that_lies_open_is_read_at_its_object(paper):
    draw_sky(paper, PLACE, TABLE.objects)
    (figure,) = (mark for mark in paper.marks if mark.what == "7")
    assert PLACE.cell(*figure.middle) == GAS.at
    assert paper.cells(PLACE, "kit.die.3") == {GAS.at}
    assert names(paper, "icon.skull") == ["icon.skull"]


def test_a_small_picture_of_a_table_has_its_sky_and_its_ships(paper):
    draw_table(paper, PLACE, TABLE)
    assert paper.cells(PLACE, "scan.kind.gas") == {GAS.at}
    assert paper.cells(PLACE, "scan.kind.wormhole") == {HOLE.at}
    assert sorted(names(paper, "scan.ship")) == ["scan.ship.0", "scan.ship.1"]


def test_a_card_that_is_asked_about_lies_in_the_panel_alone(paper):
    table = replace(TABLE, turn=1, scanning=GAS.reserved)
    draw_table(paper, PLACE, table)
    assert not paper.says("7")
    draw_panel(paper, PLACE, table)
    (figure,) = (mark for mark in paper.marks if mark.what == "7")
    assert panel_box(PLACE).holds(*figure.middle)


@pytest.mark.parametrize(("collector", "said"), [(0, {"7", "3"}), (1, {"7"})])
def test_a_card_says_what_a_ship_would_get_of_it(brushes, collector, said):
    ship = replace(SHIPS[1], has=Lot(collector=collector))
    table = replace(TABLE, turn=1, ships=(SHIPS[0], ship), scanning=GAS.reserved)
    paper = Paper(brushes)
    draw_panel(paper, PLACE, table)
    assert {words for words in paper.words if words.isdigit()} == said


@pytest.mark.parametrize("place", [Cell(2, 2), Cell(4, 1), Cell(1, 4), Cell(0, 3)])
def test_where_there_is_little_room_one_looks_at_the_ship_on_turn(place):
    cells = eyed(replace(TABLE, ships=(Ship(place), SHIPS[1])))
    assert place in cells
    assert len(cells) == 9
    assert all(0 <= cell.x < 5 and 0 <= cell.y < 5 for cell in cells)


def test_emblems_of_all_who_know_an_object_lie_beside_each_other(paper):
    ships = tuple(Ship(aimed=HOLE.at) for _ in range(4))
    draw_aimed(paper, PLACE, replace(TABLE, ships=ships))
    emblems = paper.pictures("emblem")
    assert {mark.what for mark in emblems} == {f"emblem.{ship}" for ship in range(4)}
    assert not [pair for pair in combinations(emblems, 2) if pair[0].box.meets(pair[1].box)]


def test_a_ship_that_has_left_is_not_seen(paper):
    ships = SHIPS[0], replace(SHIPS[1], resigned=True)
    draw_ships(paper, PLACE, replace(TABLE, ships=ships), {})
    assert names(paper, "scan.ship") == ["scan.ship.0"]


def test_a_damaged_ship_is_seen_to_be(paper):
    ships = SHIPS[0], replace(SHIPS[1], damaged=True)
    draw_ships(paper, PLACE, replace(TABLE, ships=ships), {})
    (sign,) = paper.pictures("scan.damaged")
    assert PLACE.cell(*sign.middle) == Cell(3, 2)


POSITIONING = Positioning(
    GAS.at, 2, (LyingProbe(1, Offset(130, 0), 80), LyingProbe(3, Offset(100, 90), 0))
)


def test_the_panel_of_a_positioning_adds_up(paper):
    draw_panel(paper, PLACE, replace(TABLE, positioning=POSITIONING))
    inside = [mark.what for mark in paper.marks if mark.how == "write"]
    # A line of the ring, the chip, and the sum say 80.
    assert inside.count("80") == 3
    assert inside.count("1") == inside.count("3") == 2
    assert inside.count("2") == 1
    assert len(paper.pictures("scan.probe.0")) == 2 + 3


def test_the_panel_is_of_a_bargain_as_long_as_one_is_open(paper):
    bargain = Bargain(0, 1, Terms(probe=2, money=-1))
    draw_panel(paper, PLACE, replace(TABLE, positioning=Positioning(GAS.at), bargain=bargain))
    assert names(paper, "scan.ware") == ["scan.ware.probe", "scan.ware.money"]
    assert names(paper, "scan.ship") == ["scan.ship.0", "scan.ship.1"]
    ends = {mark.what: mark.middle[0] for mark in paper.pictures("scan.ship")}
    assert ends["scan.ship.0"] < ends["scan.ship.1"]


def test_else_the_panel_says_what_the_ship_owns(paper):
    draw_panel(paper, PLACE, TABLE)
    assert {"40", "17", "1", "0"} <= set(paper.words)
    alphas = {mark.what: mark.alpha for mark in paper.pictures("scan.ware")}
    assert alphas.keys() == {f"scan.ware.{ware.value}" for ware in Ware if ware is not Ware.PROBE}
    assert alphas["scan.ware.launcher"] == 255 > alphas["scan.ware.collector"]
    bright = [mark for mark in paper.pictures("scan.probe") if mark.alpha == 255]
    assert len(bright) == 3


def test_at_the_end_it_is_of_who_has_won(paper):
    draw_panel(paper, PLACE, replace(TABLE, ending=Ending((1,)), positioning=POSITIONING))
    assert names(paper, "scan.ship") == ["scan.ship.1"]


@pytest.mark.parametrize(("cell", "card"), [(GAS.at, True), (HOLE.at, False)])
def test_who_looks_at_an_object_sees_its_ring_and_its_card(paper, cell, card):
    draw_looked_at(paper, PLACE, TABLE, cell)
    assert {"100", "80", "60", "40", "20"} <= set(paper.words)
    assert paper.says("7") is card


def test_map_and_panel_lie_beside_each_other_on_the_page():
    box = Box(0, 0, 640, 650)
    place = BOARD.place(TABLE, box, 1)
    sky, panel = map_box(place), panel_box(place)
    assert sky.within(box)
    assert panel.within(box)
    assert not sky.meets(panel)
    assert (sky.y, sky.bottom) == pytest.approx((panel.y, panel.bottom))


def test_a_jump_that_leaves_a_stop_out_goes_over_it(paper):
    draw_jump(paper, PLACE, TABLE, 0, HOLE.at, None)
    flat = min(mark.box.y for mark in paper.marks if mark.how == "lines")
    over = Paper(paper.brushes)
    draw_jump(over, PLACE, TABLE, 0, HOLE.at, GAS.at)
    assert min(mark.box.y for mark in over.marks if mark.how == "lines") < flat


def test_who_would_jump_is_seen_dimly_where_it_would_lie(paper):
    draw_jump(paper, PLACE, TABLE, 0, HOLE.at, None)
    (ghost,), lies = paper.pictures("scan.ship"), rest(TABLE, 0, HOLE.at)
    assert (ghost.what, ghost.angle, ghost.alpha) == ("scan.ship.0", 0, GHOST)
    assert ghost.middle == pytest.approx(PLACE.spot(lies.x, lies.y))


def test_stops_to_jump_to_have_a_ring_in_the_colour_of_the_ship(paper):
    draw_lights(paper, PLACE, TABLE, 1, (Cell(3, 1), Cell(2, 2)))
    rings = paper.inked(PLACE, "ring", "seat.1.light")
    assert {Cell(3, 1), Cell(2, 2)} <= rings


@pytest.mark.parametrize("draw", [draw_aim, draw_lines])
def test_a_card_that_lies_open_lies_over_the_lines_of_its_object(paper, draw):
    draw(paper, PLACE, TABLE, 0, GAS.at)
    rings = [number for number, mark in enumerate(paper.marks) if mark.colour == "seat.0.light"]
    (card,) = (number for number, mark in enumerate(paper.marks) if mark.what == "7")
    assert len(rings) == 5
    assert card > max(rings)


@pytest.mark.parametrize("name", ["aside_x", "aside_y"])
def test_a_needle_is_as_far_aside_as_the_hand(brushes, name):
    spots = []
    for off in (-150, 0, 75):
        paper = Paper(brushes)
        draw_swing(paper, PLACE, TABLE, name, 150, off)
        needle = [mark for mark in paper.marks if mark.colour == "seat.0.light"]
        spots.append(needle[0].middle[name == "aside_y"])
    assert spots[1] - spots[0] == pytest.approx(2 * (spots[2] - spots[1]))
    assert spots[2] > spots[1]


KINDS = [f"scan.kind.{kind.value}" for kind in Kind]
SHAPES = [f"scan.ship.{ship}" for ship in range(4)]
WARES = [f"scan.ware.{ware.value}" for ware in Ware]


@pytest.mark.parametrize("eyes", ["grey", *FILTERS])
@pytest.mark.parametrize("pictures", [KINDS, SHAPES, WARES], ids=["kinds", "ships", "wares"])
def test_what_differs_is_told_apart_by_all_eyes(eyes, pictures):
    found = {name: pixels(drawn(ART, name, back="#161238")) for name in pictures}
    alike = [
        (one, two)
        for one, two in combinations(pictures, 2)
        if share_apart(found[one], found[two], eyes, 10, 0.08) < 0.08
    ]
    assert not alike


def test_ships_are_told_apart_as_black_shapes():
    masks = [pygame.mask.from_surface(_alone(f"scan.ship.{ship}"), 140) for ship in range(4)]
    for one, two in combinations(masks, 2):
        both = one.overlap_area(two, (0, 0))
        assert both < 0.8 * max(one.count(), two.count())


def _alone(name):
    surface = pygame.Surface((32, 32), pygame.SRCALPHA)
    picture = stage.brushes().pictures.surface(name, 32, 0, 255)
    surface.blit(picture, (0, 0))
    return surface
