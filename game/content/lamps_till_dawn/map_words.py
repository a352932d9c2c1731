"""The words of Lamps Till Dawn's maps: a house is rooms as rectangles, and start places in them.

Rooms and start places are called by the name of their object, which Tiled shows beside it.
"""

from __future__ import annotations

from game.content.maps.map_words import NOTE, ThingWords, Words
from game.rules.lamps_till_dawn.state import START_PLACES

HOUSE = "lamps_till_dawn_house"
ROOMS, STARTS = "rooms", "starts"
START_NAMES = tuple(str(number) for number in range(1, START_PLACES + 2))
"""The last one is for a crowd only."""

WORDS = Words(
    terrains=(),
    open="",
    token_layer="",
    token="",
    things={ROOMS: ThingWords("room"), STARTS: ThingWords("start_place"), "notes": NOTE},
    own={"players": ""},
)
