"""The games, one package each, and the list of them.

A game is loaded when it is first asked for: its nearly two hundred kinds of frozen values take
Python a tenth of a second to make, and a menu needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.core.rules import Rules


class Games(Mapping[str, Rules]):
    """The games by name, in the order in which they are offered."""

    def __init__(self, doors: Mapping[str, Callable[[], Rules]]) -> None:
        self._doors = doors

    def __getitem__(self, name: str) -> Rules:
        return self._doors[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._doors)

    def __len__(self) -> int:
        return len(self._doors)


def _tanchiki() -> Rules:
    from game.rules.tanchiki import TANCHIKI

    return TANCHIKI


def _tank_chess() -> Rules:
    from game.rules.tank_chess import TANK_CHESS

    return TANK_CHESS


GAMES: Mapping[str, Rules] = Games({"tanchiki": _tanchiki, "tank_chess": _tank_chess})
