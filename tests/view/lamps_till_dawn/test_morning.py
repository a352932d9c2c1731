"""The morning after: a night in five to fifteen seconds, looked at by the millisecond."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.grid import Cell
from game.rules.lamps_till_dawn.encounters import TURN_PARTS, encounters, stays
from game.rules.lamps_till_dawn.events import (
    LampLit,
    LampPutOut,
    LightFrightened,
    MatchEnded,
)
from game.rules.lamps_till_dawn.state import Ending, Side
from game.view.canvas.box import Box
from game.view.lamps_till_dawn.morning.captions import Captions, Line
from game.view.lamps_till_dawn.morning.encounter_marks import draw_glow, draw_marks
from game.view.lamps_till_dawn.morning.hour_clips import hour_clip
from game.view.lamps_till_dawn.morning.hours import Kind, shown_on, table_at
from game.view.lamps_till_dawn.morning.laid_out import laid_out
from game.view.lamps_till_dawn.morning.night_again import WEIGHTS
from game.view.lamps_till_dawn.morning.progress import GLOWS_MS, Moment
from game.view.lamps_till_dawn.morning.race import draw_race
from game.view.lamps_till_dawn.morning.ways import doorway
from game.view.lamps_till_dawn.night_sky import step_of
from game.view.lamps_till_dawn.standing_pieces import box_of, room_at, stance
from tests.paper import Paper

from .mornings import SETUPS, again, at, drawn, hours_with, played, reel_of
from .nights import D, L

ALL = pytest.mark.parametrize("name", SETUPS)
SOME = pytest.mark.parametrize("name", ["duel", "four", "cottage"])


@ALL
def test_a_whole_night_lasts_five_to_fifteen_seconds_however_many_turns_it_has(name):
    _, hours = again(name)
    assert 5000 <= sum(hour.ms for hour in hours) <= 15000
    assert all(hour.ms > 0 for hour in hours)


def test_the_nights_that_are_looked_at_have_one_turn_and_forty():
    assert (again("shortest")[0].turns, again("longest")[0].turns) == (1, 40)


@ALL
def test_it_ends_on_the_table_on_which_the_night_ended(name):
    reel = reel_of(name)
    reel.skip()
    assert reel.shown.table == played(name)[2]


@ALL
def test_every_turn_is_an_hour_between_an_opening_and_an_end(name):
    seen, hours = again(name)
    kinds = [hour.kind for hour in hours]
    assert kinds == [Kind.OPENING, *[Kind.TURN] * seen.turns, Kind.ENDING]
    assert [hour.turn for hour in hours[1:-1]] == list(range(1, seen.turns + 1))


@SOME
def test_a_turn_in_which_more_happens_is_shown_longer(name):
    _, hours = again(name)
    turns = [hour for hour in hours if hour.kind is Kind.TURN]
    quiet = [h.ms for h in turns if not h.met and WEIGHTS.keys().isdisjoint(map(kind_of, h.beats))]
    full = [h.ms for h in turns if any(each.new for each in h.met)]
    assert max(quiet, default=0) < min(full, default=9999)


@SOME
def test_everybody_is_drawn_at_every_moment_in_the_room_where_it_was(name):
    """So nobody walks through a wall, and who is seen together was together."""
    start, told, _ = played(name)
    found, number = stays(start, told), 0
    for seen, hour in hours_with(name):
        if hour.kind is not Kind.TURN:
            continue
        clip = hour_clip(seen, hour)
        for ms in range(0, hour.ms, 19):
            part = number * TURN_PARTS + ms * TURN_PARTS / hour.ms
            for seat, pose in ((s, clip.at(ms)[f"walker {s}"]) for s in start.seats):
                if pose.alpha < 255:
                    continue
                near = (part - 0.3, part, part + 0.3)
                rooms = {y.room for y in found[seat] for p in near if y.begins <= p <= y.ends}
                cell = Cell(round(pose.x), round(pose.y + 0.02))
                assert room_at(start.house, cell) in rooms, (number, ms, seat)
        number += 1


@SOME
def test_nobody_jumps_from_one_place_to_another(name):
    for seen, hour in hours_with(name):
        clip = hour_clip(seen, hour)
        for first, last in pairwise(clip.at(ms) for ms in range(0, hour.ms + 1, 3)):
            for walker, pose in first.items():
                there = last[walker]
                apart = abs(pose.x - there.x) + abs(pose.y - there.y)
                assert apart < 0.7 or min(pose.alpha, there.alpha) < 40
        table = table_at(seen, hour, hour.ms)
        for seat in table.seats if hour.kind is not Kind.ENDING else ():
            assert clip.at(hour.ms)[f"walker {seat}"] == stance(
                table, seat, table.characters[seat].room
            )


@SOME
def test_a_lamp_changes_in_its_slot_and_not_before(name):
    looked_at = 0
    for seen, hour in hours_with(name):
        for beat in hour.beats:
            if isinstance(beat.event, LampLit | LampPutOut):
                lit, room = isinstance(beat.event, LampLit), beat.event.room
                assert (room in table_at(seen, hour, beat.ends - 1).lamps) is not lit
                assert (room in table_at(seen, hour, beat.ends).lamps) is lit
                kind = "lamp_on" if lit else "lamp_off"
                (shown,) = (e for e in hour_clip(seen, hour).effects
                            if e.kind == f"{kind} {room}" and e.begins == beat.begins)  # fmt: skip
                assert shown.begins + shown.ms == beat.ends
                looked_at += 1
    assert looked_at


@ALL
def test_each_encounter_of_the_night_is_lit_up_once_and_counted(name):
    start, told, _ = played(name)
    reel, met = reel_of(name), encounters(start, told)
    new = [each for hour in again(name)[1] for each in hour.met if each.new]
    assert [each.encounter for each in new] == list(met)
    assert [each.number for each in new] == list(range(1, len(met) + 1))
    reel.skip()
    doors = sum(each.doorway_from is not None for each in met)
    assert (reel.shown.in_doorways, reel.shown.in_rooms) == (doors, len(met) - doors)
    # Nothing more comes: what is counted stays.
    assert Moment(reel.shown, None, 0).met() == (doors, len(met) - doors)


@SOME
def test_an_encounter_glows_from_its_first_moment_for_as_long_as_it_lasts(name):
    for seen, hour in hours_with(name):
        for each in (each for each in hour.met if each.new):

            def glows(ms, seen=seen, hour=hour, each=each):
                return each in [found for found, _ in Moment(seen, hour, ms).glowing()]

            before = [ms for ms in (each.begins - 1,) if ms >= 0]
            assert not any(map(glows, before))
            assert all(map(glows, range(each.begins, each.ends + 1, 9)))
            assert glows(min(hour.ms, each.begins + GLOWS_MS))


@SOME
@pytest.mark.parametrize("side", list(Side))
def test_a_counter_runs_on_without_a_jump_and_ends_where_the_night_did(name, side):
    before = 0.0
    for seen, hour in hours_with(name):
        for ms in range(0, hour.ms + 1, 10):
            count = Moment(seen, hour, ms).count(side)
            assert before - 0.001 <= count <= before + 0.8
            before = count
    last = played(name)[2]
    assert before == pytest.approx(last.dawn if side is L else last.madness, abs=0.01)


def test_the_night_goes_from_dusk_to_its_end_evenly_forward():
    shares = [
        Moment(seen, hour, ms).night
        for seen, hour in hours_with("duel")
        for ms in range(0, hour.ms, 50)
    ]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)


@SOME
def test_every_figure_is_drawn_for_everybody_to_see(brushes, name):
    seats = played(name)[0].seats
    for number in (1, len(again(name)[1]) - 2):
        paper = drawn(brushes, at(name, number, 60))
        found = {int(each.what.rpartition(".")[2]) for each in paper.pictures("walker.")}
        assert found == set(seats)


def test_where_two_sides_meet_the_sign_stands_in_their_room_with_its_number(brushes):
    number, hour = next((n, h) for n, h in enumerate(again("four")[1]) if h.news(h.ms))
    each = hour.news(hour.ms)[0]
    paper = drawn(brushes, at("four", number, each.begins + 30))
    laid = laid_out(paper_box(paper), SETUPS["four"].house, paper.scale)
    room = box_of(laid.place, SETUPS["four"].house, each.encounter.room)
    inside = paper.within(room)
    assert [mark.what for mark in inside if mark.what == "house.met"]
    assert str(each.number) in [mark.what for mark in inside if mark.how == "write"]


@SOME
def test_the_race_counts_each_meeting_from_the_moment_it_begins(brushes, name):
    """The number of all of them stands beside the sign that leads the race's right end."""
    met = 0
    for number, hour in enumerate(again(name)[1]):
        met += len(hour.news(hour.ms))
        paper = drawn(brushes, at(name, number, hour.ms - 1))
        race = laid_out(paper_box(paper), SETUPS[name].house, paper.scale).race
        there = paper.within(race)
        (sign,) = (mark for mark in there if mark.what == "house.met")
        beside = [m.what for m in there if m.how == "write" and m.box.x >= sign.box.middle[0]]
        assert str(met) in beside
    assert met > 0


