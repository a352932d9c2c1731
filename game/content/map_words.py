"""Every word a map may use, and what stands where a map maker wrote nothing.

Tiled leaves out a property that is as its class says, so `maps/tankodrom.tiled-project` has to
name the same defaults; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from game.content.goals import TANCHIKI_AIMS, Aim
from game.content.texts import LANGUAGES
from game.core.grid import STRAIGHT, Facing
from game.core.rules import Seat
from game.rules.tanchiki.board import Colour, Terrain
from game.rules.tanchiki.state import Options as TanchikiOptions
from game.rules.tank_chess.board import Ground
from game.rules.tank_chess.state import Options as TankChessOptions

TANCHIKI_BOARD = "tanchiki_board"
TANCHIKI_SEGMENT = "tanchiki_segment"
TANK_CHESS_BOARD = "tank_chess_board"
GAME_OF: Mapping[str, str] = {
    TANCHIKI_BOARD: "tanchiki",
    TANCHIKI_SEGMENT: "tanchiki",
    TANK_CHESS_BOARD: "tank_chess",
}


@dataclass(frozen=True, slots=True)
class Words:
    """What the maps of one class are drawn with.

    `open` is the terrain that obstacles and tokens may lie on; `token_layer` holds tiles of the
    terrain `token`. `things` are the object layers and the class of object each is for.
    """

    terrains: tuple[str, ...]
    open: str
    token_layer: str
    token: str
    things: Mapping[str, str]

    @property
    def tile_layers(self) -> tuple[str, ...]:
        return ("terrain", "obstacles", self.token_layer, "decoration")


AS_DRAWN = "as_drawn"
AUTO = "auto"
FACINGS: Mapping[str, Facing] = {facing.name.lower(): facing for facing in Facing}
STRAIGHTS = tuple(facing.name.lower() for facing in STRAIGHT)
OUTERS = tuple(name for name in FACINGS if name not in STRAIGHTS)
COLOURS: Mapping[str, Colour] = {colour.value: colour for colour in Colour}
SIDES: Mapping[str, int] = {"white": 0, "black": 1}
ANY = "any"
SEATS: Mapping[str, Seat | None] = {ANY: None, **{str(seat + 1): seat for seat in range(8)}}
"""Seats as a map maker counts them."""

TANCHIKI_TERRAINS: Mapping[str, Terrain] = {each.name.lower(): each for each in Terrain}
TANK_CHESS_TERRAINS: Mapping[str, Ground] = {each.name.lower(): each for each in Ground}

_TANCHIKI_SEGMENT = Words(
    terrains=tuple(TANCHIKI_TERRAINS),
    open="ground",
    token_layer="bricks",
    token="brick",
    things={"bots": "bot_cell", "notes": "note"},
)
_TANCHIKI_BOARD = Words(
    terrains=tuple(TANCHIKI_TERRAINS),
    open="ground",
    token_layer="bricks",
    token="brick",
    things={"bots": "bot_cell", "quarters": "quarter", "starts": "start", "notes": "note"},
)
_TANK_CHESS_BOARD = Words(
    terrains=tuple(TANK_CHESS_TERRAINS),
    open="open",
    token_layer="mines",
    token="mine",
    things={"pieces": "piece", "notes": "note"},
)
WORDS: Mapping[str, Words] = {
    TANCHIKI_BOARD: _TANCHIKI_BOARD,
    TANCHIKI_SEGMENT: _TANCHIKI_SEGMENT,
    TANK_CHESS_BOARD: _TANK_CHESS_BOARD,
}

_TITLED = {
    **{f"{word}.{language}": "" for word in ("title", "about") for language in LANGUAGES},
    "author": "",
    "order": "500",
}
OPTIONS: Mapping[str, tuple[str, ...]] = {
    TANCHIKI_BOARD: tuple(field.name for field in fields(TanchikiOptions)),
    TANCHIKI_SEGMENT: (),
    TANK_CHESS_BOARD: tuple(field.name for field in fields(TankChessOptions)),
}
NO_AIM = "none"
AIMS: Mapping[str, Mapping[str, Aim]] = {
    TANCHIKI_BOARD: {aim.value: aim for aim in TANCHIKI_AIMS},
    TANK_CHESS_BOARD: {Aim.WIN.value: Aim.WIN},
}
"""What a map's challenge may ask for, by the class of the map."""

_CHALLENGE = {
    "aim": NO_AIM,
    "count": "1",
    "careful": "false",
    "three": "5",
    "two": "7",
    "one": "10",
    "seed": "0",
}
_CHALLENGED = {f"challenge.{name}": value for name, value in _CHALLENGE.items()}
DEFAULTS: Mapping[str, Mapping[str, str]] = {
    TANCHIKI_BOARD: {
        **_TITLED,
        "players": "",
        "code": "",
        "options": "",
        **_CHALLENGED,
    },
    TANCHIKI_SEGMENT: {**_TITLED, "letter": "", "colour": "red"},
    TANK_CHESS_BOARD: {
        **_TITLED,
        "players": "",
        "options": "",
        "moves_first": "white",
        **_CHALLENGED,
    },
    "challenge": _CHALLENGE,
    "quarter": {"colour": "red", "outer": AUTO},
    "bot_cell": {"number": "1", "facing": AS_DRAWN},
    "start": {"seat": ANY},
    "piece": {"kind": "light", "side": "white", "facing": AS_DRAWN},
}
