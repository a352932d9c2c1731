"""Questions that lie over a page."""

import pytest

from game.scenes.pages.dialog import ask
from game.scenes.pages.widget_scene import Sheet
from game.scenes.widgets.widget_kinds import Label, Look
from game.view.canvas.letter_styles import BODY
from tests import stage
from tests.paper import shown


@pytest.mark.parametrize("hide", [False, True])
def test_a_question_hides_a_position_only_where_a_clock_stands_still(kit, brushes, hide):
    position = Sheet(kit, lambda page: (Label(page.box, "the position", BODY),), lambda event: None)
    question = ask(kit, "Sure?", "", (("no", "No", Look.PLAIN),), hide=hide)
    words = [mark.what for mark in shown(stage.stack(position, question), brushes).marks]
    assert "Sure?" in words
    assert ("the position" in words) is not hide
