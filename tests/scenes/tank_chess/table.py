"""A table of Tank Chess without a window, and hands that play on it."""

from __future__ import annotations

from game.ai.mind import random_mind
from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.notation import read_cell
from game.rules.tank_chess.starting_board import Board, Ground, Placement
from game.rules.tank_chess.state import Options, Setup
from game.scenes.frame.commands import (
    KEYBOARD,
    Device,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Released,
    Wheel,
)
from game.scenes.tank_chess.opened_table import begun
from game.scenes.tank_chess.setup.last_setup import Wishes
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage

PAD = Device(Kind.PAD, 0)
KINDS = load_kinds()
SMALL_BOARD = """
8 . . . c . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . # # . . . . .
4 . . . . . . . m
3 . . . . . . . .
2 . # . . . . . .
1 C # . H . . . L
"""
"""Behind its walls the commander of White is safe from most that Black could do."""


def setup(drawing=SMALL_BOARD, options=None):
    table = read_table(tuple(drawing.strip().splitlines()), KINDS, options or Options())
    pieces = tuple(Placement(p.seat, p.kind, p.cell, p.facing) for p in table.pieces)
    ground = tuple(Ground(letter) for letter in table.ground)
    board = Board(table.width, table.height, ground, table.mines or frozenset(), pieces)
    return Setup(board, KINDS, options or Options())


def scene(
    kit,
    drawing=SMALL_BOARD,
    strengths=(None, None),
    clock=None,
    size=(1280, 720),
    options=None,
    minds=None,
    **wish,
):
    names = ("Olena", "Taras")
    players = tuple(Player(n, s) for n, s in zip(names, strengths, strict=True))
    header = Header("tank_chess", TANK_CHESS.number, setup(drawing, options), 7, players, clock)
    kit.settings.change(speed=0, bot_speed=0)
    match = Match(TANK_CHESS, header, CallFlag)
    made = begun(kit, match, Wishes(**wish), minds or {"random": random_mind})
    made.handle(stage.resized(size))
    return made


def spot(made, name):
    return made.desk.place.middle(read_cell(name, made.desk.table.height))


def click(made, name, button=1):
    x, y = spot(made, name)
    made.handle(Moved(x, y))
    made.handle(Pressed(x, y, button))
    return made.handle(Released(x, y, button))


def play(made, *names):
    """Make a turn by clicks; one that bares the commander is confirmed twice."""
    for name in names:
        click(made, name)
    if made.desk.warned is not None:
        click(made, names[-1])
    settle(made)


def drag(made, start, end):
    x, y = spot(made, start)
    made.handle(Moved(x, y))
    made.handle(Pressed(x, y))
    x, y = spot(made, end)
    made.handle(Moved(x, y))
    made.handle(Released(x, y))


def wheel(made, name, by):
    made.handle(Wheel(*spot(made, name), by))


def press(made, *keys, device=KEYBOARD):
    change = None
    for key in keys:
        change = made.handle(Press(key, device=device))
    return change


def settle(made, ms=4000):
    while ms > 0 and not made.desk.live.settled:
        made.update(20)
        ms -= 20


def moves(made):
    """Return the moves of the list in notation, without marks."""
    return [
        text.rstrip(" +-#") for row in made.sight.listed() for _, text in row.moves if not row.aside
    ]


ACCEPT, BACK, NEXT = Key.ACCEPT, Key.BACK, Key.NEXT
