"""The folder that needs no Python: a match of computer players in its window, kept and proven."""

import json
import os
import subprocess

import pytest

from game.rules import GAMES
from game.scenes.frame.settings import plain
from game.tools.packages.build import FOLDER, packages
from tests import stage
from tests.kept import open_watch

from .chess_player import prepared
from .hand import HOME, SIZE, wait_for
from .needs import needs_window

pytestmark = [pytest.mark.window, pytest.mark.nightly, needs_window]

LONG = 600
"""Seconds that a whole match may take."""


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    work = tmp_path_factory.mktemp("folder")
    packages(work / "building", work / "out", only=FOLDER)
    (found,) = (work / "out").glob("tankodrom-*/tankodrom")
    return found


def started(program, screen, folder, *words):
    """Start it where no Python is to be found, and nothing of this environment is told."""
    bare = {"PATH": "/nowhere", "HOME": str(folder), "DISPLAY": screen, "SDL_AUDIODRIVER": "dummy"}
    command = [program, "--data-dir", folder, *words]
    return subprocess.Popen(command, env=bare, cwd=folder)


def pressed(screen, key):
    there = {**os.environ, "DISPLAY": screen}
    found = subprocess.run(
        ["xdotool", "search", "--class", "tankodrom"], env=there, capture_output=True, text=True
    ).stdout.split()
    if found:
        subprocess.run(["xdotool", "key", "--window", found[-1], key], env=there, check=False)


def test_a_map_is_checked_without_python(program):
    town = HOME / "maps/tanchiki/segments/a_town.tmx"
    command = [program, "--lang", "uk", "--check-map", town]
    bare = {"PATH": "/nowhere"}
    ended = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("a_town.tmx: ")


def test_a_match_of_computer_players_is_played_to_the_end_and_proven(program, screen, tmp_path):
    kit = stage.make_kit(tmp_path / "own", stage.brushes())
    kit.settings.change(speed=800, bot_speed=800, window=SIZE, language="ru")
    prepared(kit, ("recruit", "recruit"))
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps(plain(kit.settings.now)))
    running = started(program, screen, folder, "--game", "tank_chess")
    try:
        wait_for(lambda: pressed(screen, "Return") or [*folder.glob("saves/tank_chess*")])
        (record,) = wait_for(lambda: [*folder.glob("records/*.replay")], LONG)
        assert running.poll() is None
    finally:
        running.kill()
        running.wait(10)
    _, watch = open_watch(record, {"tank_chess": GAMES["tank_chess"]})
    assert (watch.again, watch.tables[-1].end is None) == (True, False)
    assert not [*folder.glob("crashes/*")]
    assert {path.name for path in tmp_path.iterdir()} == {"own", "data"}
