"""A game opened from text: one that is over is looked at, any other is given its seats first."""

import pytest

from game.scenes.frame.commands import Edit, Edited, Key, Press, Said
from game.scenes.frame.stack import Push, Restart
from game.scenes.pause import taking_back
from game.scenes.play.sitting import CALM_MS
from game.scenes.saves.saved_files import autosave, records, waiting
from game.scenes.tank_chess.game_texts.open_game_page import open_scene
from game.scenes.tank_chess.table import TableScene
from tests import stage

from .table import moves, play, press, scene

BEGUN = """white: Olena
black: Taras
start: 3c43l4/8/8/1##5/7m4/8/1#6/C0#1H03L0 w 0 1

1. H D1>E2/NE +
1... C D8>B6/SE
2. L H1>H2/N +
"""
OVER = """white: Olena
black: Taras
start: 3c43l4/8/8/1##5/7m4/8/1#6/C0#1H03L0 w 0 1
result: white

1. H D1>D3/N xD8
"""


def opened(kit, text):
    kit.settings.change(speed=0, bot_speed=0)
    made = open_scene(kit, lambda table: None).handle(Edited(Edit.PASTE, text)).scene
    made.handle(stage.resized((1280, 720)))
    return made


def test_a_game_that_is_over_is_looked_at_from_its_first_move_on(kit):
    made = opened(kit, OVER)
    assert isinstance(made, TableScene)
    assert moves(made) == ["H D1>D3/N xD8"]
    assert len(made.desk.table.pieces) == 6
    press(made, Key.STEP)
    assert made.desk.table.end is not None


def test_a_game_that_is_over_leaves_nothing_behind(kit):
    made = opened(kit, OVER)
    for _ in range(5):
        assert made.update(20) is None
    press(made, Key.BACK)
    made.update(CALM_MS)
    press(made, Key.BACK)
    assert isinstance(made.resume("title"), Restart)
    kit.writer.settle()
    assert not waiting(kit, "tank_chess")
    assert not records(kit).exists()


def test_looking_at_a_game_leaves_the_match_that_waits(kit):
    play(scene(kit), "D1", "E2", "E2")
    before = autosave(kit, "tank_chess").read_bytes()
    made = opened(kit, OVER)
    press(made, Key.BACK, Key.BACK)
    made.resume("title")
    kit.writer.settle()
    assert autosave(kit, "tank_chess").read_bytes() == before


def test_nothing_is_taken_back_of_a_game_that_is_looked_at(kit):
    made = opened(kit, OVER)
    assert taking_back.back_to(made.desk.sitting) is None


def test_from_a_move_that_is_looked_at_one_plays_on_after_giving_the_seats(kit):
    made = opened(kit, OVER)
    change = made.handle(Press(Key.ACCEPT))
    assert isinstance(change, Push)
    table = stage.sat_down(change.scene)
    assert (table.desk.live.match.count, table.desk.names) == (0, ("Olena", "Taras"))
    assert table.desk.sitting.terms.kept


def test_a_game_that_is_not_over_is_given_its_seats_first(kit):
    page = opened(kit, BEGUN)
    page.handle(computer_for_black(page))
    table = stage.sat_down(page)
    assert moves(table) == ["H D1>E2/NE", "C D8>B6/SE", "L H1>H2/N"]
    assert table.desk.sitting.people == {0}


def computer_for_black(page):
    """Return what the choice of who plays Black says of the usual strength."""
    choice = next(w for w in stage.widgets_of(page) if getattr(w, "name", "") == "seat.who.1")
    return Said(choice.says(1 + (len(choice.options) - 1) // 2))


def test_alone_one_takes_back_without_asking_anybody(kit):
    page = opened(kit, BEGUN)
    page.handle(computer_for_black(page))
    table = stage.sat_down(page)
    table.handle(stage.resized((1280, 720)))
    table.update(20)
    assert press(table, Key.UNDO) is None
    assert moves(table) == ["H D1>E2/NE", "C D8>B6/SE"]


def test_nothing_is_replaced_before_the_seats_are_given(kit):
    play(scene(kit), "D1", "E2", "E2")
    page = opened(kit, BEGUN)
    assert waiting(kit, "tank_chess")
    stage.sat_down(page)
    assert len(list(records(kit).iterdir())) == 1


@pytest.mark.parametrize("text", [BEGUN, OVER])
def test_a_text_that_is_shown_is_drawn(kit, brushes, text):
    made = opened(kit, text)
    made.draw(stage.canvas(brushes, (1280, 720)))
