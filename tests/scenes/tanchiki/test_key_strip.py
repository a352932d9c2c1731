"""The keys below a hand: the other manoeuvre and taking back are always among them."""

import pytest

from game.content.texts import LANGUAGES
from game.scenes.frame.commands import KEYBOARD, Device, Key, Kind
from game.scenes.pages.key_hints import fitting
from game.scenes.tanchiki.page_places import BESIDE
from game.scenes.tanchiki.planning.planner import INSET, keys_of_planning
from tests import stage

PAD = Device(Kind.PAD, 0)


@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keys", "pad"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_are_needed_most_have_room(tmp_path, brushes, language, device):
    kit = stage.make_kit(tmp_path, brushes, language)
    kit.seating.last = device
    canvas, room = stage.canvas(brushes, (1280, 720)), BESIDE[1] - 2 * INSET
    shown = fitting(canvas, kit, room, keys_of_planning(kit))
    assert {Key.TURN_RIGHT, Key.UNDO} <= {key for key, _ in shown}
