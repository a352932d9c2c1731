"""The words of Tanchiki's maps: whole boards, and segments that boards are laid from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from game.content.maps.map_words import AS_DRAWN, FACINGS, NOTE, STRAIGHTS, ThingWords, Words
from game.core.rules import Seat
from game.rules.tanchiki.ground.board import Colour, Terrain
from game.rules.tanchiki.state import Options

BOARD, SEGMENT = "tanchiki_board", "tanchiki_segment"
AUTO = "auto"
ANY = "any"
OUTERS = tuple(name for name in FACINGS if name not in STRAIGHTS)
COLOURS: Mapping[str, Colour] = {colour.value: colour for colour in Colour}
SEATS: Mapping[str, Seat | None] = {ANY: None, **{str(seat + 1): seat for seat in range(8)}}
"""Seats as a map maker counts them."""

TERRAINS: Mapping[str, Terrain] = {each.name.lower(): each for each in Terrain}
AIMS = {"eagles": 3, "bots": 16, "drowned": 16, "points": 16, "bonuses": 16, "bricks": 16}
"""What a challenge may count, and up to what."""

_BOTS = ThingWords("bot_cell", {"number": "1", "facing": AS_DRAWN})
_QUARTERS = ThingWords("quarter", {"colour": "red", "outer": AUTO})
_STARTS = ThingWords("start", {"seat": ANY})

CLASSES: Mapping[str, Words] = {
    BOARD: Words(
        terrains=tuple(TERRAINS),
        open="ground",
        token_layer="bricks",
        token="brick",
        things={"bots": _BOTS, "quarters": _QUARTERS, "starts": _STARTS, "notes": NOTE},
        own={"players": "", "code": "", "options": ""},
        options=tuple(field.name for field in fields(Options)),
        aims=AIMS,
    ),
    SEGMENT: Words(
        terrains=tuple(TERRAINS),
        open="ground",
        token_layer="bricks",
        token="brick",
        things={"bots": _BOTS, "notes": NOTE},
        own={"letter": "", "colour": "red"},
    ),
}
