"""What a table shows across the room: who acts, and what the cards of an open hand are called."""

import pytest

from game.scenes.frame.commands import Key, Press, Resized
from game.scenes.hand.held_cards import QUOTES, TITLE
from game.scenes.table import layout
from game.scenes.table.page_places import laid_out
from game.tools.arena_of_eight.exhibits import TABLES as BOUTS
from game.tools.one_cut.exhibits import TABLES as DUELS
from game.tools.proving_ground.exhibits import TABLES as RANGES
from game.view.board.cell_marks import RIM
from tests import stage
from tests.paper import shown

SOFA = 14
CARDS = {
    "four": RANGES["proving four"],
    "two tanks each": RANGES["proving battle"],
    "draft": RANGES["proving draft"],
    "alone": RANGES["proving solo"],
    "a danger is told": RANGES["proving warned"],
    "duel": DUELS["cut plan"],
    "bout": BOUTS["arena turn"],
    "picked": BOUTS["arena picked"],
}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("exhibit", CARDS.values(), ids=CARDS)
def test_the_name_of_a_card_is_read_from_a_sofa(tmp_path, brushes, exhibit, language):
    kit = stage.make_kit(tmp_path, brushes, language)
    scene = exhibit(kit)
    paper = shown(stage.stack(scene), brushes)
    (chooser,) = (layout.chooser(scene.desk, seat) for seat in scene.desk.open)
    held = [each for each in scene.desk.face.hand(chooser.view, chooser.seat) if each.titled]
    called = {chooser.called(kit.words, scene.desk.face, each.part) for each in held}
    names = {name.strip(QUOTES) for name in called}
    side = laid_out(1280, 720).side
    found = [mark for mark in paper.within(side) if mark.how == "write" and mark.what in names]
    assert {mark.what for mark in found} >= names
    for mark in found:
        room = round(mark.box.width), round(mark.box.height)
        assert brushes.type.common((mark.what,), TITLE, 1, *room, False) >= SOFA, mark


@pytest.mark.parametrize("name", ["proving four", "proving team", "proving battle"])
def test_one_frame_is_round_all_that_belongs_to_who_acts(kit, brushes, name):
    scene = RANGES[name](kit)
    desk = scene.desk
    (acting,) = desk.open
    colour = desk.face.panel(desk.sitting.table, acting).colour
    paper = shown(stage.stack(scene), brushes)
    panels, zones = layout.panels(desk), layout.zones(desk)
    column = laid_out(1280, 720).seats
    frames = [
        mark
        for mark in paper.marks
        if mark.how == "edge" and mark.colour == colour and mark.box.right <= column.right + 1
    ]
    wide = [mark.box for mark in frames if mark.box.width > column.width * 0.9]
    (frame,) = wide
    assert frame.y < panels[acting].y + 2
    assert frame.bottom > zones[acting].bottom - 2


@pytest.mark.parametrize("name", ["proving solo threats", "proving threats"])
def test_where_one_may_drive_is_seen_below_the_warnings(kit, brushes, name):
    scene = RANGES[name](kit)
    warned = rimmed(scene, brushes)
    scene.handle(Press(Key.SHOW))
    assert not scene.desk.threats
    assert rimmed(scene, brushes) == warned != frozenset()


def rimmed(scene, brushes):
    """Return what has a rim in the colour of a tank: where it can end."""
    paper = shown(stage.stack(scene), brushes)
    return frozenset(
        mark.box
        for mark in paper.marks
        if isinstance(mark.colour, tuple) and mark.colour[3:] == (RIM,)
    )


def test_many_seats_with_much_before_them_have_their_column_alone(kit):
    four, two = RANGES["proving four"](kit), RANGES["proving battle"](kit)
    for scene in (four, two):
        scene.handle(Resized(1600, 900, 1.2))
    assert two.desk.laid_out.card is not None
    assert four.desk.laid_out.card is None
    assert layout.zones(four.desk)[-1].bottom > 880
