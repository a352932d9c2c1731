"""The words of Proving Ground's maps: a layout of tokens is drawn as terrain.

A tile is called by its place, `mill`, or `mill_special` where the token has an icon.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from game.content.maps.map_words import NOTE, Words
from game.rules.proving_ground.state import Options
from game.rules.proving_ground.tokens import BARE, PICTURES

BOARD = "proving_ground_board"
PLACES = (
    "mill",
    "bridge",
    "station",
    "ferry",
    "tank_factory",
    "repair_yard",
    "bunker",
    "armour_works",
    "crossroads",
    "roundabout",
    "lookout_hill",
    "water_tower",
    "fuel_store",
    "airfield",
    "signal_post",
    "railway_switch",
)
LETTERS: Mapping[str, str] = (
    {"bare": BARE}
    | dict(zip(PLACES, PICTURES, strict=True))
    | {f"{place}_special": letter.upper() for place, letter in zip(PLACES, PICTURES, strict=True)}
)
"""What a cell of a floor is by the name of its tile."""

WORDS = Words(
    terrains=tuple(LETTERS),
    open="bare",
    token_layer="shells",
    token="shell",
    things={"notes": NOTE},
    own={"players": "", "options": ""},
    options=tuple(field.name for field in fields(Options)),
)
