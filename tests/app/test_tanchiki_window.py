"""A first turn of Tanchiki in the real window: by mouse, by keyboard and by two pads alone."""

import json
import shutil

import pytest

from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Commit
from game.scenes.play.keeping import open_watch
from game.scenes.play.kept import SUFFIX
from tests import vjoy

from .hand import NEEDED, SIZE, Hand
from .tanchiki_player import Keyboard, Mouse, Newcomer, Pads

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in NEEDED),
        reason=f"a real window needs {', '.join(NEEDED)}",
    ),
]
needs_pads = pytest.mark.skipif(
    vjoy.library() is None, reason="virtual pads need the SDL of a Linux wheel"
)


@pytest.fixture
def hand(screen, tmp_path):
    first = {"language": "en", "window": list(SIZE), "speed": 800, "bot_speed": 800}
    (tmp_path / "settings.json").write_text(json.dumps(first))
    made = Hand(screen, tmp_path)
    yield made
    made.end()


@pytest.mark.parametrize("device", [Mouse, Keyboard, pytest.param(Pads, marks=needs_pads)])
def test_two_people_and_two_computers_play_a_turn_from_the_title(hand, device):
    newcomer = Newcomer(hand, device(hand))
    newcomer.begin()
    newcomer.play_turn()
    kept = hand.folder / "saves" / f"tanchiki{SUFFIX}"
    record, _ = open_watch(kept, {"tanchiki": TANCHIKI})
    plans = [done.action.seat for done in record.standing if isinstance(done.action, Commit)]
    assert (sorted(plans), [bool(each.strength) for each in record.header.players]) == (
        [0, 1, 2, 3],
        [False, False, True, True],
    )
