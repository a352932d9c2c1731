"""A board on which something beats is drawn anew by itself, beat by beat, and no other one is."""

from dataclasses import replace

import pytest

from game.view.board.board import Board
from game.view.board.pulse import BEAT_MS, Pulse
from game.view.canvas.box import Box
from game.view.show.playback import Playback
from tests import stage
from tests.scenes.sat_tables import match_of, sat

QUIET = Board(
    name="quiet",
    size=lambda table: (3, 3),
    rim=0,
    still=lambda canvas, place, table: None,
    draw=lambda canvas, place, reel, calm: None,
    clip_for=lambda table, event: None,
)


def beating(seen, on=True):
    pulse = Pulse(lambda table: on, lambda canvas, place, table, ms: seen.append((table, ms)))
    return replace(QUIET, pulse=pulse)


@pytest.mark.parametrize("on, calm, drawn", [
    (True, False, [("table", 40)]), (True, True, []), (False, False, []),
])  # fmt: skip
def test_what_beats_is_drawn_at_its_moment_unless_one_wants_less_motion(brushes, on, calm, drawn):
    seen = []
    canvas, board = stage.canvas(brushes), beating(seen, on)
    reel = Playback("table", lambda table, event: table, board.clip_for)
    board.show(canvas, board.place("table", Box(0, 0, 90, 90), 1), reel, 40, calm)
    assert seen == drawn


@pytest.mark.parametrize("on, calm, moves", [
    (True, False, [True, False]), (True, True, [False, False]), (False, False, [False, False]),
])  # fmt: skip
def test_a_table_is_drawn_anew_with_each_beat_and_rests_in_between(kit, on, calm, moves):
    stack = sat(kit, match_of("proving_ground", people=2), less_motion=calm)
    desk = stack.top.desk
    desk.board = replace(desk.board, pulses=lambda table: on)
    desk.clock = 10 * BEAT_MS - 1
    moved = []
    for ms in (2, BEAT_MS - 10):
        stack.update(ms)
        moved.append(stack.moving)
    assert moved == moves
