from dataclasses import replace
from functools import cache

import pytest

from game.content.texts import load_texts
from game.scenes.kit import Words
from tests import stage


@cache
def english():
    return load_texts("en")


@pytest.fixture
def kit(tmp_path, brushes, monkeypatch):
    """The stage's kit, its words read once for all tests."""
    monkeypatch.setattr(stage, "load_texts", lambda language: english())
    return replace(stage.make_kit(tmp_path, brushes), words=Words(english()))
