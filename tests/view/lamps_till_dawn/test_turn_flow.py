"""What is told in a turn runs into each other, is read all the same, and is over in six seconds."""

import pytest

from game.ai.lamps_till_dawn.minds import MINDS, USUAL
from game.rules.lamps_till_dawn import RULES, events
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.session.match.computer_matches import finished, trial
from game.view.lamps_till_dawn.clips import clip_for
from game.view.lamps_till_dawn.night_sky import numbers_of
from game.view.lamps_till_dawn.standing_pieces import box_of
from game.view.lamps_till_dawn.told_clips import SHOWN
from game.view.lamps_till_dawn.turn_flow import (
    LAST,
    TOGETHER,
    Found,
    Quiet,
    Told,
    flowing,
)
from tests.rules.lamps_till_dawn.many import night

from .nights import NIGHTS, WATCHED, D, L, frame, heard, place_of, shown, table

LONGEST, DECIDED = 6000, 1000
"""The end of a night is held so long."""
PARTIES = range(1, 5)
SIDES = (L, L, D, D)
ENDS = events.TurnBegan | events.MatchEnded


def by_chance(party, count):
    """Yield the beginnings of so many nights, each with all that was told."""
    for number in range(count):
        found = night(setup_of((L, D) * party), number)
        said = (told.event for turn in found.turns for told in turn.step.events)
        yield found.first.table, tuple(said)


def by_computers(party, count):
    """Yield the beginnings of so many nights of usual computer players, with all that was told."""
    for number in range(count):
        setup = setup_of((L, D) * party)
        played = finished(trial(RULES, setup, number, (MINDS[USUAL],)))
        first = state = RULES.new(setup, number)
        said = []
        for action in played.actions:
            step = RULES.apply(state, action)
            said += (told.event for told in step.events)
            state = step.state
        yield first.table, tuple(said)


def clips_of(start, told):
    """Yield each event of a night with the clip that is shown of it."""
    now = start
    for before, event, after in zip([None, *told], told, [*told[1:], None], strict=False):
        yield event, flowing(clip_for(now, event), before, event, after)
        now = RULES.evolve(now, event)


def turns_of(start, told):
    """Yield how long each turn lasts, what is held left out, and when its sounds begin."""
    ms, sounds = 0, []
    for event, clip in clips_of(start, told):
        if not isinstance(event, events.MatchEnded):
            sounds += [ms] * bool(clip.sound)
            sounds += (ms + cue.at for cue in clip.cues)
            ms += clip.ms
        if isinstance(event, ENDS):
            yield ms - DECIDED * isinstance(event, events.MatchEnded), sounds
            ms, sounds = 0, []


def look_at(nights):
    """Return the longest turn of these nights and the most sounds that begin in half a second."""
    longest = most = 0
    for start, told in nights:
        for ms, sounds in turns_of(start, told):
            longest = max(longest, ms)
            counts = (sum(at <= each < at + 500 for each in sounds) for at in sounds)
            most = max(most, *counts)
    return longest, most


@pytest.mark.parametrize("party", PARTIES)
def test_a_turn_is_over_in_six_seconds_and_its_sounds_do_not_pile_up(party):
    longest, most = look_at(by_chance(party, 4))
    assert 3000 < longest <= LONGEST
    assert most <= 4


@pytest.mark.nightly  # half a minute of thinking; 300 nights
@pytest.mark.parametrize("party", PARTIES)
def test_a_turn_of_computers_is_over_in_six_seconds(party):
    longest, most = look_at([*by_computers(party, 25), *by_chance(party, 50)])
    assert longest <= LONGEST
    assert most <= 4


@pytest.mark.parametrize("number", NIGHTS)
def test_how_what_is_told_runs_on_gives_away_nothing_hidden(number):
    """Planning takes no time, so only what comes with the turn has to be the same."""

    def looks(seat):
        start, told = heard(number, seat)
        clips = ((e, c) for e, c in clips_of(start, told) if not isinstance(e, events.Planning))
        return [(c.ms, c.sound, c.cues, c.shake, c.tells) for _, c in clips]

    seats = [seat for each, seat in WATCHED if each == number]
    first, *others = map(looks, seats)
    assert len(first) > 20
    assert all(each == first for each in others)


@pytest.mark.parametrize("number", NIGHTS)
def test_who_steps_stops_at_each_thing_that_was_told_and_goes_back_the_same_way(number):
    start, told = heard(number, 0)
    reel = shown(start, *told)
    reel.at(0)
    places = []
    while not reel.idle:
        reel.step()
        places.append(reel.place)
    stops = [place for place, each in enumerate(told, 1) if isinstance(each, Told | ENDS)]
    assert set(stops) <= set(places)
    back = []
    while reel.place:
        reel = reel.back()
        back.append(reel.place)
    assert {place - 1 for place in stops} <= set(back)


LIT = tuple(events.LampLit(room, dawn) for dawn, room in enumerate((1, 4, 9), 1))


