"""Planning is drawing: cards over the board, points and ways between its cells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.texts import LANGUAGES, load_texts
from game.core.grid import STRAIGHT, Facing
from game.core.spelling import Card, Count, Piece, Way
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import AddShot, DrawRoute, PlayCard
from game.rules.hold_the_banner.routes import BLANK, route_named
from game.rules.hold_the_banner.spelling import REFILL
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.scenes.frame.kit import Words
from game.scenes.pages.key_signs import ENDS
from game.scenes.table import layout
from game.view.canvas.letter_styles import SMALL
from tests.paper import Paper, shown
from tests.scenes.hold_the_banner.planned import (
    ATTACKER,
    GUARD,
    control,
    picked,
    plan,
    state,
    table,
)
from tests.scenes.table.hands import click, let_pass, press
from tests.setups.hold_the_banner import SETUPS


def route(words: str) -> int:
    found = route_named(words.split())
    assert found is not None
    return found


def spot(scene, x: float, y: float) -> tuple[float, float]:
    """Return where a place of the lattice lies on the page: a tank there has its middle there."""
    return scene.desk.place.spot(x / 2, y / 2)


def drag(stack, *spots: tuple[float, float]) -> None:
    stack.handle(Moved(*spots[0]))
    stack.handle(Pressed(*spots[0]))
    for one in spots[1:]:
        stack.handle(Moved(*one))
    stack.handle(Released(*spots[-1]))


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) < 3


def test_a_card_that_is_pointed_at_lies_over_the_board(kit, brushes):
    stack, scene = table(kit, state())
    stack.handle(Moved(*control(scene, Card("U4")).box.middle))
    paper = Paper(brushes)
    stack.draw(paper)
    faint = [mark.middle for mark in paper.pictures("fort.hull.") if mark.alpha < 255]
    assert [near(each, spot(scene, 16, 16)) for each in faint] == [True]
    assert plan(scene) == ()


def test_a_card_needs_one_click_and_a_shot_two(kit):
    stack, scene = table(kit, state())
    click(stack, control(scene, Card("U4")))
    click(stack, control(scene, Count(4)))
    click(stack, control(scene, Way(Facing.WEST)))
    shot = AddShot(GUARD, 1, 4, Facing.WEST)
    assert plan(scene) == (PlayCard(GUARD, 1, route("U4")), shot)


@pytest.mark.parametrize("count", [2, 5, 10])
def test_the_tick_of_a_planned_card_covers_no_leg_of_its_route(kit, brushes, count):
    others = [f"{way}{steps}" for steps in (1, 2, 3) for way in "UDR"]
    cards = "1 " + "; ".join(["L1 D1 L1", *others[: count - 1]])
    stack, scene = table(kit, state(hands=(cards, "2 D4; D2; R2")))
    first = control(scene, Card("L1 D1 L1")).box
    click(stack, control(scene, Card("L1 D1 L1")))
    (tick,) = shown(stack, brushes).pictures("icon.tick")
    assert first.holds(*tick.middle)
    assert tick.box.bottom < first.y + first.height / 2


@pytest.mark.parametrize("count", [5, 10])
def test_the_tip_of_a_card_leaves_the_question_and_the_other_cards_to_be_read(kit, brushes, count):
    others = [f"{way}{steps}" for steps in (1, 2, 3) for way in "UDR"]
    cards = "1 " + "; ".join(["L1 D1 L1", *others[: count - 1]])
    stack, scene = table(kit, state(hands=(cards, "2 D4; D2; R2")))
    for place, part in enumerate(scene.desk.choosing.picking(GUARD).next[:count]):
        press(stack, Key.DOWN)
        scene.desk.form.focus(f"pick.{GUARD}:{place}")
        let_pass(stack, 1000)
        paper = shown(stack, brushes)
        tip = next(mark.box for mark in paper.marks if mark.what.startswith("Half-steps:"))
        asked = next(mark.box for mark in paper.marks if mark.what == kit.words("banner.asked"))
        assert not tip.meets(asked), part
        beside = (each for each in scene.desk.choosing.picking(GUARD).next[:count] if each != part)
        assert not any(tip.meets(control(scene, each).box) for each in beside), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_new_cards_cost_is_read_in_letters_of_the_usual_size(kit, language):
    kit = replace(kit, words=Words(load_texts(language)))
    cards = "1 " + "; ".join(f"{way}{steps}" for steps in (1, 2, 3) for way in "UDR")
    stack, scene = table(kit, state(hands=(cards, "2 D4; D2; R2")))
    click(stack, control(scene, REFILL))
    cost = kit.words("banner.cost.refill")
    (told,) = (each for each in layout.widgets(scene.desk) if cost in getattr(each, "words", ""))
    assert f"{cost} " in told.words
    assert told.box.height >= kit.type.measure(told.words, SMALL, told.box.width)[1]


def test_ready_before_every_tank_has_its_route_says_which_one_waits(kit):
    stack, scene = table(kit, state(), (ATTACKER,))
    click(stack, control(scene, Card("D4"), ATTACKER))
    click(stack, control(scene, Piece(3), ATTACKER))
    press(stack, ENDS)
    (notice,) = stack.notices
    assert "The tank at K6 has no route yet." in notice


def test_what_is_drawn_freely_stands_in_the_hand_tank_by_tank(kit, brushes):
    stack, scene = table(kit, state(hands=()), (ATTACKER,))
    scene.live.submit(DrawRoute(ATTACKER, 3, route("D4 L1")), AddShot(ATTACKER, 3, 2, Facing.SOUTH))
    stack.update(20)
    paper, side = shown(stack, brushes), layout.rooms_of(scene.desk).hand
    told = "\n".join(paper.words)
    assert "no shot yet" not in told.lower()
    assert "Siege tank, E11" in told
    assert "Down 4, left 1\nFires down after step 2" in told
    assert "No route yet" in told
    (card,) = paper.pictures("fort.route.")
    assert card.what == "fort.route.DDDDL"
    assert side.holds(*card.middle)
    scene.live.submit(DrawRoute(ATTACKER, 2, route("D4")))
    stack.update(20)
    assert "Down 4\nNo shot yet: choose a point of its route" in "\n".join(
        shown(stack, brushes).words
    )


def test_a_route_under_the_pencil_stands_there_before_it_is_done(free, brushes):
    stack, _ = free
    for key in (Key.UP, Key.RIGHT):
        press(stack, key)
    paper = shown(stack, brushes)
    assert [mark.what for mark in paper.pictures("fort.route.")] == ["fort.route.UR"]


def test_who_says_where_a_tank_comes_sees_what_it_can_do(kit, brushes):
    stack, scene = table(kit, RULES.new(SETUPS[0][1], 5))
    told = "\n".join(shown(stack, brushes).words)
    assert "Guard of level 1: one bullet of 9 cells." in told
    assert scene.live.match.table.question is not None


def test_once_a_point_is_picked_it_is_the_shot_whose_way_is_asked(kit):
    stack, scene = table(kit, state())
    click(stack, control(scene, Card("U4")))
    click(stack, control(scene, Count(4)))
    asked = layout.chooser(scene.desk, GUARD).asked(kit.words, scene.desk.face)
    assert asked == kit.words("banner.asked.way")


def test_the_points_of_a_route_lie_between_the_cells_it_passes(kit):
    stack, scene = table(kit, state())
    click(stack, control(scene, Card("U4")))
    for point in range(5):
        assert near(control(scene, Count(point)).box.middle, spot(scene, 16, 20 - point))


@pytest.mark.parametrize(("end", "facing"), [((60, 4), Facing.EAST), ((-3, -50), Facing.NORTH)])
def test_a_shot_is_dragged_from_its_point(kit, end, facing):
    stack, scene = table(kit, state())
    click(stack, control(scene, Card("U4")))
    start = spot(scene, 16, 18)
    drag(stack, start, (start[0] + end[0], start[1] + end[1]))
    assert plan(scene)[-1] == AddShot(GUARD, 1, 2, facing)


def test_keys_walk_the_points_and_turn_the_shot(kit):
    stack, scene = table(kit, state())
    click(stack, control(scene, Card("U4")))
    place = scene.desk.choosing.picking(GUARD).next.index(Count(4))
    scene.desk.form.focus(f"pick.{GUARD}:{place}")
    for _ in range(3):
        # The first one only shows where keys are, since the mouse was used last.
        press(stack, Key.DOWN)
    press(stack, Key.ACCEPT)
    assert picked(scene) == (Count(2),)
    press(stack, Key.RIGHT)
    assert plan(scene)[-1] == AddShot(GUARD, 1, 2, Facing.EAST)


def test_two_tanks_wait_and_a_card_is_for_the_one_that_is_pointed_at(kit):
    stack, scene = table(kit, state(), (ATTACKER,))
    click(stack, control(scene, Card("D4"), ATTACKER))
    click(stack, control(scene, Piece(3), ATTACKER))
    click(stack, control(scene, Card("R2"), ATTACKER))
    moves = (PlayCard(ATTACKER, 3, route("D4")), PlayCard(ATTACKER, 2, route("R2")))
    assert plan(scene, ATTACKER) == moves


@pytest.fixture
def free(kit):
    return table(kit, state(hands=()))


def test_a_route_is_drawn_by_the_mouse_and_ends_where_it_is_let_go(free):
    stack, scene = free
    drag(stack, *(spot(scene, *at) for at in ((16, 20), (16, 19), (16, 18), (17, 18))))
    assert plan(scene) == (DrawRoute(GUARD, 1, route("U2 R1")),)


def test_a_hand_that_is_fast_draws_all_steps_between(free):
    stack, scene = free
    drag(stack, spot(scene, 16, 20), spot(scene, 16, 16))
    assert plan(scene) == (DrawRoute(GUARD, 1, route("U4")),)


def test_who_leads_the_pencil_back_takes_steps_back(free):
    stack, scene = free
    drag(stack, *(spot(scene, *at) for at in ((16, 20), (16, 17), (16, 19))))
    assert plan(scene) == (DrawRoute(GUARD, 1, route("U1")),)


def test_a_line_ends_with_its_sixth_step(free):
    stack, scene = free
    drag(stack, spot(scene, 16, 20), spot(scene, 16, 10))
    assert plan(scene) == (DrawRoute(GUARD, 1, route("U6")),)


def test_keys_of_direction_draw_and_the_opposite_one_takes_back(free):
    stack, scene = free
    for key in (Key.UP, Key.UP, Key.RIGHT, Key.LEFT):
        press(stack, key)
    assert picked(scene) == (Piece(1), Way(Facing.NORTH), Way(Facing.NORTH))
    press(stack, Key.ACCEPT)
    assert plan(scene) == (DrawRoute(GUARD, 1, route("U2")),)


def test_a_tank_for_which_nothing_is_drawn_stays(free):
    stack, scene = free
    x, y = spot(scene, 16, 20)
    stack.handle(Moved(x, y))
    stack.handle(Pressed(x, y))
    stack.handle(Released(x, y))
    assert plan(scene) == (DrawRoute(GUARD, 1, BLANK),)


def tap(stack, x: float, y: float) -> None:
    """Point with a finger, which was nowhere before."""
    stack.handle(Pressed(x, y))
    stack.handle(Released(x, y))


CORNERS = tuple((across, down) for across in (-20, 20) for down in (-20, 20))


@pytest.mark.parametrize("corner", CORNERS)
def test_a_finger_as_broad_as_a_way_draws_it_and_ends_the_route_on_the_tank(kit, corner):
    for facing in STRAIGHT:
        stack, scene = table(kit, state(hands=()))
        for _ in range(2):
            x, y = control(scene, Way(facing)).box.middle
            tap(stack, x + corner[0], y + corner[1])
        assert picked(scene) == (Piece(1), Way(facing), Way(facing))
        x, y = spot(scene, 16 + 2 * facing.dx, 20 + 2 * facing.dy)
        tap(stack, x + corner[0] / 2, y + corner[1] / 2)
        assert len(plan(scene)) == 1


@pytest.mark.parametrize(("aside", "point"), [((20, 0), 2), ((-20, 8), 2), ((20, 14), 1)])
def test_a_finger_beside_a_route_finds_the_nearest_point_of_it(kit, aside, point):
    stack, scene = table(kit, state())
    click(stack, control(scene, Card("U4")))
    x, y = spot(scene, 16, 18)
    tap(stack, x + aside[0], y + aside[1])
    assert picked(scene) == (Count(point),)


def test_a_finger_as_broad_as_the_way_of_a_shot_fires_it(kit):
    for facing in STRAIGHT:
        stack, scene = table(kit, state())
        click(stack, control(scene, Card("U4")))
        click(stack, control(scene, Count(2)))
        x, y = control(scene, Way(facing)).box.middle
        tap(stack, x + 20, y - 20)
        assert plan(scene)[-1] == AddShot(GUARD, 1, 2, facing)


def test_the_points_and_ways_of_a_hidden_tank_tell_nothing_of_where_it_is(kit, brushes):
    found = []
    for place in ("10,10", "14,10", "8,4"):
        begun = state((f"1 guard at {place}", "2 basic at 20,10"), ("1 U2; R2", "2 D2; D4"))
        stack, scene = table(kit, begun)
        click(stack, control(scene, Card("R2")))
        lies = [control(scene, Count(n)).box for n in range(3)]
        click(stack, control(scene, Count(2)))
        paper = Paper(brushes)
        stack.draw(paper)
        ways = [control(scene, Way(facing)).box for facing in STRAIGHT]
        found.append((lies, ways, frozenset(paper.marks)))
    assert all(each == found[0] for each in found)


def test_points_off_the_field_lie_in_its_rim(kit):
    tanks = ("1 guard at 8,24", "2 basic at 20,10")
    stack, scene = table(kit, state(tanks, ("1 D2; R2", "2 D2; D4")))
    click(stack, control(scene, Card("D2")))
    assert near(control(scene, Count(0)).box.middle, spot(scene, 8, 24))
    bottom = scene.desk.place.box.bottom
    assert all(bottom < control(scene, Count(n)).box.middle[1] < bottom + 40 for n in (1, 2))
    told = [control(scene, Count(n)).tip for n in range(3)]
    assert [bool(tip) for tip in told] == [False, True, True]
    assert told[1].startswith("Beyond the edge")


def test_a_plan_is_drawn_where_its_seat_sits_alone_and_nowhere_else(kit, brushes):
    drawn = []
    for people in ((GUARD,), (GUARD, ATTACKER)):
        stack, scene = table(kit, state(), people)
        click(stack, control(scene, Card("U4")))
        paper = Paper(brushes)
        stack.draw(paper)
        drawn.append(sum(mark.alpha < 255 for mark in paper.pictures("fort.hull.")))
    assert drawn == [1, 0]
