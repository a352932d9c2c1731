"""The morning after: before the result, once more on demand, and in replays of nights gone by."""

import pytest

from game.rules.lamps_till_dawn.encounters import encounters
from game.scenes.frame.commands import Changed, Chosen, Key, Press
from game.scenes.frame.stack import Pop, Push
from game.scenes.lamps_till_dawn.encounter_words import met_words, told_of
from game.scenes.lamps_till_dawn.face import FACE
from game.scenes.match.match_result import Result
from game.scenes.play.result_page import result_scene
from game.scenes.replay.watch_again import watch_scene
from game.scenes.widgets.widget_kinds import Button, Label, Slider
from tests import stage
from tests.paper import shown

from .finished_nights import NAMES, D, L, finished, run, show_of


def buttons(scene):
    return {each.name for each in stage.widgets_of(scene) if isinstance(each, Button)}


def place(scene):
    """Return how many turns have been shown, by the bar."""
    return next(e.value for e in stage.widgets_of(scene) if isinstance(e, Slider))


def result(kit, kept, opened):
    """Return a result with a closing show that notes when it is opened, and the match kept."""

    def scene():
        opened.append(len(kept))
        return show_of(kit, finished())

    keep = lambda: kept.append(1) or True  # noqa: E731
    return result_scene(kit, Result("Over", "", ()), keep, closing=("Once more", scene))


def test_a_closing_show_comes_before_the_result_once_the_match_is_kept(kit):
    kept, opened = [], []
    page = result(kit, kept, opened)
    assert stage.widgets_of(page) == ()
    change = page.update(16)
    assert isinstance(change, Push)
    assert change.cut
    assert opened == [1]
    assert page.update(16) is None
    assert "closing" in buttons(page)


def test_it_may_be_seen_again_from_the_result(kit):
    opened = []
    page = result(kit, [], opened)
    page.update(16)
    assert isinstance(page.handle(Chosen("closing")), Push)
    assert len(opened) == 2


def test_without_one_the_result_lies_open_at_once(kit):
    page = result_scene(kit, Result("Over", "", ()), lambda: True)
    assert {"watch", "again"} <= buttons(page)
    assert "closing" not in buttons(page)


def test_a_night_at_the_table_ends_with_the_morning_and_then_its_result(kit):
    """It is shown to its end, or left; below it lies the result."""
    stack = stage.stack(FACE.door.resume(kit, finished()), size=(1280, 720))
    for _ in range(400):
        stack.update(50)
        if "bar.play" in buttons(stack.top) and "done" in buttons(stack.top):
            break
    stack.update(800)
    stack.handle(Chosen("done"))
    assert {"closing", "watch"} <= buttons(stack.top)


def test_it_plays_to_its_end_by_itself_in_fifteen_seconds_and_stays_there(kit, brushes):
    kit.settings.change(speed=100)
    scene = show_of(kit, finished())
    assert run(scene, 15_100) == []
    assert not scene.moving
    assert shown(scene, brushes).says(kit.words("lamps.result.light"))


def test_no_key_that_is_still_held_skips_it(kit):
    scene = show_of(kit, finished())
    scene.update(100)
    assert scene.handle(Chosen("done")) is None
    scene.update(600)
    assert scene.handle(Chosen("done")) == Pop()


def test_it_is_stopped_and_steps_back_to_the_turn_before(kit, brushes):
    kit.settings.change(speed=100)
    scene = show_of(kit, finished())
    run(scene, 5000)
    scene.handle(Chosen("bar.play"))
    words = shown(scene, brushes).words
    run(scene, 2000)
    assert shown(scene, brushes).words == words
    before = place(scene)
    scene.handle(Press(Key.STEP_BACK))
    assert place(scene) == before - 1


def test_played_again_at_its_end_it_begins_anew(kit):
    scene = show_of(kit, finished())
    scene.handle(Chosen("bar.last"))
    scene.handle(Chosen("bar.play"))
    assert place(scene) == 0


def test_it_is_as_fast_as_films_are_set_to_be(kit):
    """At four times the speed all but its unhurried end takes a quarter."""
    kit.settings.change(tempo=400)
    scene = show_of(kit, finished())
    run(scene, 6700)
    assert not scene.moving


def test_its_story_tells_the_latest_first_with_everybody_by_name(kit, brushes):
    kit.settings.change(speed=100)
    match = finished()
    scene = show_of(kit, match)
    run(scene, 9000)
    paper = shown(scene, brushes)
    start = match.state_at(0).table
    met = [told_of(kit.words, start, e, NAMES) for e in encounters(start, match.events())]
    assert any(paper.says(line) for line in met)
    assert set(NAMES) <= set(paper.words)


@pytest.mark.parametrize(
    "doors, rooms, said",
    [
        (0, 0, "You never once crossed each other’s way."),
        (0, 1, "You were in one room once."),
        (2, 4, "You were in one room 4 times. You passed each other in a doorway 2 times."),
        (1, 0, "You passed each other in a doorway once."),
    ],
)
def test_the_end_says_how_often_they_met(kit, doors, rooms, said):
    assert met_words(kit.words, doors, rooms) == said


def test_how_often_they_met_is_summed_up_at_the_end_and_not_before(kit, brushes):
    match = finished()
    start = match.state_at(0).table
    doors = [each.doorway_from is not None for each in encounters(start, match.events())]
    summed = met_words(kit.words, sum(doors), len(doors) - sum(doors))
    scene = show_of(kit, match)
    run(scene, 3000)
    early = shown(scene, brushes).says(summed)
    scene.handle(Chosen("bar.last"))
    run(scene, 6000)
    assert (early, shown(scene, brushes).says(summed)) == (False, True)


def test_a_replay_of_a_night_that_is_over_leads_to_its_morning(kit):
    match = finished()
    scene = watch_scene(kit, match, FACE.board(kit))
    assert "closing" in buttons(scene)
    change = scene.handle(Chosen("closing"))
    assert isinstance(change, Push)
    assert "done" in buttons(change.scene)


def test_a_replay_of_a_night_that_goes_on_does_not(kit):
    match = finished(left=1)
    scene = watch_scene(kit, match, FACE.board(kit))
    assert "closing" not in buttons(scene)
    assert scene.handle(Chosen("closing")) is None


def test_with_less_motion_it_is_one_still_picture_for_each_turn(kit, brushes):
    kit.settings.change(speed=100, less_motion=True)
    scene = show_of(kit, finished((L, D)))
    papers = []
    for _ in range(16):
        scene.update(150)
        marks = shown(scene, brushes).marks
        if not papers or papers[-1] != marks:
            papers.append(marks)
    assert 1 < len(papers) < 6


def test_a_picture_and_a_film_of_it_can_be_taken(kit):
    scene = show_of(kit, finished((D, L)))
    assert {"picture", "film"} <= buttons(scene)
    change = scene.handle(Chosen("film"))
    assert isinstance(change, Push)
    page = change.scene
    said = {each.words for each in stage.widgets_of(page) if isinstance(each, Label)}
    assert {"From: the start", "To: The morning after"} <= said
    assert "film.lit" not in buttons(page)
    page.handle(Changed("film.to", 2))
    assert "To: Turn 1" in {
        each.words for each in stage.widgets_of(page) if isinstance(each, Label)
    }
