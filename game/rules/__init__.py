"""The games, one package each in every room that needs one, and the list of them.

A game is loaded when it is first asked for: its nearly two hundred kinds of frozen values take
Python a tenth of a second to make, and a menu needs none of them. The rooms further out find
what is theirs of a game under the same name, in a module of their own beside its packages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from threading import RLock
from typing import Any

from game.core.rules import Rules

_ONE_AT_A_TIME = RLock()
"""Two threads that import the same package from different ends each find it half made."""


class Games(Mapping[str, Rules]):
    """The games by name, in the order in which they are offered.

    `homes` says by name where a game's packages lie, with {room} for the room.
    """

    def __init__(self, homes: Mapping[str, str]) -> None:
        self.homes = dict(homes)

    def __getitem__(self, name: str) -> Rules:
        rules: Rules = self.in_room("rules", name, "RULES")
        return rules

    def __iter__(self) -> Iterator[str]:
        return iter(self.homes)

    def __contains__(self, name: object) -> bool:
        return name in self.homes

    def __len__(self) -> int:
        return len(self.homes)

    def stands_in(self, room: str, name: str, module: str) -> bool:
        """Whether a game's package in a room has this module; it is not read."""
        try:
            return find_spec(f"{self.homes[name].format(room=room)}.{module}") is not None
        except ModuleNotFoundError:
            return False

    def in_room(self, room: str, name: str, where: str) -> Any:
        """Return a value of a game's package in a room, such as "face.FACE"; KeyError for none."""
        module, _, value = f"{self.homes[name].format(room=room)}.{where}".rpartition(".")
        try:
            with _ONE_AT_A_TIME:
                return getattr(import_module(module), value)
        except ModuleNotFoundError as missing:
            if missing.name and f"{module}.".startswith(f"{missing.name}."):
                raise KeyError(name) from missing
            raise


_NAMES = (
    "tanchiki",
    "tank_chess",
    "proving_ground",
    "one_cut",
    "dice_and_armour",
    "arena_of_eight",
    "lamps_till_dawn",
    "hold_the_banner",
    "blanket_hills",
    "deep_scan",
    "road_to_the_overlord",
)
GAMES = Games({name: f"game.{{room}}.{name}" for name in _NAMES})
