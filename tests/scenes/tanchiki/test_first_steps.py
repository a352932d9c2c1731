"""Small things that a first match stumbles over: the start, the board to learn on, the solution."""

from game.content.maps.maps import boards
from game.content.maps.setups import setup_on
from game.content.tasks.challenges import load_challenges
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.ground.board import Terrain
from game.scenes.challenges.playing import table_of
from game.scenes.frame.commands import Said
from game.scenes.tanchiki.choosing.board_choice import begun
from game.scenes.tanchiki.setup.chosen_board import Rework
from game.scenes.tanchiki.setup.setup_page import tanchiki_setup
from game.scenes.widgets.widget_kinds import Button
from game.view.show.show_paces import OFF
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution

from .table import let_pass

FIRST = next(each for each in load_challenges("tanchiki") if each.name == "first_flight")


def learning(stack):
    found = (w for w in stage.widgets_of(stack.top) if isinstance(w, Button))
    return next(w for w in found if w.name == "learning")


def test_the_board_to_learn_on_says_that_it_is_chosen(kit):
    stack = stage.stack(tanchiki_setup(kit), size=(1280, 720))
    assert learning(stack).chosen
    stack.handle(Said(Rework("turn", 4, 0)))
    assert not learning(stack).chosen


def test_no_default_start_faces_water(kit):
    for challenge in load_challenges("tanchiki"):
        table = table_of(kit, challenge).live.match.table
        aim = begun(table, table.question.seat)
        ahead = aim.cell.step(aim.facing)
        assert not table.board.on(ahead) or table.board.ground(ahead) is not Terrain.WATER


def test_the_cursor_begins_on_the_first_cell_that_is_no_ice(kit):
    for board in boards("tanchiki").maps:
        table = TANCHIKI.new(setup_on(board, board.players[1]), 7).table
        aim = begun(table, table.question.seat)
        dry = [cell for cell in aim.parts if table.board.ground(cell) is not Terrain.ICE]
        assert aim.cell == (dry or [*aim.parts])[0]


def test_a_solved_challenge_says_so_at_once(kit):
    kit.settings.change(speed=100, bot_speed=100, less_motion=True)
    stack = stage.stack(table_of(kit, FIRST), size=(1280, 720))
    scene = stack.top
    match = scene.live.match
    lines = solution(FIRST)
    kit.settings.change(speed=OFF, bot_speed=OFF)
    for number, line in enumerate(lines, 1):
        if number == len(lines):
            kit.settings.change(speed=100, bot_speed=100)
        scene.live.submit(action_of(match.rules, match.table, line))
        if number < len(lines):
            let_pass(stack, 100)
    waiting = scene.live.playback.current
    for _ in range(4000):
        stack.update(20)
        if stack.top is not scene:
            break
        waiting = scene.live.playback.current
    assert (stack.top is not scene, waiting is not None) == (True, True)
