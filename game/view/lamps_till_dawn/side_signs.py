"""By which picture a side is known beside a seat, and in which colour its counter is told."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.lamps_till_dawn.state import Side
from game.view.canvas.brushes import Colour

SIGNS: Mapping[Side, str] = {Side.LIGHT: "night.sun", Side.DARK: "night.moth"}
INKS: Mapping[Side, Colour] = {Side.LIGHT: "gold_light", Side.DARK: "house_moon"}
