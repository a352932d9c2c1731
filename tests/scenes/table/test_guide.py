"""The hints of a guided match: which comes when, and what it says of the time meanwhile."""

import pytest

from game.content.texts import LANGUAGES
from game.rules.tanchiki.state import Phase
from game.scenes.table.guide import Guide
from game.scenes.tanchiki.guide import HINTS, Moment
from game.scenes.widgets.kinds import Button, Label
from game.view.box import Box
from tests import stage

ROOM = Box(0, 0, 280, 500)


def moment(laid=0, phase=Phase.PLANNING):
    plans = phase is Phase.PLANNING
    return Moment(False, plans, laid, phase, caught_up=plans, turn=1, first=1)


def began(kit):
    guide = Guide(kit, "tanchiki", HINTS)
    guide.update(moment(), None)
    return guide


def key(guide):
    return guide.shown.key.removeprefix("tanchiki.guide.") if guide.shown else ""


def test_a_hint_that_stays_is_read_before_the_next_one_comes(kit):
    guide = began(kit)
    for laid in (1, 2):
        guide.update(moment(laid), None)
        assert key(guide) == "ghost"
    guide.read()
    guide.update(moment(2), None)
    assert key(guide) == "done"


def test_a_hint_that_stays_does_not_outlast_its_moment(kit):
    guide = began(kit)
    guide.update(moment(1), None)
    guide.update(moment(0), None)
    assert key(guide) == ""
    guide.update(moment(phase=Phase.MOVING), None)
    assert key(guide) == "reel"


def written(guide):
    """Return which hint it is said to be, and what is on the button that puts it away."""
    at = dict.fromkeys(("board", "hand", "done", "bar", "head"), ROOM)
    number, _, _, read = [w for w in guide.widgets(ROOM, at) if isinstance(w, Label | Button)]
    return number.words, read.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_that_holds_the_match_says_that_the_table_waits(language, tmp_path, brushes):
    kit = stage.make_kit(tmp_path, brushes, language)
    guide = began(kit)
    assert written(guide) == (kit.words("guide.number", number=2, count=8), kit.words("guide.read"))
    guide.update(moment(1), None)
    guide.update(moment(phase=Phase.BOTS), None)
    assert guide.holds
    number, read = written(guide)
    assert number == kit.words("guide.number.holds", number=6, count=8)
    assert read == kit.words("guide.go_on")
