"""Where the clips of Arena of Eight come from: random matches, and the figures of its rules."""

from __future__ import annotations

from game.rules.arena_of_eight import ARENA_OF_EIGHT
from game.rules.arena_of_eight.blows import Fighter
from game.rules.arena_of_eight.letters.scenarios import played
from game.rules.arena_of_eight.state import AS_PRINTED, Options, Setup
from game.tools.pictures.clip_moments import MomentCatalogue, of_figures

SETUPS = (
    Setup(Options(AS_PRINTED, 3, reshuffle=True), (Fighter.FROST, Fighter.HARPOON)),
    Setup(Options(best_of=3, any_super=True), (Fighter.CYCLONE, Fighter.THUNDER)),
)


def catalogue() -> MomentCatalogue:
    return MomentCatalogue(ARENA_OF_EIGHT, SETUPS, lambda found: of_figures(ARENA_OF_EIGHT, played))
