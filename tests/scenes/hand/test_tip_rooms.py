"""A tip lies in what a hand leaves free, and nothing of the hand below it."""

import pytest

from game.scenes.hand.tip_rooms import LEAST, tip_rooms
from game.scenes.widgets.form import TIP_MS
from game.scenes.widgets.widget_kinds import Button, Panel
from game.view.canvas.box import Box
from tests import stage
from tests.paper import shown

HAND = Box(900, 60, 330, 580)


def test_rooms_lie_between_the_widgets_of_a_hand():
    low, high = Box(910, 100, 310, 50), Box(910, 400, 150, 50)
    found = (Panel(HAND), Button("one", low), Button("two", high), Button("board", Box(0, 0, 9, 9)))
    rooms = tip_rooms(HAND, found)
    assert [room.y for room in rooms] == [156, 456]
    assert all(room.within(HAND) and room.height >= LEAST for room in rooms)
    assert not any(room.meets(box) for room in rooms for box in (low, high))


@pytest.mark.parametrize("scene", ["scan turn", "hills turn", "overlord fights", "overlord turn"])
def test_the_tip_of_a_word_lies_beside_the_board(kit, brushes, scene):
    stack = stage.stack(stage.SCENES[scene](kit))
    stack.update(TIP_MS)
    page, desk = shown(stack, brushes), stack.top.desk
    (tip,) = {mark.box for mark in page.marks if (mark.how, mark.colour) == ("edge", "hint")}
    assert tip.within(desk.laid_out.side)
