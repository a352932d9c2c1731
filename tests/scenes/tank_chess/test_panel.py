"""The panel beside the board: moves in columns, and a card that tells what is shown."""

from copy import copy
from dataclasses import replace

import pygame
import pytest

from game.core.grid import Cell
from game.rules.tank_chess.actions import OfferDraw, Resign
from game.rules.tank_chess.letters.notation import read_cell
from game.rules.tank_chess.starting_board import Ground
from game.scenes.frame.commands import Key, Wheel
from game.scenes.pages.key_hints import fitting
from game.scenes.tank_chess.panel.card import last_words, state_lines
from game.scenes.tank_chess.panel.first_match_hints import SEEN, again, hint
from game.scenes.tank_chess.panel.last_move import happened
from game.scenes.tank_chess.panel.legend import PAINTS, draw_legend, legend, legend_height
from game.scenes.tank_chess.panel.move_list import MoveRow, listed_rows, moves_area
from game.scenes.tank_chess.panel.panel import hints_of
from game.scenes.tank_chess.panel.piece_card import PLATE, piece_lines
from game.scenes.tank_chess.remaining_forces import forces
from game.scenes.tank_chess.turn.turn_plan import Plan, put_down
from game.scenes.tank_chess.turn.which_marks import underlay
from game.scenes.widgets.look_of_button import room
from game.scenes.widgets.sizes_of_like_words import WORDS
from game.scenes.widgets.widget_kinds import Area, Button, Label
from game.tools.tank_chess import exhibits as chess
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.canvas.paragraph import GAP, Line, even, tall
from game.view.canvas.paragraph import fitting as fitting_lines
from tests import stage
from tests.paper import shown

SHORT, LONG = "L J3>J4/NW", "L L12>K10/SW xK7 +"


def moves(kit, *texts):
    """Return two moves of one turn in a list."""
    desk = chess.table(kit, 2).desk
    row = MoveRow(1, tuple(enumerate(texts, 1)))
    area = moves_area(desk, Box(0, 0, 480, 200), (row,))
    return [widget for widget in area.widgets if isinstance(widget, Button)]


def cells(kit, *texts):
    """Return where two moves of one turn stand in a list."""
    return [move.box for move in moves(kit, *texts)]


@pytest.mark.parametrize(
    "name, key, gaps",
    [
        ("chess first move", "no_moves", {}),
        ("chess midway", "begun_midway", {"number": 14, "side": "White"}),
        ("chess challenge", "begun_task", {}),
    ],
)
def test_before_the_first_move_the_list_says_what_has_happened(kit, name, key, gaps):
    desk = stage.SCENES[name](kit).desk
    said, written = moves_area(desk, Box(0, 0, 480, 200), ()).widgets
    assert (said.words, said.colour) == (kit.words(f"chess.{key}", **gaps), "words")
    assert written.words == kit.words("chess.notation")
    assert written.box.y >= said.box.bottom


def test_the_moves_of_a_turn_stand_side_by_side(kit):
    white, black = cells(kit, SHORT, SHORT)
    assert white.y == black.y


def test_a_move_too_long_for_its_column_has_a_line_of_its_own(kit):
    white, black = cells(kit, SHORT, LONG)
    assert black.y >= white.bottom
    assert kit.type.measure(LONG, STRONG)[0] < black.width


