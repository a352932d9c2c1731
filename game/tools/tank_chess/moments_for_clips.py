"""Where the clips of Tank Chess come from."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.maps.maps import boards
from game.content.maps.setups import setup_on
from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.play import apply, opened
from game.tools.pictures.clip_moments import Found, Moment, MomentCatalogue

SCENES = (
    ("7c4/8/8/8/1&1xm04/1B01B04/8/C07 w 0 1", ("B D3>D4/N", "C H8/SW", "B B3>B4/N")),
    ("3C03c4/8/8/8/8/8/8/8 w 0 1", ("C D8>off/N",)),
    ("7c4/8/8/8/8/8/8/C07 w 0 1", ("white offers a draw", "C A1/E", "C H8/W", "white resigns")),
    ("7c4/8/8/8/8/8/8/C07 w 0 1", ("white runs out of time",)),
)
"""Positions, and turns that lead to what random matches seldom or never do."""


def catalogue() -> MomentCatalogue:
    setups = tuple(setup_on(each, 2) for each in boards("tank_chess").maps)
    return MomentCatalogue(TANK_CHESS, setups, _arranged)


def _arranged(found: Found) -> tuple[Moment, ...]:
    return tuple(moment for code, orders in SCENES for moment in _moments(code, orders))


def _moments(code: str, orders: tuple[str, ...]) -> Iterator[Moment]:
    """Yield every event of the turns with the table before it."""
    state = opened(read_start(code, load_kinds()), 0)
    for order in orders:
        table, step = state.table, apply(state, read_action(state.table, order))
        for told in step.events:
            yield table, told
            table = TANK_CHESS.evolve(table, told.event)
        state = step.state
