"""The demonstration game on the shared table: nothing on it was made for this game."""

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.core.spelling import Card, Word
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Chosen, Key, Letter, Moved, Pressed, Released
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import SceneStack
from game.scenes.hand.seat_panels import Reserved, name_style
from game.scenes.opening.opening import opened_game, opened_record
from game.scenes.replay.replay import ReplayScene
from game.scenes.saves.saved_files import autosave
from game.scenes.saves.saving import keep_record, records
from game.scenes.table import layout
from game.scenes.table.drawing import plates
from game.scenes.table.opened_table import begun
from game.scenes.table.table_scene import TableScene
from game.scenes.table.table_tips import tip_on
from game.scenes.title.title import title_scene
from game.session.match.match import Match
from game.session.match.record import Player
from game.view.canvas.box import Box
from tests import stage
from tests.demo import ROOMS
from tests.demo.rules.actions import Aim, Commit, PlaceCard, TakeBack
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.paper import Paper
from tests.scenes.table.hands import (
    PAD,
    buttons,
    by_keys,
    by_mouse,
    by_pad,
    click,
    let_pass,
    play,
    press,
    sat,
)
from tests.setups.demo import CROWD, DUEL


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    return taught(kit)


def wish(action):
    """Lay two cards and be ready."""
    return [TakeBack, Aim, PlaceCard, Commit].index(type(action))


def table(demo, setup=DUEL, players=(None, "random"), **settings):
    demo.settings.change(**settings)
    scene = begun(demo, match(setup, *players), FACE)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_round_is_played_with_one_device_alone(demo, hand):
    stack, scene = table(demo)
    play(stack, scene, hand, wish, lambda: scene.desk.sitting.match.table.round > 1)
    assert {type(done.action).__name__ for done in scene.live.match.done} >= {"PlaceCard", "Commit"}


def test_the_log_tells_a_round_under_its_name(demo):
    stack, scene = table(demo)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.table.round > 2)
    let_pass(stack, 300)
    assert [line.words for line in scene.desk.log.lines if line.head] == ["Round 2", "Round 3"]


def test_the_focus_falls_on_what_leads_on_and_not_on_what_leads_back(demo):
    stack, scene = table(demo)
    for _ in range(2):
        by_mouse(stack, scene, 0, wish)
    parts = scene.desk.choosing.picking(0).next
    assert parts[0] == Word("ready")


def test_a_match_ends_with_its_result_once(demo):
    stack, scene = table(demo)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.outcome is not None)
    let_pass(stack, 300)
    assert stack.top is not scene
    demo.writer.settle()
    assert autosave(demo, "demo").exists(), "on the disk as long as its end is shown"
    scene.resume("title")
    assert not autosave(demo, "demo").exists()


def test_what_is_picked_is_shown_and_can_be_taken_back(demo):
    stack, scene = table(demo)
    by_mouse(stack, scene, 0, wish)
    assert len(scene.live.match.table.tanks[0].laid) == 1
    press(stack, Key.UNDO)
    assert scene.live.match.table.tanks[0].laid == ()


def test_a_card_that_may_not_be_laid_says_why(demo):
    stack, scene = table(demo)
    for _ in range(2):
        by_mouse(stack, scene, 0, wish)
    dark = next(each for key, each in buttons(scene).items() if key.startswith("not.0"))
    click(stack, dark)
    assert any("§\u00a0D2" in words for words in stack.notices)


def test_a_digit_picks_what_lies_beside_the_board(demo):
    stack, scene = table(demo)
    beside = layout.chooser(scene.desk, 0).laid.beside
    first = scene.desk.choosing.picking(0).next[beside[0]]
    stack.handle(Letter("1"))
    laid = scene.live.match.table.tanks[0].laid
    assert (Card(laid[0].name.lower()), len(laid)) == (first, 1)


def test_every_seat_has_a_panel_and_its_names(demo):
    _, scene = table(demo, CROWD, (None, "random", "random", "random"))
    assert [each.seat for each in plates(scene.desk)] == [0, 1, 2, 3]