def test_all_moves_begin_at_the_same_margin(kit):
    buttons = (*moves(kit, SHORT, SHORT), *moves(kit, SHORT, LONG))
    assert len({room(move, move.box, WORDS).x - move.box.x for move in buttons}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_the_list_begins_and_ends_with_whole_rows_however_it_is_turned(kit, size):
    sight = chess.table(kit, 26).sight
    sight.page = stage.resized(size)
    sight.follow()
    area = next(each for each in sight.widgets() if isinstance(each, Area))
    stands = [sight.form.scrolls.settled((area,))["moves"]]
    for _ in range(3):
        sight.form.handle(Wheel(*area.box.middle, 1), sight.widgets())
        stands.append(sight.form.scrolls.settled((area,))["moves"])
    lines = [widget.box.y - area.box.y for widget in area.widgets if isinstance(widget, Label)]
    edges = [*stands, *(stand + area.box.height for stand in stands), *lines]
    assert len(set(stands)) == len(stands)
    assert [edge / area.row for edge in edges] == pytest.approx(
        [round(edge / area.row) for edge in edges]
    )


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("name", ["chess chosen", "chess plan"])
def test_the_keys_that_turn_a_piece_are_told_on_a_narrow_page_too(
    tmp_path, brushes, language, name
):
    kit = stage.make_kit(tmp_path, brushes, language)
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized((1024, 768)))
    canvas = stage.canvas(brushes, (1024, 768))
    told = fitting(canvas, kit, scene.sight.layout.hints.width - 8, hints_of(scene.desk))
    assert {Key.TURN_LEFT, Key.TURN_RIGHT, Key.ACCEPT} <= {key for key, _ in told}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("danger", [False, True])
def test_the_card_of_a_chosen_piece_has_room_for_all_it_tells(
    tmp_path, brushes, language, size, danger
):
    scene = stage.SCENES["chess chosen"](stage.make_kit(tmp_path, brushes, language))
    scene.handle(stage.resized(size))
    scene.desk.danger = danger
    lines = tuple(piece_lines(scene.desk, scene.desk.reach.piece))
    canvas = stage.canvas(brushes, size)
    room, marks = scene.sight.layout.card.inset(16, 12).below(PLATE + 8), legend(scene.desk)
    assert (len(lines), len(marks) > 1) == (3, True)
    assert (
        fitting_lines(canvas, room.above(legend_height(canvas, room.width, marks)), lines) == lines
    )


def test_the_card_tells_the_move_that_is_shown_and_whom_it_destroys(kit):
    desk = chess.TABLES["chess shot"](kit).desk
    assert [line.words for line in state_lines(desk)] == [
        "Watch: White moves",
        "Medium tank H3 → E6, facing north-west",
        "Light tank C8: gun 2 > side 0: destroyed",
    ]


def test_the_list_tells_the_answer_to_an_offer_from_the_offer(kit):
    desk = chess.table(kit, 0).desk
    desk.live.submit(OfferDraw(0), OfferDraw(1))
    said = [text for row in listed_rows(desk) for _, text in row.moves]
    assert said == ["White offers a draw", "Black agrees to a draw"]


def test_a_left_line_keeps_its_sides_in_their_columns(kit):
    desk = stage.SCENES["chess variations"](kit).desk
    left = [row for row in listed_rows(desk) if row.aside]
    seats = [[desk.tree.nodes[number].action.seat for number, _ in row.moves] for row in left]
    assert seats == [[1], [0, 1], [0, 1], [0, 1]]


def test_the_card_names_who_gives_check_right_below_the_check(kit):
    desk = chess.TABLES["chess check"](kit).desk
    assert [line.words for line in state_lines(desk)][1:3] == [
        "Check!",
        "Check by: light tank I7",
    ]


def test_a_cell_that_is_only_reached_by_backing_up_is_marked_as_such(kit):
    desk = chess.table(kit, 0).desk
    desk.plan = Plan(start=read_cell("C3", desk.table.height))
    reach, marks = desk.reach, dict(underlay(desk).reach_marks.cells)
    ahead = {cell for (cell, _), cost in reach.poses.items() if not cost.reverse}
    assert {cell for cell, signs in marks.items() if signs.backs} == reach.cells - ahead
    assert ahead


def test_the_key_of_a_plan_that_shoots_says_so(kit):
    desk = chess.TABLES["chess plan"](kit).desk
    desk.plan = replace(desk.plan, target=None)
    assert (Key.ACCEPT, "move") in hints_of(desk)
    desk.plan = replace(desk.plan, target=read_cell("C8", desk.table.height))
    assert (Key.ACCEPT, "shoot") in hints_of(desk)


