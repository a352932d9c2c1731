"""What the shared table shows, asks and says, as values; the demonstration game stands for all."""

from dataclasses import replace

import pytest

from game.rules import GAMES
from game.scenes.frame.commands import Chosen, Key, Moved
from game.scenes.frame.settings import Curtain
from game.scenes.match.live_match import usual_pace
from game.scenes.pause import pausing
from game.scenes.saves.saved_files import waiting
from game.scenes.table import layout
from game.scenes.table.opened_table import begun
from game.scenes.table.table_tips import tip_on
from tests.demo import ROOMS
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.paper import Paper, shown
from tests.scenes.table.hands import (
    buttons,
    by_mouse,
    click,
    let_pass,
    play,
    press,
    sat,
)
from tests.scenes.table.test_demo import wish
from tests.scenes.table.test_games import table as chess
from tests.setups.demo import DUEL


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    return taught(kit)


def table(demo, players=(None, "random"), face=FACE, **settings):
    demo.settings.change(**settings)
    scene = begun(demo, match(DUEL, *players), face)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def edges(paper, colour):
    return [mark.box for mark in paper.marks if (mark.how, mark.colour) == ("edge", colour)]


def rims(paper, place):
    """Return the rims of lit cells: ivory, each with ink round it."""
    inked = {box.middle for box in edges(paper, "night")}
    found = (box for box in edges(paper, "accent") if place.box.holds(*box.middle))
    return [box for box in found if box.middle in inked]


def test_every_tank_is_drawn_where_it_stands(demo, brushes):
    stack, scene = table(demo)
    paper, place = shown(stack, brushes), scene.desk.place
    for tank in scene.live.match.table.tanks:
        assert paper.cells(place, f"tank.{tank.seat}") == {tank.cell}


def test_every_panel_tells_name_score_and_cards(demo, brushes):
    stack, scene = table(demo)
    paper = shown(stack, brushes)
    for box, tank, name in zip(
        layout.panels(scene.desk),
        scene.live.match.table.tanks,
        scene.desk.sitting.names,
        strict=True,
    ):
        told = {mark.what for mark in paper.within(box) if mark.how == "write"}
        assert told >= {name, str(tank.loot), str(len(tank.hand))}


def test_the_panel_of_whoever_may_choose_is_lit(demo, brushes):
    stack, scene = table(demo, (None, None), curtain=Curtain.ALWAYS)
    press(stack, Key.ACCEPT)
    stack.update(0)
    paper, panels = shown(stack, brushes), layout.panels(scene.desk)
    lit = [
        seat
        for seat, box in enumerate(panels)
        if any((m.how, m.colour) == ("plate", "panel_light") for m in paper.within(box))
    ]
    assert lit == [0] == list(scene.desk.open)


def test_a_computer_player_that_thinks_has_an_hourglass(demo, brushes):
    def slow(view, seat, legal, dice):
        while True:
            yield

    stack, scene = table(demo, ("random", "random"))
    scene.live._minds = {"random": slow}
    scene.live._thought = None
    stack.update(20)
    thinking = scene.live.thinking
    assert thinking is not None
    paper = shown(stack, brushes)
    (mark,) = paper.pictures("icon.hourglass")
    assert layout.panels(scene.desk)[thinking].holds(*mark.middle)
    name = scene.desk.sitting.names[thinking]
    assert paper.says(demo.words("table.thinking", name=name))


def test_what_may_be_picked_on_the_board_lights_up(kit, brushes):
    stack, scene = chess(kit, "tank_chess")
    place = scene.desk.place
    for _ in range(2):
        cells = set(layout.chooser(scene.desk, 0).laid.cells.values())
        lit = {place.cell(*box.middle) for box in rims(shown(stack, brushes), place)}
        assert lit == cells
        click(stack, buttons(scene)["pick.0:3"])


def test_a_card_that_may_be_picked_has_the_colour_of_its_seat(demo, brushes):
    stack, scene = table(demo)
    lit = [each for key, each in buttons(scene).items() if key.startswith("pick.0")]
    coloured = edges(shown(stack, brushes), "seat.0")
    assert all(any(box.holds(*each.box.middle) for box in coloured) for each in lit if each.paint)


def test_what_is_asked_of_who_may_choose_stands_over_the_hand(demo, brushes):
    stack, scene = table(demo)
    asked = scene.desk.face.asked(
        demo.words, scene.desk.choosing.view(0), 0, scene.desk.sitting.names
    )
    assert shown(stack, brushes).says(asked)


