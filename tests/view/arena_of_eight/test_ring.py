"""What is seen in the ring: fighters, scoreboard, marks, and what flares up."""

from dataclasses import replace
from operator import attrgetter

import pytest

from game.core.grid import Cell
from game.rules.arena_of_eight import ARENA_OF_EIGHT, events
from game.rules.arena_of_eight.blows import Blow, Fighter
from game.rules.arena_of_eight.cards import Card
from game.tools.arena_of_eight.exhibits import CLOSE
from game.view.arena_of_eight.board import BOARD
from game.view.arena_of_eight.clips import clip_for
from game.view.arena_of_eight.drawn_effects import EFFECTS
from game.view.arena_of_eight.marks import draw_ghost, draw_reach
from game.view.arena_of_eight.seat_zone import draw_zone
from game.view.arena_of_eight.standing_pieces import (
    LINE,
    SHOWN,
    blow_picture,
    card_picture,
    cell_of,
    eyed,
    place_at,
    sign_picture,
)
from game.view.canvas.box import Box
from game.view.show.clip import Effect
from tests.paper import Paper
from tests.scenes.arena_of_eight.positions import after
from tests.showing import agreed
from tests.view.arena_of_eight.rounds import shown, table

X, Y = attrgetter("x"), attrgetter("y")
BOX = Box(0, 0, 656, 648)
PLACE = BOARD.place(None, BOX, 1)


def still(now, brushes, box=BOX):
    paper = Paper(brushes, scale=1)
    BOARD.still(paper, BOARD.place(now, box, 1), now)
    return paper


def moving(reel, brushes, calm=False):
    paper = Paper(brushes, scale=1)
    BOARD.show(paper, PLACE, reel, 0, calm)
    return paper


def flare(kind, share, brushes, calm=False, **given):
    paper = Paper(brushes, scale=1)
    effect = Effect(kind, **{"x": 2, "y": 5, "ms": 1000, "to_x": 6, "to_y": 5, **given})
    for draw in (EFFECTS.draw_below, EFFECTS.draw_above):
        draw(paper, PLACE, ((effect, round(1000 * share)),), calm)
    return paper


def across(mark):
    """Return over which place of the line something is drawn."""
    return (mark.middle[0] - PLACE.x) / PLACE.size + 0.5


def test_cells_of_the_line_lie_in_its_row_and_the_air_belongs_to_them():
    assert [cell_of(place) for place in (1, 8)] == [Cell(0, LINE), Cell(7, LINE)]
    assert [place_at(Cell(7, y)) for y in (0, LINE)] == [8, 8]


def test_the_scene_fills_a_square_and_lies_within_it(brushes):
    paper = still(table(), brushes)
    assert all(BOX.holds(*mark.middle) for mark in paper.marks)
    assert PLACE.box.inset(-24).width == pytest.approx(648, abs=10)


def test_cells_are_numbered_below_the_planks(brushes):
    paper = still(table(), brushes)
    numbers = [m for m in paper.marks if m.how == "write" and m.middle[1] > PLACE.spot(0, LINE)[1]]
    assert [(mark.what, round(across(mark))) for mark in numbers] == [
        (str(number), number) for number in range(1, 9)
    ]


def test_the_marks_of_the_start_are_nobodys(brushes):
    found = [mark.what for mark in still(table(), brushes).marks]
    assert not [what for what in found if what.startswith("emblem.")]


def test_fighters_stand_on_their_cells_look_at_each_other_and_wear_their_corner(brushes):
    paper = still(table("..A..B..", fighters=("A frost", "B harpoon")), brushes)
    left, right = paper.pictures("tin.head.frost")[0], paper.pictures("tin.head.harpoon")[0]
    assert (left.what, right.what) == ("tin.head.frost.e", "tin.head.harpoon.w")
    assert [round(across(each)) for each in (left, right)] == [3, 6]
    assert paper.pictures("tin.torso.frost.3")
    assert paper.pictures("tin.fist.harpoon.7")
    turned = still(table("..B..A.."), brushes)
    assert turned.pictures("tin.head.cyclone.w")
    assert turned.pictures("tin.head.thunder.e")


def test_fighters_stand_a_little_behind_their_cells_middle_with_the_key_in_the_back(brushes):
    paper = still(table("..A..B.."), brushes)
    one, two = (across(each) for each in paper.pictures("ring.shadow"))
    assert sorted((one, two)) == [pytest.approx(2.85), pytest.approx(6.15)]
    keys = sorted(across(each) for each in paper.pictures("tin.key"))
    assert keys[0] < 2.85
    assert keys[1] > 6.15


