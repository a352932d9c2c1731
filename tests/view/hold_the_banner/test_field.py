"""The field as it is drawn: walls by quarters, grass over tanks, kinds told apart, counters."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.content.files.program_files import home
from game.core.grid import Cell
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.board import duel, mirrored, standard
from game.rules.hold_the_banner.quarters import each_quarter, quarter
from game.rules.hold_the_banner.state import Kind, Options, Player
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.pictures.vision import FILTERS
from game.view.canvas.box import Box
from game.view.hold_the_banner.rim_counters import beat_of, next_bonus
from tests.content.art.vision import drawn, pixels, share_apart
from tests.paper import Paper

from .fields import (
    BOARD,
    GRASSY,
    E,
    N,
    S,
    W,
    attacker,
    bullet,
    frame,
    leveled,
    shown,
    still,
    table,
    tank,
)

ART = read_shipped_art(home())
LOOKS = (*(f"guard_{level}" for level in (1, 2, 3, 4)), "basic", "fast", "gunner", "siege")
PICTURES = {
    "fort.brick": lambda at: at.bricks,
    "fort.steel": lambda at: at.steel,
    "fort.water": lambda at: at.board.water,
    "fort.ice": lambda at: at.board.ice,
    "fort.grass": lambda at: at.board.grass,
}


def quarters(paper, place, name):
    """Return the quarters on which such pictures lie, each as often as it does."""
    found = []
    for mark in paper.pictures(name):
        x, y = place.under(*mark.middle)
        found.append(Cell(round(2 * x + 0.5), round(2 * y + 0.5)))
    return sorted(found)


@pytest.mark.parametrize("board", [standard(), mirrored(), duel()], ids=["one", "mirror", "duel"])
@pytest.mark.parametrize("name", PICTURES)
def test_ground_and_walls_lie_on_their_quarters(brushes, board, name):
    at = table(board=board)
    paper, place = still(brushes, at)
    assert quarters(paper, place, name) == sorted(each_quarter(PICTURES[name](at)))


@pytest.mark.parametrize(("rim", "has"), [(None, True), (4, False), (0, False)])
def test_a_part_of_the_field_has_a_frame_where_there_is_room_for_one(brushes, rim, has):
    at, paper = table(board=standard()), Paper(brushes)
    corner = tuple(Cell(x, y) for x in range(5) for y in range(3))
    place, _ = BOARD.part(at, Box(0, 0, 300, 180), paper.scale, corner, rim)
    BOARD.still(paper, place, at)
    framed = [mark for mark in paper.marks if mark.colour == "fort_wall"]
    assert bool(framed) is has
    assert paper.pictures("fort.brick")


def test_where_a_wall_has_been_rubble_lies_and_what_is_left_is_bitten(brushes):
    at = table(board=standard())
    gone = quarter(10, 22) | quarter(11, 22)
    paper, place = still(brushes, replace(at, bricks=at.bricks & ~gone))
    assert quarters(paper, place, "fort.rubble") == sorted(each_quarter(gone))
    assert not set(each_quarter(gone)) & set(quarters(paper, place, "fort.brick"))
    bites = quarters(paper, place, "fort.bite")
    assert bites == [Cell(10, 23), Cell(11, 23), Cell(12, 22)]
    turns = {mark.angle for mark in paper.pictures("fort.bite")}
    assert turns == {0, 270}


def test_a_whole_fence_is_neither_bitten_nor_strewn(brushes):
    paper, _ = still(brushes, table(board=standard()))
    assert not paper.pictures("fort.rubble")
    assert not paper.pictures("fort.bite")


def test_a_fence_of_steel_leaves_no_brick_and_no_rubble(brushes):
    at = table(board=standard())
    fence = at.board.camps[0].fence
    at = replace(at, bricks=at.bricks & ~fence, steel=at.steel | fence)
    paper, place = still(brushes, at)
    assert not paper.pictures("fort.rubble")
    assert set(each_quarter(fence)) <= set(quarters(paper, place, "fort.steel"))


@pytest.mark.parametrize("x, seen", [(5, True), (7, True), (8, False), (12, False), (13, True)])
def test_a_tank_wholly_in_the_grass_is_not_drawn(brushes, x, seen):
    paper, _ = still(brushes, table(tank(1, x, 6), rows=GRASSY))
    assert bool(paper.pictures("fort.hull")) is seen
    assert bool(paper.pictures("fort.turret")) is seen


def test_grass_lies_over_the_tank_that_is_half_in_it_and_lets_it_be_seen_whole(brushes):
    paper, _ = still(brushes, table(tank(1, 7, 6), rows=GRASSY))
    names = [mark.what for mark in paper.marks]
    below, above = (n for n, name in enumerate(names) if name.startswith("fort.turret"))
    assert all(below < n < above for n, name in enumerate(names) if name.startswith("fort.grass"))
    assert paper.marks[below].alpha == 255 > paper.marks[above].alpha > 128


def test_a_tank_beside_the_grass_is_drawn_once(brushes):
    paper, _ = still(brushes, table(tank(1, 5, 6), rows=GRASSY))
    assert len(paper.pictures("fort.turret")) == 1


@pytest.mark.parametrize(
    "easy, plan, seen", [(True, (), True), (True, None, False), (False, (), False)]
)
def test_in_easy_grass_ones_own_tank_is_seen_faintly(brushes, easy, plan, seen):
    at = table(tank(1, 10, 6), rows=GRASSY, options=Options(easy_grass=easy))
    paper, _ = still(brushes, leveled(at, plan=plan))
    hulls = paper.pictures("fort.hull")
    assert bool(hulls) is seen
    assert all(mark.alpha < 160 for mark in hulls)


def test_whoever_was_in_the_grass_is_seen_when_the_match_is_over(brushes):
    reel = shown(table(tank(1, 10, 6), rows=GRASSY), events.MatchEnded((0,), None))
    reel.advance(200)
    assert frame(brushes, reel).pictures("fort.hull.guard_1.0")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_guard_looks_as_strong_as_it_is(brushes, level):
    at = leveled(table(tank(1, 4, 4)), level=level)
    paper, _ = still(brushes, at)
    assert [mark.what for mark in paper.pictures("fort.hull")] == [f"fort.hull.guard_{level}.0"]


@pytest.mark.parametrize("kind", [Kind.BASIC, Kind.FAST, Kind.GUNNER, Kind.SIEGE])
def test_each_kind_of_attacker_has_its_look(brushes, kind):
    paper, _ = still(brushes, table(attacker(1, 4, 4, kind)))
    assert paper.pictures(f"fort.hull.{kind.value}.1")


def test_a_siege_tank_that_was_hit_looks_torn(brushes):
    paper, _ = still(brushes, table(attacker(1, 4, 4, Kind.SIEGE, hit=True)))
    assert [mark.what for mark in paper.pictures("fort.hull")] == ["fort.hull.siege_hit.1"]


def test_tanks_stand_on_half_cells_and_look_at_each_other(brushes):
    paper, place = still(brushes, table(tank(1, 5, 20), attacker(2, 12, 3)))
    near, far = paper.pictures("fort.hull")
    assert place.under(*near.middle) == pytest.approx((2.5, 10))
    assert place.under(*far.middle) == pytest.approx((6, 1.5))
    assert (near.angle, far.angle) == (0, 180)


def test_a_helmet_and_a_clock_are_seen_on_the_tanks_they_are_about(brushes):
    at = table(tank(1, 4, 20), attacker(2, 4, 4), turn=6, stopped=(0, 9))
    paper, place = still(brushes, leveled(at, helmet=6))
    (shield,), (clock,) = paper.pictures("shield"), paper.pictures("frozen")
    assert place.cell(*shield.middle) == Cell(2, 10)
    assert place.cell(clock.middle[0], clock.box.bottom) == Cell(2, 2)
    later, _ = still(brushes, replace(leveled(at, helmet=6), turn=10))
    assert not later.pictures("shield")
    assert not later.pictures("frozen")


@pytest.mark.parametrize("facing, way", [(N, (0, -1)), (E, (1, 0)), (S, (0, 1)), (W, (-1, 0))])
def test_a_bullet_at_rest_hangs_over_all_with_an_arrow_where_it_will_fly(brushes, facing, way):
    at = table(tank(1, 10, 10), bullets=(bullet(1, 11, 11, facing),))
    paper, place = still(brushes, at)
    (hangs,), (arrow,) = paper.pictures("fort.bullet"), paper.pictures("fort.way")
    assert place.under(*hangs.middle) == pytest.approx((5, 5))
    x, y = place.under(*arrow.middle)
    assert ((x > 5.1) - (x < 4.9), (y > 5.1) - (y < 4.9)) == way
    assert hangs.angle == arrow.angle == facing.eighth * 45
    assert paper.marks.index(hangs) > paper.marks.index(paper.pictures("fort.turret")[0])


def test_a_flying_bullet_has_no_arrow_of_rest(brushes):
    paper, _ = still(brushes, table(bullets=(bullet(1, 11, 11, N, left=4),)))
    assert paper.pictures("fort.bullet")
    assert not paper.pictures("fort.way")


def test_bullets_of_both_sides_and_piercing_ones_have_other_shapes(brushes):
    flying = (
        bullet(1, 5, 5, N),
        bullet(2, 9, 9, N, of=2, team=1),
        bullet(3, 3, 3, N, piercing=True),
    )
    at = table(tank(1, 4, 20), attacker(2, 4, 4), bullets=flying)
    paper, _ = still(brushes, at)
    names = sorted(mark.what for mark in paper.pictures("fort.bullet"))
    assert names == ["fort.bullet.0.0", "fort.bullet.0.0", "fort.bullet.1.1"]
    assert len(paper.pictures("fort.piercing")) == 1


def test_a_bullet_at_rest_beats_unless_one_wants_less_motion(brushes):
    hangs = table(bullets=(bullet(1, 11, 11, N),))
    assert BOARD.pulses(hangs)
    assert not BOARD.pulses(table())
    reel = shown(hangs)
    rings = [
        [mark.box for mark in frame(brushes, reel, calm, ms).marks if mark.how == "ring"]
        for calm, ms in ((False, 100), (False, 500), (True, 100), (True, 500))
    ]
    assert rings[0] != rings[1]
    assert rings[2] == rings[3]


def test_the_banner_that_has_fallen_lies(brushes):
    at = table(board=duel(), fallen=(False, True))
    paper, place = still(brushes, at)
    (stands,) = paper.pictures("fort.banner.")
    (lies,) = paper.pictures("fort.banner_fallen")
    assert (stands.what, place.cell(*stands.middle)) == ("fort.banner.0", Cell(6, 12))
    assert (lies.what, place.cell(*lies.middle)) == ("fort.banner_fallen.1", Cell(6, 0))


def test_columns_and_rows_are_named_on_all_sides(brushes):
    paper, _ = still(brushes, table())
    for name in (*"ABCDEFGHIJKLM", *map(str, range(1, 14))):
        assert paper.words.count(name) >= 2, name


def test_all_rows_are_named_in_letters_of_one_size(brushes, monkeypatch):
    found = []
    whole = Paper.write

    def write(paper, words, box, style, *others, **more):
        if words.isdecimal():
            pixels = brushes.type.common((words,), style, 1, round(box.width), 99, False)
            found.append((box.height, pixels))
        whole(paper, words, box, style, *others, **more)

    monkeypatch.setattr(Paper, "write", write)
    _, place = still(brushes, table())
    sizes = [pixels for height, pixels in found if height == place.size]
    assert len(sizes) == 2 * 13
    assert len({*sizes}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 900)])
def test_the_frame_is_as_wide_as_the_board_says(brushes, size):
    paper = Paper(brushes, size)
    place = BOARD.place(table(), Box(200, 60, 640, 640), paper.scale)
    BOARD.still(paper, place, table())
    names = [mark.box for mark in paper.marks if mark.what in ("A", "1", "13", "M")]
    outer = place.box.inset(-BOARD.rim)
    assert names
    assert all(name.within(outer) for name in names)
    (plate,) = (mark for mark in paper.marks if mark.colour == "fort_wall_dark")
    assert plate.box.within(outer.inset(-1))


def test_spawns_and_returns_are_marked_on_the_ground(brushes):
    paper, place = still(brushes, table(board=standard()))
    assert paper.cells(place, "fort.spawn") == {Cell(0, 0), Cell(6, 0), Cell(12, 0)}
    assert paper.cells(place, "fort.return") == {Cell(4, 12), Cell(8, 12)}


def test_the_frame_counts_what_is_left_of_both_sides(brushes):
    players = (Player(lives=2, level=3, helmet=9), Player())
    at = table(tank(1, 4, 4), players=players, turn=6, lost=2, stopped=(0, 8))
    paper, place = still(brushes, at)
    left, lost = paper.pictures("fort.pip.1"), paper.pictures("fort.pip_lost")
    assert (len(left), len(lost)) == (4, 2)
    assert all(mark.middle[1] < place.box.y for mark in (*left, *lost))
    assert len(paper.pictures("tin.heart")) == 2
    assert len(paper.pictures("icon.star")) == 3
    (clock,), (helmet,) = paper.pictures("bonus.clock"), paper.pictures("bonus.helmet")
    assert clock.middle[1] < place.box.y < place.box.bottom < helmet.middle[1]
    assert paper.says("3")
    assert paper.says("4")


@pytest.mark.parametrize(
    ("had", "on_field", "lost", "pips"),
    [((0, 0), (), 0, (2, 2, 1)), ((1, 2), (1, 2), 1, (2, 1, 1)), ((2, 3), (1, 2), 3, (1, 1, 0)),
     ((3, 2), (1,), 4, (1, 0, 0))],
)  # fmt: skip
def test_an_odd_tank_has_a_colour_once_it_has_come(brushes, had, on_field, lost, pips):
    tanks = [tank(n, 4 * n, 4, seat, Kind.BASIC) for n, seat in enumerate(on_field, 1)]
    players = (Player(lives=3), *(Player(had=each) for each in had))
    at = table(*tanks, players=players, teams=(0, 1, 1), lost=lost, options=Options(tanks=5))
    paper, _ = still(brushes, at)
    named = ("fort.pip.1", "fort.pip.2", "icon.tank")
    assert tuple(len(paper.pictures(name)) for name in named) == pips


def test_in_a_duel_each_edge_counts_its_own_guards(brushes):
    players = (Player(lives=1, level=2), Player(lives=3, level=4))
    paper, place = still(brushes, table(board=duel(), players=players))
    rows = [mark.middle[1] < place.box.y for mark in paper.pictures("tin.heart")]
    assert (rows.count(True), rows.count(False)) == (3, 1)
    rows = [mark.middle[1] < place.box.y for mark in paper.pictures("icon.star")]
    assert (rows.count(True), rows.count(False)) == (4, 2)


@pytest.mark.parametrize("turn, late, bonus", [(1, False, 5), (5, False, 15), (45, False, 50),
                                               (45, True, 55), (50, False, None)])  # fmt: skip
def test_the_next_bonus_is_counted_down(turn, late, bonus):
    assert next_bonus(table(turn=turn, options=Options(late_bonus=late))) == bonus


@pytest.mark.parametrize(("turn", "left"), [(1, "4"), (12, "3"), (49, "1"), (50, ""), (119, "")])
def test_the_die_in_the_frame_goes_after_the_last_bonus(brushes, turn, left):
    paper, place = still(brushes, table(turn=turn))
    beside = [mark for mark in paper.marks if mark.middle[0] > place.box.middle[0]]
    assert bool([mark for mark in beside if mark.what == "kit.die.6"]) == bool(left)
    below = [mark.what for mark in beside if mark.middle[1] > place.box.bottom + 16]
    assert [each for each in below if each.isdecimal()] == [left] * bool(left)


def test_the_bar_marks_the_beat_that_is_shown():
    step = events.TanksStepped((events.TankStep(1, Cell(4, 5)),))
    slide = replace(step, sliding=True)
    fire = events.BulletsFlew(3)
    beats = [beat_of(each) for each in (step, slide, fire, events.BannerFell(0))]
    assert beats == [0, 1, 2, 2]
    assert beat_of(None) is beat_of(events.TurnBegan(3)) is None


@pytest.mark.parametrize("eyes", ["grey", *FILTERS])
def test_kinds_are_told_apart_by_all_eyes(eyes):
    looks = {look: _seen(look) for look in LOOKS}
    alike = [
        pair
        for pair in combinations(LOOKS, 2)
        if share_apart(looks[pair[0]], looks[pair[1]], eyes, 12, 0.05) < 0.05
    ]
    assert not alike


@pytest.mark.parametrize("eyes", ["grey", *FILTERS])
def test_ground_is_told_apart_by_all_eyes(eyes):
    names = ("ground.0", "brick.0.0", "steel.0", "water.0.0", "ice.0.0", "grass.0.0", "rubble.0")
    seen = {name: pixels(drawn(ART, "fort.ground.0", f"fort.{name}")) for name in names}
    alike = [
        pair
        for pair in combinations(names, 2)
        if share_apart(seen[pair[0]], seen[pair[1]], eyes, 10, 0.1) < 0.1
    ]
    assert not alike


def _seen(look):
    gun = "basic" if look == "fast" else look
    parts = f"fort.hull.{look}.2", f"fort.turret.{gun}.2"
    return pixels(drawn(ART, *parts, cell=40, back="#20262b"))
