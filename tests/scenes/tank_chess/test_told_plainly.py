"""What the table tells without a key to it: moves in words, pushes, calls, the gravest button."""

import pytest

from game.core.grid import Facing
from game.rules.tank_chess.actions import Resign, TakeTurn
from game.rules.tank_chess.events import MatchWon
from game.rules.tank_chess.letters.notation import read_action, read_cell
from game.scenes.frame.commands import Changed, Key, Moved
from game.scenes.tank_chess.game_texts.keep_match_page import keeping_page
from game.scenes.tank_chess.panel.card import state_lines
from game.scenes.tank_chess.panel.move_list import listed_rows, moves_area
from game.scenes.tank_chess.panel.player_plates import plate_of
from game.scenes.tank_chess.remaining_forces import draw_kinds
from game.scenes.tank_chess.turn.board_picture import CALL, draw_call
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel
from game.session.match.clock import Clock
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper, shown

from .table import click, press, scene, settle, spot
from .test_setup import panel_of

RUBBLE = """
8 . . . c . . . .
7 . . . . . . . .
6 . . . . . . . .
5 H↗ . . l . . . .
4 . . . . . . . .
3 . . . B . . . .
2 . # . . . . . .
1 C # . . . . . L
"""


def turn(made, line):
    made.desk.live.submit(read_action(made.desk.table, line))
    made.update(20)
    settle(made)


def rubble(kit):
    """Return a table with a wreck on D5, and White to move."""
    made = scene(kit, RUBBLE)
    start = read_cell("A5", 8)
    made.desk.live.submit(TakeTurn(0, start, start, Facing.EAST, read_cell("D5", 8)))
    made.update(20)
    settle(made)
    turn(made, "C D8>E8/S")
    return made


def test_a_push_shows_where_the_wreck_will_lie(kit, brushes):
    made = rubble(kit)
    click(made, "D3")
    made.handle(Moved(*spot(made, "D5")))
    assert made.desk.pushed() == read_cell("D6", 8)
    paper = shown(made, brushes)
    assert read_cell("D6", 8) in paper.cells(made.desk.place, "piece.wreck")
    assert paper.says(kit.words("chess.plan.pushes", cell="D6"))


def test_a_push_goes_where_the_rules_then_push_the_wreck(kit):
    made = rubble(kit)
    click(made, "D3")
    for cell in sorted(made.desk.reach.cells):
        made.handle(Moved(*made.desk.place.middle(cell)))
        desk, to = made.desk, made.desk.pushed()
        turned = TakeTurn(0, read_cell("D3", 8), desk.plan.cell, desk.plan.facing, None)
        told = desk.live.match.rules.apply(desk.live.match.state, turned).events
        pushed = [each.event.to for each in told if type(each.event).__name__ == "WreckPushed"]
        assert pushed == ([to] if to is not None else [])


def test_a_way_that_meets_no_wreck_pushes_none(kit):
    made = rubble(kit)
    click(made, "D3")
    made.handle(Moved(*spot(made, "D4")))
    assert made.desk.plan.posed
    assert made.desk.pushed() is None


def test_a_move_of_the_list_is_told_in_plain_words(kit):
    made = rubble(kit)
    rows = listed_rows(made.desk)
    area = moves_area(made.desk, Box(0, 0, 480, 200), rows)
    tips = [each.tip for each in area.widgets if isinstance(each, Button)]
    assert tips[0].startswith("Heavy tank A5")
    assert "Light tank D5" in tips[0]
    assert tips[1] == "Commander D8 → E8, facing south"


def test_how_moves_are_written_is_said_before_the_first(kit, brushes):
    assert any("x: destroys" in words for words in shown(scene(kit), brushes).words)


def test_left_lines_stand_behind_a_bar(kit):
    desk = stage.SCENES["chess variations"](kit).desk
    rows = listed_rows(desk)
    area = moves_area(desk, Box(0, 0, 540, 2000), rows)
    bars = [each for each in area.widgets if isinstance(each, Panel)]
    assert len(bars) == sum(row.aside for row in rows) > 0


def test_a_call_covers_nothing_that_it_speaks_of(kit, brushes):
    made = stage.SCENES["chess check"](kit)
    paper, place = Paper(brushes), made.desk.place
    draw_call(paper, made.desk)
    (word,) = (each for each in paper.marks if each.how == "write")
    assert word.what == kit.words("chess.check")
    assert brushes.type.measure(word.what, CALL)[0] <= word.box.width
    for attack in made.desk.checkers():
        for cell in (attack.target, attack.fires_from, *(cell for cell, _ in attack.way)):
            assert not word.box.inset(-place.size / 2).holds(*place.middle(cell))


