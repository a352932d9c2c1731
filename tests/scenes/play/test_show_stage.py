"""The stage beside the board: as high as what it tells, steady, with what comes of it below."""

import pytest

from game.scenes.pages.actor_pictures import Actor, draw_actor
from game.scenes.pages.widget_scene import Page
from game.scenes.play.log import Log
from game.scenes.play.log_plate import LOW, log_widgets
from game.scenes.play.show_stage import ABREAST, GO, Shown, stage_widgets
from game.scenes.play.speech import Speech
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Label, Panel
from game.view.canvas.box import Box
from tests.paper import Paper

SIDE = Box(940, 60, 320, 590)
TANK = Actor("emblem.1", "seat.1", "seat.1.light", name="Emerald", pieces=("tank.1",))
GO_ON = Button("now", Box(0, 0, 0, 0), "Choose now")


@pytest.fixture
def page(kit):
    return Page(1280, 720, 1, kit.type)


def laid(page, shown, box=SIDE):
    return stage_widgets(page, box, shown)


def tray(widgets):
    return next(each.box for each in widgets if isinstance(each, Panel))


def actors(widgets):
    return [each.box for each in widgets if isinstance(each, Drawing)]


def test_the_tray_leaves_the_rest_of_the_side_to_the_table(page):
    assert tray(laid(page, Shown("", "It drives", "", "", (TANK,)))).height < 0.75 * SIDE.height


def test_a_longer_sentence_moves_nothing(page):
    short, long = (
        laid(page, Shown("", said, "", "", (TANK,))) for said in ("Hit", "It drives on to F7. " * 3)
    )
    assert tray(short) == tray(long)
    assert actors(short) == actors(long)


def test_below_it_stand_the_way_on_what_is_at_stake_and_what_is_said(page):
    speech = Speech("Well played", "portrait.0")
    found = laid(page, Shown("", "It drives", "One eagle left", "", (TANK,), speech, GO_ON))
    (go,) = (each.box for each in found if isinstance(each, Button))
    stake = next(each.box for each in found if isinstance(each, Label) and "eagle" in each.words)
    said = actors(found)[-1]
    assert go.height == GO
    assert tray(found).bottom < go.y < go.bottom < stake.y < stake.bottom < said.y
    assert said.bottom <= SIDE.bottom


def test_what_somebody_says_gives_way_where_there_is_no_room(page):
    low = Box(940, 60, 320, 220)
    said = Speech("Well played, and I mean it", "portrait.0")
    found = laid(page, Shown("", "It drives", "One eagle left", "", (TANK,), said, GO_ON), low)
    assert all(each.box.bottom <= low.bottom + 1 for each in found)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 9])
def test_all_who_act_together_stand_side_by_side_within_the_tray(page, count):
    found = laid(page, Shown("Watch", "All fire", "", "", (TANK,) * count))
    boxes = actors(found)
    assert len({(box.x, box.y) for box in boxes}) == count
    assert len({box.y for box in boxes}) == (1 if count <= ABREAST else 2)
    assert all(tray(found).x <= box.x and box.right <= tray(found).right for box in boxes)


def test_a_piece_is_seen_with_the_mark_of_its_seat_and_a_stranger_without(brushes):
    seat, stranger = Paper(brushes), Paper(brushes)
    draw_actor(seat, Box(0, 0, 180, 180), TANK)
    draw_actor(stranger, Box(0, 0, 180, 180), Actor("", pieces=("bot",)))
    assert {"tank.1", "emblem.1"} <= {mark.what for mark in seat.marks}
    assert {mark.what for mark in stranger.marks if mark.how == "picture"} == {"bot"}


def test_an_empty_log_is_no_slab_and_grows_no_higher_than_its_room(kit, page):
    log = Log(kit, ("Ann", "Bob"), lambda words, table, event, names: str(event))
    empty = tray(log_widgets(page, SIDE, kit.words, log))
    assert (empty.y, empty.height) == (SIDE.y, LOW)
    for number in range(60):
        log._add(None, Line(number))
    full = log_widgets(page, SIDE, kit.words, log)
    assert tray(full) == SIDE
    assert isinstance(full[-1], Area)


class Line:
    """A told event that is said by its number."""

    def __init__(self, number):
        self.number, self.event = number, f"It drives to {number}"
