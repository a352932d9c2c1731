"""How hot a match is said to be: it rises at once and cools slowly."""

import pytest

from game.content.sound_list import load_sounds
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.match.tune_heat import CALM_MS, SILENT_MS, SOFT_MS, Pulse, Tension
from tests import stage
from tests.scenes.tank_chess.table import scene

TABLES = [game for game in GAMES if f"table of {game}" in stage.SCENES]

CHECK = """
4 . . c .
3 . . . .
2 . . H .
1 C . . .
"""


def after(tension, *steps):
    for wanted, ms in steps:
        tension = tension.after(wanted, ms)
    return tension.layers


def test_it_rises_at_once_to_what_the_match_asks():
    assert after(Tension(), (2, 16)) == 2


def test_it_does_not_fall_before_the_match_has_been_calm_for_a_while():
    assert after(Tension(), (2, 16), (0, CALM_MS - 1)) == 2


def test_it_falls_by_one_layer_at_a_time():
    assert after(Tension(), (2, 16), (0, CALM_MS)) == 1
    assert after(Tension(), (2, 16), (0, CALM_MS), (0, CALM_MS)) == 0


def test_what_flares_up_again_meanwhile_begins_its_calm_anew():
    flicker = [(0, CALM_MS - 100), (2, 16)] * 5
    assert after(Tension(), (2, 16), *flicker, (0, CALM_MS - 1)) == 2


def test_a_match_that_flickers_never_makes_the_tune_jump():
    tension, heard = Tension(), []
    for moment in range(400):
        tension = tension.after(moment % 2, 100)
        heard.append(tension.layers)
    assert heard == [0] + [1] * 399


def test_a_table_lets_the_tune_follow_its_match(kit):
    table = scene(kit, CHECK)
    made = stage.stack(table, size=(1280, 720))
    made.update(100)
    assert kit.sounds.layers == 1


@pytest.mark.parametrize("game", TABLES)
def test_the_tune_of_a_game_is_heard_at_its_table(kit, game):
    stage.SCENES[f"table of {game}"](kit)
    tune = FACES[game].tune
    assert kit.sounds.tune == tune
    assert load_sounds()[tune].music


def thought_over(pulse, ms, step=500):
    heard = 2
    for _ in range(ms // step):
        heard = pulse.after("table", step, thought=True)
    return heard


def test_a_tune_steps_back_while_people_think_long_and_is_silent_in_the_end():
    pulse = Pulse(lambda table: 1)
    pulse.after("table", 0)
    short, long, longer = (
        thought_over(pulse, ms) for ms in (SOFT_MS - 500, 500, SILENT_MS - SOFT_MS)
    )
    assert (short, long, longer) == (1, -1, -2)


def test_a_tune_comes_forth_with_what_is_shown():
    pulse = Pulse(lambda table: 1)
    pulse.after("table", 0)
    assert thought_over(pulse, SILENT_MS) == -2
    assert pulse.after("table", 16) == 1
    assert thought_over(pulse, SILENT_MS) == -2
    assert pulse.after("another", 16, thought=True) == 1


def test_people_who_think_long_at_a_table_hear_less_and_less(kit):
    made = stage.stack(stage.SCENES["table of tank_chess"](kit), size=(1280, 720))
    made.update(1000)
    before = kit.sounds.layers
    for _ in range(SILENT_MS // 1000):
        made.update(1000)
    assert (before, kit.sounds.layers) == (0, -2)


def test_every_game_has_a_tune_of_its_own():
    tunes = [face.tune for face in FACES.values()]
    assert len(set(tunes)) == len(FACES) == len(GAMES)
    assert all(load_sounds()[tune].layers for tune in tunes)
