"""The land with its marks and heroes, and their sheets below: what one must know is seen."""

from dataclasses import replace
from itertools import combinations, count, product

import pygame
import pytest

from game.core.grid import Cell
from game.rules.road_to_the_overlord.cards import Calling, Mark
from game.rules.road_to_the_overlord.state import Ending, How
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.painting_budget import Unfinished
from game.view.road_to_the_overlord.board import BOARD, draw_table, eyed
from game.view.road_to_the_overlord.land import draw_land, signs
from game.view.road_to_the_overlord.lie_of_field import cells_of
from game.view.road_to_the_overlord.looks import hero_pictures
from game.view.road_to_the_overlord.marks import draw_way
from game.view.road_to_the_overlord.mist import FAR, seen_to
from game.view.road_to_the_overlord.own_places import sheet_pose
from game.view.road_to_the_overlord.painted_land import draw_ground, painted
from game.view.road_to_the_overlord.sheets import draw_sheets, sheet_box
from game.view.road_to_the_overlord.walkers import draw_walkers, rest
from game.view.road_to_the_overlord.way import mark_spot
from tests import stage
from tests.paper import Paper

from .tables import FOUGHT, HEROES, PLACE, ROAD

MONSTER, TREASURE, TRAP = (f"overlord.sign.{each}" for each in ("monster", "treasure", "trap"))


@pytest.fixture
def paper(brushes):
    return Paper(brushes)


def names(paper, name):
    return [mark.what for mark in paper.pictures(name)]


def test_what_waits_on_a_mark_is_told_by_shapes_in_its_order():
    assert signs(Mark(2, True, True)) == (MONSTER, TREASURE, TRAP)
    assert signs(Mark(0, True)) == (TREASURE,)
    assert signs(Mark()) == ()


def test_each_mark_has_its_signs_at_its_place_and_says_how_many_monsters(paper):
    draw_land(paper, PLACE, ROAD.setup, ROAD.setup.last)
    for number, mark in enumerate(ROAD.setup.track[:-1], 1):
        x, y = PLACE.spot(*mark_spot(ROAD.setup.last, number))
        here = [
            m.what
            for m in paper.pictures("overlord.sign")
            if abs(m.middle[1] - y) < 1 and abs(m.middle[0] - x) < 0.7 * PLACE.size
        ]
        assert tuple(here) == signs(mark)
    counts = [words for words in paper.words if words in "23"]
    assert counts == [str(m.monsters) for m in ROAD.setup.track[:-1] if m.monsters > 1]


def test_the_start_and_the_end_have_signs_of_their_own(paper):
    draw_land(paper, PLACE, ROAD.setup, ROAD.setup.last)
    assert len(names(paper, "overlord.sign.start")) == 1
    (crown,) = paper.pictures("icon.crown")
    assert crown.middle == pytest.approx(PLACE.spot(*mark_spot(12, 12)))


def test_mist_lies_beyond_the_foremost_hero_and_lifts(brushes):
    long = replace(ROAD, setup=replace(ROAD.setup, track=ROAD.setup.track * 3))
    clouds = []
    for mark in (0, 8, 16, 36):
        table = long.with_hero(2, mark=mark)
        paper = Paper(brushes)
        draw_land(paper, PLACE, table.setup, seen_to(table))
        clouds.append(len(names(paper, "overlord.mist")))
        assert seen_to(table) >= min(36, mark + FAR - 4)
    assert clouds == sorted({*clouds}, reverse=True)
    assert clouds[-1] == 0


def test_who_has_left_lifts_no_mist():
    long = replace(ROAD, setup=replace(ROAD.setup, track=ROAD.setup.track * 3))
    gone = long.with_hero(2, mark=20, resigned=True)
    assert seen_to(gone) == seen_to(long.with_hero(2, mark=0)) < seen_to(long.with_hero(2, mark=20))


def test_signs_are_seen_through_the_mist(paper):
    draw_land(paper, PLACE, ROAD.setup, 0)
    marks = [mark.what for mark in paper.marks]
    last_cloud = max(n for n, name in enumerate(marks) if name.startswith("overlord.mist"))
    assert marks.index(MONSTER) > last_cloud