def test_lamps_that_are_lit_at_once_shine_at_once_and_are_heard_once(brushes):
    reel = shown(table(), *LIT, events.SlotDone(2, (None, None), (L, D)))
    heard = []
    for _ in range(4):
        reel.advance(100)
        heard += reel.sounds()
    running = {effect.kind: ms for effect, ms in reel.effects()}
    assert [running[f"lamp_on {room}"] for room in (1, 4, 9)] == [400, 400 - TOGETHER, 120]
    assert heard == ["house.lit"]
    assert len(frame(brushes, reel).pictures("lamp.on")) >= 2


def test_a_mark_fills_when_its_spark_arrives(brushes):
    """What was told is true before: another spark is on its way by then."""
    reel = shown(table(dawn=4), *(events.LampLit(room, dawn) for dawn, room in ((5, 1), (6, 4))))

    def counted():
        return [n for n in range(4, 7) if frame(brushes, reel).says(numbers_of(n, 13))]

    reel.advance(TOGETHER + 50)
    assert (reel.shown.dawn, counted()) == (5, [4])
    reel.advance(1000 - TOGETHER)
    assert (reel.shown.dawn, counted()) == (6, [5])
    reel.advance(200)
    assert counted() == [6]


FRIGHTS = tuple(events.LightFrightened(seat, 5, 2 + 2 * seat) for seat in (0, 1))


def test_of_two_that_scream_in_one_room_each_is_named(brushes):
    """The second one is named beside the first, and over nothing of it."""
    reel = shown(table((None,) * 4, SIDES), *FRIGHTS, events.Fled((0, 1), (None, None), SIDES))
    reel.advance(TOGETHER + LAST[True] - 50)
    paper = frame(brushes, reel)
    room = box_of(place_of(reel.shown, paper), reel.shown.house, 5)
    names = [each for each in paper.within(room) if each.what in ("emblem.0", "emblem.1")]
    assert [each.what for each in names] == ["emblem.0", "emblem.1"]
    apart = abs(names[0].middle[0] - names[1].middle[0])
    assert apart > 0.75 * names[0].box.width
    assert len(paper.pictures("night_plan.scare")) == 1


def test_who_is_found_out_throws_up_its_arms_until_it_has_fled(brushes):
    """Its own side sees it, whatever else is told meanwhile; the other side sees nobody."""
    rest = events.NightmareWoken(1, 9, False, 2), events.Fled((0,), (11,), (L, D))
    for rooms, seen in (((5, None), 1), ((None, 3), 0)):
        reel = shown(table(rooms), events.LightFrightened(0, 5, 2), *rest)
        moods = set()
        for _ in range(SHOWN // 200):
            paper = frame(brushes, reel)
            looks = {each.what.split(".")[3] for each in paper.pictures("walker.light")}
            moods |= looks
            assert len(looks) == seen
            reel.advance(200)
        assert moods == ({"scared"} if seen else set())


def test_what_comes_second_in_a_room_leaves_the_first_its_time():
    """Of a nightmare as large as the room nothing begins below or over it right away."""

    def begins(*told):
        (_, first), *_ = clips_of(table((None,) * 4, SIDES), told)
        return first.ms

    woken, ward = events.NightmareWoken(1, 5, False, 0), events.DarkRepelled(2, 5, 2)
    elsewhere = events.NightmareWoken(2, 6, False, 0)
    assert begins(ward, woken) > begins(ward, elsewhere)
    assert begins(woken, woken) > begins(woken, elsewhere)
    assert begins(ward, ward) == begins(woken, elsewhere) == TOGETHER


def test_a_whisper_is_timed_by_the_room_that_all_hear_of():
    """Where it lies would be betrayed otherwise."""
    lit = events.LampLit(3, 1)
    for room in (None, 3):
        called = events.NightmareCalled(1, 5, room, None if room is None else 2, SIDES)
        told = called, lit
        (_, first), *_ = clips_of(table((None,) * 4, SIDES), told)
        assert isinstance(called, Quiet)
        assert first.ms == 200


def test_everybody_found_in_a_room_has_a_spot_there():
    sides = (L,) * 7 + (D,)
    spots = set()
    for seat in range(7):
        now = table((None,) * 8, sides)
        event = events.LightFrightened(seat, 5, 2)
        assert isinstance(event, Found)
        seen = clip_for(now, event).effects[0]
        spots.add((seen.to_x, seen.to_y))
        assert abs(seen.to_x - seen.x) < 1
        assert abs(seen.to_y - seen.y) < 1
    assert len(spots) == 7


@pytest.mark.parametrize("seat", range(4))
def test_nothing_of_who_is_named_sticks_out_of_its_room(brushes, seat):
    """In the next room it would tell something else."""
    reel = shown(table((None,) * 8, (L,) * 4 + (D,) * 4), events.LightFrightened(seat, 5, 2))
    reel.advance(LAST[True] - 50)
    paper = frame(brushes, reel)
    room = box_of(place_of(reel.shown, paper), reel.shown.house, 5)
    named = *paper.pictures("emblem."), *paper.pictures("night_plan.scare")
    assert len(named) == 2
    assert all(each.box.within(room.inset(-room.width * 0.06)) for each in named)
