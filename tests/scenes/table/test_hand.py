"""What lies before the seats of the shared table: every hand is readable, at any size."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.core.spelling import Card, Offers, Picking, SeatOf, Speller, Spot, Word
from game.rules import GAMES
from game.scenes.faces.table_face import Held
from game.scenes.frame.settings import Curtain
from game.scenes.hand.hand import hand_widgets, wanted
from game.scenes.hand.hand_layout import (
    ROW,
    SEEN,
    TWO_LINES,
    WIDEST,
    arranged,
    cells,
    name_on_plate,
)
from game.scenes.hand.held_cards import TITLE, card, pile
from game.scenes.hand.lit_parts import Laid
from game.scenes.table import layout
from game.scenes.table.opened_table import begun
from game.scenes.widgets.widget_kinds import Button, Label, Look
from game.view.canvas.box import Box
from tests.demo import ROOMS
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.paper import Paper
from tests.scenes.table.hands import buttons, click, sat
from tests.setups.demo import CROWD, DUEL

LEAST = 28


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=Curtain.OPEN)
    return taught(kit)


def table(demo, people, face=FACE):
    setup = DUEL if people < 3 else CROWD
    players = (None,) * people + ("random",) * (len(setup.starts) - people)
    scene = begun(demo, match(setup, *players), face)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def own(scene, seat):
    """Return the controls of a seat's hand, which all lie beside the board."""
    names = {f"{name}.{seat}" for name in ("pick", "not", "go", "back")}
    return [
        b for b in layout.widgets(scene.desk, seat) if isinstance(b, Button) and b.name in names
    ]


@pytest.mark.parametrize("people", (1, 2, 3, 4))
def test_every_open_hand_can_be_pointed_at(demo, people):
    stack, scene = table(demo, people)
    click(stack, buttons(scene, 0)["pick.0:0"])
    click(stack, buttons(scene, 0)[f"pick.0:{_place(scene, Word('take_back'))}"])
    click(stack, buttons(scene, 0)["pick.0:0"])
    for seat in range(people):
        found = own(scene, seat)
        assert all(min(b.box.width, b.box.height) >= LEAST for b in found)
        assert not any(one.box.meets(other.box) for one, other in combinations(found, 2))


@pytest.mark.parametrize("size", ((316, 126), (230, 240), (316, 360)))
@pytest.mark.parametrize("count", ((2, 5, 2), (0, 8, 6), (2, 0, 1), (0, 0, 9), (1, 1, 0)))
def test_piles_cards_and_words_have_a_place_of_their_own(size, count):
    box = Box(0, 0, *size)
    at = arranged(box, size[1] < 250, *count)
    assert (len(at.piles), len(at.cards), len(at.words)) == count
    every = (*at.piles, *at.cards, *at.words)
    assert all(each.within(box) and each.width > 18 and each.height > 12 for each in every)
    assert not any(one.meets(other) for one, other in combinations(every, 2))


def test_large_names_make_way_where_no_picture_would_be_seen():
    low, high = (
        arranged(Box(0, 0, 336, tall), False, 0, 6, 10, titled=True, large=True, share=0.7)
        for tall in (270, 600)
    )
    assert (low.named, high.named) == (False, True)
    assert all(each.height >= SEEN and each.width >= SEEN for each in low.cards)


def test_a_card_whose_name_has_no_room_is_named_by_its_tip(demo):
    _, scene = table(demo, 1)
    chooser, held = layout.chooser(scene.desk, 0), Held(Card("left"), titled=True)
    named, bare = (
        card(demo, Box(0, 0, 60, 80), FACE.table, chooser, held, each) for each in (("Left",), ())
    )
    name = chooser.called(demo.words, FACE.table, Card("left"))
    assert bare.tip.startswith(name)
    assert not named.tip.startswith(name)