def test_a_crew_that_shares_a_seat_is_named_on_its_panel(demo):
    alone = match(DUEL, None, "random")
    crew = Player("Reds", crew=("Ann", "Bob"))
    header = replace(alone.header, players=(crew, alone.header.players[1]))
    scene = begun(demo, Match(alone.rules, header), FACE)
    assert [each.names for each in plates(scene.desk)] == [("Ann", "Bob"), ("Emerald",)]


def test_the_title_leads_to_the_table_and_the_table_to_its_result(demo):
    stack = SceneStack(title_scene(demo), opened_game(demo, "demo"))
    stack.handle(stage.resized((1280, 720)))
    stack.handle(Chosen("setup.start"))
    stack.update(0)
    scene = stack.top
    assert isinstance(scene, TableScene)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.outcome is not None)
    let_pass(stack, 300)
    press(stack, Key.MENU)
    stack.handle(Chosen("title"))
    assert stack.depth == 1
    assert stack.top is not scene


def test_a_match_that_was_left_goes_on_from_the_title(demo):
    stack, scene = table(demo)
    by_mouse(stack, scene, 0, wish)
    demo.writer.settle()
    stack = SceneStack(title_scene(demo))
    stack.handle(stage.resized((1280, 720)))
    stack.handle(Chosen("continue"))
    for _ in range(200):
        stack.update(20)
        if isinstance(stack.top, TableScene):
            break
    assert stack.top.live.match.count == 1


def test_the_result_leads_to_the_replay(demo):
    stack, scene = table(demo)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.outcome is not None)
    let_pass(stack, 2000)
    stack.handle(Chosen("watch"))
    assert isinstance(stack.top, ReplayScene)


def test_a_cell_tells_what_lies_there(demo):
    stack, scene = table(demo)
    cell = scene.live.match.table.tanks[1].cell
    x, y = scene.desk.place.middle(cell)
    stack.handle(Moved(x, y))
    let_pass(stack, 1000)
    assert scene.desk.hover.rests
    assert "§\u00a0D3" in tip_on(scene.desk, scene.desk.hover.cell)


def test_a_curtain_falls_between_two_who_choose_in_secret(demo):
    stack, scene = table(demo, DUEL, (None, None), curtain=Curtain.ALWAYS)
    stack.update(0)
    assert (stack.top is scene, scene.desk.open) == (False, ())
    press(stack, Key.ACCEPT)
    stack.update(0)
    assert scene.desk.open == (0,)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.table.tanks[0].committed)
    stack.update(0)
    assert (stack.top is scene, scene.desk.open) == (False, ())


def test_at_an_open_table_everybody_chooses_with_a_device_of_his_own(demo):
    stack, scene = table(demo, DUEL, (None, None), curtain=Curtain.OPEN)
    assert scene.desk.open == (0, 1)
    by_pad(stack, scene, 1, wish)
    by_mouse(stack, scene, 0, wish)
    assert [len(tank.laid) for tank in scene.live.match.table.tanks] == [1, 1]
    assert all(key.partition(":")[0] != "pick.0" for key in buttons(scene, 1))


def test_a_pause_hides_what_lies_open_for_one_alone(demo):
    stack, scene = table(demo, DUEL, (None, None), curtain=Curtain.ALWAYS)
    press(stack, Key.ACCEPT)
    stack.update(0)
    press(stack, Key.MENU)
    assert (scene.desk.sitting.open_for, stack.top.see_through) == (None, False)


def test_a_match_that_is_left_waits_and_goes_on(demo):
    stack, scene = table(demo)
    by_mouse(stack, scene, 0, wish)
    demo.writer.settle()
    assert autosave(demo, "demo").exists()


def test_a_part_dragged_onto_nothing_changes_nothing(demo):
    stack, scene = table(demo)
    before = scene.live.match.count
    x, y = buttons(scene)["head.pause"].box.middle
    spot = scene.desk.place.box.middle
    stack.handle(Moved(*spot))
    stack.handle(Pressed(*spot))
    stack.handle(Moved(x, y))
    stack.handle(Released(x, y))
    assert scene.live.match.count == before


