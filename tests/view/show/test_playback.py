"""Events one after the other, with time that a test lets pass."""

from dataclasses import replace

import pytest

from game.view.show.clip import CUT, Clip, Effect, Move, Pose
from game.view.show.playback import Playback
from game.view.show.show_paces import OFF, faster, slower

DRIVE = 300


def clip_for(shown, event):
    """A table is a number, an event what is added to it; 0 is an event nobody watches."""
    if event == 0:
        return CUT
    start = Pose(shown, 0)
    smoke = Effect("smoke", 0, 0, ms=400, begins=200)
    return Clip(
        DRIVE, {"tank": Move(start, Pose(shown + event, 0))}, (smoke,), sound="drive", shake=100
    )


def playback(*events, pace=lambda event: 100):
    show = Playback(0, lambda table, event: table + event, clip_for, pace)
    show.add(events)
    return show


def test_what_is_shown_changes_when_the_clip_ends():
    show = playback(1)
    show.advance(DRIVE - 1)
    before = show.shown
    show.advance(1)
    assert (before, show.shown) == (0, 1)


def test_time_left_over_goes_to_the_next_clip():
    show = playback(1, 1)
    show.advance(450)
    assert show.poses()["tank"].x == 1.5


def test_the_speed_does_not_depend_on_the_frame_rate():
    coarse, fine = playback(1, 1, 1), playback(1, 1, 1)
    coarse.advance(700)
    for _ in range(700):
        fine.advance(1)
    assert coarse.poses() == fine.poses()


def test_events_nobody_watches_take_no_time():
    show = playback(0, 0, 1)
    show.advance(0)
    assert show.place == 2


