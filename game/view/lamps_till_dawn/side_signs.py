"""By which picture a side is known beside a seat."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.lamps_till_dawn.state import Side

SIGNS: Mapping[Side, str] = {Side.LIGHT: "night.sun", Side.DARK: "night.moth"}
