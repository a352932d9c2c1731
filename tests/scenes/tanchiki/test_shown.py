"""What Tanchiki's table shows, asks and says, as values: on which cell, in which words."""

import re
from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.rules.tanchiki.actions import Commit
from game.rules.tanchiki.events import (
    BotAppeared,
    BotChosen,
    BotDecided,
    BotsRoused,
    ColumnBlocked,
    ColumnMoved,
    TankPlaced,
    TankTurned,
)
from game.rules.tanchiki.foresight.danger import danger
from game.rules.tanchiki.foresight.forecast import forecast, preview
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.state import FIRST_BOT, Ordering, Placing, Shovelling, Throwing
from game.scenes.frame.commands import Key, Moved, Press, Said
from game.scenes.frame.settings import Curtain
from game.scenes.play.log import line_words
from game.scenes.tanchiki.choosing.board_choice import begun
from game.scenes.tanchiki.overlay.danger_marks import draw_aim, draw_choices
from game.scenes.tanchiki.overlay.overlay import Overlay
from game.view.canvas.board_place import BoardPlace
from game.view.tanchiki.board import draw_table
from tests.paper import Paper, plain, shown
from tests.view.tanchiki.moments import moments

from .table import (
    TWO,
    WITH_COMPUTER,
    let_pass,
    open_curtain,
    place_tanks,
    plan_something,
    planning,
    press,
    table_of,
)

PLACE = BoardPlace(0, 0, 40, 6, 3)


def drawn(*rows):
    """Return the table of a board in letters."""
    return state_of({"board": rows}).table


def angles(paper, place, name):
    """Return how each picture of this name is turned, by its cell."""
    return {place.cell(*each.middle): each.angle % 360 for each in paper.pictures(name)}


def commit(scene, seat=0):
    """Lay a card into each stack and be done."""
    plan_something(scene, seat)
    scene.live.submit(Commit(seat))


# The board.


def test_everything_that_stands_on_the_board_is_drawn_where_it_stands(kit, brushes):
    stack, scene = planning(kit, WITH_COMPUTER)
    field, place = scene.table.field, scene.desk.place
    paper = shown(stack, brushes)
    for tank in field.tanks:
        # The first is the tank itself; what is thought of comes after it.
        mark = next(each for each in paper.pictures(f"tank.{tank.seat}"))
        assert (place.cell(*mark.middle), mark.angle) == (tank.cell, tank.facing.eighth * 45)
    bots = {bot.cell: float(bot.facing.eighth * 45) for bot in field.bots}
    assert bots.items() <= angles(paper, place, "bot").items()
    assert paper.cells(place, "brick.whole") == field.whole
    assert paper.cells(place, "brick.half") == field.half
    assert field.eagle.cell in paper.cells(place, "eagle")


def test_every_bonus_lies_with_its_own_face(brushes):
    table = next(each for each, _ in reversed(moments()) if len(each.field.bonuses) > 1)
    board = table.board
    place = BoardPlace(0, 0, 40, board.width, board.height)
    paper = Paper(brushes)
    draw_table(paper, place, table)
    found = {(place.cell(*each.middle), each.what) for each in paper.pictures("bonus.")}
    assert found == {(each.cell, f"bonus.{each.face.value}") for each in table.field.bonuses}


def who(event):
    """Return the piece that an event is about."""
    match event:
        case ColumnMoved(pieces):
            return pieces[0]
        case TankTurned(piece, _) | BotDecided(piece) | TankPlaced(piece):
            return piece


@pytest.mark.parametrize("kind", [ColumnMoved, TankTurned, BotDecided, TankPlaced])
def test_the_latest_event_stays_marked_while_one_looks_back(kit, brushes, kind):
    stack, scene = planning(kit)
    commit(scene)
    let_pass(stack, 500)
    reel = scene.live.playback
    places = [n for n, (_, told) in enumerate(reel.past, 1) if isinstance(told.event, kind)]
    scene.live.playback = reel.at(places[-1])
    at = scene.table.field.placed(who(reel.past[places[-1] - 1][1].event)).cell
    assert shown(stack, brushes).cells(scene.desk.place, "overlay.last") == {at}


# Danger, forecast, ghosts.


