"""The set-up: boards by code, maps, options, and the last table offered again."""

from dataclasses import replace

import pytest

from game.content.maps.maps import load, map_folder
from game.content.maps.setups import standard
from game.content.tanchiki import laid_boards
from game.content.tanchiki.laid_boards import LEARNING, Quarters
from game.core.chance import Dice
from game.rules.tanchiki.state import Options, Setup
from game.scenes.faces.face import NotMine
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.stack import SceneStack
from game.scenes.pages.widget_scene import Page
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.end.solo_bests import board_key
from game.scenes.tanchiki.face import FACE
from game.scenes.tanchiki.setup.chosen_board import Rework
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel, tanchiki_setup
from game.scenes.tanchiki.table import TableScene
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.people.progress import Best, keep
from game.view.canvas.box import Box
from tests import stage

TWO = (Occupant("Ann"), Occupant("Bob", "recruit"))


@pytest.fixture(scope="module")
def pool():
    return laid_boards.segments(stage.BOARDS, map_folder())


def test_a_shuffle_lays_each_segment_once(pool):
    code = laid_boards.shuffled(pool, Quarters(LEARNING), Dice(1, "a"), 4).code
    assert sorted(word[0] for word in code.split()) == sorted(pool)


def test_a_shuffle_leaves_a_locked_quarter_alone(pool):
    locked = Quarters("A0 B1 C2 D3", frozenset({2}))
    codes = {laid_boards.shuffled(pool, locked, Dice(n, "a"), 4).code.split()[2] for n in range(20)}
    assert codes == {"C2"}


def test_shuffles_differ(pool):
    found = {
        laid_boards.shuffled(pool, Quarters(LEARNING), Dice(n, "a"), 4).code for n in range(30)
    }
    assert len(found) > 25


def test_a_turned_quarter_comes_back_after_four_turns():
    quarters = Quarters(LEARNING)
    for _ in range(4):
        quarters = laid_boards.turned(quarters, 1)
    assert quarters.code == LEARNING


def test_another_segment_changes_places_with_the_one_that_lay_there(pool):
    code = laid_boards.next_segment(pool, Quarters(LEARNING), 0).code
    assert sorted(word[0] for word in code.split()) == sorted(pool)
    assert code.split()[0][0] == "B"


@pytest.mark.parametrize("seats", range(1, 9))
def test_there_is_a_board_for_every_number_of_seats(kit, seats):
    panel = TanchikiPanel(kit, "")
    places = tuple(Occupant(f"P{n}") for n in range(seats))
    assert panel.match(places).header.setup.seats == seats


def test_what_was_chosen_is_offered_again(kit):
    panel = TanchikiPanel(kit, "")
    panel.answer(Changed("island", True))
    panel.answer(Said(Rework("turn", 4, 0)))
    again = TanchikiPanel(kit, panel.choices_text())
    assert (again.options, again.choice.codes) == (panel.options, panel.choice.codes)


def test_a_large_board_is_offered_again(kit):
    panel = TanchikiPanel(kit, "")
    panel.answer(Said(Rework("shuffle", 6)))
    again = TanchikiPanel(kit, panel.choices_text())
    assert again.choice.quarters(6) == panel.choice.quarters(6)


SPOILT = '{"boards":[["Z9",[]]],"map":"","options":[]}'


@pytest.mark.parametrize("text", ["", "{}", "[1]", SPOILT, '{"boards":[1]}', "null"])
def test_spoilt_choices_lead_to_the_learning_board(kit, text):
    assert TanchikiPanel(kit, text).choice.quarters(2).code == LEARNING


def test_one_player_plays_solo(kit):
    options = TanchikiPanel(kit, "").match((Occupant("Ann"),)).header.setup.options
    assert options == Options(solo=True)


def test_a_map_says_for_how_many_players_it_is(kit):
    wide = load(map_folder() / "tanchiki" / "parade_ground.tmx")
    panel = TanchikiPanel(kit, "", wide)
    assert "4" in panel.fault(TWO)


def test_a_task_s_map_says_that_it_is_for_one_player(kit):
    task = load(map_folder() / "challenges" / "tanchiki" / "ice" / "ice_01.tmx")
    panel = TanchikiPanel(kit, "", task)
    assert panel.fault(TWO) == kit.words("tanchiki.setup.alone")
    assert not panel.fault(TWO[:1])


def test_start_leads_to_the_table(kit):
    stack = SceneStack(tanchiki_setup(kit))
    stack.handle(stage.resized((1280, 720)))
    stack.handle(Chosen("setup.start"))
    assert isinstance(stack.top, TableScene)


@pytest.mark.parametrize("tab", (0, 1, 2))
def test_every_page_of_the_setup_can_be_drawn(kit, brushes, tab):
    sheet = tanchiki_setup(kit)
    stack = SceneStack(sheet)
    stack.handle(stage.resized((960, 540)))
    stack.handle(Changed("tab", tab))
    canvas = stage.canvas(brushes, (960, 540))
    stack.draw(canvas)
    assert not kit.words.texts.missing


