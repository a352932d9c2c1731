"""A record is watched: by bar, by list, by keys, and played on from any move."""

import pygame
import pytest

from game.rules.tank_chess import TANK_CHESS
from game.scenes.frame.commands import Changed, Chosen, Key, Press
from game.scenes.frame.stack import Pop, Push
from game.scenes.opening.opening import opened_record
from game.scenes.opening.play_on import play_on
from game.scenes.saves.saving import keep_record
from game.scenes.tank_chess.board_face import chapters
from game.scenes.widgets.widget_kinds import Area, Label
from game.view.canvas.letter_styles import SMALL
from tests import stage
from tests.kept import open_watch
from tests.scenes.tank_chess.table import moves, play, scene


@pytest.fixture
def path(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    play(made, "H4", "H5", "H5")
    play(made, "E2", "D1", "D1")
    kit.settings.change(speed=100)
    return keep_record(kit, made.desk.live.match)


@pytest.fixture
def shown(kit, path):
    made = stage.watched(opened_record(kit, path))
    made.handle(stage.resized((1280, 720)))
    return made


def test_a_record_plays_to_its_own_end(kit, path, shown):
    _, watch = open_watch(path, {"tank_chess": TANK_CHESS})
    shown.handle(Chosen("bar.play"))
    for _ in range(2000):
        shown.update(50)
    assert shown.reel.shown == watch.tables[-1]


def test_the_first_picture_is_the_start(shown, path):
    _, watch = open_watch(path, {"tank_chess": TANK_CHESS})
    assert shown.reel.shown == watch.tables[0]


def test_a_step_forward_and_back_shows_the_same_table(shown):
    before = shown.reel.shown
    shown.handle(Press(Key.STEP))
    assert shown.reel.shown != before
    shown.handle(Press(Key.STEP_BACK))
    assert shown.reel.shown == before


def test_a_line_of_the_list_leads_to_the_board_after_that_move(shown, path):
    _, watch = open_watch(path, {"tank_chess": TANK_CHESS})
    shown.handle(Changed("chapter", 2))
    assert shown.reel.shown == watch.tables[2]


def lit(scene):
    rows = next(w for w in scene._widgets() if getattr(w, "name", "") == "chapters").widgets
    return [row.value for row in rows if row.chosen]


def test_the_move_that_is_played_is_lit(shown):
    shown.handle(Changed("chapter", 1))
    assert lit(shown) == [1]
    shown.handle(Press(Key.PLAY))
    shown.update(30)
    assert lit(shown) == [2]


def test_the_first_move_is_not_under_way_at_the_start(shown):
    shown.handle(Changed("chapter", 0))
    assert not shown.reel.begun


def test_every_move_has_a_line(kit, path):
    _, watch = open_watch(path, {"tank_chess": TANK_CHESS})
    lines = [each.words for each in chapters(kit.words, watch, ("A", "B"))]
    assert [line.split(" ")[0] for line in lines] == ["Start", "1.", "1…", "2."]


def test_playing_on_begins_after_the_moves_that_were_shown(shown):
    shown.handle(Changed("chapter", 1))
    change = shown.handle(Chosen("go_on"))
    assert isinstance(change, Push)
    assert moves(stage.sat_down(change.scene)) == ["H D1>E2/NE"]


def test_the_way_back_is_always_open(shown):
    assert isinstance(shown.handle(Press(Key.BACK)), Pop)


def test_drawing_a_replay_twice_draws_the_same(shown, brushes):
    shown.handle(Changed("chapter", 1))
    pictures = []
    for _ in range(2):
        canvas = stage.canvas(brushes, (1280, 720))
        shown.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_sentences_of_a_replay_have_letters_of_one_size_and_no_gaps(kit, shown):
    kit.words.speak("uk")
    shown.handle(Chosen("bar.last"))
    told = [
        each for each in stage.widgets_of(shown) if isinstance(each, Label) and "§" in each.words
    ]
    page = shown._shown.page
    needed = [page.measure(each.words, SMALL, each.box.width)[1] for each in told]
    assert len(told) > 2
    assert [each.box.height for each in told] == needed


def test_the_title_names_who_played(shown):
    said = [each.words for each in stage.widgets_of(shown) if isinstance(each, Label)]
    assert "Replay: Olena — Taras" in said


@pytest.mark.parametrize(
    "strengths, people",
    [((None, None), (0, 1)), ((None, "recruit"), (0,)), (("recruit", "soldier"), (0,))],
)
def test_who_sat_there_sits_there_again(kit, strengths, people):
    record = scene(kit, strengths=strengths).desk.live.match.record()
    assert stage.sat_down(play_on(kit, record, 0)).desk.sitting.people == set(people)


def rows(shown, size):
    """Return the boxes of the lines that one jumps by."""
    shown.handle(stage.resized(size))
    area = next(each for each in stage.widgets_of(shown) if isinstance(each, Area))
    return [each.box for each in area.widgets]


def test_an_answer_stands_beside_the_move_it_answers(shown):
    start, white, black, again = rows(shown, (1280, 720))
    assert (white.y, white.right < black.x) == (black.y, True)
    assert start.bottom <= white.y
    assert again.y >= white.bottom
    assert again.x == white.x


def test_a_narrow_list_has_one_line_below_the_other(shown):
    boxes = rows(shown, (960, 1280))
    assert len({box.x for box in boxes}) == 1
    assert [box.y for box in boxes] == sorted({box.y for box in boxes})


def test_the_list_takes_what_a_square_board_leaves(shown):
    board, side, _ = shown._shown.boxes()
    assert board.width <= board.height * 1.05
    assert side.width > 480
