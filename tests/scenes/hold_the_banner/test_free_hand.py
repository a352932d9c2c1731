"""Drawing freely beside the board: what the hand tells of the plan, and where its words lie."""

from __future__ import annotations

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.content.texts import LANGUAGES
from game.core.grid import Facing
from game.core.spelling import Card, Count, Piece, Way
from game.rules.hold_the_banner.actions import AddShot, DrawRoute, PlayCard
from game.rules.hold_the_banner.routes import BLANK, route_named
from game.rules.hold_the_banner.spelling import READY, TAKE_BACK
from game.scenes.frame.commands import Key
from game.scenes.hand.lit_parts import Pick
from game.scenes.table import layout
from tests import stage
from tests.paper import shown
from tests.scenes.hold_the_banner.planned import ATTACKER, GUARD, control, plan, state, table
from tests.scenes.table.hands import click, press

SIZES = 100, 150
CARDS = ("1 D6; R2; U4 L2", "2 D4; D2; R2")


def route(words: str) -> int:
    found = route_named(words.split())
    assert found is not None
    return found


@pytest.fixture
def lettered(brushes):
    """Return brushes by the size of their letters; the usual ones have opened the fonts."""
    return {size: assets.load_brushes(home() / "assets", size, False) for size in SIZES}


def said(scene):
    return scene.desk.form.says(layout.widgets(scene.desk))


def drawn_by_keys(kit):
    """Return the table at which a guard has drawn its route by keys."""
    stack, scene = table(kit, state(hands=()))
    for key in (Key.UP, Key.UP, Key.ACCEPT):
        press(stack, key)
    assert plan(scene) == (DrawRoute(GUARD, 1, route("U2")),)
    return stack, scene


def test_keys_lead_from_ready_to_the_board_and_back_past_nothing_that_takes_back(kit):
    stack, scene = drawn_by_keys(kit)
    assert said(scene) == Pick(GUARD, READY)
    press(stack, Key.LEFT)
    assert isinstance(said(scene).part, Piece | Count)
    press(stack, Key.RIGHT)
    assert said(scene) == Pick(GUARD, READY)
    press(stack, Key.RIGHT)
    assert said(scene) == Pick(GUARD, TAKE_BACK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_leave_room_for_the_plans_of_two_tanks(tmp_path, lettered, language):
    brushes = lettered[150]
    kit = stage.make_kit(tmp_path, brushes, language)
    stack, scene = table(kit, state(hands=()), (ATTACKER,))
    scene.desk.guide.stop()
    scene.live.submit(DrawRoute(ATTACKER, 3, BLANK), AddShot(ATTACKER, 3, 0, Facing.SOUTH))
    stack.update(20)
    hand = layout.rooms_of(scene.desk).hand
    words = kit.words("banner.shot.first", way=kit.words("banner.way.south"))
    told = [mark for mark in shown(stack, brushes).within(hand) if words[1:] in mark.what]
    assert [mark.box.height >= 30 for mark in told] == [True]


def test_large_letters_leave_a_route_to_its_card_where_the_shot_needs_the_room(tmp_path, lettered):
    brushes = lettered[150]
    kit = stage.make_kit(tmp_path, brushes, "uk")
    stack, scene = table(kit, state(hands=()), (ATTACKER,))
    scene.desk.guide.stop()
    scene.live.submit(DrawRoute(ATTACKER, 2, route("D2 R1 U2")))
    scene.live.submit(AddShot(ATTACKER, 2, 2, Facing.WEST), DrawRoute(ATTACKER, 3, BLANK))
    stack.update(20)
    marks = shown(stack, brushes).within(layout.rooms_of(scene.desk).hand)
    told = [mark.what for mark in marks if mark.how == "write"]
    assert kit.words("banner.leg", way="вниз", count=2) not in "\n".join(told).lower()
    assert any(words.startswith("Вогонь") and "не доїде" in words for words in told)
    assert "fort.route.DDRUU" in {mark.what for mark in marks}


@pytest.mark.parametrize("size", SIZES)
def test_what_a_tank_can_do_stands_below_its_plan_where_there_is_room(tmp_path, lettered, size):
    brushes = lettered[size]
    kit = stage.make_kit(tmp_path, brushes)
    stack, scene = table(kit, state(hands=()))
    scene.desk.guide.stop()
    scene.live.submit(DrawRoute(GUARD, 1, route("U2")))
    stack.update(20)
    assert shown(stack, brushes).says("one bullet of 9 cells") == (size == 100)


@pytest.mark.parametrize(("shot", "short"), [(1, False), (4, False), (5, True)])
def test_a_shot_whose_point_is_not_reached_says_so_beside_its_route(kit, brushes, shot, short):
    stack, scene = table(kit, state(hands=()))
    scene.live.submit(DrawRoute(GUARD, 1, route("D6")), AddShot(GUARD, 1, shot, Facing.WEST))
    stack.update(20)
    told = f"step {shot} – but it stops before that"
    assert shown(stack, brushes).says(told) == short


@pytest.mark.parametrize(("point", "key"), [(4, "way"), (5, "way.short")])
def test_whoever_picks_a_point_that_is_not_reached_is_told_before_the_way(kit, point, key):
    stack, scene = table(kit, state(hands=CARDS))
    click(stack, control(scene, Card("D6")))
    click(stack, control(scene, Count(point)))
    asked = layout.chooser(scene.desk, GUARD).asked(kit.words, scene.desk.face)
    assert asked == kit.words(f"banner.asked.{key}")
    click(stack, control(scene, Way(Facing.WEST)))
    assert plan(scene)[-1] == AddShot(GUARD, 1, point, Facing.WEST)


def test_of_a_tank_that_hides_nobody_is_told_whether_it_comes_so_far(kit):
    begun = state(("1 guard at 14,10", "2 basic at 20,10"), ("1 U6; R2", "2 D2; D4"))
    stack, scene = table(kit, begun)
    scene.live.submit(PlayCard(GUARD, 1, route("U6")))
    stack.update(20)
    click(stack, control(scene, Count(6)))
    asked = layout.chooser(scene.desk, GUARD).asked(kit.words, scene.desk.face)
    assert asked == kit.words("banner.asked.way")


def test_a_tank_is_shown_itself_until_it_has_a_route_and_then_as_a_card(kit, brushes):
    stack, scene = table(kit, state(hands=()), (ATTACKER,))
    scene.live.submit(DrawRoute(ATTACKER, 3, route("D4 L1")))
    stack.update(20)
    hand = layout.rooms_of(scene.desk).hand
    found = [mark.what for mark in shown(stack, brushes).within(hand) if mark.how == "picture"]
    shapes = [each for each in found if each.startswith(("fort.hull.", "fort.route."))]
    assert shapes == ["fort.hull.basic.1", "fort.route.DDDDL"]
