"""What decided a match once more from close, at the tables of all kinds, before its result."""

import pytest

from game.scenes.frame.commands import Key, Press, Resized
from game.scenes.play.close_up import near
from game.tools.exhibits.exhibit import until_decided, usual_speed
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper

FRAME = 20
DECIDED = {
    "chess over": "medium tank F13 is destroyed",
    "tanchiki over": "decides the match",
    "table of proving_ground over": "takes 3 points",
    "table of one_cut over": "Hawk falls: knife",
    "table of dice_and_armour over": "Critical hit",
    "lamps over": "is full",
}


def looking(kit, name):
    """A table at which what decided the match begins to be seen from close."""
    usual_speed(kit)
    table = stage.SCENES[name](kit)
    table.handle(Resized(1280, 720, 1))
    until_decided(table)
    return table


def looks(table):
    return table.desk.sitting.last_look.seen


@pytest.mark.parametrize("name", DECIDED)
def test_every_kind_of_match_shows_what_decided_it(name, kit):
    assert DECIDED[name] in looks(looking(kit, name)).words


@pytest.mark.parametrize("name", ["chess over", "table of proving_ground over"])
def test_what_led_to_it_is_seen_before_it(name, kit):
    seen = looks(looking(kit, name))
    first, last = (seen.reel.event(place) for place in (0, seen.reel.length - 1))
    assert first.number == last.cause


def test_what_lasts_too_long_with_its_cause_is_seen_alone(kit):
    seen = looks(looking(kit, "table of one_cut over"))
    assert seen.reel.length == 1


def test_a_night_is_looked_at_where_it_was_decided_and_not_at_its_marks(kit):
    table = looking(kit, "lamps over")
    seen, place = looks(table), table.desk.place
    assert place.box.inset(place.box.width / 4, place.box.height / 4).holds(*place.spot(*seen.spot))


def test_a_key_leads_from_it_to_the_result_of_tank_chess(kit):
    table = looking(kit, "chess over")
    table.handle(Press(Key.ACCEPT))
    made = stage.stack(table, size=(1280, 720))
    made.update(FRAME)
    assert made.top is not table


def test_the_board_of_tank_chess_shows_it_and_not_how_the_match_stands(kit, brushes):
    table = looking(kit, "chess over")
    shown = looks(table).reel.shown
    paper = Paper(brushes)
    table.draw(paper)
    assert len(shown.pieces) > len(table.desk.table.pieces)
    assert any("tank F13 is destroyed" in mark.what for mark in paper.marks)


def test_what_is_near_the_edge_is_looked_at_within_the_board():
    board, room = Box(10, 20, 400, 400), Box(10, 60, 400, 320)
    part = near(board, room, (12, 25))
    assert (part.x, part.y) == (10, 20)
    assert (part.width, part.height) == (200, 160)