def test_a_hero_shows_its_class_and_all_it_wears():
    own, gear = hero_pictures(ROAD, 0)[0], hero_pictures(ROAD, 0)[1:]
    assert own == "overlord.hero.barbarian.0"
    assert {*gear} == {
        f"overlord.gear.{each}.0" for each in ("heavy", "head", "two_right", "two_left")
    }
    crusader = hero_pictures(ROAD, 1)
    assert {"overlord.gear.shield.1", "overlord.gear.two_right.1"} == {*crusader[1:]}
    assert hero_pictures(ROAD, 2) == (
        "overlord.hero.sorcerer.2",
        "overlord.gear.cloth.2",
        "overlord.gear.one_right.2",
    )
    bare = ROAD.with_hero(3, worn=())
    assert hero_pictures(bare, 3) == ("overlord.hero.none.3",)


@pytest.mark.parametrize("calling", Calling)
@pytest.mark.parametrize("seat", range(4))
def test_every_class_has_a_picture_in_the_colours_of_every_seat(brushes, calling, seat):
    (own, *_) = hero_pictures(ROAD.with_hero(seat, calling=calling), seat)
    assert own in brushes.pictures


def test_heroes_of_one_mark_stand_side_by_side_over_its_signs(paper):
    table = replace(ROAD, heroes=tuple(replace(each, mark=4) for each in HEROES))
    draw_walkers(paper, PLACE, table, {})
    poses = [rest(table, seat) for seat in range(4)]
    assert all(abs(a.x - b.x) > 0.5 for a, b in combinations(poses, 2))
    middle = mark_spot(12, 4)
    assert sum(pose.x for pose in poses) / 4 == pytest.approx(middle[0])
    assert all(pose.y < middle[1] for pose in poses)


@pytest.mark.parametrize("mark", [0, 9, 12])
def test_nobody_stands_beyond_the_edge_of_the_land(brushes, mark):
    table = replace(ROAD, heroes=tuple(replace(each, mark=mark) for each in HEROES))
    paper = Paper(brushes)
    draw_walkers(paper, PLACE, table, {})
    assert all(mark.box.within(PLACE.box) for mark in paper.pictures("overlord.hero"))


def test_every_hero_has_its_emblem_and_what_lasts_on_it(paper):
    draw_walkers(paper, PLACE, ROAD, {})
    assert {*names(paper, "emblem")} == {f"emblem.{seat}" for seat in range(4)}
    (sign,) = paper.pictures("overlord.spell")
    x, y = PLACE.spot(rest(ROAD, 1).x, rest(ROAD, 1).y)
    assert sign.what == "overlord.spell.root"
    assert abs(sign.middle[0] - x) < PLACE.size
    assert y > sign.middle[1] > y - 1.3 * PLACE.size


def test_who_has_left_stands_nowhere_on_the_way(paper):
    draw_walkers(paper, PLACE, ROAD.with_hero(3, resigned=True), {})
    assert "emblem.3" not in names(paper, "emblem")


def rings(paper, seat):
    light = paper.colour(f"seat.{seat}.light")[:3]
    found = (mark.colour for mark in paper.marks if mark.how in ("circle", "ring"))
    return [ink for ink in found if isinstance(ink, tuple) and ink[:3] == light]


def test_only_the_hero_on_turn_stands_in_a_light(brushes):
    for table, lit in ((ROAD, True), (replace(ROAD, ending=Ending(How.NIGHT)), False)):
        paper = Paper(brushes)
        draw_walkers(paper, PLACE, table, {})
        assert bool(rings(paper, 0)) is lit
        assert not rings(paper, 1)


def test_a_way_is_drawn_from_the_hero_to_where_it_would_stand(paper):
    draw_way(paper, PLACE, ROAD, 0, 7)
    beads = [mark.middle for mark in paper.marks if mark.colour == "seat.0.light"]
    assert beads[0] == pytest.approx(PLACE.spot(*mark_spot(12, 4)))
    (ghost,) = paper.pictures("overlord.hero")
    assert ghost.alpha < 255
    assert abs(ghost.middle[0] - PLACE.spot(*mark_spot(12, 7))[0]) < PLACE.size


