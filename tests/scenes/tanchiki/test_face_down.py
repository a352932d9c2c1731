"""Hands that lie face down: people at pads of their own plan at once, and nobody sees a card."""

from dataclasses import replace

import pytest

from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.cards import Card
from game.scenes.frame.commands import (
    Device,
    FocusLost,
    Key,
    Kind,
    Letter,
    PadLost,
    Press,
    Release,
    Said,
)
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import SceneStack
from game.scenes.pages.key_signs import ENDS
from game.scenes.tanchiki.first_turn_hints import SEEN
from game.scenes.tanchiki.planning.card_piles import Planner, TakeOut
from game.scenes.tanchiki.planning.hand_backs import LayBack, dealt
from game.scenes.tanchiki.planning.planner import planner_widgets
from game.scenes.tanchiki.sides.known_cards import LookAt
from game.scenes.tanchiki.table import TableScene
from game.scenes.widgets.widget_kinds import Button
from game.session.match.match import Match
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper

from .table import (
    HEADERS,
    TWO,
    hold,
    let_pass,
    place_tanks,
    plan_something,
    press,
    table_of,
)

PADS = Device(Kind.PAD, 11), Device(Kind.PAD, 12)


def face_down(kit, seed=1, pads=PADS):
    """Return a table of two at which planning has begun."""
    table_of(kit, TWO, curtain=Curtain.FACE_DOWN, seen=frozenset({SEEN}))
    own = replace(kit, seed=lambda: seed)
    own.seating.clear()
    for seat, pad in enumerate(pads):
        own.seating.claim(pad, seat)
    scene = TableScene(own, Match(TANCHIKI, HEADERS[TWO, 7]), lambda: None)
    stack = SceneStack(scene)
    stack.handle(stage.resized((1280, 720)))
    place_tanks(stack, scene)
    let_pass(stack, 300)
    for seat in range(len(pads) if stack.top is scene else 0):
        # From its first button on a pad has a ring of its own.
        look(stack, seat)
        let_go(stack, seat)
        stack.update(20)
    return stack, scene


def look(stack, seat):
    stack.handle(Press(Key.TURN_LEFT, seat, PADS[seat]))
    stack.update(20)


def let_go(stack, seat):
    stack.handle(Release(Key.TURN_LEFT, seat, PADS[seat]))


def page_of(stack, brushes):
    paper = Paper(brushes)
    stack.draw(paper)
    return paper


def faces(stack, brushes):
    return faces_on(page_of(stack, brushes))


def faces_on(paper):
    shown = paper.pictures("card.")
    return [mark for mark in shown if mark.what not in ("card.empty", "card.veil")]


def lay(stack, scene, seat, place):
    stack.handle(Said(LayBack(seat, place), seat))
    stack.update(20)


def test_people_at_pads_of_their_own_plan_at_once_without_a_curtain(kit, brushes):
    stack, scene = face_down(kit)
    assert stack.top is scene
    assert scene.desk.planners.seats == (0, 1)
    assert faces(stack, brushes) == []
    backs = page_of(stack, brushes).pictures("card_back.")
    assert {mark.what for mark in backs} == {"card_back.0", "card_back.1"}


@pytest.mark.parametrize("pads", [PADS[:1], (PADS[0], Device(Kind.LEFT_KEYS))])
def test_the_curtain_falls_where_somebody_has_no_pad_of_the_own(kit, pads):
    stack, scene = face_down(kit, pads=pads)
    assert stack.top is not scene
    assert scene.desk.sitting.asked == "curtain"


def test_a_hand_is_seen_only_while_the_own_shoulder_button_is_held(kit, brushes):
    stack, _ = face_down(kit)
    before = page_of(stack, brushes).marks
    look(stack, 0)
    assert len(faces(stack, brushes)) == 7
    assert {m.what for m in page_of(stack, brushes).pictures("card_back.")} == {"card_back.1"}
    let_go(stack, 0)
    assert page_of(stack, brushes).marks == before


