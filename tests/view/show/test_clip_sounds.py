"""The sounds that the clips of every game name."""

import ast
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.content.sound_list import load_sounds
from tests.games import GAMES


def pieces(value):
    """Return the parts of a name that is put together, as nodes."""
    joined = (each for each in ast.walk(value) if isinstance(each, ast.JoinedStr))
    return {part for each in joined for part in each.values}


def named(game):
    """Return what stands as a sound in the modules of clips of a game, whole."""
    folder = Path(find_spec(GAMES.homes[game].format(room="view")).origin).parent
    for path in folder.rglob("*clips*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "sound":
                for each in set(ast.walk(node.value)) - pieces(node.value):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield each.value


@pytest.mark.parametrize("game", GAMES)
def test_every_sound_that_a_clip_names_is_one_of_the_program(game):
    found = set(named(game)) - {""}
    assert found
    assert found <= load_sounds().keys()
