"""Blanket Hills as a game of the program."""

import pytest

from game.rules import GAMES


@pytest.fixture(autouse=True)
def at_home(monkeypatch):
    monkeypatch.setitem(GAMES.homes, "blanket_hills", "game.{room}.blanket_hills")
