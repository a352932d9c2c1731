"""The hints of a guided match: which comes when, and what it says of the time meanwhile."""

import re
from dataclasses import replace

import pytest

from game.content.texts import LANGUAGES
from game.rules.tanchiki.state import Phase
from game.scenes.play.hints_had import LONG_MS, MATCHES, Guided
from game.scenes.table.guide_hints import Guide
from game.scenes.tanchiki.first_turn_hints import HINTS, SEEN, Moment
from game.scenes.widgets.widget_kinds import Button, Label
from game.view.canvas.box import Box
from tests import stage

ROOM = Box(0, 0, 280, 500)


def moment(laid=0, phase=Phase.PLANNING):
    plans = phase is Phase.PLANNING
    return Moment(False, plans, laid, phase, caught_up=plans, turn=1, first=1)


def opened(kit):
    guide = Guide(kit, "tanchiki", HINTS)
    guide.update(moment())
    return guide


def began(kit):
    """Return a guide whose first hint has been read."""
    guide = opened(kit)
    guide.read()
    guide.update(moment())
    return guide


def key(guide):
    return guide.shown.key.removeprefix("tanchiki.guide.") if guide.shown else ""


def test_a_hint_that_stays_is_read_before_the_next_one_comes(kit):
    guide = began(kit)
    for laid in (1, 2):
        guide.update(moment(laid))
        assert key(guide) == "ghost"
    guide.read()
    guide.update(moment(2))
    assert key(guide) == "done"


def test_a_hint_that_stays_does_not_outlast_its_moment(kit):
    guide = began(kit)
    guide.update(moment(1))
    guide.update(moment(0))
    assert key(guide) == ""
    guide.update(moment(phase=Phase.MOVING))
    assert key(guide) == "reel"


def written(guide):
    """Return which hint it is said to be, and what is on the button that puts it away."""
    at = dict.fromkeys(("board", "hand", "done", "bar", "eye"), ROOM)
    number, _, _, read = [w for w in guide.widgets(ROOM, at) if isinstance(w, Label | Button)]
    return number.words, read.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_that_holds_the_match_says_that_the_table_waits(language, tmp_path, brushes):
    kit = stage.make_kit(tmp_path, brushes, language)
    guide = began(kit)
    assert written(guide) == (kit.words("guide.number", number=2), kit.words("guide.read"))
    guide.update(moment(1))
    guide.update(moment(phase=Phase.BOTS))
    assert guide.holds
    number, read = written(guide)
    assert number == kit.words("guide.number.holds", number=4)
    assert read == kit.words("guide.go_on")


def test_a_hint_holds_nothing_where_all_play_on_phones(kit):
    guide = began(kit)
    guide.update(moment(1))
    guide.update(replace(moment(phase=Phase.BOTS), afar=True))
    assert (key(guide), guide.holds) == ("bots", False)


def test_what_the_match_is_about_is_said_first(kit):
    guide = Guide(kit, "tanchiki", HINTS)
    guide.update(replace(moment(phase=Phase.PLACING), places=True))
    assert key(guide) == "goal"


def test_a_hint_that_was_read_does_not_come_in_the_next_match(kit):
    opened(kit).read()
    assert key(opened(kit)) == "hand"


def test_a_hint_that_was_not_read_comes_again_in_the_next_match(kit):
    opened(kit).update(moment(), LONG_MS - 1)
    assert key(opened(kit)) == "goal"


def test_a_hint_that_stood_there_long_has_been_seen_and_gives_way(kit):
    guide = opened(kit)
    guide.update(moment(), LONG_MS)
    assert (key(guide), key(opened(kit))) == ("hand", "hand")


def test_the_last_hint_goes_when_it_has_stood_long_and_its_moment_is_over(kit):
    guide = Guide(kit, "tanchiki", HINTS[-1:])
    later = replace(moment(), turn=2)
    guide.update(later)
    guide.update(later, LONG_MS)
    assert key(guide) == "why"
    guide.update(replace(moment(phase=Phase.MOVING), turn=2))
    assert key(guide) == ""


def test_the_last_hint_stays_as_long_as_nobody_can_have_read_it(kit):
    guide = Guide(kit, "tanchiki", HINTS[-1:])
    guide.update(replace(moment(), turn=2))
    guide.update(replace(moment(phase=Phase.MOVING), turn=2), LONG_MS - 1)
    assert key(guide) == "why"


def test_the_fourth_match_has_no_hints_even_if_none_was_read(kit):
    assert [key(opened(kit)) for _ in range(MATCHES + 1)] == ["goal"] * MATCHES + [""]


def test_hints_that_are_asked_for_are_all_of_them(kit):
    opened(kit).read()
    guide = opened(kit)
    guide.again()
    guide.update(moment())
    assert (key(guide), written(guide)[0]) == ("goal", kit.words("guide.number", number=1))


def test_hints_count_up_by_one_whatever_is_left_out_and_the_last_says_so(kit):
    guide, numbers = began(kit), []
    for phase, laid in ((Phase.PLANNING, 1), (Phase.BOTS, 0), (Phase.VOLLEY, 0)):
        guide.read()
        guide.update(moment(laid, phase=phase))
        numbers.append(written(guide)[0])
    guide.read()
    guide.update(replace(moment(), turn=2))
    assert written(guide)[0] == kit.words("guide.number.last")
    told = [re.sub(r"\D", "", words) for words in numbers]
    assert told == [str(int(told[0]) + n) for n in range(len(told))]


def test_who_has_read_all_hints_is_remembered_by_one_word(kit):
    guided = Guided(kit, SEEN, ("one", "two"))
    guided.begin()
    for hint in ("two", "one"):
        guided.saw(hint)
    assert kit.settings.now.seen == {SEEN, *stage.NAMED}


def test_hints_are_numbered_as_they_come_whatever_was_left_out(kit):
    guide = opened(kit)
    numbers = [written(guide)[0]]
    for now in (moment(), moment(1), moment(phase=Phase.BOTS), moment(phase=Phase.VOLLEY)):
        guide.read()
        guide.update(now)
        numbers.append(written(guide)[0])
    assert [number.split(":")[0].split()[1] for number in numbers] == list("12345")


def test_the_sign_of_a_hint_covers_no_words_that_begin_at_the_left(kit):
    guide = opened(kit)
    at = Box(300, 100, 240, 120)
    sign = guide.widgets(ROOM, {guide.shown.at: at})[0].box
    assert at.right - sign.width < sign.x < at.right < sign.right
    assert sign.y < at.y < sign.bottom
