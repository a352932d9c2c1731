"""The aid at the table tells where a side may be, by what was told to all and by nothing else."""

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.rules.lamps_till_dawn.actions import Commit, PlanLamp, PlanMove, PlanScare
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.scenes.frame.commands import Key, Moved
from game.scenes.frame.settings import Curtain, plain, read
from game.scenes.lamps_till_dawn.where_aid import AID
from game.scenes.lessons.lesson_progress import course_of
from game.scenes.table.known_to_all import KnownToAll
from game.scenes.table.table_tips import tip_on
from game.view.lamps_till_dawn.standing_pieces import cells_of
from tests import stage
from tests.paper import shown
from tests.scenes.lessons.learner import begun
from tests.scenes.table.hands import buttons, let_pass, press

from .secret_tables import D, L, night, table

LARGE = (1920, 1080)


def sat(kit, rooms=(11, 2), sides=(L, D), strengths=(None, "guest")):
    return table(kit, sides, state=night(rooms, (), sides, 0), strengths=strengths)


def planned(scene, *actions):
    """Let all plan so, and be ready."""
    match = scene.live.match
    for action in actions:
        match.submit(action)
    for seat in match.to_act:
        match.submit(Commit(seat))
    scene.live.watch_as(scene.live.eyes)


def rooms(scene, side):
    return scene.desk.known.now(scene.live.match).rooms[side]


def test_at_first_everybody_is_at_a_start_place(kit):
    _, scene = sat(kit)
    assert rooms(scene, L) == rooms(scene, D) == {2, 11, 12}


def test_a_lamp_betrays_where_light_was_and_steps_lead_on(kit):
    _, scene = sat(kit)
    planned(scene, PlanLamp(0), PlanMove(0, (9,)))
    # From the porch nobody comes to rooms 2 and 4 in one way.
    assert rooms(scene, L) == {*scene.live.match.table.house.numbers} - {2, 4}


def test_nothing_hidden_changes_what_it_shows(kit):
    found = []
    for rooms_, way in (((11, 2), (6, 5)), ((11, 12), (8,))):
        _, scene = sat(kit, rooms_)
        planned(scene, PlanLamp(0), PlanMove(1, way))
        known = scene.desk.known.now(scene.live.match)
        found.append(replace(known, whereabouts=None))
    assert found[0] == found[1]


def test_who_was_found_this_turn_is_marked_where_it_was(kit):
    _, scene = sat(kit, (9, 9), strengths=(None, None))
    planned(scene, PlanScare(1), PlanLamp(0))
    assert scene.desk.known.now(scene.live.match).seen == ((0, 9),)
    planned(scene)
    assert scene.desk.known.now(scene.live.match).seen == ()


def test_one_who_sits_alone_sees_where_the_others_may_be(kit, brushes):
    stack, _ = sat(kit)
    paper = shown(stack, brushes)
    assert len(paper.pictures("house.maybe.dark")) == 3
    assert not paper.pictures("house.maybe.light")


def test_people_of_both_sides_see_both(kit, brushes):
    kit.settings.change(curtain=Curtain.OPEN)
    stack, scene = sat(kit, strengths=(None, None))
    assert scene.desk.looks == NOBODY
    paper = shown(stack, brushes)
    assert len(paper.pictures("house.maybe.dark")) == len(paper.pictures("house.maybe.light")) == 3


def test_a_key_and_a_button_put_it_away_and_bring_it_back(kit, brushes):
    stack, scene = sat(kit)
    button = buttons(scene)["head.aid"]
    assert button.chosen
    press(stack, Key.SHOW)
    assert not shown(stack, brushes).pictures("house.maybe")
    assert not buttons(scene)["head.aid"].chosen
    press(stack, Key.SHOW)
    assert shown(stack, brushes).pictures("house.maybe")


