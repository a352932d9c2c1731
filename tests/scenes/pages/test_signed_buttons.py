"""The sign of a key stands in its button beside the words, and nothing lies over anything."""

import pytest

from game.scenes.frame.commands import Device, Kind
from game.scenes.pages.key_signs import BEFORE, signed
from game.scenes.widgets.look_of_button import room
from game.scenes.widgets.sizes_of_like_words import WORDS
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from tests.paper import Paper

WIDE, NARROW = Box(10, 10, 160, 50), Box(10, 10, 70, 40)
PAD = Device(Kind.PAD, 3)


def painted(brushes, button):
    paper = Paper(brushes)
    button.sign(paper, button.box)
    return [mark.box for mark in paper.marks]


@pytest.mark.parametrize("pad", [False, True])
@pytest.mark.parametrize("box, words", [(WIDE, "Ready"), (NARROW, "")])
def test_words_give_way_to_the_sign_of_a_key(kit, brushes, box, words, pad):
    if pad:
        kit.seating.last = PAD
    button = signed(kit, Button("go", box, words))
    free = room(button, box, WORDS)
    for sign in painted(brushes, button):
        assert box.y <= sign.y
        assert sign.right <= box.right
        assert sign.x >= free.right - BEFORE


def test_long_words_keep_a_narrow_button_to_themselves(kit):
    button = signed(kit, Button("go", NARROW, "Extraordinarily"))
    assert button.sign is not None
    assert room(button, NARROW, WORDS) == room(
        Button("go", NARROW, "Extraordinarily"), NARROW, WORDS
    )
