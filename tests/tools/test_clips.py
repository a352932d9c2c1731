"""The tool that plays each kind of event."""

from typing import get_args

import pygame
import pytest

from game.rules import GAMES
from game.tools.clips import FRAMES, SIDE, games, main
from tests.view.tanchiki.moments import KINDS, examples


def test_there_is_a_moment_of_every_kind_of_event_of_tanchiki():
    assert set(examples()) == {kind.__name__ for kind in KINDS}


@pytest.mark.parametrize("game", games())
def test_a_strip_is_written_for_each_kind_that_is_asked_for(game, tmp_path):
    kind = get_args(GAMES[game].kinds.event)[1].__name__
    assert main([game, "--out", str(tmp_path), "--only", kind]) == 0
    assert pygame.image.load(tmp_path / f"{kind}.png").get_size() == (SIDE * FRAMES, SIDE)


def test_an_unknown_kind_of_event_is_refused_in_words(capsys, tmp_path):
    assert main(["tanchiki", "--out", str(tmp_path), "--only", "zebra"]) == 1
    assert "No kind of event begins with 'zebra'" in capsys.readouterr().out
