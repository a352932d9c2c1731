"""The keys of the moment at the shared table: what does something now, and where it is said."""

from game.core.spelling import Piece
from game.scenes.frame.commands import Key
from game.scenes.pages.key_hints import draw_row
from game.scenes.table.keys_of_moment import keys_of_table
from game.tools.one_cut.exhibits import TABLES as DUELS
from game.tools.proving_ground.exhibits import TABLES
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper, shown


def keys(scene):
    return [key for key, _ in keys_of_table(scene.desk)]


def test_who_chooses_is_told_how_to_go_on_choose_look_and_read(kit):
    scene = TABLES["proving four"](kit)
    assert keys(scene) == [Key.HELP, Key.WHY, Key.TURN_LEFT, Key.TURN_RIGHT, Key.ACCEPT]


def test_taking_back_is_told_as_soon_as_something_is_picked(kit):
    scene = TABLES["proving four"](kit)
    seat = scene.desk.open[0]
    part = next(p for p in scene.desk.choosing.picking(seat).next if isinstance(p, Piece))
    scene.desk.choosing.take(seat, part)
    assert keys(scene)[-1] == Key.BACK


def test_while_something_is_shown_only_skipping_is_told(kit):
    assert keys(DUELS["cut dice"](kit)) == [Key.ACCEPT]


def test_at_the_end_of_a_match_the_key_to_its_result_is_told(kit):
    assert keys(TABLES["proving won"](kit)) == [Key.ACCEPT]


def test_the_keys_stand_in_the_head_clear_of_its_words_and_buttons(kit, brushes):
    scene = TABLES["proving four"](kit)
    paper = shown(stage.stack(scene), brushes)
    head = scene.desk.face.head(kit.words, scene.desk.sitting.table)
    (title,) = (mark for mark in paper.marks if mark.what == head)
    (choose,) = (mark for mark in paper.marks if mark.what == kit.words("hint.choose"))
    assert title.box.x < choose.box.x < 1280 - 3 * 48
    assert Box(0, 0, 1280, 52).holds(*choose.middle)


def test_a_key_that_has_no_room_covers_no_words(kit, brushes):
    for wide, drawn in ((90, False), (400, True)):
        paper = Paper(brushes, (1280, 720), 1)
        draw_row(paper, kit, Box(0, 0, wide, 40), ((Key.ACCEPT, kit.words("hint.choose")),), True)
        assert bool(paper.marks) == drawn
