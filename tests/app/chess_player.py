"""Somebody who plays Tank Chess in the real window with one device alone.

A table without a window goes through the same match: on it the player sees what to do next.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from game.content.setups import setup_of
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.commands import (
    KEYBOARD,
    Device,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Released,
    Resized,
    Wheel,
)
from game.scenes.play.keeping import open_watch
from game.scenes.setup import Place, keep_setup
from game.scenes.tank_chess import acts
from game.scenes.tank_chess.table import TableScene
from game.scenes.tank_chess.wishes import Wishes, written
from game.scenes.widgets.focus import spots
from game.session.match import Match
from game.session.record import Header, Player
from tests import stage
from tests.scenes.tank_chess.hands import keys, mouse

HOME = Path(__file__).parents[2]
SIZE = (1280, 720)
BOARD = "duel_12.tmx"
SPEED = 800
PAD = Device(Kind.PAD, 0)
NAMES = {
    Key.UP: ("Up", 11),
    Key.DOWN: ("Down", 12),
    Key.LEFT: ("Left", 13),
    Key.RIGHT: ("Right", 14),
    Key.ACCEPT: ("Return", 0),
    Key.SPECIAL: ("x", 2),
    Key.TURN_LEFT: ("q", 9),
    Key.TURN_RIGHT: ("e", 10),
}
START = """
import sys
from pathlib import Path
from game.app.options import Options
from game.app.program import run
sys.exit(run(Options(data_dir=Path(sys.argv[1]))))
"""
WITH_PAD = """
import os, sys, threading, time
sys.path.insert(0, ".")
from tests.vjoy import VirtualPad

def press():
    import pygame
    while not (pygame.display.get_init() and pygame.display.get_surface()):
        time.sleep(0.1)
    time.sleep(1)
    pad = VirtualPad()
    print("ready", flush=True)
    # Not sys.stdin: its lock would be held when the program ends.
    while line := os.read(0, 16):
        for down in (True, False):
            pad.button(int(line), down)
            # The program may be slow, and looks only once a frame.
            while pygame.display.get_init() and pad.felt(int(line)) is not down:
                time.sleep(0.01)
            if not pygame.display.get_init():
                return
        print("done", flush=True)

