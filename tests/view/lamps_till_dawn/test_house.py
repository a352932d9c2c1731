"""The house as it is drawn: walls and doors, rooms, counters, marks; nothing by colour alone."""

import io
import math
from itertools import combinations, pairwise

import pygame
import pytest

from game.content.files.program_files import home
from game.content.maps.maps import load
from game.content.texts import LANGUAGES, load_texts
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    Wake,
)
from game.rules.lamps_till_dawn.events import LampLit
from game.rules.lamps_till_dawn.house import HOUSE, House, Room
from game.rules.lamps_till_dawn.state import Ending, Nightmare, Side
from game.scenes.frame.kit import Words
from game.scenes.lamps_till_dawn.naming import called
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.pictures.vision import FILTERS
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import Family, Style
from game.view.lamps_till_dawn.board import board_of
from game.view.lamps_till_dawn.house_plan import walls
from game.view.lamps_till_dawn.painted_house import (
    BEAM,
    SPILLS,
    paint_dark_rooms,
    paint_garden,
    paint_light,
)
from game.view.lamps_till_dawn.room_marks import mark_seen, mark_whereabouts
from game.view.lamps_till_dawn.standing_pieces import (
    NUMBER,
    at,
    board_size,
    box_of,
    cells_of,
    lie,
    mark_at,
    motif,
    room_at,
    stance,
    track,
)
from tests.content.art.vision import drawn, pixels, share_apart
from tests.paper import Paper

from .nights import BOARD, D, L, frame, place_of, shown, still, table

ART = read_shipped_art(home())
WARM = (255, 200, 96)
"""The light that falls through doors and windows."""


def figure(name, cell=32):
    size = tuple(round(length * cell / 64) for length in ART.picture(name).size)
    return pygame.image.load_sized_svg(io.BytesIO(ART.source(name)), size)


def silhouette(name):
    return pygame.mask.from_surface(figure(name), 140)


def by_night(name):
    """Return the pixels of a figure in a room without a lamp."""
    person = figure(name)
    ground = pygame.Surface(person.get_size())
    ground.fill("#1d2333")
    ground.blit(person, (0, 0))
    return pixels(ground)


def grown(seed, count):
    """Return a house of so many rooms, each laid beside another by chance."""
    dice = Dice(seed, "house")
    rooms = [Room("r1", Cell(0, 0))]
    while len(rooms) < count:
        beside = dice.choice(rooms).corner
        dx, dy = dice.choice([(2, 0), (-2, 1), (1, 2), (0, -2), (2, -1), (-1, 2)])
        room = Room(f"r{len(rooms) + 1}", Cell(beside.x + dx, beside.y + dy))
        if not any(room.overlaps(other) for other in rooms):
            rooms.append(room)
    return House(tuple(rooms), (1, 2, 3))


HOUSES = [HOUSE, *(grown(seed, count) for seed, count in enumerate((8, 12, 20, 35)))]
EACH = pytest.mark.parametrize("house", HOUSES, ids=lambda house: str(len(house.rooms)))


@EACH
def test_between_two_rooms_that_touch_is_one_wall_with_its_door(house):
    inner = [frozenset((wall.near, wall.far)) for wall in walls(house) if not wall.outer]
    touching = {frozenset((n, m)) for n in house.numbers for m in house.beside(n)}
    assert sorted(map(sorted, inner)) == sorted(map(sorted, touching))


@EACH
def test_walls_go_round_every_room(house):
    for number in house.numbers:
        own = [wall for wall in walls(house) if number in (wall.near, wall.far)]
        assert sum(wall.length for wall in own) == 8


@EACH
def test_every_cell_of_the_board_is_of_the_room_drawn_there_or_of_none(house):
    columns, rows = lie(house).columns, lie(house).rows
    taken = {cell: n for n in house.numbers for cell in cells_of(house, n)}
    assert len(taken) == 4 * len(house.rooms)
    for cell in (Cell(x, y) for x in range(columns) for y in range(rows)):
        assert room_at(house, cell) == taken.pop(cell, None)
    assert not taken


