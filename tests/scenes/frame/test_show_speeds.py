"""One control at every table for how fast it plays, and the two speeds of the settings."""

import pytest

from game.core.grid import Facing
from game.rules import GAMES
from game.rules.tanchiki.events import TankTurned
from game.scenes.frame.commands import Changed, Key, Press
from game.scenes.frame.settings import SPEEDS, Settings
from game.scenes.frame.show_speeds import pace, set_tempo, tempo
from game.scenes.pages.show_bar import speed_choice
from game.scenes.seats.occupants import Occupant
from game.scenes.table.opened_table import begun
from game.scenes.tanchiki.show_speed import pace_of
from game.scenes.widgets.widget_kinds import Choice
from game.session.match.record import Player
from game.view.canvas.box import Box
from game.view.show.show_paces import OFF
from tests import stage
from tests.demo import ROOMS
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.scenes.tanchiki.table import planning, table_of
from tests.scenes.tank_chess.table import scene
from tests.setups.demo import DUEL
from tests.view.tanchiki.moments import moments


def chess(kit):
    return scene(kit)


def tanchiki(kit):
    return planning(kit)[1]


def demo(kit):
    made = begun(taught(kit), match(DUEL, None, "random"), FACE)
    made.handle(stage.resized((1280, 720)))
    return made


@pytest.mark.parametrize("table", [chess, tanchiki, demo])
def test_the_keys_of_a_table_change_both_speeds_alike(kit, monkeypatch, table):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    made = table(kit)
    kit.settings.change(speed=100, bot_speed=200)
    made.handle(Press(Key.FASTER))
    now = kit.settings.now
    assert (pace(now), pace(now, computer=True)) == (200, 400)
    assert (now.speed, now.bot_speed) == (100, 200), "the settings are the players' own"
    for _ in range(9):
        made.handle(Press(Key.FASTER))
    for _ in range(3):
        made.handle(Press(Key.SLOWER))
    now = kit.settings.now
    assert (pace(now), pace(now, computer=True)) == (100, 200), "no end of the row forgets them"


def test_every_event_of_a_match_of_computers_follows_the_tables_control(kit):
    players = (Occupant("Ann", "recruit"), Occupant("Bob", "recruit"))
    match = table_of(kit, players)[1].live.match
    told = [one.event for _, one in moments()]
    paces = []
    for share in (100, 400):
        kit.settings.change(speed=100, bot_speed=100, tempo=share)
        paces.append([pace_of(kit, match)(event) for event in told])
    assert len(told) > 100
    assert paces[1] == [4 * each for each in paces[0]]


def test_the_bar_of_a_table_shows_and_sets_its_tempo(kit):
    kit.settings.change(speed=50, bot_speed=400)
    made = tanchiki(kit)
    kit.settings.change(speed=50, bot_speed=400, tempo=200)
    bar = next(w for w in stage.widgets_of(made) if isinstance(w, Choice) and w.name == "bar.speed")
    assert bar.options[bar.place] == "2×"
    made.handle(Changed("bar.speed", SPEEDS.index(OFF)))
    assert (pace(kit.settings.now), pace(kit.settings.now, computer=True)) == (OFF, OFF)


def test_who_watches_nobody_move_can_switch_it_on_at_the_table(kit):
    kit.settings.change(speed=OFF, bot_speed=OFF)
    assert tempo(kit.settings.now) == OFF
    assert speed_choice(kit, Box(0, 0, 9, 9), "", off=True).place == SPEEDS.index(OFF)
    set_tempo(kit.settings, 200)
    assert (pace(kit.settings.now), pace(kit.settings.now, computer=True)) == (200, 200)


def test_one_speed_that_is_off_stays_off(kit):
    now = Settings(speed=OFF, bot_speed=100, tempo=200)
    assert (pace(now), pace(now, computer=True), tempo(now)) == (OFF, 200, 200)


def test_a_computer_that_sits_in_is_watched_at_the_speed_of_computers(kit):
    kit.settings.change(speed=100, bot_speed=400)
    match = planning(kit, speed=100, bot_speed=400)[1].live.match
    turned = TankTurned(0, Facing.NORTH)
    paces = [pace_of(kit, match)(turned)]
    match.reseat(0, Player("Ann", "recruit"))
    assert [*paces, pace_of(kit, match)(turned)] == [100, 400]