def test_the_light_and_the_sign_of_a_meeting_in_a_doorway_are_there(brushes):
    number, hour = next((n, h) for n, h in enumerate(again("four")[1]) if h.news(h.ms))
    house, meeting = SETUPS["four"].house, hour.news(hour.ms)[0]
    room = meeting.encounter.room
    came = house.beside(room)[0]
    paper = drawn(brushes, at("four", number, 0))
    place = laid_out(paper_box(paper), house, paper.scale).place
    seen = list(hours_with("four"))[number][0]
    spots = {}
    for doorway_from in (None, came):
        each = replace(meeting, encounter=replace(meeting.encounter, doorway_from=doorway_from))
        moment = Moment(seen, replace(hour, met=(each,)), each.begins)
        paper = Paper(brushes, (1280, 640))
        draw_glow(paper, place, house, moment, True)
        discs = [mark.box.middle for mark in paper.marks if mark.how == "disc"]
        assert bool(discs) is (doorway_from is not None)
        draw_marks(paper, place, house, moment, True)
        (sign,) = paper.pictures("house.met")
        spots[doorway_from] = sign.box.middle
        assert all(math.dist(disc, sign.box.middle) < 1 for disc in discs)
    (x, y), _ = doorway(house, came, room)
    assert math.dist(spots[came], place.spot(x, y)) < 1
    assert spots[came] != spots[None]