@EACH
@pytest.mark.parametrize("count", [2, 3, 4, 5, 8])
def test_whoever_stands_in_a_room_stands_within_it_and_on_nobody(house, count):
    now = table((None,) * count, (L, D) * (count // 2) + (L,) * (count % 2), house)
    for room in house.numbers:
        spots = [stance(now, seat, room) for seat in now.seats]
        assert {room_at(house, Cell(round(s.x), round(s.y))) for s in spots} == {room}
        assert min(math.dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(spots, 2)) > 0.35
        number = at(house, room, NUMBER)
        assert all(math.dist((s.x, s.y), (number.x, number.y)) > 0.63 for s in spots)


@pytest.mark.parametrize("side", list(Side))
def test_a_counter_runs_to_the_middle_and_never_over_it(side):
    now, middle = table(), (lie(HOUSE).columns - 1) / 2
    full = now.setup.full_dawn if side is L else now.setup.full_madness
    spots = [mark_at(now, side, count).x for count in range(1, full + 1)]
    away = [abs(x - middle) for x in spots]
    assert away == sorted(away, reverse=True)
    assert all((x < middle) is (side is L) for x in spots)
    assert mark_at(now, side, full + 3) == mark_at(now, side, full)
    first, last = sorted(track(HOUSE, side))
    assert all(first < x + 0.5 < last for x in spots)


@EACH
def test_each_room_has_its_sign_its_name_and_a_lamp_that_is_on_or_off(brushes, house):
    lit = frozenset(list(house.numbers)[::3])
    board = board_of(lambda name: f"the {name}")
    now = table(house=house, lamps=lit)
    paper, place = still(brushes, now, board)
    for number in house.numbers:
        box = box_of(place, house, number)
        inside = paper.within(box)
        words = [each.what for each in inside if each.how == "write"]
        assert "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number - 1] in words
        assert f"the {house.room(number).name}" in words
        lamps = [each.what for each in inside if each.what.startswith("lamp.")]
        assert lamps == ["lamp.on" if number in lit else "lamp.off"]


@EACH
@pytest.mark.parametrize("every", [0, 1, 3])
def test_light_falls_out_of_lit_rooms_alone_and_into_none_that_is_lit(brushes, house, every):
    lit = frozenset(list(house.numbers)[::every] if every else ())
    place = still(brushes, table(house=house), board_of(str))[1]
    paper = Paper(brushes, (1280, 720))
    paint_light(paper, place, house, lit)
    beams = [each for each in paper.marks if each.how == "polygon" and each.colour[:3] == WARM]
    ways = [way for wall in walls(house) for way in ((wall.near, wall.far), (wall.far, wall.near))]
    assert len(beams) == len(SPILLS) * sum(one in lit and other not in lit for one, other in ways)


def test_both_counters_say_how_far_they_are(brushes):
    paper, _ = still(brushes, table(dawn=6, madness=3, turn=9))
    assert {"6/13", "3/10", "9"} <= set(paper.words)


def test_a_counter_beyond_its_full_mark_says_how_far_beyond(brushes):
    paper, _ = still(brushes, table(dawn=13, madness=12))
    assert {"13/13", "10+2"} <= set(paper.words)


@pytest.mark.parametrize("dark, bright", [(0, 0), (2, 1), (7, 9)])
def test_turns_without_a_lamp_and_lamps_left_alone_are_counted_up_to_three(brushes, dark, bright):
    paper, _ = still(brushes, table(dark_turns=dark, bright_turns=bright))
    small = [each for each in paper.pictures("lamp.") if each.box.width < 30]
    found = [(each.what, each.middle[0] < paper.width / 2) for each in small]
    assert found.count(("lamp.off", False)) == min(dark, 3)
    assert found.count(("lamp.on", True)) == min(bright, 3)
    assert len(found) == min(dark, 3) + min(bright, 3)


def test_the_moon_is_whole_without_madness_and_broken_when_it_is_full(brushes):
    def moon(madness):
        return still(brushes, table(madness=madness))[0].pictures("night.moon")[0].what

    assert [moon(m) for m in (0, 5, 10, 12)] == [f"night.moon.{n}" for n in (0, 2, 4, 4)]


def test_only_whose_place_is_known_is_drawn_and_in_its_room(brushes):
    now = table((5, None, 9, None), (L, D, L, D))
    paper, place = still(brushes, now)
    seen = {
        each.what: room_at(HOUSE, place.cell(*each.middle)) for each in paper.pictures("walker")
    }
    assert seen == {"walker.light.0.calm.0": 5, "walker.light.1.calm.2": 9}


@pytest.mark.parametrize("winner", [L, D, None])
def test_who_has_won_looks_proud_and_who_has_lost_frightened(brushes, winner):
    now = table((5, 9), (L, D), ending=Ending(winner))
    moods = [each.what.split(".")[3] for each in still(brushes, now)[0].pictures("walker")]
    told = {L: ["proud", "scared"], D: ["scared", "proud"], None: ["calm", "calm"]}
    assert moods == told[winner]


@pytest.mark.parametrize("mood", ["calm", "scared", "proud"])
def test_the_people_of_both_sides_are_told_apart_by_shape_alone(mood):
    looks = [f"walker.{side}.{n}.{mood}.0" for side in ("light", "dark") for n in range(4)]
    for one, other in combinations(map(silhouette, looks), 2):
        common = one.overlap_area(other, (0, 0))
        union = one.count() + other.count() - common
        assert (union - common) / union > 0.2


@pytest.mark.parametrize("mood", ["scared", "proud"])
@pytest.mark.parametrize("side, number", [(s, n) for s in ("light", "dark") for n in range(4)])
def test_a_mood_is_seen_without_colour(side, number, mood):
    names = [f"walker.{side}.{number}.{each}.0" for each in ("calm", mood)]
    calm, other = (by_night(name) for name in names)
    apart = share_apart(calm, other, "grey", 15, 1) * len(calm)
    assert apart / silhouette(names[0]).count() >= 0.08


def test_a_nightmare_is_told_by_a_whisper_and_lies_there_only_for_dark(brushes):
    told = (Nightmare(1, 4, 2, None, None), Nightmare(2, 4, 3, None, None))
    known = (Nightmare(1, 4, 2, 6, 1), Nightmare(2, 4, 3, 8, 1))
    public, place = still(brushes, table(nightmares=told))
    dark, _ = still(brushes, table((None, 3), nightmares=known))
    assert public.cells(place, "nightmare.asleep") == frozenset()
    assert [room_at(HOUSE, c) for c in public.cells(place, "house.whisper")] == [4]
    asleep = dark.cells(place, "nightmare.asleep")
    assert {room_at(HOUSE, cell) for cell in asleep} == {6, 8}
    once = still(brushes, table(nightmares=told[:1]))[0]
    assert public.words.count("2") > once.words.count("2")


def test_a_way_ends_with_its_number_and_signs_lie_where_they_are_done(brushes):
    now = table((5, None)).with_character(0, plan=(PlanMove(0, (6, 10)), PlanLamp(0)))
    paper, place = still(brushes, now)
    ends = {
        each.what: room_at(HOUSE, place.cell(*each.middle))
        for each in paper.marks
        if each.how == "write" and each.colour == "seat.0.ink"
    }
    assert ends == {"1": 10}
    discs = [each.middle for each in paper.marks if each.how == "disc"]
    for number in (each for each in paper.marks if each.what in ("1", "2") and each.colour):
        assert min(math.dist(number.middle, disc) for disc in discs) < 1, number
    assert {room_at(HOUSE, c) for c in paper.cells(place, "night_plan.light")} == {10}


@pytest.mark.parametrize(
    "side, plan, sign",
    [
        (L, PlanRitual(0, Ritual.BANISH), "night_plan.banish"),
        (L, PlanRitual(0, Ritual.REPEL), "night_plan.repel"),
        (L, PlanWait(0), "night_plan.wait"),
        (D, PlanLamp(0), "night_plan.snuff"),
        (D, PlanScare(0), "night_plan.scare"),
        (D, PlanCall(0, 4, 2), "house.whisper"),
    ],
)
def test_each_action_has_a_sign_of_its_own(brushes, side, plan, sign):
    now = table((5, None), (side, D if side is L else L)).with_character(0, plan=(plan,))
    assert still(brushes, now)[0].pictures(sign)


def test_what_will_be_woken_is_awake_where_it_lies(brushes):
    now = table((None, 5), nightmares=(Nightmare(1, 4, 2, 6, 1),))
    now = now.with_character(1, plan=(Wake(1, 1),))
    paper, place = still(brushes, now)
    assert {room_at(HOUSE, c) for c in paper.cells(place, "nightmare.awake")} == {6}


@pytest.mark.parametrize("side", list(Side))
def test_where_a_side_may_be_is_told_by_its_sign_and_a_row_of_dots(brushes, side):
    paper, now = Paper(brushes), table()
    place = place_of(now, paper)
    mark_whereabouts(paper, place, HOUSE, {3, 9}, side)
    signs = paper.cells(place, f"house.maybe.{side.value}")
    assert {room_at(HOUSE, cell) for cell in signs} == {3, 9}
    dotted = {room_at(HOUSE, place.cell(*each.middle)) for each in paper.marks}
    assert dotted == {3, 9}


def test_two_who_were_seen_in_one_room_have_marks_side_by_side(brushes):
    paper, now = Paper(brushes), table((None,) * 4, (L, L, D, D))
    place = place_of(now, paper)
    mark_seen(paper, place, HOUSE, [(2, 7), (3, 7), (2, 1)])
    prints = paper.pictures("house.seen")
    assert [room_at(HOUSE, place.cell(*each.middle)) for each in prints] == [7, 7, 1]
    assert prints[0].middle != prints[1].middle
    assert [each.what for each in paper.pictures("emblem")] == ["emblem.2", "emblem.3", "emblem.2"]


@pytest.mark.parametrize("wide", [1, 2, 3])
def test_a_narrow_house_stands_in_the_middle_below_its_counters(wide):
    corners = [Cell(5 + 2 * (n % wide), 2 * (n // wide)) for n in range(9)]
    house = House(tuple(Room(f"r{n}", cell) for n, cell in enumerate(corners)), (1, 2, 3))
    columns, _ = board_size(table(house=house))
    taken = {cell.x for number in house.numbers for cell in cells_of(house, number)}
    assert columns >= 8
    assert min(taken) == columns - 1 - max(taken)


@pytest.mark.parametrize(
    "path", sorted((home() / "maps/lamps_till_dawn").glob("*.tmx")), ids=lambda path: path.stem
)
def test_rooms_of_our_houses_are_furnished_as_they_are_called(path):
    house = load(path).ground
    looks = [motif(house.room(number), number) for number in house.numbers]
    assert looks == [f"house.{room.name}" for room in house.rooms]
    assert set(looks) <= set(ART.ids())


TABLE = Box(0, 0, 650, 640)
"""What a house has at the table on the smallest window."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", sorted((home() / "maps/lamps_till_dawn").glob("*.tmx")), ids=lambda path: path.stem
)
def test_every_word_of_a_name_fits_its_room_in_letters_that_can_be_read(brushes, path, language):
    words, house = Words(load_texts(language, home() / "assets/texts")), load(path).ground
    room = BOARD.place(table(house=house), TABLE, 1).size * (2 - 2 * 0.13)
    small = Style(Family.BOLD, 9)
    for each in house.rooms:
        for word in called(words, each.name).split():
            assert brushes.type.measure(word, small)[0] <= room, word


@pytest.mark.parametrize("name", ["Большой зал", "Велика зала", "Зимовий сад"])
def test_a_name_of_two_short_words_stands_in_one_line_below_the_feet(brushes, name):
    board = board_of(lambda room: name)
    now = table((6, None))
    paper = Paper(brushes)
    place = board.place(now, TABLE, 1)
    board.still(paper, place, now)
    lines = [each for each in paper.marks if each.what == name]
    assert len(lines) == len(HOUSE.rooms)
    feet = [place.spot(stance(now, seat, 6).x, stance(now, seat, 6).y)[1] for seat in now.seats]
    inside = [each for each in lines if room_at(HOUSE, place.cell(*each.middle)) == 6]
    assert all(each.box.y >= max(feet) for each in inside)


def test_rooms_that_lie_side_by_side_are_not_furnished_alike():
    alike = 0
    for house in HOUSES[1:]:
        for number in house.numbers:
            look = motif(house.room(number), number)
            alike += sum(motif(house.room(m), m) == look for m in house.beside(number))
    assert alike <= 4


@pytest.mark.parametrize("eyes", FILTERS)
@pytest.mark.parametrize(
    "one, other",
    [
        ("lamp.on", "lamp.off"),
        ("house.maybe.light", "house.maybe.dark"),
        ("nightmare.asleep", "nightmare.awake"),
        ("walker.light.0.calm.0", "walker.dark.0.calm.0"),
        *pairwise(("night_plan.light", "night_plan.snuff", "night_plan.scare", "night_plan.wait")),
        ("night_plan.banish", "night_plan.repel"),
    ],
)
def test_no_two_signs_are_told_apart_by_colour_alone(one, other, eyes):
    looks = [pixels(drawn(ART, name, cell=24, back="#1d2333")) for name in (one, other)]
    assert share_apart(*looks, eyes, 15, 0.08) >= 0.08


@pytest.mark.parametrize("wide, written", [(100, False), (320, True)])
def test_a_small_picture_has_no_letters_that_nobody_could_read(brushes, wide, written):
    board, paper = board_of(lambda name: f"the {name}"), Paper(brushes)
    board.show_small(paper, Box(0, 0, wide, wide), "one", table(lamps=frozenset({5})))
    assert ("9" in paper.words, paper.says("the gallery")) == (written, written)
    assert len(paper.pictures("lamp.on")) == 1


@pytest.mark.parametrize("wide", range(100, 460, 20))
def test_a_number_in_the_sky_is_written_whole_or_not_at_all(brushes, wide):
    paper = Paper(brushes)
    now = table(dawn=25, madness=15, bright_turns=3, dark_turns=3)
    BOARD.show_small(paper, Box(0, 0, wide, wide), "one", now)
    lamps = [each.box.middle[0] for each in paper.pictures("lamp.") if each.box.y < wide / 5]
    for each in (mark for mark in paper.marks if mark.what in {"13+12", "10+5"}):
        letters = Style(Family.DISPLAY, 10)
        assert brushes.type.measure(each.what, letters, None, paper.scale)[0] <= each.box.width + 1
        assert not any(each.box.x < lamp < each.box.right for lamp in lamps)
    assert wide < 400 or (paper.says("13+12") and len(lamps) == 6)


@EACH
def test_the_moon_shines_in_from_the_north_and_the_west_and_no_bush_stands_in_a_room(
    brushes, house
):
    place = still(brushes, table(house=house))[1]
    paper = Paper(brushes, (1280, 720))
    for moon in (False, True):
        paint_dark_rooms(paper, place, house, moon=moon)
        beams = [each for each in paper.marks if each.colour == BEAM]
        assert len(beams) == moon * 2 * sum(wall.near is None for wall in walls(house))
    paper = Paper(brushes, (1280, 720))
    paint_garden(paper, place, house, paper.box)
    grown = [each for each in paper.marks if each.what in ("house.tree", "house.bush")]
    assert grown
    rooms = [box_of(place, house, number).inset(place.size * 0.3) for number in house.numbers]
    feet = [(each.box.middle[0], each.box.bottom - 2) for each in grown]
    assert not any(room.holds(*foot) for foot in feet for room in rooms)


def test_the_number_of_a_room_is_dark_on_light_where_its_lamp_burns(brushes):
    paper, place = still(brushes, table(lamps=frozenset({5})))
    for number, ink, lamp in ((5, "night", 0.78), (6, "words", 0.6)):
        inside = paper.within(box_of(place, HOUSE, number))
        assert [m.colour for m in inside if m.what == str(number)] == [ink]
        (burns,) = (m for m in inside if m.what.startswith("lamp."))
        assert burns.box.width == pytest.approx(place.size * lamp)


@pytest.mark.parametrize("owners, emblems", [((1,), 1), ((1, 1), 1), ((1, 3), 2)])
def test_what_sleeps_in_a_room_is_counted_and_shows_who_called_it(brushes, owners, emblems):
    mares = tuple(Nightmare(n, 4, 1, 6, owner) for n, owner in enumerate(owners, 1))
    now = table((None,) * 4, (L, D, L, D), nightmares=mares)
    paper, place = still(brushes, now)
    inside = paper.within(box_of(place, HOUSE, 6))
    assert sum(each.what == "nightmare.asleep" for each in inside) == 1
    found = [each for each in inside if each.what.startswith("emblem.")]
    assert {each.what for each in found} == {f"emblem.{owner}" for owner in owners}
    assert len({each.middle for each in found}) == emblems
    counts = [m for m in inside if m.how == "write" and m.what == "2" and m.colour == "words"]
    assert len(counts) == (len(owners) > 1)


def test_plans_lie_on_the_house_only_while_nothing_moves(brushes):
    now = table((5, None)).with_character(0, plan=(PlanLamp(0), PlanRitual(0, Ritual.REPEL)))
    moving = frame(brushes, shown(now, LampLit(9, 1)))
    resting = frame(brushes, shown(now))
    found = [len(paper.pictures("night_plan.")) for paper in (moving, resting)]
    assert found == [0, 2]
    first, second = resting.pictures("night_plan.")
    assert (first.what, second.what) == ("night_plan.light", "night_plan.repel")
    assert first.middle[0] < second.middle[0]


def test_what_is_called_and_woken_in_one_plan_wakes_where_it_was_called(brushes):
    plan = (PlanCall(1, 6, 5), Wake(1, JUST_CALLED))
    for whole in (plan, plan[1:]):
        now = table((None, 8)).with_character(1, plan=whole)
        paper, place = still(brushes, now)
        awake = {room_at(HOUSE, c) for c in paper.cells(place, "nightmare.awake")}
        assert awake == ({6} if len(whole) > 1 else set())


def test_the_ways_of_two_seats_through_a_room_lie_beside_one_another(brushes):
    now = table((5, 5), (L, L))
    for seat in (0, 1):
        now = now.with_character(seat, plan=(PlanMove(seat, (6, 10)),))
    paper, _ = still(brushes, now)
    ends = [m.middle for m in paper.marks if m.colour in ("seat.0.ink", "seat.1.ink")]
    assert len(ends) == 2
    assert math.dist(*ends) > 4
