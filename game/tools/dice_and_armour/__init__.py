"""The tools that are Dice and Armour's own."""

from __future__ import annotations

BENCHES = {"dice_and_armour": "game.tools.dice_and_armour.bench"}