def test_over_an_enemy_the_keys_that_turn_say_that_they_change_the_stand(kit):
    desk = chess.TABLES["chess plan"](kit).desk
    desk.plan = replace(desk.plan, down=False)
    desk.hover = desk.plan.target
    assert desk.hover is not None
    assert (Key.TURN_RIGHT, "from where") in hints_of(desk)
    desk.hover = desk.plan.cell
    assert (Key.TURN_RIGHT, "turn") in hints_of(desk)


def test_keys_that_must_be_held_say_so(kit):
    hints = dict(hints_of(chess.table(kit, 26).desk))
    assert hints[Key.FORECAST] == "hold: dangers"
    assert hints[Key.SHOW] == "hold: reach"


def meant(desk):
    """Return the marks that the card explains."""
    return [entry.mark for entry in legend(desk)]


def test_the_card_explains_the_hatch_only_where_there_is_some(kit):
    desk = chess.TABLES["chess chosen"](kit).desk
    desk.danger = True
    assert desk.threats(desk.reach.piece)
    assert "risk" in meant(desk)
    calm = chess.table(kit, 0).desk
    calm.plan = Plan(start=read_cell("C1", calm.table.height))
    calm.danger = True
    assert not calm.threats(calm.reach.piece)
    assert meant(calm) == ["reach"]


def test_a_plan_that_is_put_down_has_no_word_of_hatched_cells(kit):
    desk = chess.TABLES["chess danger"](kit).desk
    desk.plan = put_down(desk.plan)
    assert desk.danger
    assert desk.plan.down
    assert not meant(desk)


def test_every_mark_of_a_legend_has_its_picture(kit, brushes):
    for name in ("chess chosen", "chess target", "chess reach", "chess danger", "chess attacked"):
        desk = chess.TABLES[name](kit).desk
        assert meant(desk)
        assert set(meant(desk)) <= set(PAINTS)
        canvas = stage.canvas(brushes, (1280, 720))
        canvas.fill("panel")
        before = pygame.image.tobytes(canvas.surface, "RGB")
        draw_legend(canvas, Box(20, 20, 500, 90), legend(desk))
        assert pygame.image.tobytes(canvas.surface, "RGB") != before


@pytest.mark.parametrize("danger", (False, True))
def test_the_marks_on_the_board_are_those_that_the_card_explains(kit, danger):
    desk = chess.TABLES["chess chosen"](kit).desk
    desk.danger = danger
    signs = [signs for _, signs in underlay(desk).reach_marks.cells]
    assert ("back" in meant(desk)) == any(each.backs for each in signs)
    assert ("fire" in meant(desk)) == any(each.shoots for each in signs)


def test_the_card_says_what_the_marks_of_attacks_mean(kit):
    desk = chess.TABLES["chess attacked"](kit).desk
    assert desk.attacks()
    assert meant(desk) == ["victim", "attacker", "attack"]


def test_the_card_says_so_where_there_is_no_attack_to_mark(kit):
    desk = chess.table(kit, 0).desk
    desk.danger = True
    assert [line.words for line in state_lines(desk)][1] == kit.words("chess.legend.safe")
    assert not meant(desk)


def test_the_panel_says_the_last_move_once_and_what_both_sides_have(kit, brushes):
    desk = chess.table(kit, 26).desk
    paper = shown(chess.table(kit, 26), brushes)
    assert paper.says(happened(desk))
    assert not paper.says(last_words(desk))
    assert {str(force.points) for force in forces(desk.table)} <= set(paper.words)


def test_the_card_says_whom_the_last_move_destroyed(kit):
    lines = state_lines(chess.TABLES["chess looked back"](kit).desk)
    assert lines[1].words == "White: medium tank E6 → E8, facing north-east"
    assert lines[2].words.startswith("Light tank H8: gun 2 > ")


