"""A whole match of Tank Chess in the real window, by mouse, by keyboard and by pad alone."""

import json
from dataclasses import replace

import pytest

from game.scenes.frame.settings import plain
from tests import stage
from tests.scenes.tank_chess.test_whole_match import GAME

from .chess_player import ChessPlayer, prepared
from .devices import Keyboard, Mouse, Pads
from .hand import SIZE, Hand
from .needs import needs_pads, needs_window

SPEED = 800

pytestmark = [
    pytest.mark.window,
    needs_window,
]


@pytest.fixture
def sit_down(screen, tmp_path):
    """Return a function that starts the program for a player with this device."""
    hands = []

    def sit(device, strengths=("", "")):
        window, own = tmp_path / "window", tmp_path / "own"
        window.mkdir()
        kit = stage.make_kit(own, stage.brushes())
        kit.settings.change(speed=SPEED, bot_speed=SPEED)
        prepared(kit, strengths)
        first = replace(kit.settings.now, window=SIZE)
        (window / "settings.json").write_text(json.dumps(plain(first)))
        hand = Hand(screen, window)
        hands.append(hand)
        return ChessPlayer(hand, kit, device(hand), strengths)

    yield sit
    for hand in hands:
        hand.end()


@pytest.mark.parametrize("device", [Mouse, Keyboard, pytest.param(Pads, marks=needs_pads)])
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
