"""One question, one overlay; one frame for who acts; the forecast is one numbered way."""

import math

import pytest

from game.rules.tanchiki.foresight.forecast import forecast
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.spelling import EXCHANGE
from game.scenes.frame.commands import Key
from game.scenes.pages.widget_scene import Page
from game.scenes.table.legend import legend_box, legend_widgets
from game.scenes.tanchiki.overlay.legend import signs
from game.scenes.tanchiki.page_places import laid_out
from game.scenes.tanchiki.sides.left_column import legend_of, seat_boxes
from game.scenes.widgets.widget_kinds import Label
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.tanchiki.bot_forecast import FAINT, HINTED, dashes, draw_consequence, draw_forecast
from game.view.tanchiki.bot_routes import ends_of, routes_of, spots_of
from game.view.tanchiki.pieces import bot_number
from tests import stage
from tests.paper import Paper, shown

from .table import let_pass, place_tanks, plan_something, planning, press, table_of

FAR = BoardPlace(0, 0, 40, 8, 4)


def alphas(paper, name):
    return {mark.alpha for mark in paper.pictures(name)}


def on_board(paper, place, name):
    return {mark.alpha for mark in paper.pictures(name) if place.box.holds(*mark.middle)}


def test_the_overlay_that_was_asked_for_last_is_seen_and_the_other_is_faint(kit, brushes):
    stack, scene = planning(kit)
    place = scene.desk.place
    press(stack, Key.SHOW)
    assert on_board(shown(stack, brushes), place, "overlay.danger") == {255}
    press(stack, Key.FORECAST)
    paper = shown(stack, brushes)
    assert on_board(paper, place, "overlay.danger") == {FAINT}
    assert on_board(paper, place, "overlay.foreseen") == {HINTED}
    press(stack, Key.FORECAST)
    assert on_board(shown(stack, brushes), place, "overlay.danger") == {255}


def test_a_plan_that_changes_comes_before_what_was_asked_earlier(kit, brushes):
    stack, scene = planning(kit)
    place = scene.desk.place
    press(stack, Key.SHOW)
    plan_something(scene, 0)
    let_pass(stack, 200)
    paper = shown(stack, brushes)
    assert on_board(paper, place, "overlay.danger") == {FAINT}
    assert 255 in alphas(paper, "overlay.shot")
    press(stack, Key.SHOW)
    press(stack, Key.SHOW)
    paper = shown(stack, brushes)
    assert on_board(paper, place, "overlay.danger") == {255}
    assert max(alphas(paper, "overlay.shot")) == FAINT


def test_danger_is_faint_as_soon_as_a_cell_is_asked_for(kit, brushes):
    stack, scene = table_of(kit)
    press(stack, Key.SHOW)
    let_pass(stack, 300)
    assert scene.desk.aimer.aim is not None
    assert scene.desk.overlay.front == "choice"
    press(stack, Key.SHOW)
    press(stack, Key.SHOW)
    assert scene.desk.overlay.front == "danger"
    place_tanks(stack, scene)
    let_pass(stack, 300)
    assert scene.desk.overlay.front == "danger"


def test_a_planner_has_the_frame_of_who_acts_and_the_seats_row_has_none(kit, brushes):
    stack, scene = planning(kit)
    edges = [m for m in shown(stack, brushes).marks if m.how == "edge" and m.colour == "seat.0"]
    assert len(edges) == 1
    seats = laid_out(1280, 720, scene.table.board).seats
    assert not seats.holds(*edges[0].middle)


def test_while_the_log_is_read_the_seats_row_is_framed(kit, brushes):
    stack, scene = planning(kit)
    scene.desk.reading = True
    edges = [m for m in shown(stack, brushes).marks if m.how == "edge" and m.colour == "seat.0"]
    seats = laid_out(1280, 720, scene.table.board).seats
    assert [seats.holds(*edge.middle) for edge in edges] == [True]


@pytest.mark.parametrize("key", [Key.SHOW, Key.FORECAST])
def test_what_signs_on_the_board_mean_is_said_below_the_seats(kit, brushes, key):
    stack, scene = planning(kit)
    desk = scene.desk
    assert legend_of(desk) is None
    press(stack, key)
    legend = legend_of(desk)
    assert not any(legend.meets(box) for box in seat_boxes(desk))
    said = "A gun points here now." if key is Key.SHOW else "Whom it hits from there."
    assert said in [mark.what for mark in shown(stack, brushes).within(legend)]


@pytest.mark.parametrize("key", [None, Key.SHOW, Key.FORECAST])
def test_what_happened_last_is_told_while_people_plan_whatever_else_is_to_be_read(
    kit, brushes, key
):
    stack, scene = planning(kit)
    if key is not None:
        press(stack, key)
    else:
        scene.desk.guide.again()
        let_pass(stack, 100)
        assert scene.desk.guide.shown is not None
    seats = laid_out(1280, 720, scene.table.board).seats
    paper = shown(stack, brushes)
    said = [mark.what for mark in paper.within(seats)]
    assert kit.words("log.heading") in said
    assert told_last(scene) in said


def told_last(scene):
    return [line.words for line in scene.desk.log.lines if not (line.head or line.note)][-1]


