"""How a match ends at a table: a lap, a cup for who has won, what decided it, and the result."""

import pytest

from game.scenes.frame.commands import Key, Press, Pressed
from game.view.show.clip import Effect
from game.view.show.victory import DUSK, SHOW, end_ms, victory
from tests import stage
from tests.paper import Paper

FRAME = 20
LONGEST = 7000


@pytest.fixture
def ending(kit):
    """A table just before its end is shown, which a fighter has won alone."""
    table = stage.SCENES["table of arena_of_eight over"](kit)
    live = table.desk.live
    live.playback = live.playback.at(live.playback.length - 1)
    live.playback.paused = False
    return table


def passed(table, ms):
    """Let time pass until the result comes; return how much did."""
    made = stage.stack(table, size=(1280, 720))
    for spent in range(0, ms, FRAME):
        if made.top is not table:
            return spent
        made.update(FRAME)
    return ms


def drawn(table, brushes):
    paper = Paper(brushes)
    table.draw(paper)
    return paper.marks


def cups(marks, ink):
    """How many outlines there are of the parts of a cup."""
    return len([mark for mark in marks if mark.how == "polygon" and mark.colour == ink])


def test_the_moment_that_decided_comes_between_the_lap_and_the_result(ending):
    passed(ending, SHOW + 500)
    closer = ending.desk.sitting.last_look.seen
    assert closer is not None
    assert "knocked out" in closer.words
    assert SHOW + 2000 < passed(ending, LONGEST) + SHOW + 500 < LONGEST


@pytest.mark.parametrize("command", [Press(Key.ACCEPT), Press(Key.UP), Pressed(300, 300, 1)])
def test_any_key_leads_from_it_to_the_result_at_once(ending, command):
    passed(ending, SHOW + 500)
    ending.handle(command)
    assert passed(ending, LONGEST) <= 2 * FRAME


def test_who_skips_the_lap_has_the_result_at_once(ending):
    passed(ending, 1000)
    ending.handle(Press(Key.ACCEPT))
    assert passed(ending, LONGEST) <= 2 * FRAME


def test_with_less_motion_it_stands_still(ending, kit):
    kit.settings.change(less_motion=True)
    passed(ending, SHOW + 500)
    reel = ending.desk.sitting.reel
    before = reel.poses()
    passed(ending, 1000)
    assert ending.desk.sitting.reel is reel
    assert reel.poses() == before


def test_a_winner_is_handed_a_cup_with_the_own_mark(ending, brushes):
    passed(ending, 2000)
    table = ending.desk.sitting.table
    (seat,) = ending.desk.sitting.match.outcome.winners
    ink = ending.desk.face.panel(table, seat).ink
    assert cups(drawn(ending, brushes), ink) >= 3


def test_a_match_that_nobody_has_won_ends_in_dusk_without_a_cup():
    clip = victory((), "link.4", 8, 8, "match.lost")
    assert [effect.kind for effect in clip.effects] == [DUSK]
    assert end_ms([(Effect(DUSK, 0, 0, 10), 5)]) == 5
