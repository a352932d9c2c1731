"""A whole match by one device alone, from the first move to the result."""

import pytest

from game.content.maps.setups import setup_of
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.frame.commands import KEYBOARD
from game.scenes.tank_chess.opened_table import begun
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage

from .hands import keys, mouse
from .table import PAD, moves, scene

GAME = (
    "C G1>F4/N",
    "L J11/NW",
    "M J1>K4/NE",
    "L D11>B9/SE",
    "C F4>G6/NW",
    "L B9>B6/SE xG6",
)


ESCAPE = """
8 . . . . . . . .
7 . . . C . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . c
"""

HANDS = pytest.mark.parametrize(
    "hand",
    [
        mouse,
        lambda made, line: keys(made, line, KEYBOARD),
        lambda made, line: keys(made, line, PAD),
    ],
    ids=["mouse", "keyboard", "pad"],
)


@HANDS
def test_a_whole_match_is_played_by_one_device(kit, hand):
    setup = setup_of(kit.maps / "tank_chess" / "duel_12.tmx", 2)
    header = Header("tank_chess", TANK_CHESS.number, setup, 7, (Player("A"), Player("B")))
    kit.settings.change(speed=0)
    made = begun(kit, Match(TANK_CHESS, header, CallFlag))
    made.handle(stage.resized((1280, 720)))
    for line in GAME:
        for command in hand(made, line):
            made.handle(command)
        made.update(20)
    assert moves(made) == list(GAME)
    assert made.desk.live.match.outcome


@HANDS
def test_a_commander_drives_off_the_board_by_one_device(kit, hand):
    made = scene(kit, ESCAPE)
    for command in hand(made, "C D7>off/N"):
        made.handle(command)
    assert moves(made) == ["C D7>off/N"]
