"""The strengths of computer players of every game, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.mind import Mind
from game.ai.tanchiki import minds as tanchiki
from game.ai.tank_chess import minds as tank_chess

MINDS: Mapping[str, Mapping[str, Mind]] = {
    "tanchiki": tanchiki.MINDS,
    "tank_chess": tank_chess.MINDS,
}
