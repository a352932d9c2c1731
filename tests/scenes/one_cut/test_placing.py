"""Marks that both agree on (U1.2): named on the field, seen there, and answered by words."""

import pytest

from game.core.grid import Cell
from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.actions import AgreeMarks, KeepMarks, NameMark
from game.rules.one_cut.events import MarkNamed, MarksSet
from game.rules.one_cut.field import MARKS, cell_named
from game.rules.one_cut.spelling import AGREE
from game.rules.one_cut.state import Options, Setup, Stage
from game.scenes.one_cut.cell_words import why_not
from game.scenes.one_cut.face import FACE
from game.scenes.one_cut.sentences import tell
from game.scenes.one_cut.table_face import TABLE
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.paper import shown
from tests.scenes.table.hands import by_keys, by_mouse, by_pad, sat

PLACING = Setup(1, Options(middle=True, placing=True))
NAMES = ("Ann", "Ben")
WISHES = (NameMark(0, Cell(4, 4)), NameMark(0, Cell(6, 4)), AgreeMarks(1))


def placing(kit, *actions):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    match = Match(ONE_CUT, Header("one_cut", 1, PLACING, 6, (Player(""), Player(""))))
    for action in actions:
        match.submit(action)
    scene = opened(kit, match, FACE)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_pad])
def test_marks_are_named_and_agreed_to_with_one_device_alone(kit, hand):
    stack, scene = placing(kit)
    for wished in WISHES:
        hand(stack, scene, wished.seat, lambda action, wished=wished: action == wished)
        stack.update(50)
    table = scene.live.match.table
    assert (table.stage, table.setup.marks) == (Stage.PLAN, (Cell(4, 4), Cell(6, 4)))


def test_the_marks_that_are_named_are_seen_on_the_field(kit, brushes):
    stack, scene = placing(kit, *WISHES[:2])
    middles = [scene.desk.place.middle(cell) for cell in (Cell(4, 4), Cell(6, 4))]
    blades = [mark.box.middle for mark in shown(stack, brushes).pictures("blade.stance")]
    near = [any(abs(x - at[0]) < 20 and abs(y - at[1]) < 40 for x, y in blades) for at in middles]
    assert near == [True, True]


def test_who_names_marks_is_asked_for_each_of_them_and_the_other_whether_it_agrees(kit):
    asked = []
    for count in range(3):
        _, scene = placing(kit, *WISHES[:count])
        now = scene.live.match.table
        asked.append(TABLE.asked(kit.words, now, ONE_CUT.to_act(now)[0], NAMES))
    assert asked == [kit.words(f"cut.asked.place.{count}") for count in range(3)]


def test_what_cannot_be_a_mark_says_why(kit):
    _, scene = placing(kit, WISHES[0])
    now = scene.live.match.table
    assert why_not(kit.words, now, 0, None, Cell(4, 4)).rule == "U1.2"
    assert why_not(kit.words, now, 0, None, cell_named("A1")) is None
    assert why_not(kit.words, now, 0, None, AGREE).words == kit.words("cut.why.no_marks")


def test_it_is_told_who_wants_what_and_what_both_begin_on(kit):
    _, scene = placing(kit, *WISHES[:2])
    now = scene.live.match.table
    first = ONE_CUT.new(PLACING, 6).table
    own = tell(kit.words, first, MarkNamed(0, Cell(4, 4)), NAMES)
    agreed = tell(kit.words, now, MarksSet(1, now.placed), NAMES)
    kept = tell(kit.words, now, MarksSet(1, MARKS), NAMES)
    assert (own, agreed, kept) == (
        "Ann wants to begin on E5",
        "Ben agrees to the marks",
        "Ben keeps the fair marks",
    )


def test_a_rematch_lets_marks_be_named_anew(kit):
    _, scene = placing(kit, *WISHES[:2], KeepMarks(1))
    fresh = scene.desk.sitting.terms.again()
    assert fresh.live.match.table.stage is Stage.PLACE