@pytest.mark.parametrize(("wide", "lines"), [(86, 2), (160, 1)])
def test_on_a_narrow_plate_the_name_has_room_for_two_lines(demo, brushes, wide, lines):
    _, scene = table(demo, 1)
    chooser = layout.chooser(scene.desk, 0)
    held = Held(Card("left"), "icon.tick", titled=True, plated=True)
    names = (chooser.called(demo.words, FACE.table, Card("left")),)
    button = card(demo, Box(0, 0, wide, 140), FACE.table, chooser, held, names)
    button.paint(paper := Paper(brushes), button.box)
    (plate,) = (mark for mark in paper.marks if mark.how == "plate")
    free = button.box.bottom - plate.box.bottom
    assert lines == round(free / TITLE.size / 1.2)


@pytest.mark.parametrize(("high", "count", "across"), [(290, 10, 4), (200, 5, 3), (405, 2, 2)])
def test_names_on_plates_have_room_where_pictures_lose_little_by_it(high, count, across):
    box = Box(0, 0, 316, high)
    found = cells(box, count, titled=True, plated=True)
    assert len({each.x for each in found}) == across
    assert all(each.within(box) for each in found)
    assert not any(one.meets(other) for one, other in combinations(found, 2))
    (size,) = {(each.width, each.height - name_on_plate(each.width, False)) for each in found}
    assert 50 < min(size) <= WIDEST


def test_a_task_that_does_not_fit_beside_the_name_has_a_line_of_its_own(demo):
    _, scene = table(demo, 1)
    name, asked = _told(demo, scene, 140)
    assert asked.box.y == name.box.y
    large = assets.load_brushes(home() / "assets", 150, False).type
    scene.desk.page = replace(scene.desk.page, type=large)
    for high in (140, 380):
        name, asked = _told(demo, scene, high)
        assert asked.box.y >= name.box.bottom
        assert asked.box.width > 250


def test_the_cards_stay_where_they_are_while_parts_are_picked(demo):
    _, scene = table(demo, 1)
    large = assets.load_brushes(home() / "assets", 150, False).type
    one, two = Card("left"), Word("ready")
    face = replace(FACE.table, hand=lambda view, seat: (Held(one),))
    for kind, high in ((large, 140), (demo.type, 140), (demo.type, 380)):
        scene.desk.page = replace(scene.desk.page, type=kind)
        spell = Speller(of=lambda table, seat, action: ((one, one, two),))
        picking = Picking(Offers(spell, scene.desk.sitting.table, 0, ("turn",)))
        places = {_card_box(demo, scene, face, each, high) for each in (picking, picking.take(one))}
        assert len(places) == 1


def test_a_seat_is_called_by_its_player(demo):
    _, scene = table(demo, 2)
    each = layout.chooser(scene.desk, 0)
    assert each.called(demo.words, FACE.table, SeatOf(1)) == "Emerald"


def test_a_game_is_given_the_names_of_its_players(demo):
    named = replace(
        FACE.table,
        named=lambda words, view, part, names: f"card for {names[1]}",
        asked=lambda words, view, seat, names: f"against {names[1]}",
    )
    _, scene = table(demo, 2)
    each = layout.chooser(scene.desk, 0)
    assert each.called(demo.words, named, Card("left")) == "card for Emerald"
    assert each.asked(demo.words, named) == "against Emerald"


def test_a_card_tells_only_what_its_game_says_of_it(demo):
    _, scene = table(demo, 1)
    tips = {b.tip for b in own(scene, 0)}
    assert tips <= {
        demo.words(f"demo.card.{n}.about") for n in ("drive_1", "drive_2", "left", "right")
    }
    bare = replace(FACE, table=replace(FACE.table, hand=_bare))
    _, scene = table(demo, 1, bare)
    assert {b.tip for b in own(scene, 0)} == {""}


def test_what_is_chosen_already_is_ticked(demo):
    ticked = replace(
        FACE, table=replace(FACE.table, hand=lambda view, seat: _first(view, seat, True))
    )
    _, scene = table(demo, 1, ticked)
    assert next(b.chosen for b in own(scene, 0))
    _, scene = table(demo, 1)
    assert not any(b.chosen for b in own(scene, 0))