def test_who_strikes_stands_before_the_other(brushes):
    now = table(turn=("A",))
    heads = [each.what for each in still(now, brushes).pictures("tin.head")]
    assert heads == ["tin.head.thunder.w", "tin.head.cyclone.e"]
    now = ARENA_OF_EIGHT.evolve(now, events.BlowStruck(1, Blow.HAND, (), 5))
    heads = [each.what for each in still(now, brushes).pictures("tin.head")]
    assert heads == ["tin.head.cyclone.e", "tin.head.thunder.w"]


def test_the_frozen_one_stands_in_ice_and_the_swept_one_sees_stars(brushes):
    frozen = still(ARENA_OF_EIGHT.evolve(table(), events.FighterFrozen(1, 2)), brushes)
    swept = still(ARENA_OF_EIGHT.evolve(table(), events.FighterSwept(0, 1)), brushes)
    assert [round(across(each)) for each in frozen.pictures("tin.ice")] == [5]
    assert swept.pictures("tin.ice") == ()
    stars = [each for each in swept.pictures("icon.star") if each.what == "icon.star"]
    assert [round(across(each) - 4, 1) for each in stars] == [-0.4, 0.0, 0.4]
    assert not [e for e in frozen.pictures("icon.star") if e.what == "icon.star"]


def test_the_key_turns_while_something_is_done(brushes):
    reel = shown(events.FighterStepped(0, Card.JUMP, 3), now=table())
    keys = set()
    for _ in range(4):
        idle, busy = moving(reel, brushes).pictures("tin.key")
        assert idle.what == "tin.key.0"
        keys.add(busy.what)
        reel.advance(90)
    assert keys == {"tin.key.0", "tin.key.1", "tin.key.2"}
    assert {each.what for each in still(table(), brushes).pictures("tin.key")} == {"tin.key.0"}


