"""Somebody's hand at the program in a process of its own: its mouse, its keys and its pads."""

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

HOME = Path(__file__).parents[2]
SIZE = (1280, 720)
NEEDED = ("Xvfb", "openbox", "xdotool")


class Hand:
    """A running program, and what one does to its window.

    It waits for what the program tells of itself (tests/app/spoken.py), never for a time.
    """

    def __init__(self, screen, folder, python=(sys.executable, "-m", "tests.app.spoken")):
        self.folder = folder
        self.heard = 0
        self.environment = {
            **os.environ,
            "DISPLAY": screen,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_X11_WMCLASS": "tankodrom",
        }
        self.program = subprocess.Popen(
            [*python, str(folder)],
            cwd=HOME,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.shown = {"heard": 0, "focus": "", "controls": {}, "table": {}}
        threading.Thread(target=self._listen, daemon=True).start()
        self.window = wait_for(lambda: self.do("search", "--class", "tankodrom")).split()[-1]
        wait_for(lambda: self.do("getactivewindow") == self.window)
        wait_for(lambda: self.shown["controls"])

    def _listen(self):
        for line in self.program.stdout:
            if line.startswith("{"):
                self.shown = json.loads(line)

    def do(self, *words):
        told = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return told.stdout.strip()

    def key(self, name):
        """Press a key, and wait until the program has heard it or has ended."""
        self._press(lambda: self.do("key", "--delay", "60", name))

    def button(self, number, pad=0):
        """Press a button of a pad."""
        self._press(lambda: self._tell_pad("press", pad, number))

    def hold_key(self, name, until):
        """Hold a key down until it is so."""
        self.do("keydown", name)
        wait_for(until)
        self.do("keyup", name)

    def hold_button(self, number, until, pad=0):
        """Hold a button of a pad down until it is so."""
        self._tell_pad("down", pad, number)
        wait_for(until)
        self._tell_pad("up", pad, number)

    def hold_mouse(self, until):
        """Hold the mouse down where it is until it is so."""
        self.do("mousedown", "1")
        wait_for(until)
        self.do("mouseup", "1")

    def click(self, name):
        """Click on a control as soon as it is there."""
        self.click_at(*wait_for(lambda: self.shown["controls"].get(name)))

    def click_at(self, *spot):
        x, y = (str(round(part)) for part in spot)
        self.do("mousemove", "--window", self.window, x, y)
        self._press(lambda: self.do("click", "1"))

    def choose(self, name):
        """Go from control to control by Tab until it has the focus, and choose it by Return."""
        self.walk(name, lambda: self.key("Tab"))
        self.key("Return")

    def walk(self, name, step):
        wait_for(lambda: name in self.shown["controls"])
        for _ in range(300):
            if self.shown["focus"] == name:
                return
            step()
        raise AssertionError(f"no way to {name}")

    def seen(self, name):
        """Wait until a control is there."""
        return wait_for(lambda: name in self.shown["controls"])

    def settings(self):
        return json.loads((self.folder / "settings.json").read_text("utf-8"))

    def kept(self, game):
        """Say whether a match of the game has been written down."""
        return list(self.folder.glob(f"saves/{game}*"))

    def end(self):
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(10)

    def _tell_pad(self, *words):
        print(*words, file=self.program.stdin, flush=True)

    def _press(self, press):
        before = self.shown["heard"]
        press()
        wait_for(lambda: self.shown["heard"] > before or self.program.poll() is not None)


def to_the_setup(hand, choose, game):
    """Go from the title over the shelf to the set-up of a game, by whatever chooses controls."""
    box = f"box:{game}"
    choose("play")
    wait_for(lambda: box in hand.shown["controls"])
    choose(box)
    choose("play")


def wait_for(ask, seconds=30):
    for _ in range(seconds * 20):
        if answer := ask():
            return answer
        time.sleep(0.05)
    raise AssertionError("it never came")