def test_who_has_put_it_away_has_done_so_for_the_next_match(kit, brushes):
    stack, _ = sat(kit)
    press(stack, Key.SHOW)
    written = plain(kit.settings.now)
    kit.settings.now = read(written)[0]
    stack, _ = sat(kit)
    assert not shown(stack, brushes).pictures("house.maybe")
    # Settings of before say nothing of it.
    del written["aid"]
    assert read(written)[0].aid


def test_in_a_lesson_nobody_is_said_to_be_at_a_start_place(kit, brushes):
    course = course_of("lamps_till_dawn")
    for place in range(len(course.lessons)):
        stack = begun(kit, course, place)
        assert not shown(stack, brushes).pictures("house.maybe")


@pytest.mark.parametrize(
    "room, said", [(2, "Dark may be here."), (6, "Nobody of Dark can be here.")]
)
def test_the_tip_of_a_room_says_it_too(kit, room, said):
    stack, scene = sat(kit)
    cell = cells_of(scene.live.match.table.house, room)[0]
    assert said in tip_on(scene.desk, cell)
    press(stack, Key.SHOW)
    assert said not in tip_on(scene.desk, cell)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_where_nobody_can_follow_so_many_the_eye_says_so_in_a_sentence_that_has_room(
    kit, brushes, language
):
    """Five of a side are followed in our house, six are not."""
    kit.words.speak(language)
    lacks = kit.words("lamps.aid.lacks")
    for count, lost in ((5, False), (6, True)):
        sides = (L, *(D,) * count)
        strengths = (None, *("guest",) * count)
        stack, scene = sat(kit, (11,) * len(sides), sides, strengths)
        brushes.type.cut.clear()
        tip = buttons(scene)["head.aid"].tip
        assert tip.startswith(kit.words("lamps.aid"))
        assert (lacks in tip) is lost
        assert bool(shown(stack, brushes).pictures("house.maybe")) is not lost
        stack.handle(Moved(*buttons(scene)["head.aid"].box.middle))
        let_pass(stack, 1000)
        assert shown(stack, brushes).says(lacks[:20]) is lost
        assert brushes.type.cut == set()


def test_when_the_past_has_changed_it_begins_anew(kit):
    _, scene = sat(kit)
    planned(scene, PlanLamp(0))
    after = rooms(scene, L)
    scene.live.match.undo_agreed(0)
    assert rooms(scene, L) == {2, 11, 12} != after
    planned(scene, PlanMove(0, (9,)))
    assert 9 in rooms(scene, L)


def test_it_follows_a_match_as_if_it_had_watched_from_the_beginning(kit):
    _, scene = sat(kit)
    watching = scene.desk.known
    for actions in ((PlanLamp(0),), (PlanMove(0, (9, 5)), PlanLamp(0)), (PlanMove(1, (6,)),)):
        planned(scene, *actions)
        assert watching.now(scene.live.match) == KnownToAll(AID).now(scene.live.match)


def test_what_is_known_already_is_not_worked_out_once_more(kit):
    _, scene = sat(kit)
    begun = []
    known = KnownToAll(replace(AID, begun=lambda table: begun.append(1) or AID.begun(table)))
    for actions in (None, (PlanLamp(0),), (PlanMove(0, (9,)),)):
        if actions is not None:
            planned(scene, *actions)
        known.now(scene.live.match)
        known.now(scene.live.match)
    assert len(begun) == 1


def test_too_many_to_be_followed_are_left_out(kit):
    sides = (L,) * 7 + (D,)
    state = night((2,) * 8, (), sides, 0)
    heard = AID.begun(replace(state.table, setup=setup_of(sides)))
    assert heard.rooms == {}


def test_the_card_of_a_large_page_says_it_first(kit, brushes):
    stack, scene = sat(kit)
    stack.handle(stage.resized(LARGE))
    cell = cells_of(scene.live.match.table.house, 2)[0]
    stack.handle(Moved(*scene.desk.place.middle(cell)))
    assert shown(stack, brushes, LARGE).says("Dark may be here. The lamp is off.")
    press(stack, Key.SHOW)
    assert not shown(stack, brushes, LARGE).says("Dark may be here.")