def test_what_lies_under_the_resting_pointer_is_told_on_its_cell(demo, brushes):
    stack, scene = table(demo)
    cell = scene.live.match.table.tanks[1].cell
    words = tip_on(scene.desk, cell)
    stack.handle(Moved(*scene.desk.place.middle(cell)))
    stack.update(0)
    assert not shown(stack, brushes).says(words)
    let_pass(stack, 1000)
    assert shown(stack, brushes).says(words)


def test_a_pause_names_the_game_and_hides_an_open_hand(demo, brushes):
    stack, scene = table(demo, (None, None), curtain=Curtain.ALWAYS)
    press(stack, Key.ACCEPT)
    stack.update(0)
    press(stack, Key.MENU)
    paper = shown(stack, brushes)
    assert paper.says(demo.words("pause.title"))
    assert paper.pictures("tank.") == ()
    assert not any(scene.desk.sitting.names[1] == words for words in paper.words)


def test_a_seat_behind_its_curtain_is_told_what_it_has_missed(demo, brushes):
    said = ("A crate fell.", "Bob took loot.")
    face = replace(FACE, table=replace(FACE.table, since=lambda words, seat, told, names: said))
    stack, scene = table(demo, (None, None), face, curtain=Curtain.ALWAYS)
    first = scene.desk.sitting.open_for
    assert not shown(stack, brushes).says(said[0])
    press(stack, Key.ACCEPT)
    paper = shown(stack, brushes)
    assert (stack.top is scene, scene.desk.sitting.asked) == (False, "recap")
    assert paper.says(demo.words("recap.title"))
    assert [words for words in paper.words if words in said] == list(said)
    assert paper.pictures(f"emblem.{first}")
    press(stack, Key.ACCEPT)
    stack.update(0)
    assert (stack.top is scene, scene.desk.open) == (True, (first,))


def test_a_seat_that_has_missed_nothing_is_told_nothing(demo):
    stack, scene = table(demo, (None, None), curtain=Curtain.ALWAYS)
    press(stack, Key.ACCEPT)
    stack.update(0)
    assert stack.top is scene


def test_a_turn_that_was_seen_is_taken_back_only_when_both_agree(demo, brushes):
    stack, scene = table(demo, (None, None), curtain=Curtain.OPEN)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.table.round > 1)
    count = scene.live.match.count
    press(stack, Key.MENU)
    stack.handle(Chosen("back"))
    assert (stack.top is scene, scene.live.match.count) == (False, count)
    paper = shown(stack, brushes)
    assert any(demo.words("table.take_back") in words for words in paper.words)
    assert all(paper.says(name) for name in scene.desk.sitting.names)


def test_a_match_that_is_over_and_left_waits_no_more(demo):
    stack, scene = table(demo, ("random", "random"))
    for _ in range(4000):
        stack.update(100)
        if stack.top is not scene:
            break
    demo.writer.settle()
    assert (scene.live.match.outcome is not None, waiting(demo, "demo")) == (True, True)
    pausing.resumed(scene.desk.sitting, "title")
    assert not waiting(demo, "demo")


def test_the_end_names_who_has_won(demo, brushes):
    stack, scene = table(demo, ("random", "random"))
    for _ in range(4000):
        stack.update(100)
        if stack.top is not scene:
            break
    stack.update(5000)
    told = scene.desk.face.result(demo.words, scene.live.match.table, scene.desk.sitting.names)
    assert shown(stack, brushes).says(told.title)


def test_people_and_computers_are_shown_each_at_a_speed_of_their_own(demo):
    played = match(DUEL, None, "random")
    demo.settings.change(speed=50, bot_speed=200)
    pace = usual_pace(demo, played)
    assert pace(None) == 50
    seats = set()
    while len(seats) < 2:
        seat = played.to_act[-1]
        played.submit(played.rules.legal(played.table, seat)[0])
        seats.add(seat)
        assert pace(None) == (50 if seat == 0 else 200)


def test_a_refusal_is_said_in_words_and_changes_nothing(demo, brushes):
    stack, scene = table(demo)
    for _ in range(2):
        by_mouse(stack, scene, 0, wish)
    count = scene.live.match.count
    dark = next(each for key, each in buttons(scene).items() if key.startswith("not.0"))
    click(stack, dark)
    assert shown(stack, brushes).says(stack.notices[-1])
    assert (scene.live.match.count, demo.sounds.played[-1]) == (count, "menu.error")


def test_nothing_lies_over_a_piece_that_may_be_picked(kit, brushes):
    _, scene = chess(kit, "tank_chess")
    pieces = [b for key, b in buttons(scene).items() if key.startswith("pick.0")]
    assert pieces
    for each in pieces:
        paper = Paper(brushes)
        each.paint(paper, each.box)
        veils = [mark.colour for mark in paper.marks if mark.how == "plate"]
        assert set(veils) == {(0, 0, 0, 0)}
        assert edges(paper, "accent")
