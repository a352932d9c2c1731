"""Houses are read as they will be once the game is offered."""

import pytest

from game.rules import GAMES
from tests.content.lamps_till_dawn.drawn import GAME


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.homes, GAME, "game.{room}." + GAME)