threading.Thread(target=press, daemon=True).start()
"""


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
        self.program = self.run(folder)
        self.window = wait_for(lambda: self.do("search", "--class", "tankodrom")).split()[-1]
        wait_for(lambda: self.do("getactivewindow") == self.window)

    def run(self, folder):
        return subprocess.Popen(
            [sys.executable, "-c", START, str(folder)], cwd=HOME, env=self.environment
        )

    def do(self, *words):
        told = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return told.stdout.strip()

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

    def end(self):
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(10)


class PadHand(Hand):
    """A running program with a pad that lives inside it, told what to press line by line."""

    def run(self, folder):
        program = subprocess.Popen(
            [sys.executable, "-c", WITH_PAD + START, str(folder)],
            cwd=HOME,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for line in program.stdout:
            if line == "ready\n":
                return program
        raise AssertionError("the program has ended")

    def button(self, number):
        self.program.stdin.write(f"{number}\n")
        self.program.stdin.flush()
        # The press that ends the program is not answered any more.
        assert self.program.stdout.readline() in ("done\n", "")
        time.sleep(0.08)


def prepared(kit, strengths=("", "")):
    """Choose the quick board and who plays, as if it had been played on last time."""
    places = tuple(Place("", strength) for strength in strengths)
    keep_setup(kit, "tank_chess", places, written(Wishes(map=BOARD)))


class ChessPlayer:
    """`device` is "mouse", "keyboard" or "pad"; `table` sees what the window shows."""

    def __init__(self, hand, kit, device, strengths=("", "")):
        self.hand, self.kit, self.device = hand, kit, device
        setup = setup_of(kit.maps / "tank_chess" / BOARD, 2)
        names = kit.words("side.white"), kit.words("side.black")
        players = tuple(
            Player(name, strength or None) for name, strength in zip(names, strengths, strict=True)
        )
        header = Header("tank_chess", TANK_CHESS.number, setup, 7, players)
        self.kit.settings.change(speed=SPEED, bot_speed=SPEED)
        self.table = TableScene(kit, Match(TANK_CHESS, header, CallFlag), {}, Wishes())
        self.table.handle(stage.resized(SIZE))

    def choose(self, name, scene):
        """Choose a control of a page."""
        scene.handle(stage.resized(SIZE))
        if self.device == "mouse":
            self.hand.click(scene, name)
            return
        for key in way_by_arrows(scene, name):
            self.do(Press(key))
        self.do(Press(Key.ACCEPT))
        time.sleep(0.3)

    def play(self, line):
        """Play a turn as it is written, and wait until it has been shown."""
        made = self.table
        if self.device == "mouse":
            commands = mouse(made, line)
        else:
            commands = keys(made, line, KEYBOARD if self.device == "keyboard" else PAD)
        for command in commands:
            self.do(command)
            made.handle(command)
        wait_for(self.saved)
        self.wait()

    def saved(self):
        """Whether the program has saved as many moves as there have been."""
        match = self.table.desk.live.match
        files = list((self.hand.folder / "saves").glob("tank_chess*"))
        if match.outcome is not None:
            return not files
        return bool(files) and len(files[0].read_text("utf-8").splitlines()) > match.count

    def see(self, action):
        """See what the computer player did."""
        self.table.desk.live.submit(action)
        self.wait()

    def wait(self):
        ms = 0
        while not self.table.desk.live.playback.idle:
            self.table.update(20)
            ms += 20
        time.sleep(ms / 1000 + 0.7)

    def do(self, command):
        hand = self.hand
        match command:
            case Moved(x, y):
                hand.do("mousemove", "--window", hand.window, str(round(x)), str(round(y)))
                time.sleep(0.05)
            case Pressed(button=button):
                hand.do("mousedown", str(button))
            case Released(button=button):
                hand.do("mouseup", str(button))
                time.sleep(0.05)
            case Wheel(by=by):
                hand.do("click", "4" if by > 0 else "5")
                time.sleep(0.05)
            case Press(key) if self.device == "pad":
                hand.button(NAMES[key][1])
            case Press(key):
                hand.do("key", NAMES[key][0])
                time.sleep(0.05)

    def begin(self):
        """Go from the title to the first move."""
        self.choose("play:tank_chess", stage.SCENES["title"](self.kit))
        time.sleep(3)
        self.choose("setup.start", self.kit.door("tank_chess").setup(self.kit, None))
        time.sleep(1.5)

    def finish(self):
        """Keep the record of a match that is over, and leave the program; return what is kept."""
        time.sleep(1.5)
        result = acts.result(self.table.desk).scene
        self.choose("keep", result)
        path = wait_for(lambda: list((self.hand.folder / "records").glob("*.replay")))[0]
        # The page is laid out anew below the note, so begin with a fresh one again.
        self.choose("title", _kept(acts.result(self.table.desk).scene))
        time.sleep(1.5)
        self.choose("quit", stage.SCENES["title"](self.kit))
        self.choose("yes", stage.SCENES["question"](self.kit))
        return open_watch(path, {"tank_chess": TANK_CHESS})


def _kept(scene):
    """Return the result's page as it is after the record has been kept."""
    for key in way_by_arrows(scene, "keep"):
        scene.handle(Press(key))
    scene.handle(Press(Key.ACCEPT))
    return scene


def way_by_arrows(scene, name):
    """Return the arrows that lead from the control in focus to this one, the shortest way."""
    form = stage.form_of(scene)
    scene.handle(stage.resized(SIZE))
    here = form.focused()
    assert name in {spot.key for spot in spots_of(scene)}, name
    known, front = {here: ()}, [here]
    while name not in known:
        assert front, f"no arrows lead to {name}"
        at = front.pop(0)
        for key in (Key.DOWN, Key.UP, Key.RIGHT, Key.LEFT):
            form.focus(at)
            scene.handle(Press(key))
            if (there := form.focused()) not in known:
                known[there] = (*known[at], key)
                front.append(there)
    form.focus(here)
    return known[name]


def spots_of(scene):
    return spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)


def wait_for(ask):
    for _ in range(200):
        if answer := ask():
            return answer
        time.sleep(0.05)
    raise AssertionError("it never came")