def test_with_eight_seats_what_happened_last_and_the_buttons_signs_are_told(kit, brushes):
    scene = stage.SCENES["tanchiki eight plan"](kit)
    seats = laid_out(1280, 720, scene.table.board, crowd=True).seats
    drawn = stage.stack(scene, size=(1280, 720))
    said = [mark.what for mark in shown(drawn, brushes).within(seats)]
    assert kit.words("log.heading") in said
    assert told_last(scene) in said
    assert kit.words(f"part.tanchiki.word.{EXCHANGE.name}") in said


@pytest.mark.parametrize("high", [700.0, 380.0, 240.0])
def test_all_rows_of_the_legend_lie_inside_it_however_little_room_there_is(kit, high):
    page, every = Page(1280, 720, 1, kit.type), signs(kit.words, True, True)
    box = legend_box(page, Box(10, 10, 262, high), every)
    assert box.height <= high
    rows = [w for w in legend_widgets(page, box, every) if isinstance(w, Label)]
    assert len(rows) == 4
    assert all(row.box.y >= box.y and row.box.bottom <= box.bottom + 0.01 for row in rows)


EMPTY = ". . . . . . . ."
FORETOLD = (".a> . . . . . . .B<", ". . .b> . . . . .", EMPTY, EMPTY)


def foretold():
    return state_of({"board": FORETOLD})


def test_the_ends_of_a_bot_stand_in_the_order_of_its_way(brushes):
    table = foretold().table
    for ends in ends_of(forecast(table)[1:]).values():
        strengths = [strength for end in ends for strength in end.strengths]
        assert strengths == [1, 2, 3]


MEET = (". .a> . . . . . .B<", ". . .b^ . . . . .", ". .c^ . . . . . .", ". . . . . . . .")


@pytest.mark.parametrize("rows", [FORETOLD, MEET])
def test_no_two_numbers_of_the_forecast_lie_over_each_other(brushes, rows):
    table, paper = state_of({"board": rows}).table, Paper(brushes)
    draw_forecast(paper, FAR, table, forecast(table)[1:])
    badges = [m.box for m in paper.marks if m.how == "plate"]
    assert len(badges) >= 3
    for number, box in enumerate(badges):
        assert not any(box.meets(other) for other in badges[number + 1 :])


def test_ways_that_meet_lie_beside_each_other_and_others_in_the_middle(brushes):
    alone, met = (
        state_of({"board": (".a> . . . . . . .B<", *MEET[3:] * 2)}),
        state_of({"board": MEET}),
    )
    (route,) = routes_of(alone.table, forecast(alone.table)[1:])
    assert route.shift == 0
    routes = routes_of(met.table, forecast(met.table)[1:])
    together = [a.shift for a in routes if any(a.cells & b.cells for b in routes if b is not a)]
    assert len(together) >= 2
    assert len(set(together)) == len(together)


def test_a_way_leads_from_the_bot_over_neighbouring_cells_to_each_of_its_ends():
    table = foretold().table
    for route in routes_of(table, forecast(table)[1:]):
        reached = {route.start, *(end for _, end in route.legs)}
        assert all(abs(a.x - b.x) + abs(a.y - b.y) == 1 for a, b in route.legs)
        assert {end.cell for end in route.ends} <= reached


def test_no_number_of_the_forecast_lies_over_the_middle_of_a_tank_or_a_bot():
    table = state_of({"board": MEET}).table
    standing = {bot.cell for bot in table.field.bots} | {tank.cell for tank in table.field.tanks}
    for _, x, y in spots_of(table, routes_of(table, forecast(table)[1:])):
        near = min(math.dist((x, y), (cell.x, cell.y)) for cell in standing if cell)
        assert near > 0.4


def test_a_faint_forecast_has_neither_numbers_nor_ways(brushes):
    table, paper = foretold().table, Paper(brushes)
    draw_forecast(paper, FAR, table, forecast(table)[1:], front=False)
    assert {mark.how for mark in paper.marks} == {"picture"}
    assert alphas(paper, "overlay.foreseen") == {FAINT}


def test_a_dashed_line_begins_and_ends_with_a_whole_dash():
    strokes = list(dashes((0, 0), (100, 0), 10))
    assert strokes[0][0] == (0, 0)
    assert strokes[-1][1] == pytest.approx((100, 0))
    lengths = {round(end[0] - start[0], 6) for start, end in strokes}
    assert len(lengths) == 1


def test_where_a_bot_would_end_it_bears_its_own_number_and_only_the_next_ones_way_is_drawn(
    kit, brushes
):
    scene = stage.SCENES["tanchiki order"](kit)
    desk, table = scene.desk, scene.table
    found = desk.overlay.consequence(table, desk.aimer.aim)
    paper = Paper(brushes)
    draw_consequence(paper, FAR, table, found)
    numbers = {str(bot_number(bot.bot)) for bot in found.bots if bot.cell is not None}
    assert {mark.what for mark in paper.marks if mark.how == "write"} == numbers
    alphas = [mark.alpha for mark in paper.pictures("overlay.foreseen")]
    assert sorted(set(alphas)) == [HINTED, 255]