def test_the_log_is_asked_why(demo):
    stack, scene = table(demo)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.table.round > 1)
    stack.update(0)
    line = next(line for line in scene.desk.log.lines if not line.head)
    assert line.number > 0
    press(stack, Key.WHY)
    assert scene.desk.cursor is not None
    press(stack, Key.WHY)
    assert stack.top is not scene


def test_the_record_is_kept_from_the_pause(demo):
    stack, scene = table(demo)
    by_mouse(stack, scene, 0, wish)
    press(stack, Key.MENU)
    scene.resume("keep")
    assert list(records(demo).glob("*.replay*"))


def test_hints_come_one_by_one_and_are_put_away(demo):
    stack, scene = table(demo)
    let_pass(stack, 100)
    assert scene.desk.guide.shown.key == "demo.hint.lay"
    click(stack, buttons(scene)["guide.read"])
    assert scene.desk.guide.shown is None


def test_nobody_else_picks_with_another_seats_device(demo):
    stack, scene = table(demo, DUEL, (None, None), curtain=Curtain.OPEN)
    click(stack, buttons(scene, 1)["pick.1:0"])
    assert [len(tank.laid) for tank in scene.live.match.table.tanks] == [0, 1]
    assert NOBODY not in scene.desk.open


def test_a_device_of_a_seat_that_is_not_at_this_table_serves_all(demo, brushes):
    """As after a larger match of the same evening: its owner may well play here."""
    stack, scene = table(demo)
    press(stack, Key.ACCEPT, 5, PAD)
    assert len(scene.live.match.table.tanks[0].laid) == 1
    press(stack, Key.NEXT, 5, PAD)
    stack.draw(stage.canvas(brushes, (1280, 720)))
    assert scene.desk.form.focused(5) == ""


def test_a_match_that_is_watched_has_the_panels_of_its_seats(demo, brushes):
    _, scene = table(demo)
    path = keep_record(demo, scene.live.match)
    shown = stage.watched(opened_record(demo, path))
    shown.handle(stage.resized((1280, 720)))
    assert [each.names for each in shown._panels()] == [("Amber",), ("Emerald",)]
    assert [each.panel for each in shown._panels()] == [
        FACE.table.panel(shown.reel.shown, n) for n in (0, 1)
    ]
    canvas = stage.canvas(brushes, (1280, 720))
    shown.draw(canvas)


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_a_game_whose_board_shows_its_seats_has_no_panels_beside_it(kit, game):
    assert not faces_of(kit)[game].board(kit).panels


def test_no_arrow_leads_from_a_hand_to_the_bar_of_time(demo):
    stack, scene = table(demo)
    for start in [
        key for key in buttons(scene) if key.startswith(("pick.", "not.", "go.", "undo."))
    ]:
        for way in (Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT):
            scene.desk.form.focus(start)
            for _ in range(6):
                press(stack, way)
                assert not scene.desk.form.focused().startswith("bar."), (start, way)
    before = demo.settings.now
    press(stack, Key.ACCEPT)
    assert demo.settings.now == before
    while not scene.desk.form.focused().startswith("bar."):
        press(stack, Key.NEXT)


@pytest.mark.parametrize(
    ("names", "least"),
    [(("Ada", "Bo", "Cleo", "Dmytro"), 15), (("Wolfeschlegelste", "Константинопольс"), 14)],
)
def test_names_on_a_panel_take_two_lines_and_stay_legible(demo, brushes, names, least):
    alone = match(DUEL, None, "random")
    crew = Player("Reds", crew=names)
    header = replace(alone.header, players=(crew, alone.header.players[1]))
    scene = begun(demo, Match(alone.rules, header), FACE)
    scene.handle(stage.resized((1280, 720)))
    row, found = layout.panels(scene.desk)[0], plates(scene.desk)
    style, wraps = name_style(
        Paper(brushes), found, Box(0, 0, row.width, row.height), Reserved(0, 46)
    )
    assert wraps
    assert style.size >= least
