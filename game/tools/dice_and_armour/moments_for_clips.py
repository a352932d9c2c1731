"""Where the clips of Dice and Armour come from: random matches, and the figures of its rules."""

from __future__ import annotations

from game.rules.dice_and_armour import DICE_AND_ARMOUR
from game.rules.dice_and_armour.letters.scenarios import played
from game.rules.dice_and_armour.state import Mode, Options, Setup
from game.tools.pictures.clip_moments import MomentCatalogue, of_figures

SETUPS = (Setup(mode=Mode.CAPTURE), Setup(options=Options(patient=True, short=True)))


def catalogue() -> MomentCatalogue:
    return MomentCatalogue(
        DICE_AND_ARMOUR, SETUPS, lambda found: of_figures(DICE_AND_ARMOUR, played)
    )
