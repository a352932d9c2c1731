"""Each figure of the rules books shows and says what was agreed to, when its story is over.

What was agreed to lies in `tests/shown/figures/`, a file a game (`tests/scenes/test_showing.py`).
"""

import pytest

from game.content.rule_figures import load_figures
from game.rules import GAMES
from game.scenes.book.figure import Stage
from game.scenes.book.figure_layout import lines_of
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper
from tests.showing import agreed, heard, marks

ROOM = Box(20, 20, 480, 360)


@pytest.mark.parametrize("game", [game for game in GAMES if load_figures(game)])
def test_each_figure_shows_and_says_what_was_agreed_to(game, tmp_path, brushes):
    kit = stage.make_kit(tmp_path / "kept", brushes)
    texts, face, lines = heard(kit), kit.faces[game].figures(kit), []
    for figure in (each for there in load_figures(game).values() for each in there):
        staged, paper = Stage(kit, face, figure), Paper(brushes)
        face.draw(paper, ROOM, staged.after())
        said = (f"says {texts.key(line)}" for line in lines_of(kit, staged))
        lines += [f"== {figure.name}", *marks(paper, texts), *said]
    agreed(f"figures/{game}", lines)