def test_danger_lies_before_every_gun_but_the_own(brushes):
    table = drawn(
        ". .A> . . . .",
        ".a> . b . . .",
        ". . . . . .B^",
    )
    before_the_bot, before_the_enemy = {Cell(1, 1)}, {Cell(5, 1), Cell(5, 0)}
    assert danger(table, 0) == before_the_bot | before_the_enemy
    before_the_own = {Cell(x, 0) for x in range(2, 6)}
    assert danger(table, None) == before_the_bot | before_the_enemy | before_the_own


@pytest.mark.parametrize("wall", ["b", "#"])
def test_a_wall_that_a_gun_looks_at_is_in_no_danger(wall):
    table = drawn(".A> . . .", f"{wall} . . .B<", ". . . .")
    assert danger(table, 0) == {Cell(1, 1), Cell(2, 1)}


def test_the_danger_that_is_asked_for_is_drawn_on_its_cells(kit, brushes):
    stack, scene = planning(kit, WITH_COMPUTER)
    place = scene.desk.place
    assert shown(stack, brushes).cells(place, "overlay.danger") == frozenset()
    press(stack, Key.SHOW)
    wanted = danger(scene.table, 0)
    assert wanted
    found = shown(stack, brushes).cells(place, "overlay.danger")
    assert {cell for cell in found if place.on(cell)} == wanted
    press(stack, Key.SHOW)
    assert shown(stack, brushes).cells(place, "overlay.danger") == frozenset()


def badges(paper, place):
    """Return the strengths that are written on the badges of each cell."""
    found = {}
    for mark in paper.marks:
        if mark.how == "write" and re.fullmatch(r"[123](·[123])*", mark.what):
            box = mark.box
            if box.height < place.size and place.box.holds(box.x + 2, box.y + 2):
                cell = place.cell(*place.middle(place.cell(box.x + 2, box.y + 2)))
                found.setdefault(cell, []).append(mark.what)
    return {cell: sorted(words) for cell, words in found.items()}


def test_the_forecast_shows_every_bot_for_each_strength(kit, brushes):
    kit.settings.change(coordinates=False)
    stack, scene = planning(kit)
    place = scene.desk.place
    assert badges(shown(stack, brushes), place) == {}
    stack.handle(Press(Key.FORECAST))
    wanted = {}
    for bot in [each.number for each in scene.table.field.bots]:
        ends = {}
        for told in forecast(scene.table)[1:]:
            cell = next(each.cell for each in told.bots if each.bot == bot)
            if cell is not None:
                ends.setdefault(cell, []).append(str(told.strength))
        for cell, strengths in ends.items():
            wanted.setdefault(cell, []).append("·".join(strengths))
    assert badges(shown(stack, brushes), place) == {c: sorted(w) for c, w in wanted.items()}


def test_the_forecast_rings_whom_a_bot_would_hit(brushes):
    table = drawn(".A> . . . . .", ". . . . . .", ".a^ . . . . .")
    assert [bot.target for told in forecast(table)[1:] for bot in told.bots] == [0, 0, 0]
    paper = Paper(brushes)
    overlay = Overlay(None)
    overlay.forecast = True
    overlay.draw_over(paper, PLACE, table, None)
    assert paper.inked(PLACE, "ring", "lamp") == {Cell(0, 0)}


def test_the_ghost_shows_the_way_the_shot_and_the_end_of_the_plan(kit, brushes):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    let_pass(stack, 300)
    place = scene.desk.place
    paper = shown(stack, brushes)
    stands = preview(scene.live.match.view(0), 0)
    shots = [stand.shot for stand in stands if stand.shot is not None]
    assert shots
    assert paper.cells(place, "overlay.shot") == {cell for shot in shots for cell in shot.path}
    driven = [e for stand in stands for e in stand.events if isinstance(e, ColumnMoved)]
    ways = paper.pictures("overlay.way")
    assert len(ways) == sum(0 in event.pieces for event in driven)
    tank = scene.table.field.tanks[0].cell
    first = tank.step(driven[0].facing)
    between = place.spot((tank.x + first.x) / 2, (tank.y + first.y) / 2)
    assert ways[0].middle == pytest.approx(between, abs=1)
    ends = {stand.table.field.tanks[0].cell for stand in stands} - {None}
    assert ends <= paper.cells(place, "tank.0")


