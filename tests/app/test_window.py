"""A real window on a screen of its own, used by mouse alone, by keys alone, and mistreated."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.rules.tank_chess.notation import read_cell
from game.scenes.commands import Resized
from game.scenes.frame import BACK
from game.scenes.tank_chess import acts
from game.scenes.tank_chess.table import TableScene
from game.scenes.widgets.focus import spots
from game.tools import exhibits_tank_chess
from tests import stage

HOME = Path(__file__).parents[2]
NEEDED = ("Xvfb", "openbox", "xdotool")
SIZE = (1280, 720)

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


class Hand:
    """A running program, and what one does to its window."""

    def __init__(self, screen, folder):
        self.folder = folder
        self.environment = {
            **os.environ,
            "DISPLAY": screen,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_X11_WMCLASS": "tankodrom",
        }
        self.program = subprocess.Popen(
            [sys.executable, "-c", START, str(folder)], cwd=HOME, env=self.environment
        )
        self.window = wait_for(lambda: self.do("search", "--class", "tankodrom")).split()[-1]
        wait_for(lambda: self.do("getactivewindow") == self.window)

    def do(self, *words):
        told = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return told.stdout.strip()

    def keys(self, *names):
        for name in names:
            self.do("key", "--delay", "60", name)
            time.sleep(0.15)

    def click(self, scene, name):
        """Click on the control of this key as it lies on the scene."""
        scene.handle(Resized(*SIZE))
        box = next(s.seen for s in spots_of(scene) if s.key == name)
        self.click_at(*box.middle)

    def click_at(self, *spot):
        x, y = (str(round(part)) for part in spot)
        self.do("mousemove", "--window", self.window, x, y)
        time.sleep(0.1)
        self.do("click", "1")
        time.sleep(0.3)

    def settings(self):
        return json.loads((self.folder / "settings.json").read_text("utf-8"))

    def end(self):
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(10)


START = """
import sys
from pathlib import Path
from game.app.options import Options
from game.app.program import run
sys.exit(run(Options(data_dir=Path(sys.argv[1]))))
"""


def spots_of(scene):
    return spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)


def way_to(name, scene):
    """Return the presses that lead from the first control of a page to this one."""
    keys = [spot.key for spot in spots_of(scene) if spot.control.enabled]
    return ["Tab"] * ((keys.index(name) - keys.index(stage.form_of(scene).focused())) % len(keys))


def wait_for(ask):
    for _ in range(200):
        if answer := ask():
            return answer
        time.sleep(0.05)
    raise AssertionError("it never came")


@pytest.fixture
def hand(screen, tmp_path):
    first = {"language": "en", "window": list(SIZE), "speed": 100}
    (tmp_path / "settings.json").write_text(json.dumps(first))
    made = Hand(screen, tmp_path)
    time.sleep(0.5)
    yield made
    made.end()


@pytest.fixture
def kit(tmp_path):
    return stage.make_kit(tmp_path, stage.brushes())


def test_from_the_title_to_the_settings_and_out_by_keys_alone(hand, kit):
    hand.keys(*way_to("settings", stage.SCENES["title"](kit)), "Return")
    hand.keys(*way_to("speed", stage.SCENES["settings"](kit)), "Right")
    hand.keys("Escape", "Escape", "Right", "Return")
    assert (hand.program.wait(10), hand.settings()["speed"]) == (0, 200)


def test_from_the_title_to_the_settings_and_out_by_mouse_alone(hand, kit):
    title, settings = stage.SCENES["title"](kit), stage.SCENES["settings"](kit)
    hand.click(title, "settings")
    hand.click(settings, "speed")
    hand.click(settings, BACK)
    hand.click(title, "quit")
    hand.click(stage.SCENES["question"](kit), "yes")
    assert (hand.program.wait(10), hand.settings()["speed"] != 100) == (0, True)


def test_full_screen_is_remembered(hand):
    hand.keys("F11")
    wait_for(lambda: hand.settings()["fullscreen"])
    hand.keys("F11")
    assert wait_for(lambda: not hand.settings()["fullscreen"])


def test_the_window_lives_through_any_size(hand):
    for width, height in ((300, 200), (1, 1), (1500, 300), (200, 950), (1280, 720)):
        hand.do("windowsize", hand.window, str(width), str(height))
        time.sleep(0.3)
    assert hand.program.poll() is None


def test_the_window_lives_through_being_hidden_and_shown(hand):
    for _ in range(3):
        hand.do("windowminimize", hand.window)
        time.sleep(0.3)
        hand.do("windowmap", hand.window)
        time.sleep(0.3)
    assert hand.program.poll() is None


def test_closing_the_window_ends_the_program_well(hand):
    hand.keys("alt+F4")
    assert hand.program.wait(10) == 0


def test_from_the_title_to_tanchiki_and_back_by_keys_alone(hand, kit):
    hand.keys(*way_to("play:tanchiki", stage.SCENES["title"](kit)), "Return")
    time.sleep(3)
    hand.keys("F10")
    time.sleep(2)
    hand.keys("Return", "Return")
    wait_for(lambda: list(hand.folder.glob("saves/tanchiki*")))
    hand.keys("Escape", "shift+Tab", "Return")
    time.sleep(0.5)
    hand.keys("Escape", "Right", "Return")
    assert hand.program.wait(10) == 0


def test_from_the_title_to_tank_chess_and_back_by_mouse_alone(hand, kit):
    title, table = stage.SCENES["title"](kit), stage.SCENES["chess first move"](kit)
    hand.click(title, "play:tank_chess")
    time.sleep(3)
    hand.click(kit.door("tank_chess").setup(kit, None), "setup.start")
    time.sleep(1)
    for name in ("J3", "J4", "J4"):
        hand.click_at(*table.desk.place.middle(read_cell(name, table.desk.table.height)))
    wait_for(lambda: list(hand.folder.glob("saves/tank_chess*")))
    time.sleep(3)
    hand.click(table, "menu")
    alone = TableScene(kit, exhibits_tank_chess.match(kit, 1, frozenset({0})), {})
    hand.click(acts.pause(alone.desk).scene, "title")
    hand.click(stage.SCENES["title"](kit), "quit")
    hand.click(stage.SCENES["question"](kit), "yes")
    assert hand.program.wait(10) == 0