def test_what_has_been_picked_is_ticked_until_it_is_done(demo):
    _, scene = table(demo, 1)
    one, two = Card("left"), Word("ready")
    spell = Speller(of=lambda table, seat, action: ((one, two),))
    picking = Picking(Offers(spell, scene.desk.sitting.table, 0, ("turn",))).take(one)
    each = replace(layout.chooser(scene.desk, 0), picking=picking, laid=Laid(0, picking.next, {}))
    face = replace(FACE.table, hand=lambda view, seat: (Held(one), Held(Card("right"))))
    found = hand_widgets(demo, scene.desk.page, Box(0, 0, 316, 140), face, each)
    assert [w.chosen for w in found if isinstance(w, Button) and w.name == "not.0"] == [True, False]


def test_the_word_that_ends_a_choice_asks_for_attention(demo):
    stack, scene = table(demo, 1)
    for _ in range(2):
        click(stack, buttons(scene)["pick.0:0"])
    looks = {b.words: b.look for b in own(scene, 0) if b.words}
    assert looks == {"Ready": Look.MAIN, "Take back": Look.PLAIN}


def _place(scene, part):
    return scene.desk.choosing.picking(0).next.index(part)


def _bare(view, seat):
    return tuple(replace(held, tip="") for held in FACE.table.hand(view, seat))


def _first(view, seat, chosen):
    first, *others = FACE.table.hand(view, seat)
    return (replace(first, chosen=chosen), *others)


def _card_box(demo, scene, face, picking, high):
    each = replace(layout.chooser(scene.desk, 0), picking=picking, laid=Laid(0, picking.next, {}))
    found = hand_widgets(demo, scene.desk.page, Box(0, 0, 316, high), face, each)
    return next(w.box for w in found if isinstance(w, Button) and w.name == "pick.0")


def _told(demo, scene, high):
    """Return the labels of the name and of the task."""
    each = layout.chooser(scene.desk, 0)
    found = hand_widgets(demo, scene.desk.page, Box(0, 0, 336, high), FACE.table, each)
    return [widget for widget in found if isinstance(widget, Label)]


@pytest.mark.parametrize("wide, told", ((300, True), (90, False)))
def test_a_low_pile_that_holds_something_has_its_name_beside_it(demo, brushes, wide, told):
    _, scene = table(demo, 1)
    face = replace(scene.desk.face, named=lambda *asked: "Longer shot")
    held = Held(Spot("pair", 1), inside=("icon.star", "icon.star"))
    chooser = layout.chooser(scene.desk, 0)
    box, paper = Box(0, 0, wide, 44), Paper(brushes)
    pile(demo, box, face, chooser, held).paint(paper, box)
    assert ("Longer shot" in [mark.what for mark in paper.marks]) is told


@pytest.mark.parametrize("percent", [100, 150])
def test_a_hand_of_words_asks_for_as_much_room_as_they_take(demo, percent):
    _, scene = table(demo, 1)
    type_ = assets.load_brushes(home() / "assets", percent, False).type
    scene.desk.page = page = replace(scene.desk.page, type=type_)
    demo = replace(demo, type=type_)
    face = replace(FACE.table, hand=lambda view, seat: (), standing=lambda view, seat: ())
    words = tuple(map(Word, ("ready", "take_back", "pass")))
    spell = Speller(of=lambda table, seat, action: ((Word(action),),))
    picking = Picking(Offers(spell, scene.desk.sitting.table, 0, ("ready", "take_back", "pass")))
    each = replace(layout.chooser(scene.desk, 0), picking=picking, laid=Laid(0, words, {}))
    high = wanted(demo, page, 336, face, each)
    found = hand_widgets(demo, page, Box(0, 0, 336, high), face, each)
    rows = {w.box.height for w in found if isinstance(w, Button) and w.name == "pick.0"}
    assert rows == {ROW if percent == 100 else TWO_LINES}
