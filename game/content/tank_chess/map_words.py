"""The words of Tank Chess's maps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from game.content.goals import WIN
from game.content.maps.map_words import AS_DRAWN, NOTE, ThingWords, Words
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import Options

BOARD = "tank_chess_board"
SIDES: Mapping[str, int] = {"white": 0, "black": 1}
TERRAINS: Mapping[str, Ground] = {each.name.lower(): each for each in Ground}
SAVE = "save"
"""The aim of a challenge in which the commander has to survive the next turn."""

AIMS = {WIN: 1, SAVE: 1}
_PIECES = ThingWords(
    "piece", {"kind": "light", "side": "white", "facing": AS_DRAWN, "wreck": "false"}
)

WORDS = Words(
    terrains=tuple(TERRAINS),
    open="open",
    token_layer="mines",
    token="mine",
    things={"pieces": _PIECES, "notes": NOTE},
    own={"players": "", "options": "", "moves_first": "white"},
    options=tuple(field.name for field in fields(Options)),
    aims=AIMS,
    movers=tuple(SIDES),
)