def test_in_a_calm_picture_a_salto_goes_its_way_without_a_roll_or_a_turning_key(brushes):
    event = events.FighterSomersaulted(0, (Card.JUMP, Card.JUMP, Card.HAND), 7)
    seen = {False: [], True: []}
    for calm, heads in seen.items():
        reel = shown(event, now=table())
        for _ in range(70):
            paper = moving(reel, brushes, calm)
            heads.append(next(m for m in paper.pictures("tin.head.cyclone")))
            keys = {each.what for each in paper.pictures("tin.key")}
            assert keys == {"tin.key.0"} or not calm
            reel.advance(10)
    wild, still = ({round(each.angle) % 360 // 90 for each in seen[calm]} for calm in (False, True))
    assert wild == {0, 1, 2, 3}
    assert not still & {1, 2}
    assert min(each.middle[1] for each in seen[True]) < seen[True][0].middle[1] - PLACE.size
    assert across(seen[True][-1]) == pytest.approx(across(seen[False][-1]), abs=0.2)


def test_dust_lies_below_the_fighters_and_is_left_out_of_a_calm_picture(brushes):
    reel = shown(events.FighterPushed(1, Blow.UPPERCUT, 6), now=table())
    reel.advance(50)
    names = [mark.what for mark in moving(reel, brushes).marks]
    assert names.index("dust.0") < names.index("ring.shadow")
    assert "dust.0" not in [mark.what for mark in moving(reel, brushes, calm=True).marks]


def bars(now, brushes):
    """Return how long the bars of both are."""
    return lengths(still(now, brushes))


def lengths(paper):
    return [
        sum(e.box.width for e in paper.marks if e.how == "plate" and e.colour == colour)
        for colour in ("seat.3", "seat.7")
    ]


def test_bars_are_as_long_as_the_health_and_end_at_their_corners(brushes):
    whole = bars(table(), brushes)
    half, third = bars(table(health=("A 3", "B 2")), brushes)
    assert (half, third) == (pytest.approx(whole[0] / 2), pytest.approx(whole[1] / 3))
    none = bars(table(health=("A 0", "B 2")), brushes)
    assert none[0] == 0
    marks = still(table(health=("A 4", "B 2")), brushes).marks
    left, right = (
        next(each.box for each in marks if each.how == "plate" and each.colour == colour)
        for colour in ("seat.3", "seat.7")
    )
    assert left.x - PLACE.box.x == pytest.approx(PLACE.box.right - right.right)


def test_no_health_lies_under_an_emblem(brushes):
    marks = still(table(health=("A 1", "B 1")), brushes).marks
    emblems = [mark.box for mark in marks if str(mark.what).startswith("tin.emblem.")]
    full = [m.box for m in marks if m.how == "plate" and m.colour in ("seat.3", "seat.7")]
    (left, right), (one, other) = emblems, full
    assert left.right <= one.x + PLACE.size * 0.06
    assert other.right <= right.x + PLACE.size * 0.06
    assert one.width == pytest.approx(other.width)


def test_no_bar_of_a_drawn_position_leaves_its_frame(brushes):
    assert bars(table(health=("A 12", "B 12")), brushes) == pytest.approx(bars(table(), brushes))


@pytest.mark.parametrize(
    "event",
    [events.FighterHit(1, Blow.KICK, 2, 4), events.WallHit(1, Blow.UPPERCUT, 2, 4)],
)
def test_a_bar_drains_from_when_it_is_struck_and_stays_short(event, brushes):
    reel = shown(event, now=table())
    clip = clip_for(table(), event)
    full, left = lengths(moving(reel, brushes))[1], bars(table(health=("B 4",)), brushes)[1]
    found = []
    for _ in range(10, clip.ms, 10):
        reel.advance(10)
        paper = moving(reel, brushes)
        found.append(lengths(paper)[1])
        inked = {(each.what, each.colour) for each in paper.marks if each.how == "write"}
        assert ("4" if reel.tells else "6", "seat.7.light") in inked
    landed = clip.tells // 10 - 1
    assert set(found[:landed]) == {full}
    assert found == sorted(found, reverse=True)
    assert len(set(found)) > 10
    assert found[-1] == pytest.approx(left)
    assert lengths(paper)[0] == full


def test_a_bar_is_short_at_once_in_a_calm_picture(brushes):
    event = events.FighterHit(1, Blow.KICK, 2, 4)
    reel, lands = shown(event, now=table()), clip_for(table(), event).tells
    found = set()
    for _ in range(5):
        reel.advance(lands // 2)
        found.add(lengths(moving(reel, brushes, calm=True))[1])
    assert found == {bars(table(health=(each,)), brushes)[1] for each in ("B 6", "B 4")}


def test_health_and_deck_are_told_in_numbers_and_rounds_in_stars(brushes):
    now = table(health=("A 6", "B 3"), options=("best of 3",)).with_side(1, wins=1)
    paper = still(now, brushes)
    inked = {(mark.what, mark.colour) for mark in paper.marks if mark.how == "write"}
    assert {("6", "seat.3.light"), ("3", "seat.7.light")} <= inked
    assert paper.says(str(now.deck_count))
    stars = paper.pictures("icon.star")
    assert [each.what == "icon.star" for each in stars] == [False, False, True, False]
    assert across(stars[2]) > across(stars[3]) > 4.5 > across(stars[1]) > across(stars[0])


def played_cards(paper):
    return [each for each in paper.pictures("tin_card") if each.box.width > 60]


def test_the_last_three_cards_lie_open_side_by_side(brushes):
    now = replace(table(), discard=(Card.HOP, Card.HAND, Card.SUPER, Card.KICK))
    cards = played_cards(still(now, brushes))
    assert [each.what.split(".", 1)[1] for each in cards] == ["hand", "super", "kick"]
    assert {each.alpha for each in cards} == {150}
    assert [round(across(each) - 4.5, 2) for each in cards] == [-1.02, 0, 1.02]


def test_a_blow_that_is_awaited_shows_its_own_cards_and_what_it_would_take(brushes):
    blow = events.BlowStruck(0, Blow.THUNDER, (Card.HAND, Card.SUPER, Card.KICK), 4)
    now = replace(table(hands=("A hand, super, kick",)), discard=(Card.HOP,))
    now = ARENA_OF_EIGHT.evolve(now, blow)
    paper = still(now, brushes)
    cards = played_cards(paper)
    names = ("hand", "super.thunder", "kick")
    assert [each.what for each in cards] == [f"tin_card.{name}" for name in names]
    assert {each.alpha for each in cards} == {255}
    assert paper.ink("-5") == "danger"
    assert [round(across(each)) for each in paper.pictures("tin.heart")] == [5]


def test_blocks_take_off_what_is_written_over_the_head(brushes):
    now = table(hands=("A kick", "B 2 block"))
    now = ARENA_OF_EIGHT.evolve(now, events.BlowStruck(0, Blow.KICK, (Card.KICK,), 4))
    now = ARENA_OF_EIGHT.evolve(now, events.BlowBlocked(1, Blow.KICK, (Card.BLOCK,), 1))
    assert still(now, brushes).says("-1")


def test_cards_fall_in_while_they_are_laid_and_no_older_ones_are_seen(brushes):
    now = replace(table(hands=("A kick",)), discard=(Card.HOP,))
    reel = shown(events.Feinted(0, Card.KICK), now=now)
    first = played_cards(moving(reel, brushes))
    reel.advance(300)
    then = played_cards(moving(reel, brushes))
    assert [each.what for each in (*first, *then)] == ["tin_card.kick"] * 2
    assert first[0].middle[1] < then[0].middle[1]


def test_the_health_that_is_lost_takes_the_place_of_what_was_feared(brushes):
    now = ARENA_OF_EIGHT.evolve(table(hands=("A kick",)), events.BlowStruck(0, Blow.KICK, (), 4))
    reel = shown(events.FighterHit(1, Blow.KICK, 2, 6), now=now)
    reel.advance(10)
    assert moving(reel, brushes).pictures("tin.heart")
    reel.advance(200)
    assert not moving(reel, brushes).pictures("tin.heart")


def test_a_star_is_larger_for_what_takes_more(brushes):
    small, large = (flare("star", 0.5, brushes, to_x=lost).marks[0].box for lost in (1, 5))
    assert large.width > small.width * 1.4


def test_the_harpoon_is_out_at_half_time_and_back_at_the_end(brushes):
    tips = [flare("rope", share, brushes).pictures("tin.hook")[0] for share in (0.1, 0.5, 0.99)]
    assert [round(across(tip) - 1) for tip in tips] == [3, 6, 2]
    assert tips[0].angle == 90


def test_a_bolt_grows_to_its_end_and_a_gale_goes_along(brushes):
    ends = [max(m.box.right for m in flare("bolt", share, brushes).marks) for share in (0.03, 0.5)]
    assert ends[0] < ends[1] == pytest.approx(PLACE.spot(6, 5)[0], abs=4)
    gales = [flare("gale", share, brushes).marks[0] for share in (0.1, 0.9)]
    assert across(gales[0]) < 4 < 6 < across(gales[1])


def test_a_calm_picture_has_neither_gale_nor_flakes_nor_confetti(brushes):
    wild = ("gale", "cold", "confetti link.3")
    assert all(flare(kind, 0.5, brushes).marks for kind in wild)
    assert not any(flare(kind, 0.5, brushes, calm=True).marks for kind in wild)
    assert flare("star", 0.5, brushes, calm=True, to_x=1).marks


def test_the_victors_light_darkens_all_that_is_seen(brushes):
    dark = next(m for m in flare("spotlight 3,6", 0.5, brushes).marks if m.how == "dark")
    assert dark.box == PLACE.box.inset(-24)


def test_where_a_blow_works_lies_light_and_the_way_has_a_dot_on_each_cell(brushes):
    paper = Paper(brushes, scale=1)
    draw_reach(paper, PLACE, table("..A..B.."), 0, range(3, 8))
    assert paper.inked(PLACE, "plate", (255, 244, 214, 46)) == {cell_of(n) for n in (6, 7, 8)}
    assert len(paper.inked(PLACE, "disc", "accent")) == 4
    close = Paper(brushes, scale=1)
    draw_reach(close, PLACE, table("..A..B.."), 0, range(1, 2))
    assert close.inked(PLACE, "plate", (255, 244, 214, 46)) == {cell_of(n) for n in (2, 4)}
    assert len(close.inked(PLACE, "ring", "danger")) == 4


def test_a_ghost_stands_where_one_would_be_and_looks_at_the_other(brushes):
    for to, way in ((4, "e"), (8, "w")):
        paper = Paper(brushes, scale=1)
        draw_ghost(paper, PLACE, table("..A..B.."), 0, to)
        head = paper.pictures("tin.head")[0]
        assert (head.what, round(across(head)), head.alpha) == (f"tin.head.cyclone.{way}", to, 120)


def test_a_zone_shows_the_fighter_and_what_its_super_blow_costs(brushes):
    paper, box = Paper(brushes, scale=1), Box(10, 150, 240, 220)
    draw_zone(paper, box, table(fighters=("A frost", "B thunder")), 0)
    signs = [each.what for each in paper.pictures("tin_sign")]
    assert signs == ["tin_sign.hand", "tin_sign.crouch", "tin_sign.super.frost"]
    assert paper.says("-3")
    assert paper.pictures("tin.torso.frost.3")
    assert all(box.holds(*mark.middle) for mark in paper.marks)


def test_who_has_fallen_lies_within_its_zone_and_clear_of_the_words(brushes):
    paper, box = Paper(brushes, scale=1), Box(10, 150, 240, 220)
    draw_zone(paper, box, table(fighters=("A frost",), health=("A 0",)), 0)
    (cost,) = (mark for mark in paper.marks if mark.what == "-3")
    lies = [mark for mark in paper.pictures("tin.") if mark.what != "tin.heart"]
    assert len(lies) > 6
    assert all(box.x + 12 < mark.middle[0] < cost.middle[0] for mark in lies)


def test_over_a_position_only_what_was_played_since_lies_open(brushes):
    now = ARENA_OF_EIGHT.new(CLOSE, 1).table
    assert now.discard
    assert still(now, brushes).pictures("tin_card") == ()
    now = ARENA_OF_EIGHT.evolve(now, events.FighterStepped(0, Card.JUMP, 3))
    assert [mark.what for mark in still(now, brushes).pictures("tin_card")] == ["tin_card.jump"]


def test_a_blow_at_the_wall_shows_all_it_takes(brushes):
    now = after("A slide", board=("......AB",), hands=("A 2 kick, jump", "B hop"))
    assert still(now, brushes).says("-4")


def test_a_super_card_in_a_hand_has_the_sign_of_its_fighter():
    assert card_picture(Card.SUPER, Fighter.FROST) == "tin_card.super.frost"
    assert card_picture(Card.SUPER) == "tin_card.super"
    assert sign_picture(Card.HAND, Fighter.FROST) == "tin_sign.hand"
    assert blow_picture(Blow.FROST) == "tin_sign.super.frost"
    assert blow_picture(Blow.SALTO) == "tin_sign.jump"


@pytest.mark.parametrize("blow", Blow)
def test_every_blow_has_a_sign(blow, brushes):
    assert blow_picture(blow) in brushes.pictures


def test_a_small_ring_is_drawn_within_its_box(brushes):
    box = Box(0, 0, 160, 120)
    assert all(box.holds(*mark.middle) for mark in still(table(), brushes, box).marks)


def test_a_ring_in_a_tile_fills_it():
    tile = Box(0, 0, 128, 128)
    place = BOARD.place(None, tile, 1)
    assert place.box.width > tile.width * 0.8


def test_the_ring_its_scoreboard_and_a_zone_look_as_was_agreed_to(brushes):
    now = table("..A.B...", health=("A 6", "B 3"), options=("best of 3",), fighters=("B frost",))
    now = ARENA_OF_EIGHT.evolve(now, events.FighterSwept(0, 1))
    now = ARENA_OF_EIGHT.evolve(now, events.FighterFrozen(1, 2))
    now = ARENA_OF_EIGHT.evolve(now, events.BlowStruck(1, Blow.KICK, (Card.KICK,), 5))
    zone = Paper(brushes, scale=1)
    draw_zone(zone, Box(0, 0, 250, 220), now, 1)
    agreed(
        "arena_of_eight/ring", [told(mark) for mark in (*still(now, brushes).marks, *zone.marks)]
    )


def told(mark):
    """Return a mark in a line: how it looks, where its middle is, and how wide and high it is."""
    look = f"{mark.how} {mark.what} {mark.colour} {mark.angle:.0f} {mark.alpha}"
    end = f" to {mark.end[0]:.0f},{mark.end[1]:.0f}" if mark.end else ""
    (x, y), box = mark.middle, mark.box
    return f"{look} at {x:.0f},{y:.0f}{end}, {box.width:.0f} x {box.height:.0f}"


@pytest.mark.parametrize(
    "line, wide",
    [("AB......", 5), ("...AB...", 5), ("......BA", 5), ("A......B", 8), ("B....A..", 6)],
)
def test_a_tile_shows_both_fighters_as_near_as_it_can(line, wide):
    now = table(line)
    cells = eyed(now)
    assert {cell_of(side.cell) for side in now.sides} <= set(cells) <= set(SHOWN)
    assert [len({axis(cell) for cell in cells}) for axis in (X, Y)] == [wide, wide]