@pytest.mark.parametrize("calm", [False, True])
def test_the_sign_of_a_fresh_meeting_leaps_up_and_then_stays_small(brushes, calm):
    number, hour = next((n, h) for n, h in enumerate(again("four")[1]) if h.news(h.ms))
    seen, house = list(hours_with("four"))[number][0], SETUPS["four"].house
    place = laid_out(Box(0, 0, 1280, 640), house, 1).place

    def looks(since, new=True):
        each = replace(hour.news(hour.ms)[0], begins=0, ends=5000, new=new)
        paper = Paper(brushes, (1280, 640))
        draw_marks(paper, place, house, Moment(seen, replace(hour, met=(each,)), since), calm)
        (sign,) = paper.pictures("house.met")
        return sign.box.width, any(mark.how == "ring" for mark in paper.marks)

    comes, fresh, stays, old = looks(20), looks(600), looks(1000), looks(600, new=False)
    assert fresh[0] > stays[0] == old[0]
    assert (comes[0] < stays[0]) is not calm
    assert (comes[1], fresh[1], stays[1], old[1]) == (not calm, not calm, False, False)


@pytest.mark.parametrize("calm", [False, True])
def test_a_room_glows_evenly_with_less_motion_and_beats_without(brushes, calm):
    number, hour = next((n, h) for n, h in enumerate(again("four")[1]) if h.news(h.ms))
    seen, house = list(hours_with("four"))[number][0], SETUPS["four"].house
    place = laid_out(Box(0, 0, 1280, 640), house, 1).place
    each = hour.news(hour.ms)[0]
    each = replace(each, encounter=replace(each.encounter, doorway_from=None), begins=0, ends=900)
    floors = set()
    for ms in (0, 130, 390):
        paper = Paper(brushes, (1280, 640))
        draw_glow(paper, place, house, Moment(seen, replace(hour, met=(each,)), ms), calm)
        floors |= {mark.colour for mark in paper.marks if mark.how == "rect"}
    assert (len(floors) == 1) is calm


@pytest.mark.parametrize("size, told", [((1280, 640), 3), ((640, 640), 1)])
def test_the_story_stands_beside_the_house_or_its_latest_line_in_the_sky(brushes, size, told):
    """The latest is edged, in gold if they met in it, and behind it is the sign of that."""
    lines = (Line(4, "They met", True), Line(3, "Then that"), Line(2, "Before", True))
    words = Captions(lines, "met", "It is over", "Twice", ("Anna", "Boris", "Cleo", "Dan"))
    paper = drawn(brushes, at("four", 2, 100), captions=words, size=size)
    found = [each for each in paper.words if each in [line.words for line in lines]]
    assert found == [line.words for line in lines][:told]
    assert ("Anna" in paper.words) is (told > 1)
    assert not paper.says("It is over")
    plain = replace(words, told=(Line(4, "No more", False), *lines[1:]))
    for said, edge in ((words, "gold_light"), (plain, "eagle")):
        paper = drawn(brushes, at("four", 2, 100), captions=said, size=size)
        first = next(mark for mark in paper.marks if mark.what == said.told[0].words)
        edges = [m for m in paper.marks if m.how == "edge" and m.box.holds(*first.middle)]
        assert [each.colour for each in edges] == [edge]


