"""The games that can be played, in the order of the title."""

from __future__ import annotations

from game.scenes.tank_chess.door import tank_chess_door

from .doors import Door


def all_doors() -> tuple[Door, ...]:
    return (tank_chess_door(),)