def test_another_seats_plan_has_no_ghost(kit, brushes):
    stack, scene = planning(kit, TWO)
    other = 1 - scene.desk.planners.seats[0]
    before = shown(stack, brushes).marks
    plan_something(scene, other)
    let_pass(stack, 200)
    assert shown(stack, brushes).marks == before


# Choices.


def asked(kind):
    return next(
        (table, told.event.question)
        for table, told in moments()
        if type(told.event).__name__ == "Asked" and isinstance(told.event.question, kind)
    )


@pytest.mark.parametrize("kind", [Placing, Shovelling, Ordering])
def test_every_cell_that_may_be_chosen_is_lit_and_no_other(brushes, kind):
    table, question = asked(kind)
    table = replace(table, question=question)
    place = BoardPlace(0, 0, 40, table.board.width, table.board.height)
    aim, paper = begun(table, question.seat), Paper(brushes)
    draw_choices(paper, place, table, aim)
    lit = {name: paper.cells(place, f"overlay.{name}") for name in ("reach", "remove", "build")}
    bricks = {cell for cell in aim.parts if table.field.brick_on(cell)}
    if kind is Shovelling:
        assert bricks
        wanted = {"reach": set(), "remove": bricks, "build": set(aim.parts) - bricks}
        assert lit == wanted
    elif kind is Placing:
        assert lit == {"reach": set(aim.parts), "remove": set(), "build": set()}
    else:
        # A ring alone: the bots' own numbers and ways lie there, too.
        assert not any(lit.values())
        wanted = {table.field.bot(bot).cell for bot in question.bots}
        assert paper.inked(place, "ring", "accent") == wanted


def test_a_grenade_shows_where_it_bursts(brushes):
    table = moments()[0][0]
    place = BoardPlace(0, 0, 40, table.board.width, table.board.height)
    aim = replace(begun(replace(table, question=Throwing(0, 0)), 0), cell=Cell(0, 0))
    paper = Paper(brushes)
    draw_aim(paper, place, table, aim)
    assert paper.cells(place, "overlay.target") == {Cell(0, 0)}
    # Its own cell has the cross on a dark disc, which no hatch weakens.
    assert paper.cells(place, "overlay.danger") == {Cell(1, 0), Cell(0, 1), Cell(1, 1)}
    assert paper.inked(place, "disc", "night") == {Cell(0, 0)}


@pytest.mark.parametrize(
    "dx, dy, angle", [(3, 0, 90), (-3, 0, 270), (0, 3, 180), (0, -3, 0)], ids=str
)
def test_a_tank_that_is_put_down_faces_the_pointer(kit, brushes, dx, dy, angle):
    stack, scene = table_of(kit)
    let_pass(stack, 300)
    press(stack, Key.ACCEPT)
    place, cell = scene.desk.place, scene.desk.aimer.aim.cell
    x, y = place.middle(cell)
    stack.handle(Moved(x + dx * place.size, y + dy * place.size))
    assert angles(shown(stack, brushes), place, "tank.0") == {cell: angle}


def test_on_its_way_to_the_buttons_the_mouse_turns_no_tank(kit, brushes):
    stack, scene = table_of(kit)
    let_pass(stack, 300)
    press(stack, Key.ACCEPT)
    place, cell = scene.desk.place, scene.desk.aimer.aim.cell
    stack.handle(Moved(*place.spot(cell.x, cell.y - 3)))
    stack.handle(Said(Key.TURN_LEFT))
    turned = angles(shown(stack, brushes), place, "tank.0")
    stack.handle(Moved(place.box.right + place.size, place.middle(cell)[1]))
    assert angles(shown(stack, brushes), place, "tank.0") == turned != {cell: 0}


def test_who_places_a_tank_is_named_and_asked(kit, brushes):
    stack, _ = table_of(kit)
    let_pass(stack, 300)
    paper = shown(stack, brushes)
    assert paper.says(kit.words("tanchiki.ask.place"))
    press(stack, Key.ACCEPT)
    assert shown(stack, brushes).says(kit.words("tanchiki.ask.facing"))