def test_at_double_speed_half_the_time_is_enough():
    show = playback(1, pace=lambda event: 200)
    show.advance(DRIVE // 2)
    assert show.idle


def test_with_speed_off_everything_is_true_at_once():
    show = playback(1, 1, 1, pace=lambda event: OFF)
    show.advance(0)
    assert show.shown == 3


@pytest.mark.parametrize("pace", [0, 50, 100, 200, 800])
def test_the_speed_never_changes_the_result(pace):
    show = playback(1, 0, 2, 3, pace=lambda event: pace)
    for _ in range(900):
        show.advance(7)
    assert (show.shown, show.idle) == (6, True)


def test_bots_may_be_watched_faster_than_people():
    show = playback(1, 2, pace=lambda event: 300 if event == 2 else 100)
    show.advance(DRIVE + DRIVE // 3)
    assert show.idle


def test_paused_nothing_goes_on():
    show = playback(1)
    show.paused = True
    show.advance(5000)
    assert show.shown == 0


def test_a_step_shows_the_next_event_that_can_be_seen():
    show = playback(0, 1, 1)
    show.step()
    assert show.shown == 1


def test_a_step_stops_there():
    show = playback(1, 1)
    show.step()
    show.advance(5000)
    assert show.shown == 1


def test_back_leads_to_the_event_before():
    show = playback(1, 2, 3)
    show.step()
    show.step()
    assert show.back().shown == 1


def test_back_passes_over_events_nobody_watches():
    show = playback(1, 2, 0)
    show.skip()
    assert show.back().shown == 1


def test_back_at_the_start_stays_there():
    assert playback(1).back().shown == 0


def beating(*beats):
    """Return a playback of two events whose clips have these beats."""
    show = Playback(
        0,
        lambda table, event: table + event,
        lambda shown, event: replace(clip_for(shown, event), beats=beats),
    )
    show.add((1, 1))
    return show


def test_a_step_stops_at_each_beat_of_an_event():
    show, seen = beating(100, 200), []
    for _ in range(4):
        show.step()
        seen.append((show.shown, show.poses()["tank"].x))
    assert seen[0][0] == seen[1][0] == 0
    assert 0 < seen[0][1] < seen[1][1] < 1
    assert [shown for shown, _ in seen] == [0, 0, 1, 1]
    assert seen[3][1] > 1


def test_back_stops_at_each_beat_of_an_event_and_is_not_heard():
    show, seen = beating(100, 200), []
    show.step(), show.step(), show.step(), show.step()
    ways = [show.poses()["tank"].x]
    for _ in range(4):
        show = show.back()
        ways.append(show.poses()["tank"].x)
        seen.append((show.shown, show.sounds()))
    assert seen == [(1, ()), (0, ()), (0, ()), (0, ())]
    assert ways == sorted(ways, reverse=True)
    assert ways[-1] == 0


def test_who_plays_on_from_a_beat_sees_the_rest_of_the_event():
    show = beating(100, 200)
    show.step()
    show.paused = False
    show.advance(DRIVE - 101)
    assert show.shown == 0
    show.advance(1)
    assert show.shown == 1


def test_forward_again_after_back_leads_to_the_same_place():
    show = playback(1, 2, 3)
    show.skip()
    again = show.back().back()
    again.skip()
    assert again.shown == show.shown


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_a_jump_to_any_place_shows_the_table_of_that_place(place):
    show = playback(1, 2, 3)
    show.step()
    assert show.at(place).shown == sum((1, 2, 3)[:place])


def test_a_jump_keeps_every_event():
    show = playback(1, 2, 3)
    assert show.at(2).at(1).length == 3


def test_skipping_may_stop_at_an_event():
    show = playback(1, 2, 3)
    show.skip(until=lambda event: event == 2)
    assert show.shown == 3


def test_skipped_events_make_no_sound():
    show = playback(1, 1, 1)
    show.sounds()
    show.skip()
    assert show.sounds() == ()


def test_every_clip_that_is_watched_is_heard_once():
    show = playback(1, 1)
    for _ in range(100):
        show.advance(10)
    assert show.sounds() == ("drive", "drive")


def test_sounds_are_told_once():
    show = playback(1)
    show.sounds()
    assert show.sounds() == ()


def test_an_effect_outlasts_its_clip():
    show = playback(1)
    show.advance(DRIVE + 100)
    assert [(effect.kind, age) for effect, age in show.effects()] == [("smoke", 200)]


def test_what_begins_after_its_clip_is_not_seen_before_it_begins():
    late = Clip(100, effects=(Effect("smoke", 0, 0, ms=400, begins=200),))
    show = Playback(0, lambda table, event: table + event, lambda table, event: late)
    show.add((1,))
    show.advance(199)
    assert (show.effects(), show.burning) == ((), True)
    show.advance(1)
    assert [(effect.kind, age) for effect, age in show.effects()] == [("smoke", 0)]


def test_an_effect_goes_out_in_the_end():
    show = playback(1)
    show.advance(DRIVE)
    show.advance(300)
    assert show.effects() == ()


def test_while_smoke_hangs_the_picture_moves_though_all_is_shown():
    show = playback(1)
    show.advance(DRIVE)
    assert (show.idle, show.moving) == (True, True)


def test_shaking_dies_down():
    show = playback(1)
    show.advance(DRIVE // 2)
    assert show.shake() == 50
    show.paused = True
    assert show.shake() == 0


def test_the_row_of_speeds_has_ends():
    assert (faster(800), slower(50), faster(100), slower(100)) == (800, 50, 200, 50)


def test_an_event_is_told_when_its_clip_tells_it():
    show = Playback(0, lambda table, event: event, lambda shown, event: Clip(DRIVE, tells=200))
    show.add([1])
    told = []
    for _ in range(3):
        told.append(show.tells)
        show.advance(100)
    assert told == [False, False, True]
    assert not show.tells


def test_an_event_that_waits_for_a_step_is_not_told():
    show = playback(1)
    show.paused = True
    assert not show.tells


@pytest.mark.parametrize(("pace", "ms"), ((400, 1000), (100, 1000), (50, 2000), (OFF, 0)))
def test_what_is_unhurried_is_never_faster_than_usual(pace, ms):
    calm = Clip(1000, unhurried=True)
    show = Playback(0, lambda table, event: table + event, lambda *_: calm, lambda event: pace)
    show.add([1])
    show.advance(max(0, ms - 1))
    assert show.idle == (not ms)
    show.advance(1)
    assert show.idle
