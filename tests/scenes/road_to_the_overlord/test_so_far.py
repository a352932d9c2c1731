"""A match on the road that goes on: what has happened so far, in four pictures."""

from __future__ import annotations

import pytest

from game.core.rules import NOBODY
from game.rules.road_to_the_overlord import events
from game.scenes.frame.commands import KEYBOARD, Key, Pressed
from game.scenes.match.live_match import EVERYBODY
from game.scenes.match.mid_event import half_way
from game.scenes.play.so_far_page import AFAR_MS, so_far_scene
from game.scenes.road_to_the_overlord.face import FACE
from game.scenes.road_to_the_overlord.so_far import so_far
from game.scenes.table.opened_table import begun
from game.tools.road_to_the_overlord.exhibits import FOUR, MATCHES, RIVALS
from tests.paper import shown
from tests.scenes.road_to_the_overlord.tables import NAMES
from tests.scenes.table.hands import PAD, let_pass, press, sat

LATER = 120


def _taken_up(kit, setup=FOUR, count=LATER):
    """Return the table of a match that goes on, and the stack in which it lies."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    scene = FACE.door.resume(kit, MATCHES.match(kit, setup, count))
    stack = sat(scene)
    let_pass(stack, 200)
    return stack, scene


def _told(kit, setup, count, eyes=NOBODY):
    match = MATCHES.match(kit, setup, count)
    view, told = match.rules.view(match.state_at(0).table, eyes), match.seen(match.events(), eyes)
    return match, view, told


def test_who_goes_on_sees_what_has_happened_in_four_pictures(kit, brushes):
    stack, scene = _taken_up(kit)
    paper = shown(stack, brushes)
    assert (scene.desk.sitting.asked, scene.desk.open) == ("so far", ())
    assert [words for words in paper.words if words.startswith(("Round", "Now"))] == [
        "Round 2",
        "Round 3",
        "Round 5",
        "Now",
    ]
    assert paper.says("Amber chooses a class: Barbarian’s oath")
    assert paper.says("The hardest fight: Amber against Fire elemental, Glutton. Won!")
    assert paper.says("Amber dies and begins again at the start")
    assert paper.says("Amber: mark 7\nEmerald: mark 9\nSky: mark 21\nRed: mark 14")


@pytest.mark.parametrize("key", [Key.ACCEPT, Key.BACK, Key.DOWN, Key.MENU])
@pytest.mark.parametrize("seat", [NOBODY, 1])
def test_any_key_leads_on_and_nothing_is_told_twice(kit, key, seat):
    stack, scene = _taken_up(kit)
    press(stack, key, seat, PAD if seat == 1 else KEYBOARD)
    let_pass(stack, 500)
    assert (stack.top is scene, scene.desk.sitting.asked) == (True, "")
    assert scene.desk.open


def test_a_click_leads_on_wherever_it_falls(kit):
    stack, scene = _taken_up(kit)
    stack.handle(Pressed(5, 5))
    let_pass(stack, 100)
    assert stack.top is scene


def test_it_waits_for_who_is_here_and_goes_by_itself_where_all_play_on_phones(kit):
    here, afar = so_far_scene(kit, ()), so_far_scene(kit, (), afar=True)
    for scene in (here, afar):
        assert scene.update(AFAR_MS - 20) is None
    assert here.update(60_000) is None
    assert afar.update(40) is not None


@pytest.mark.parametrize("count", [0, 3, 8])
def test_nothing_lies_over_a_match_that_has_just_begun(kit, count):
    stack, scene = _taken_up(kit, count=count)
    assert (stack.top is scene, scene.desk.sitting.asked) == (True, "")


def test_a_match_that_is_not_taken_up_tells_nothing(kit):
    scene = begun(kit, MATCHES.match(kit, FOUR, LATER), FACE)
    stack = sat(scene)
    let_pass(stack, 200)
    assert (stack.top is scene, scene.desk.sitting.asked) == (True, "")


def test_a_match_that_is_over_goes_straight_to_its_result(kit):
    _, scene = _taken_up(kit, count=4000)
    assert scene.desk.sitting.asked != "so far"


def test_treasures_of_rivals_stay_hidden(kit):
    match, view, told = _told(kit, RIVALS, 150)
    found = [n for n, one in enumerate(told) if isinstance(one.event, events.TreasureFound)]
    assert found
    assert all(told[n].event.card is None for n in found)
    said = so_far(kit.words, view, told, NAMES)
    assert not {each.place for each in said} & set(found)
    reel = half_way(match, said[-1].place, FACE.board(kit).motion, NOBODY)
    assert all(hero.closed for hero in reel.shown.heroes)
    assert not half_way(match, said[-1].place, FACE.board(kit).motion, EVERYBODY).shown.own.closed


def test_a_picture_shows_an_event_half_way_as_one_sees_it(kit):
    match, _, told = _told(kit, RIVALS, 150)
    place = next(n for n, one in enumerate(told) if isinstance(one.event, events.TreasureFound))
    seen = half_way(match, place, FACE.board(kit).motion, NOBODY)
    assert seen.current.event.card is None
    known = half_way(match, place, FACE.board(kit).motion)
    assert known.current.event.card is not None


def test_of_each_kind_only_the_heaviest_is_told(kit):
    _, view, told = _told(kit, FOUR, 400, 0)
    said = so_far(kit.words, view, told, NAMES)
    kinds = [type(told[each.place].event) for each in said[:-1]]
    assert len(set(kinds)) == len(kinds) == 3
    assert [each.place for each in said] == sorted(each.place for each in said)
    assert said[-1].place == len(told)
