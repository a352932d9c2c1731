"""The figures of the rules book of Dice and Armour."""

from __future__ import annotations

from game.rules.dice_and_armour import DICE_AND_ARMOUR
from game.rules.dice_and_armour.events import TurnBegan
from game.rules.dice_and_armour.letters.scenarios import played
from game.scenes.table.figures import Figures
from game.view.dice_and_armour.board import BOARD

from .sentences import tell

FIGURES = Figures(
    DICE_AND_ARMOUR,
    BOARD,
    played,
    tell,
    why="armour.why",
    rows=0,
    row=lambda canvas, box, table, row: None,
    silent=lambda event: isinstance(event, TurnBegan),
)