def test_a_sheet_tells_level_attack_defence_and_life(paper):
    draw_sheets(paper, PLACE, ROAD)
    inside = {
        seat: [m.what for m in paper.within(sheet_box(PLACE, ROAD, seat)) if m.how == "write"]
        for seat in range(4)
    }
    # Attack 7 at level 3, of both axes 9 more; life 12, of the halberd 5 more.
    assert inside[0] == ["3", "16", "3", "11/17"]
    assert inside[3] == ["1", "5", "0", "6/10"]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_sheets_lie_below_the_land_side_by_side(count):
    table = replace(ROAD, heroes=HEROES[:count])
    boxes = [sheet_box(PLACE, table, seat) for seat in range(count)]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]
    for seat, box in enumerate(boxes):
        assert box.y >= PLACE.box.bottom
        pose = sheet_pose(table, seat)
        assert box.holds(*PLACE.spot(pose.x, pose.y))


def test_the_board_leaves_room_for_the_sheets():
    room = Box(0, 0, 648, 648)
    place = BOARD.place(ROAD, room, 1)
    assert place.size >= 53
    assert all(sheet_box(place, ROAD, seat).within(room) for seat in range(4))


@pytest.mark.parametrize("mark", [0, 5, 9, 12])
def test_where_there_is_little_room_one_looks_at_the_hero_on_turn(mark):
    table = ROAD.with_hero(0, mark=mark)
    (first, last), (x, y) = eyed(table), mark_spot(12, mark)
    assert (last.x - first.x, last.y - first.y) == (3, 3)
    assert 0 <= first.x <= x + 0.5 <= last.x + 1 <= 12
    assert 0 <= first.y <= y + 0.5 <= last.y + 1 <= 10
    for begins, at, ends in ((first.x, x, 12), (first.y, y, 10)):
        # As near to the middle as the land reaches.
        assert abs(begins + 2 - at) <= 0.5 or begins in (0, ends - 4)


def test_in_a_fight_one_looks_at_all_that_stand_at_the_front():
    first, last = eyed(FOUGHT)
    shown = {Cell(x, y) for x in range(first.x, last.x + 1) for y in range(first.y, last.y + 1)}
    fronts = [Cell(n, side) for n in (1, 2, 3) for side in (1, -1)]
    assert {each for at in fronts for each in cells_of(at)} <= shown
    assert len(shown) < 12 * 10


def test_a_small_picture_has_the_land_and_no_sheets(paper):
    draw_table(paper, PLACE, ROAD)
    assert names(paper, "overlord.sign")
    assert not names(paper, "overlord.life")


@pytest.fixture
def canvas():
    return stage.canvas(stage.brushes(), (640, 400))


@pytest.mark.parametrize("ms", [1.5, 2])
def test_bit_by_bit_the_land_becomes_the_same(canvas, ms):
    place = BoardPlace(20, 20, 40, 12, 10)
    draw_ground(canvas, place)
    whole, frames = pygame.image.tobytes(canvas.surface, "RGB"), 0
    # None of its pictures has been made yet: each of them may be where the frame is over.
    canvas = stage.canvas(stage.brushes(), (640, 400))
    canvas.brushes.patience._clock = count(step=0.5).__next__
    while frames < 50:
        frames += 1
        try:
            with canvas.brushes.patience.limited(ms):
                draw_ground(canvas, place)
            break
        except Unfinished:
            continue
    assert pygame.image.tobytes(canvas.surface, "RGB") == whole
    assert 2 < frames < 50


def test_every_part_of_the_land_is_painted():
    canvas = stage.canvas(stage.brushes(), (648, 540))
    place = BoardPlace(0, 0, canvas.width / 12, 12, 10)
    canvas.fill((255, 0, 255))
    for paint in painted(canvas, place):
        paint()
    spots = product(range(2, 648, 7), range(2, 538, 7))
    assert not [spot for spot in spots if canvas.surface.get_at(spot)[:3] == (255, 0, 255)]
    parts = pygame.Rect(0, 480, 648, 50), pygame.Rect(0, 130, 648, 50)
    meadow, ashes = (pygame.transform.average_color(canvas.surface, part) for part in parts)
    assert meadow[1] > meadow[0]
    assert sum(ashes) < sum(meadow)
