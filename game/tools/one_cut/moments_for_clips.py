"""Where the clips of One Cut come from: random matches, and the figures of its rules."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.letters.scenarios import played
from game.rules.one_cut.state import Options, Setup
from game.tools.pictures.clip_moments import MomentCatalogue, of_figures

NEAR = (Cell(4, 4), Cell(5, 4))
SETUPS = (
    Setup(3, Options(middle=True)),
    Setup(3, Options(riposte=True), NEAR),
    Setup(1, Options(placing=True)),
)


def catalogue() -> MomentCatalogue:
    return MomentCatalogue(ONE_CUT, SETUPS, lambda found: of_figures(ONE_CUT, played))