def test_the_cursor_that_asks_why_is_drawn_on_its_cell(kit, brushes):
    stack, scene = planning(kit)
    place = scene.desk.place
    before = shown(stack, brushes)
    press(stack, Key.WHY)
    after = shown(stack, brushes)
    own = scene.table.field.tanks[0].cell
    new = [
        mark for mark in after.marks if mark not in before.marks and place.box.holds(*mark.middle)
    ]
    assert {place.cell(*mark.middle) for mark in new if mark.how != "write"} >= {own}


# Panels, head, log, side.


def test_every_panel_has_its_name_its_points_and_its_cards(kit, brushes):
    stack, scene = planning(kit, WITH_COMPUTER)
    paper = shown(stack, brushes)
    for seat, name in enumerate(("Ann", "Bob")):
        row = next(mark.box for mark in paper.marks if mark.what == name and mark.box.x < 270)
        beside = [m.what for m in paper.marks if m.how == "write" and abs(m.box.y - row.y) < 45]
        assert str(scene.table.scores[seat].points) in beside
        assert str(scene.table.hands[seat].held) in beside


def test_who_plans_has_a_lit_panel(kit, brushes):
    stack, _ = planning(kit, TWO)
    paper = shown(stack, brushes)
    lit = [mark.box for mark in paper.marks if (mark.how, mark.colour) == ("plate", "panel_light")]
    names = [m for m in paper.marks if m.what in ("Ann", "Bob") and m.box.x < 270]
    held = {name.what for name in names if any(box.holds(*name.middle) for box in lit)}
    first = next(m.what for m in paper.marks if m.what in ("Ann", "Bob") and m.box.x > 800)
    assert held == {first}


def test_the_head_tells_turn_and_phase(kit, brushes):
    stack, _ = planning(kit)
    paper = shown(stack, brushes)
    assert paper.ink(kit.words("tanchiki.head.turn", number=1)) == "accent"
    assert paper.ink(kit.words("tanchiki.phase.planning")) == "words"
    assert paper.ink(kit.words("tanchiki.phase.end")) == "quiet"


def test_what_has_just_happened_stands_in_the_log(kit, brushes):
    stack, scene = planning(kit)
    kit.settings.change(speed=400)
    commit(scene)
    for _ in range(20):
        stack.update(20)
    assert not scene.desk.planners.seats
    line = scene.desk.log.lines[-1]
    assert shown(stack, brushes).says(line_words(kit, line))


# The pace.


BOTS = (BotsRoused, BotChosen, BotDecided, BotAppeared)


def moved_by_bots(told):
    match told.event:
        case ColumnMoved(pieces) | ColumnBlocked(pieces):
            return pieces[0] >= FIRST_BOT
        case TankTurned(piece, _):
            return piece >= FIRST_BOT
        case event:
            return isinstance(event, BOTS)


def seen_in_motion(kit, **speeds):
    """Return all that takes time to be shown of a turn."""
    stack, scene = planning(kit)
    kit.settings.change(less_motion=False, **speeds)
    commit(scene)
    found = {}
    for _ in range(1500):
        stack.update(40)
        current = scene.live.playback.current
        if current is not None:
            found[current.number] = current
        if scene.desk.planners.seats or scene.desk.aimer.aim is not None:
            break
    return [moved_by_bots(told) for told in found.values()]


def test_bots_are_watched_at_their_own_speed(kit):
    assert set(seen_in_motion(kit, speed=0, bot_speed=400)) == {True}


def test_people_are_watched_at_their_own_speed(kit):
    assert set(seen_in_motion(kit, speed=400, bot_speed=0)) == {False}


# Curtain.


def test_the_curtain_names_who_is_next_and_shows_nothing_else(kit, brushes):
    stack, scene = table_of(kit, TWO, curtain=Curtain.ALWAYS)
    place_tanks(stack, scene)
    let_pass(stack, 300)
    name = scene.desk.names[scene.desk.sitting.open_for]
    words = shown(stack, brushes).words
    assert name in words
    assert set(words) <= {name, plain(kit.words("curtain.words")), plain(kit.words("curtain.here"))}
    open_curtain(stack, scene)
    assert scene.desk.planners.seats