def places(stack):
    """Return where every control lies, and what choosing it says."""
    controls = [w for w in stage.widgets_of(stack.top) if isinstance(w, Button)]
    return [(each.name, each.value, each.box, each.says) for each in controls]


def test_a_hand_held_up_has_the_places_of_the_covered_one(kit):
    stack, scene = face_down(kit)
    for place in (None, 0, 3):
        if place is not None:
            lay(stack, scene, 0, place)
        covered = places(stack)
        assert any(isinstance(says, LayBack) for *_, says in covered)
        look(stack, 0)
        assert places(stack) == covered
        let_go(stack, 0)
        stack.update(20)


def test_a_plan_shows_its_ghost_only_while_it_is_looked_at(kit, brushes):
    stack, scene = face_down(kit)
    for place in range(7):
        lay(stack, scene, 0, place)
        press(stack, Key.TURN_RIGHT, 0, PADS[0])
    assert scene.desk.overlay.ghosts == {}
    before = page_of(stack, brushes).marks
    look(stack, 0)
    assert set(scene.desk.overlay.ghosts) == {0}
    let_go(stack, 0)
    assert scene.desk.overlay.ghosts == {}
    assert page_of(stack, brushes).marks == before


def test_what_was_asked_on_the_board_stays_in_front_when_a_plan_was_looked_at(kit):
    stack, scene = face_down(kit)
    for place in range(7):
        lay(stack, scene, 0, place)
        press(stack, Key.TURN_RIGHT, 0, PADS[0])
    press(stack, Key.FORECAST, 1, PADS[1])
    press(stack, Key.SHOW, 1, PADS[1])
    assert scene.desk.overlay.front == "danger"
    look(stack, 0)
    assert scene.desk.overlay.ghosts[0].marks
    let_go(stack, 0)
    assert scene.desk.overlay.front == "danger"


def test_no_mark_of_the_page_tells_which_card_was_laid(kit, brushes):
    pages, plans = [], []
    for seed in (1, 2, 3, 4):
        stack, scene = face_down(kit, seed)
        lay(stack, scene, 0, 2)
        look(stack, 0)
        let_go(stack, 0)
        let_pass(stack, 200)
        plans.append(scene.desk.planners.hand(0).stacks)
        pages.append(page_of(stack, brushes).marks)
    assert len(set(plans)) > 1
    for page in pages:
        assert page == pages[0]


@pytest.mark.parametrize("size", [(336, 560), (336, 285), (434, 140)])
def test_two_hands_that_differ_look_alike_face_down(kit, brushes, size):
    _, scene = face_down(kit)
    true = scene.desk.planners.hand(0)
    other = replace(true, hand=(Card.U_TURN,) * len(true.hand))
    pages = []
    for hand in (true, other):
        paper = Paper(brushes)
        planner = Planner(0, "Ann", hand, 0, backs=dealt(hand, 3))
        for widget in planner_widgets(kit, Box(0, 0, *size), planner):
            if getattr(widget, "paint", None):
                widget.paint(paper, widget.box)
        pages.append(paper.marks)
    assert true.hand != other.hand
    assert pages[0] == pages[1]


def by_focus(stack, scene):
    stack.handle(FocusLost())


def by_lost_pad(stack, scene):
    scene.desk.kit.seating.lose(PADS[0])
    stack.handle(PadLost(0, "Pad"))


def by_other_lost_pad(stack, scene):
    scene.desk.kit.seating.lose(PADS[1])
    stack.handle(PadLost(1, "Pad"))


def by_pause(stack, scene):
    press(stack, Key.MENU, 1, PADS[1])


def by_rules(stack, scene):
    press(stack, Key.HELP, 1, PADS[1])


def by_looking_at_a_seat(stack, scene):
    stack.handle(Said(LookAt(0)))


def by_exchange(stack, scene):
    press(stack, Key.SPECIAL, 1, PADS[1])


