"""Tips say what newcomers get wrong, and lie where nobody else looks."""

import pytest

from game.content.texts import LANGUAGES, load_texts
from game.core.grid import Cell
from game.core.rules import Told
from game.core.spelling import Word
from game.rules.tanchiki.events import CardsLost, VolleyFired
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.spelling import DONE
from game.rules.tanchiki.volley import volley
from game.scenes.frame.commands import Key, Release
from game.scenes.frame.kit import Words
from game.scenes.frame.settings import Curtain
from game.scenes.hand.lit_parts import Pick
from game.scenes.tanchiki.events_that_explain import shots_of
from game.scenes.tanchiki.first_turn_hints import ALONE, HINTS
from game.scenes.tanchiki.sides.cached_parts import kept_clear
from game.scenes.tanchiki.sides.known_cards import LookAt
from game.scenes.tanchiki.table_face import TABLE
from game.scenes.widgets.tip_places import tip_box
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box

from .table import TWO, planning, press

NAMES = ("Ann", "Bob")
PAGE = Box(0, 0, 1280, 720)


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(load_texts(request.param))


def tip(words, *rows, cell, **sections):
    table = state_of({"board": rows, **sections}).table
    return TABLE.tip(words, table, cell, NAMES).words


@pytest.mark.parametrize("ground, what", [("b", "brick"), ("h", "half_brick")])
def test_a_whole_brick_and_half_a_one_are_told_apart(words, ground, what):
    assert tip(words, f". {ground} . .A^", cell=Cell(1, 0)) == words(f"tip.tanchiki.{what}.about")
    assert words("tip.tanchiki.brick.about") != words("tip.tanchiki.half_brick.about")


def test_the_eagle_is_not_shot_but_driven_onto(words):
    said = tip(words, ".$ . .A^", cell=Cell(0, 0))
    assert said == words("tip.tanchiki.eagle.about")
    assert words("tip.tanchiki.eagle.about") != words("tip.tanchiki.eagle")


def test_a_bot_on_the_eagle_does_not_carry_it(words):
    assert tip(words, ".$a^ . .A^", cell=Cell(0, 0)) == words("tip.tanchiki.bot_on_eagle")


def test_a_bot_that_the_clock_stops_says_so(words):
    said = tip(words, ".a^ . .A^", cell=Cell(0, 0), clock=())
    assert said == words("tip.tanchiki.bot_stopped")


def test_a_switched_off_tank_says_what_that_means(words):
    assert tip(words, ".A^_ . .B^", cell=Cell(0, 0)) == words("tip.tanchiki.tank_off")


@pytest.mark.parametrize(
    "sign, name",
    [("*", "star"), ("@", "clock"), ("+", "helmet"), ("%", "shovel"), ("!", "grenade")],
)
def test_every_bonus_says_what_it_does(words, sign, name):
    assert tip(words, f".{sign} . .A^", cell=Cell(0, 0)) == words(f"tip.tanchiki.bonus.{name}")


def test_one_alone_is_told_another_end_than_a_crowd(words):
    pairs = zip(ALONE, HINTS, strict=True)
    other = {two.key: one.key for one, two in pairs if one.key != two.key}
    assert set(other) == {"tanchiki.guide.goal", "tanchiki.guide.bots"}
    assert all(words(one) != words(two) for one, two in other.items())


@pytest.mark.parametrize(
    "at",
    [Box(950, 500, 150, 44), Box(1130, 666, 140, 44), Box(20, 20, 200, 80), Box(1200, 20, 60, 40)],
)
def test_a_tip_keeps_clear_of_what_it_must_not_cover(at):
    clear = (Box(946, 555, 312, 54),)
    found = tip_box(PAGE, at, (300, 60), clear)
    assert found is not None
    assert not any(found.meets(each) for each in clear)
    assert not found.meets(at)
    assert PAGE.holds(found.x, found.y)
    assert PAGE.holds(found.right - 1, found.bottom - 1)


def test_a_tip_without_a_free_place_is_not_shown():
    assert tip_box(PAGE, Box(600, 300, 40, 40), (300, 60), (PAGE,)) is None


def done_boxes(scene):
    found = (w for w in scene.widgets() if isinstance(w, Button))
    return [w.box for w in found if isinstance(w.says, Pick) and w.says.part == DONE]


def test_no_tip_may_cover_done_nor_another_hand(kit):
    _, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    found = {w.says: w for w in scene.widgets() if isinstance(w, Button)}
    exchange = found[Pick(0, Word("exchange"))]
    clear = kept_clear(scene.desk, exchange.box)
    assert set(done_boxes(scene)) <= set(clear)
    other = found[Pick(1, Word("exchange"))].box
    assert any(box.holds(*other.middle) for box in clear)
    assert not any(box.holds(*exchange.box.middle) for box in clear)


def test_the_tip_of_one_panel_keeps_clear_of_the_others(kit):
    _, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    found = {w.says: w for w in scene.widgets() if isinstance(w, Button)}
    mine, other = found[LookAt(0)].box, found[LookAt(1)].box
    tip = tip_box(PAGE, mine, (300, 40), kept_clear(scene.desk, mine))
    assert not tip.meets(other)


def test_the_panel_of_the_first_player_says_what_the_crown_is(kit):
    _, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    found = {w.says: w for w in scene.widgets() if isinstance(w, Button)}
    first = scene.table.turn.first
    tips = {seat: found[LookAt(seat)].tip for seat in (0, 1)}
    assert ["first player" in tips[seat] for seat in (first, 1 - first)] == [True, False]


def story(*rows):
    table = state_of({"board": rows}).table
    fired = VolleyFired(0, volley(table))
    return Told(1, fired, "T7.1", None), Told(2, CardsLost(1, 1, 2, ()), "T7.5", 1)


def test_why_shows_the_line_of_the_shot_again():
    fired, lost = story(".A> . .B^", ".b> . .Cv")
    assert [shot.piece for shot in shots_of((fired, lost))] == [1]
    assert shots_of((fired,)) == fired.event.shots
    assert shots_of(()) == ()


def test_the_line_stays_on_the_board_until_something_is_done(kit):
    stack, scene = planning(kit)
    fired, lost = story(".A> . .B^")
    scene.desk.recall((fired, lost))
    stack.handle(Release(Key.ACCEPT))
    assert scene.desk.overlay.traced
    press(stack, Key.RIGHT)
    assert not scene.desk.overlay.traced


FIELD = Box(303, 138, 587, 499)


def test_the_tip_of_a_cell_lies_beside_its_field_where_there_is_room():
    for x in (303, 590, 834):
        found = tip_box(PAGE, Box(x, 300, 56, 64), (300, 60), (), FIELD)
        assert not found.meets(FIELD)
        assert FIELD.x <= found.x
        assert found.right <= FIELD.right


def test_on_a_field_as_large_as_the_page_a_tip_lies_beside_its_cell():
    at, high = Box(590, 300, 56, 64), Box(303, 60, 687, 640)
    assert tip_box(PAGE, at, (300, 60), (), high) == tip_box(PAGE, at, (300, 60), ())