@pytest.mark.parametrize("size", [(1280, 640), (640, 640)])
def test_the_headline_is_written_once_its_card_is_open(brushes, size):
    words = Captions((Line(4, "Now this"),), "met", "It is over", "Twice")
    last = len(again("duel")[1]) - 1
    found = []
    for ms in (40, 3000):
        paper = drawn(brushes, at("duel", last, ms), captions=words, size=size)
        found.append((paper.says("It is over"), paper.says("Twice"), paper.says("Now this")))
    assert found == [(False, False, False), (True, True, False)]


def test_marks_that_madness_has_run_over_are_cracked_and_those_of_dawn_whole(brushes):
    """The moon that runs there cracks with them; each side has its emblems before its lane."""
    seen, _ = list(hours_with("four"))[-1]
    for madness in (0, 5):
        table = replace(seen.table, dawn=5, madness=madness)
        moment = Moment(replace(seen, table=table, before=()), None, 0)
        paper = Paper(brushes, (1280, 106))
        draw_race(paper, Box(0, 0, 1280, 106), moment, "met")
        cracks = [mark for mark in paper.marks if mark.how == "lines"]
        assert len(cracks) == max(0, madness - 1)
        assert {f"5/{table.setup.full_dawn}", f"{madness}/{table.setup.full_madness}"} <= {
            *paper.words
        }
        (moon,) = paper.pictures("night.moon")
        assert moon.what == f"night.moon.{step_of(madness, table.setup.full_madness)}"
        rows = [(m.what, m.middle[1] < 53) for m in paper.pictures("emblem")]
        sides = table.setup.sides
        assert sorted(rows) == [(f"emblem.{seat}", sides[seat] is L) for seat in table.seats]


def test_foot_prints_tell_the_sides_by_their_form(brushes):
    number = next(n for n, h in enumerate(again("four")[1]) if len({w.seat for w in h.walks}) > 2)
    paper = drawn(brushes, at("four", number, again("four")[1][number].ms - 20))
    sides = played("four")[0].setup.sides
    kinds = {tuple(each.what.split(".")[1:]) for each in paper.pictures("night_step.")}
    assert kinds
    assert all(sides[int(seat)].value == side for side, seat in kinds)


@pytest.mark.parametrize("winner", [L, D, None])
def test_the_end_tells_who_has_won_and_how_often_they_met(brushes, winner):
    seen, hours = again("duel")
    ended = next(b.event for b in hours[-1].beats if isinstance(b.event, MatchEnded))
    moment = Moment(seen, hours[-1], 2000)
    assert moment.winner is ended.winner
    captions = Captions(headline="It is over", below="You met twice")
    reel = at("duel", len(hours) - 1, 2000)
    paper = drawn(brushes, reel, captions=captions)
    assert {"It is over", "You met twice"} <= set(paper.words)
    early = drawn(brushes, at("duel", 3, 10), captions=captions)
    assert not early.says("It is over")


def test_in_the_morning_the_sun_rises_and_in_madness_eyes_open(brushes):
    for name in SETUPS:
        last = len(again(name)[1]) - 1
        before, after = (drawn(brushes, at(name, last, ms)) for ms in (0, 3000))
        winner = played(name)[2].ending
        suns = [len(paper.pictures("night.sun")) for paper in (before, after)]
        eyes = [len(paper.pictures("house.maybe.dark")) for paper in (before, after)]
        assert (suns[1] > suns[0]) is (winner == Ending(L))
        assert (eyes[1] > eyes[0]) is (winner == Ending(D))