def test_the_ground_under_the_pointer_says_what_it_does(kit):
    desk = chess.table(kit, 26).desk
    ground = desk.table.ground
    place = next(n for n, letter in enumerate(ground) if letter == Ground.WALL.value)
    desk.hover = Cell(place % desk.table.width, place // desk.table.width)
    assert "Wall: stops tanks and shells" in [line.words for line in state_lines(desk)]


def test_who_has_won_is_told_large_with_how_and_what_is_left(kit, brushes):
    scene = chess.TABLES["chess over"](kit)
    paper = shown(scene, brushes)
    assert paper.says("White wins!")
    assert paper.says("The opponent resigned.")
    assert {str(force.points) for force in forces(scene.desk.table)} <= set(paper.words)


def test_the_list_has_room_for_five_turns_at_the_least_size_of_a_window(kit):
    sight = chess.table(kit, 26).sight
    area = next(each for each in sight.widgets() if isinstance(each, Area))
    assert round(area.box.height / area.row) == 5


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("count", [3, 7])
def test_a_hint_leaves_room_for_the_latest_moves(tmp_path, brushes, language, count):
    kit = stage.make_kit(tmp_path, brushes, language)
    sight = chess.table(kit, count, guided=True).sight
    area = next(each for each in sight.widgets() if isinstance(each, Area))
    cross = next(w for w in sight.widgets() if getattr(w, "name", "") == "guide_off")
    assert round(area.box.height / area.row) >= 2
    assert area.box.bottom <= cross.box.y


def test_the_latest_move_stays_in_sight_when_a_hint_comes(kit):
    made = chess.table(kit, 10, guided=True)
    kit.settings.change(seen=frozenset({SEEN}))
    made.update(20)
    made.sight.follow()
    again(made.desk)
    made.update(20)
    area = next(each for each in made.sight.widgets() if isinstance(each, Area))
    latest = next(w for w in area.widgets if isinstance(w, Button) and w.chosen)
    assert hint(made.desk)
    assert area.most > 0
    assert latest.box.moved(0, -made.sight.form.scrolls.tops[area.name]).within(area.box)


def test_talk_stands_alone_and_has_no_number(kit):
    desk = chess.table(kit, 1).desk
    desk.live.submit(OfferDraw(1), OfferDraw(0))
    assert [(row.number, len(row.moves)) for row in listed_rows(desk)] == [(1, 1), (0, 1), (0, 1)]


@pytest.mark.parametrize("name", ["chess plan", "chess danger", "chess looked back"])
def test_to_draw_a_table_changes_nothing_of_it(kit, brushes, name):
    scene = chess.TABLES[name](kit)
    before, signs = copy(scene.desk), scene.sight.form.signs
    scene.draw(stage.canvas(brushes, (1280, 720)))
    assert (scene.desk, scene.sight.form.signs) == (before, signs)


def test_the_result_tells_in_a_sentence_how_it_came_about(kit):
    scene = chess.table(kit, 0)
    scene.desk.live.submit(Resign(0))
    shown = [change.scene for _ in range(40) if (change := scene.update(100))]
    words = [w.words for w in stage.widgets_of(shown[0]) if isinstance(w, Label)]
    assert "The opponent resigned." in words


LINES = tuple(Line(f"{number} words that take some room here", SMALL, "quiet") for number in "123")


def test_lines_that_do_not_fit_become_smaller_alike(brushes):
    canvas = stage.canvas(brushes, (1280, 720))
    lines = even(canvas, Box(0, 0, 200, 90), LINES, 50)
    assert len({line.style for line in lines}) == 1
    assert sum(tall(canvas, Box(0, 0, 200, 90), x.words, x.style) + GAP for x in lines) < 92 + GAP


def test_letters_of_the_usual_size_do_not_become_smaller_for_a_line_more(brushes):
    canvas = stage.canvas(brushes, (1280, 720))
    assert fitting_lines(canvas, Box(0, 0, 200, 110), LINES) == LINES[:2]
