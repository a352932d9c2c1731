"""Where the clips of Tank Chess come from."""

from __future__ import annotations

from game.content.maps import boards
from game.content.setups import setup_on
from game.rules.tank_chess import TANK_CHESS

from .clip_moments import Catalogue


def catalogue() -> Catalogue:
    return Catalogue(TANK_CHESS, tuple(setup_on(each, 2) for each in boards("tank_chess").maps))
