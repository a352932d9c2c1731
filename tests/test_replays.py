"""Recorded matches must still play, or say why not.

A file under tests/replays/<game>/ is made with `python -m game.tools.simulate GAME --keep FOLDER`
and named for what it holds. When the rules change on purpose the game's number goes up: its files
move to `older/` as they are, where they are watched, and new ones are recorded.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session.replay import play_again, watch
from game.session.store import open_record
from tests.games import GAMES

HOME = Path(__file__).parent / "replays"
FILES = sorted(HOME.glob("*/*.match"))
OLDER = sorted(HOME.glob("*/older/*.match"))


def named(path: Path) -> str:
    return path.relative_to(HOME).with_suffix("").as_posix()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_recorded_match_plays_to_its_end(path):
    record = open_record(path, GAMES)
    assert play_again(record, GAMES[path.parent.name]).outcome is not None


@pytest.mark.parametrize("path", OLDER, ids=named)
def test_a_match_of_older_rules_is_watched_by_its_events(path):
    record = open_record(path, GAMES)
    assert not watch(record, GAMES[path.parent.parent.name]).again
