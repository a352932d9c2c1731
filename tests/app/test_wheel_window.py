"""The program out of its wheel, where nothing of the sources is: five turns are played."""

import json
import os
import subprocess
import venv

import pytest

from game.rules.tank_chess import TANK_CHESS
from game.scenes.frame.settings import plain
from game.scenes.saves.saved_files import SUFFIX
from game.tools.packages.build import WHEEL, packages
from tests import stage
from tests.kept import open_watch
from tests.scenes.tank_chess.test_whole_match import GAME

from .chess_player import ChessPlayer, prepared
from .devices import Keyboard
from .hand import HOME, SIZE, Hand, wait_for
from .needs import needs_window

pytestmark = [pytest.mark.window, needs_window]

SPEAKER = """
import sys
import tankodrom.main
sys.path.append(sys.argv[1])
import game.core.version
from tests.app import spoken
assert game.core.version.__file__.startswith(sys.prefix), game.core.version.__file__
sys.argv = [sys.argv[0], *sys.argv[2:]]
raise SystemExit(spoken.main())
"""
"""The tests are found behind the wheel's own folder; the program's rooms must come out of it."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return the folder of the commands of an environment that has the wheel, and nothing else."""
    work = tmp_path_factory.mktemp("wheel")
    packages(work / "building", work / "out", only=WHEEL)
    (wheel,) = (work / "out").glob("tankodrom-*-py3-none-any.whl")
    venv.create(work / "fresh", with_pip=True)
    commands = work / "fresh" / ("Scripts" if os.name == "nt" else "bin")
    pip = [commands / "python", "-m", "pip", "install", "--quiet", wheel]
    subprocess.run(pip, check=True, cwd=work)
    return commands


def test_the_command_tells_what_it_can_and_checks_a_map(installed, tmp_path):
    def said(*words):
        command = [installed / "tankodrom", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert said("--help").stdout.startswith("usage: tankodrom")
    ended = said("--lang", "en", "--check-map", HOME / "maps/tanchiki/segments/a_town.tmx")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("a_town.tmx: in order")


def test_five_turns_are_played_in_a_window_and_kept(installed, screen, tmp_path):
    window = tmp_path / "window"
    window.mkdir()
    kit = stage.make_kit(tmp_path / "own", stage.brushes())
    kit.settings.change(speed=800, bot_speed=800, window=SIZE)
    prepared(kit)
    (window / "settings.json").write_text(json.dumps(plain(kit.settings.now)))
    python = (installed / "python", "-c", SPEAKER, HOME)
    hand = Hand(screen, window, python)
    try:
        player = ChessPlayer(hand, kit, Keyboard(hand))
        player.begin()
        for line in GAME[:5]:
            player.play(line)
        played = [done.action for done in player.table.desk.live.match.done]
        save = window / "saves" / f"tank_chess{SUFFIX}"
        wait_for(lambda: save.exists() and kept(save) == played)
    finally:
        hand.end()


def kept(save):
    record, _ = open_watch(save, {"tank_chess": TANK_CHESS})
    return [done.action for done in record.standing]
