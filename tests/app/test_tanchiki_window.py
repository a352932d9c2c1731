"""A first turn of Tanchiki in the real window: by mouse, by keyboard and by two pads alone."""

import json

import pytest

from game.content.tanchiki.laid_boards import LARGE_BOARD, Quarters, choices_text
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Commit
from game.scenes.frame.settings import plain
from game.scenes.saves.saved_files import SUFFIX
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.tanchiki.setup.setup_page import SWITCHES
from tests import stage
from tests.kept import open_watch

from .devices import Keyboard, Mouse, Pads
from .hand import SIZE, Hand, to_the_setup, wait_for
from .needs import needs_pads, needs_window
from .tanchiki_player import Newcomer

LONG = 900
"""Seconds that a whole match may take."""

pytestmark = [
    pytest.mark.window,
    needs_window,
]


@pytest.mark.parametrize("device", [Mouse, Keyboard, pytest.param(Pads, marks=needs_pads)])
def test_two_people_and_two_computers_play_a_turn_from_the_title(hand, device):
    newcomer = Newcomer(hand, device(hand))
    newcomer.begin()
    newcomer.play_turn()
    save = hand.folder / "saves" / f"tanchiki{SUFFIX}"
    record, _ = open_watch(save, {"tanchiki": TANCHIKI})
    plans = [done.action.seat for done in record.standing if isinstance(done.action, Commit)]
    assert (sorted(plans), [bool(each.strength) for each in record.header.players]) == (
        [0, 1, 2, 3],
        [False, False, True, True],
    )


@pytest.mark.nightly
@pytest.mark.parametrize("speed", [0, 800])
def test_eight_computers_play_to_the_end_by_all_optional_rules(screen, tmp_path, speed):
    kit = stage.make_kit(tmp_path, stage.brushes())
    panel = choices_text((Quarters(LARGE_BOARD),), "", dict.fromkeys(SWITCHES, True))
    keep_setup(kit, "tanchiki", tuple(Occupant("", "recruit") for _ in range(8)), panel)
    kit.settings.change(window=SIZE, speed=speed, bot_speed=speed)
    (tmp_path / "settings.json").write_text(json.dumps(plain(kit.settings.now)))
    hand = Hand(screen, tmp_path)
    to_the_setup(hand, hand.choose, "tanchiki")
    hand.choose("setup.start")
    wait_for(lambda: "watch" in hand.shown["controls"], LONG)
    (record,) = wait_for(lambda: list(tmp_path.glob("records/*.replay")))
    _, watch = open_watch(record, {"tanchiki": TANCHIKI})
    hand.end()
    assert (watch.tables[-1].ending is not None, watch.tables[-1].seats) == (True, 8)