def test_resigning_stands_apart_from_all_else_of_the_pause(kit):
    made = scene(kit)
    pause = press(made, Key.MENU).scene
    buttons = [each for each in stage.widgets_of(pause) if isinstance(each, Button)]
    assert [each.name for each in buttons if each.look is Look.DANGER] == ["resign"]
    assert buttons[-1].name == "resign"


def test_what_keeps_a_match_is_the_main_thing_on_its_page(kit):
    widgets = stage.widgets_of(keeping_page(kit))
    looks = {each.name: each.look for each in widgets if isinstance(each, Button)}
    assert (looks["keep"], looks["back"]) == (Look.MAIN, Look.PLAIN)
    said = [each.words for each in widgets if isinstance(each, Label)]
    assert not [words for words in said if str(kit.folder) in words]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_way_back_is_among_the_keys_of_a_plan_that_shoots(tmp_path, brushes, language):
    made = stage.SCENES["chess plan"](stage.make_kit(tmp_path, brushes, language))
    paper = shown(made, brushes)
    assert made.desk.plan.target is not None
    row = paper.within(made.sight.layout.hints)
    assert made.desk.kit.words("hint.back") in [each.what for each in row]


def test_the_page_of_a_board_shows_the_armies_that_were_chosen(kit, brushes):
    panel = panel_of(kit, free_army=True)
    column = Paper(brushes)
    draw_kinds(column, Box(0, 0, 200, 120), panel.selection.preview, kit.words)
    assert {mark.what for mark in column.pictures("piece.")} == {
        f"piece.{kind}.0" for kind in ("commander", "light", "medium", "heavy")
    }
    assert {"×1", "×2", "×3", "×4"} == set(column.words)
    panel.answer(Changed("fewer", "light"))
    again = Paper(brushes)
    draw_kinds(again, Box(0, 0, 200, 120), panel.selection.preview, kit.words)
    assert [mark.what for mark in again.pictures("piece.light")] == [
        "piece.light.0",
        "piece.light.1",
    ]


def test_an_army_with_room_below_the_board_has_the_names_of_its_kinds(kit, brushes):
    panel = panel_of(kit, free_army=True)
    column = Paper(brushes)
    draw_kinds(column, Box(0, 0, 200, 150), panel.selection.preview, kit.words)
    assert set(column.words) == {
        "1 × Commander",
        "2 × Heavy tank",
        "3 × Medium tank",
        "4 × Light tank",
    }


def test_every_tool_of_the_editor_has_its_name_where_one_points(kit):
    editor = stage.SCENES["chess editor"](kit)
    tools = [w for w in stage.widgets_of(editor) if isinstance(w, Button) and w.name == "tool"]
    assert len(tools) == len({tool.tip for tool in tools}) > 20


@pytest.mark.parametrize("left, low", [(37_000, True), (38_000, False)])
def test_a_clock_that_runs_out_is_red_even_when_the_other_moves(kit, left, low):
    made = scene(kit, clock=Clock((300_000, 300_000)))
    made.desk.live.match.clock = Clock((300_000, left))
    assert made.desk.table.turn == 0
    assert plate_of(made.desk, 1).low is low


def test_while_a_resignation_is_shown_the_card_does_not_call_for_a_move(kit):
    made = scene(kit)
    kit.settings.change(speed=100, bot_speed=100)
    made.desk.live.submit(Resign(0))
    made.update(20)
    assert not made.desk.live.playback.idle
    assert [line.words for line in state_lines(made.desk)] == ["Olena resigns"]


def test_nobody_is_to_move_while_the_end_is_shown(kit):
    made = scene(kit)
    kit.settings.change(speed=100, bot_speed=100)
    assert plate_of(made.desk, 0).moves
    made.desk.live.submit(Resign(0))
    while not isinstance(made.desk.live.playback.current.event, MatchWon):
        made.update(20)
    assert not any(plate_of(made.desk, seat).moves for seat in (0, 1))


def test_armies_without_worth_are_not_counted(kit, brushes):
    def strips(made):
        marks = shown(made, brushes).marks
        return [mark for mark in marks if (mark.how, mark.colour) == ("plate", "paper_dark")]

    assert strips(scene(kit))
    assert not strips(stage.SCENES["lesson of tank_chess"](kit))