@SOME
def test_with_less_motion_an_hour_is_one_still_picture(brushes, name):
    number = len(again(name)[1]) // 2
    times = (1, again(name)[1][number].ms // 2, again(name)[1][number].ms - 1)
    papers = [drawn(brushes, at(name, number, ms), calm=True).marks for ms in times]
    assert papers[0] == papers[1] == papers[2]


@pytest.mark.parametrize("size", [(1280, 640), (360, 360), (720, 720), (1600, 800), (640, 300)])
@SOME
def test_all_of_the_house_is_in_the_picture_and_over_the_race(brushes, name, size):
    paper = drawn(brushes, at(name, 2, 100), size=size)
    house = SETUPS[name].house
    laid = laid_out(paper_box(paper), house, paper.scale)
    assert all(box_of(laid.place, house, n).within(laid.scene) for n in house.numbers)
    assert laid.race.height > 20
    left, right = laid.aside
    rooms = [box_of(laid.place, house, n) for n in house.numbers]
    assert not any(room.meets(left) or room.meets(right) for room in rooms)


def test_stories_and_people_stand_beside_the_house_and_not_over_it(brushes):
    words = Captions(
        (Line(4, "Now this"), Line(3, "Then that", True)),
        "met",
        names=("Anna", "Boris", "Cleo", "Dan"),
    )
    paper = drawn(brushes, at("four", 2, 100), captions=words)
    laid = laid_out(paper_box(paper), SETUPS["four"].house, paper.scale)
    rooms = [box_of(laid.place, SETUPS["four"].house, n) for n in SETUPS["four"].house.numbers]
    written = [each for each in paper.marks if each.what in ("Now this", "Then that", *words.names)]
    assert len(written) == 6
    assert not any(each.box.meets(room) for each in written for room in rooms)


def kind_of(beat):
    return type(beat.event)


def paper_box(paper):
    return Box(0, 0, paper.width, paper.height)


@SOME
def test_an_hour_sounds_of_what_was_told_in_it_and_of_each_walk_and_meeting(name):
    for seen, hour in hours_with(name):
        clip = hour_clip(seen, hour)
        heard = [cue.sound for cue in clip.cues]
        kinds = {effect.kind.partition(" ")[0] for effect in clip.effects}
        assert kinds.isdisjoint({"slot", "strikes", "grew", "spotlight"})
        if hour.kind is Kind.TURN:
            assert heard.count("tin.tick") == 1
            assert heard.count("tin.frost") == len(hour.news(hour.ms))
            assert heard.count("tin.step") == len({walk.spots[0][0] for walk in hour.walks})
            told = [beat.event for beat in hour.beats]
            assert heard.count("house.lit") == sum(isinstance(each, LampLit) for each in told)
            assert {"house.creak", "house.clock"}.isdisjoint(heard)
        assert clip.sound == "curtain" or hour.kind is not Kind.OPENING


def test_what_comes_all_at_once_is_seen_for_a_while_and_what_has_its_time_no_longer():
    looked_at = 0
    for seen, hour in hours_with("four"):
        if hour.kind is not Kind.TURN:
            continue
        effects = hour_clip(seen, hour).effects
        screams = [each for each in effects if each.kind.startswith(("scream", "ward"))]
        assert all(each.ms >= 700 for each in screams)
        assert all(e.begins + e.ms <= hour.ms for e in effects if e.kind.startswith("lamp_"))
        looked_at += len(screams)
    assert looked_at


def test_foot_prints_are_left_only_where_one_has_been(brushes):
    number = next(n for n, h in enumerate(again("four")[1]) if h.walks)
    hour = again("four")[1][number]
    counts = []
    for ms in (1, hour.ms // 4, hour.ms // 2):
        paper = drawn(brushes, at("four", number, ms))
        counts.append(len(paper.pictures("night_step.")))
        left = sum(found <= ms for walk in hour.walks for found, _, _ in walk.prints)
        assert counts[-1] == left
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


@pytest.mark.parametrize("winner", [L, D, None])
def test_who_has_won_is_known_at_the_end_alone(winner):
    seen, hours = again("duel")
    (beat,) = hours[-1].beats
    last = replace(hours[-1], beats=(replace(beat, event=replace(beat.event, winner=winner)),))
    assert Moment(seen, last, 10).winner is winner
    assert Moment(seen, hours[1], 10).winner is None
    assert Moment(shown_on(seen, last), None, 0).winner is winner
    assert [Moment(seen, each, 10).morning > 0 for each in (hours[0], hours[1], last)] == [
        False,
        False,
        True,
    ]
    assert Moment(seen, None, 0).morning == 1


@pytest.mark.parametrize("name", ["duel", "shortest", "four"])
def test_a_still_picture_shows_who_was_frightened_and_nothing_that_flies(brushes, name):
    for number, hour in enumerate(again(name)[1]):
        frights = [b.event.seat for b in hour.beats if isinstance(b.event, LightFrightened)]
        paper = drawn(brushes, at(name, number, 5), calm=True)
        scared = {m.what for m in paper.pictures("walker.") if ".scared." in m.what}
        if hour.kind is Kind.TURN:
            assert {int(each.rpartition(".")[2]) for each in scared} == set(frights)
            assert not paper.pictures("night.moth")
