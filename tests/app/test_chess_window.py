"""A whole match of Tank Chess in the real window, by mouse, by keyboard and by pad alone."""

import json
import os
import shutil
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.scenes.settings import plain
from tests import stage
from tests.app.chess_player import SIZE, SPEED, ChessPlayer, Hand, PadHand, prepared, wait_for
from tests.scenes.tank_chess.test_whole_match import GAME

NEEDED = ("Xvfb", "openbox", "xdotool")

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in NEEDED),
        reason=f"a real window needs {', '.join(NEEDED)}",
    ),
]


@pytest.fixture(scope="module")
def screen():
    number = next(n for n in range(90, 200) if not Path(f"/tmp/.X{n}-lock").exists())
    display = f":{number}"
    server = subprocess.Popen(
        ["Xvfb", display, "-screen", "0", "1600x1000x24", "-noreset"], stderr=subprocess.DEVNULL
    )
    wait_for(lambda: Path(f"/tmp/.X11-unix/X{number}").exists())
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    yield display
    manager.terminate()
    server.terminate()
    manager.wait(10)
    server.wait(10)


@pytest.fixture
def sit_down(screen, tmp_path):
    """Return a function that starts the program for a player with this device."""
    hands = []

    def sit(device, strengths=("", "")):
        window, own = tmp_path / "window", tmp_path / "own"
        window.mkdir()
        kit = stage.make_kit(own, stage.brushes())
        prepared(kit, strengths)
        first = replace(kit.settings.now, window=SIZE, speed=SPEED, bot_speed=SPEED)
        (window / "settings.json").write_text(json.dumps(plain(first)))
        hand = (PadHand if device == "pad" else Hand)(screen, window)
        hands.append(hand)
        time.sleep(0.5)
        return ChessPlayer(hand, kit, device, strengths)

    yield sit
    for hand in hands:
        hand.end()


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_a_match_is_played_from_the_title_to_its_record(sit_down, device):
    player = sit_down(device)
    player.begin()
    for line in GAME:
        player.play(line)
    record, watch = player.finish()
    assert player.hand.program.wait(10) == 0
    assert [done.action for done in record.standing] == [
        done.action for done in player.table.desk.live.match.done
    ]
    assert (watch.again, watch.tables[-1].end) == (True, player.table.desk.live.match.table.end)