@pytest.mark.parametrize(
    "covered",
    [
        by_focus,
        by_lost_pad,
        by_other_lost_pad,
        by_pause,
        by_rules,
        by_looking_at_a_seat,
        by_exchange,
    ],
)
def test_nothing_stays_of_a_hand_when_something_lies_over_the_table(kit, brushes, covered):
    stack, scene = face_down(kit)
    look(stack, 0)
    cuts = stack.cuts
    covered(stack, scene)
    assert stack.top is not scene
    assert stack.cuts > cuts
    paper = Paper(brushes)
    scene.draw(paper)
    assert faces_on(paper) == []
    assert scene.desk.overlay.ghosts == {}
    assert scene.desk.planners.seen == ()


def test_a_window_left_in_the_moment_of_letting_go_fades_from_nothing(kit):
    stack, _ = face_down(kit)
    look(stack, 0)
    cuts = stack.cuts
    let_go(stack, 0)
    stack.handle(FocusLost())
    assert stack.cuts > cuts


def test_only_the_own_pad_reaches_a_hand_that_lies_face_down(kit, brushes):
    stack, scene = face_down(kit)
    stack.handle(Press(Key.TURN_LEFT, 0))
    stack.handle(Press(Key.TURN_LEFT))
    stack.handle(Letter("1"))
    press(stack, Key.ACCEPT)
    stack.update(20)
    assert faces(stack, brushes) == []
    assert scene.desk.planners.hand(0).stacks == ((), ())
    assert scene.desk.planners.hand(1).stacks == ((), ())


def test_a_card_laid_by_its_place_comes_back_to_its_place(kit, brushes):
    stack, scene = face_down(kit)
    before = page_of(stack, brushes).marks
    lay(stack, scene, 0, 3)
    assert len(scene.desk.planners.hand(0).hand) == 6
    assert page_of(stack, brushes).marks != before
    stack.handle(Said(TakeOut(0, 0, 0), 0))
    stack.update(20)
    assert len(scene.desk.planners.hand(0).hand) == 7
    look(stack, 0)
    let_go(stack, 0)
    assert [m for m in page_of(stack, brushes).marks if m.how == "picture"] == [
        mark for mark in before if mark.how == "picture"
    ]


def test_a_plan_is_made_and_ended_by_the_own_pad_alone(kit):
    stack, scene = face_down(kit)
    hands = scene.desk.planners
    press(stack, Key.ACCEPT, 1, PADS[1])
    press(stack, Key.TURN_RIGHT, 1, PADS[1])
    press(stack, Key.RIGHT, 1, PADS[1])
    press(stack, Key.ACCEPT, 1, PADS[1])
    stack.update(20)
    assert [len(stack_) for stack_ in hands.hand(1).stacks] == [1, 1]
    assert hands.hand(0).stacks == ((), ())


def test_cards_are_exchanged_behind_a_curtain(kit, brushes):
    stack, scene = face_down(kit)
    press(stack, Key.SPECIAL, 0, PADS[0])
    assert stack.top is not scene
    assert faces(stack, brushes) == []
    press(stack, Key.ACCEPT, 1, PADS[1])
    assert faces(stack, brushes) == []
    press(stack, Key.ACCEPT, 0, PADS[0])
    assert faces(stack, brushes)
    cuts = stack.cuts
    press(stack, Key.BACK, 0, PADS[0])
    assert stack.top is scene
    assert stack.cuts > cuts
    assert faces(stack, brushes) == []


def test_a_card_that_cannot_go_there_is_named_by_nobody(kit):
    stack, scene = face_down(kit)
    for place in range(7):
        lay(stack, scene, 0, place)
    assert set(stack.notices) == {kit.words("tanchiki.why_not.face_down")}


@pytest.mark.parametrize(("late", "paused"), [(0, False), (600, False), (1200, True)])
def test_whoever_ends_a_plan_twice_does_not_stop_the_show(kit, late, paused):
    stack, scene = face_down(kit)
    kit.settings.change(speed=100, less_motion=False)
    for seat, pad in enumerate(PADS):
        plan_something(scene, seat)
        hold(stack, ENDS, seat, pad)
    let_pass(stack, late)
    assert scene.live.playback.moving
    press(stack, ENDS, 0, PADS[0])
    assert scene.live.playback.paused == paused
