"""An open table at which more people plan than there is room for."""

from game.rules.tanchiki.actions import Commit, SwitchOff
from game.scenes.frame.commands import Device, Key, Kind, Press
from game.scenes.frame.stack import Notice
from game.scenes.play.planner_places import placed
from game.scenes.widgets.widget_kinds import Picture
from tests import stage

FOUR = (0, 1, 2, 3)
EIGHT = tuple(range(8))


def crowd(kit):
    return stage.SCENES["tanchiki eight plan"](kit)


def end_planning(scene, seat):
    scene.live.submit(SwitchOff(seat), Commit(seat))
    for _ in range(4):
        scene.update(20)


def test_as_many_people_plan_at_once_as_there_is_room_for():
    assert placed((), EIGHT) == FOUR


def test_the_next_takes_the_place_of_who_is_done():
    assert placed(FOUR, (0, 2, 3, 4, 5, 6, 7)) == (0, 4, 2, 3)


def test_a_place_is_taken_by_one_person_only():
    assert placed(FOUR, (2, 4, 5, 6, 7)) == (4, 5, 2, 6)


def test_all_have_a_place_where_there_is_room_for_all():
    assert placed((0, 4, 2, 3), (0, 2, 4)) == (0, 2, 4)


def test_the_table_shows_who_plans_next(kit):
    scene = crowd(kit)
    emblems = [w.id for w in stage.widgets_of(scene) if isinstance(w, Picture)]
    emblems = [id for id in emblems if id.startswith("emblem.")]
    assert emblems[-4:] == ["emblem.4", "emblem.5", "emblem.6", "emblem.7"]


def test_only_those_are_lit_whose_planners_are_there(kit):
    assert crowd(kit).desk.active() == FOUR


def test_all_plan_one_after_the_other(kit):
    scene, planned = crowd(kit), []
    for _ in EIGHT:
        planned.append(scene.desk.planners.seats[0])
        end_planning(scene, planned[-1])
    assert sorted(planned) == list(EIGHT)


def test_nobody_loses_his_place_when_another_is_done(kit):
    scene = crowd(kit)
    scene.desk.form.focus("pile.2:3", 2)
    end_planning(scene, 1)
    assert scene.desk.planners.seats == (0, 4, 2, 3)
    assert scene.desk.form.focused(2) == "pile.2:3"


def test_whoever_waits_for_a_place_is_told_so(kit):
    scene = crowd(kit)
    change = scene.handle(Press(Key.ACCEPT, seat=5, device=Device(Kind.PAD, 0)))
    assert change == Notice(kit.words("tanchiki.plan.wait"))
