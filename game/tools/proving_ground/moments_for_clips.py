"""Where the clips of Proving Ground come from: random matches, and the figures of its rules."""

from __future__ import annotations

from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.letters.scenarios import played
from game.rules.proving_ground.state import Mode, Options, Setup
from game.tools.pictures.clip_moments import MomentCatalogue, of_figures

SETUPS = (
    Setup(),
    Setup(Mode.SOLO, 1),
    Setup(Mode.FAMILY, 2),
    Setup(Mode.BATTLE, 3, Options(draft=True)),
)


def catalogue() -> MomentCatalogue:
    return MomentCatalogue(PROVING_GROUND, SETUPS, lambda found: of_figures(PROVING_GROUND, played))
