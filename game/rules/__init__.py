"""The games, one package each, and the list of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Rules
from game.rules.tanchiki import TANCHIKI
from game.rules.tank_chess import TANK_CHESS

GAMES: Mapping[str, Rules] = {"tanchiki": TANCHIKI, "tank_chess": TANK_CHESS}
