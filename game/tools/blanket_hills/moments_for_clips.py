"""Where the clips of Blanket Hills come from: random matches, and the figures of its rules."""

from __future__ import annotations

from game.rules.blanket_hills import BLANKET_HILLS
from game.rules.blanket_hills.letters.scenarios import played
from game.rules.blanket_hills.state import Grip, HandKind, Options, Setup
from game.tools.pictures.clip_moments import MomentCatalogue, of_figures

SETUPS = (
    Setup(grips=(Grip(HandKind.DICE), Grip(HandKind.DICE, halved=True))),
    Setup((0,), options=Options(blind=True), grips=(Grip(HandKind.CALM),)),
)


def catalogue() -> MomentCatalogue:
    return MomentCatalogue(BLANKET_HILLS, SETUPS, lambda found: of_figures(BLANKET_HILLS, played))