def test_a_map_of_another_game_is_refused(kit):
    chess = next((map_folder() / "tank_chess").glob("*.tmx"))
    with pytest.raises(NotMine):
        FACE.door.setup(kit, chess)


def test_the_next_board_is_another_one(kit):
    seeds = iter(range(100))
    panel = TanchikiPanel(replace(kit, seed=lambda: next(seeds)), "")
    panel.match((Occupant("Ann"),))
    before = panel.choice.quarters(1).code
    panel.further((Occupant("Ann"),))
    assert panel.choice.quarters(1).code != before


def test_a_setup_is_a_value_of_the_game(kit):
    assert isinstance(TanchikiPanel(kit, "").match(TWO).header.setup, Setup)


def test_the_options_of_later_leave_the_best_results_of_before_known(kit):
    setup = standard("tanchiki", 1)
    assert board_key(setup) == "6395bebb0be3"
    called = replace(setup, options=replace(setup.options, last_call=True))
    assert board_key(called) != "6395bebb0be3"


def test_one_alone_sees_the_best_result_on_the_board(kit):
    panel = TanchikiPanel(kit, "")
    setup = panel.match((Occupant("Ann"),)).header.setup
    keep(kit.folder, None, Best(board_key(setup), 13, 0))
    assert (panel.best(1), panel.best(2)) == (13, None)
    panel.answer(Changed("island", True))
    assert panel.best(1) is None


def test_a_code_that_is_typed_lays_its_board(kit):
    panel = TanchikiPanel(kit, "")
    panel.answer(Changed("code", "d1 c0 b2 a3"))
    assert (panel.choice.quarters(2).code, panel.fault(TWO)) == ("D1 C0 B2 A3", "")


@pytest.mark.parametrize("typed", ["", "A0 B0", "A0 B0 C0 X0", "A0 B0 C0 / D0 A1 B1", "/"])
def test_a_code_of_no_board_for_so_many_players_does_not_start(kit, typed):
    panel = TanchikiPanel(kit, "")
    panel.answer(Changed("code", typed))
    assert panel.fault(TWO)
    assert panel.choice.quarters(2).code == LEARNING
    panel.answer(Said(Rework("shuffle", 4)))
    assert not panel.fault(TWO)


def test_a_quarter_that_is_locked_stays_locked_when_a_code_is_typed(kit):
    panel = TanchikiPanel(kit, "")
    panel.answer(Said(Rework("lock", 4, 1)))
    panel.answer(Changed("code", "D1 C0 B2 A3"))
    assert panel.choice.quarters(2).locked == {1}


def tools(panel, seats):
    """Return the buttons of the page of the board, by their names."""
    places = tuple(Occupant(f"P{n}") for n in range(seats))
    page = Page(1280, 720, 1, panel.kit.type)
    found = panel.widgets(page, Box(648, 102, 576, 480), places)
    return [widget for widget in found if isinstance(widget, Button)]


@pytest.mark.parametrize("seats, quarters", [(4, 4), (6, 6), (8, 6)])
def test_one_quarter_is_worked_on_by_three_buttons_with_words(kit, seats, quarters):
    panel = TanchikiPanel(kit, "")
    panel.answer(Changed("quarter", 2))
    found = tools(panel, seats)
    assert [b.value for b in found if b.name == "quarter"] == list(range(quarters))
    assert [b.chosen for b in found if b.name == "quarter"].index(True) == 2
    named = [b for b in found if b.name.startswith("board.")]
    verbs = [Rework(verb, quarters, 2) for verb in ("turn", "next", "lock")]
    assert [b.says for b in named] == verbs
    assert all(b.words for b in named)


def test_a_quarter_that_a_smaller_board_lacks_is_not_worked_on(kit):
    panel = TanchikiPanel(kit, "")
    panel.answer(Changed("quarter", 5))
    assert {b.says.quarter for b in tools(panel, 4) if b.name.startswith("board.")} == {3}


def test_the_button_of_a_locked_quarter_unlocks_it(kit):
    panel = TanchikiPanel(kit, "")
    lock = next(b for b in tools(panel, 4) if b.name == "board.lock")
    panel.answer(Said(lock.says))
    locked = next(b for b in tools(panel, 4) if b.name == "board.lock")
    assert (lock.words, locked.words, locked.chosen) == ("Lock", "Unlock", True)
    panel.answer(Said(locked.says))
    assert not panel.choice.quarters(4).locked


def test_a_folder_without_segments_is_one_sentence_and_breaks_nothing(kit, tmp_path):
    bare = replace(kit, maps=tmp_path / "bare")
    said = kit.words("tanchiki.setup.no_segments")
    for seats in (1, 3, 7):
        page = tanchiki_setup(replace(bare, seats=seats))
        stack = stage.stack(page, size=(1280, 720))
        found = stage.widgets_of(stack.top)
        assert said in [w.words for w in found if isinstance(w, Label)]
        assert [w.enabled for w in found if getattr(w, "name", "") == "setup.start"] == [False]
        for command in (Chosen("by_code"), Changed("tab", 1), Chosen("setup.start")):
            stack.handle(command)
            stack.update(16)
