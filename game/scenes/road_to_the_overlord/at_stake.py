"""What ends a match of Road to the Overlord soon, in words, by what all see."""

from __future__ import annotations

from game.rules.road_to_the_overlord.state import BOSS, Table
from game.scenes.frame.kit import Names, Words


def stake(words: Words, table: Table, names: Names) -> str:
    """Return what the boss has left, or that night falls; "" while neither is near."""
    if table.ending is not None:
        return ""
    foes = table.fight.foes if table.fight is not None else ()
    life = next((foe.life for foe in foes if foe.name == BOSS), 0)
    if life:
        return words("stake.road_to_the_overlord.boss", count=life)
    night = table.round == table.setup.rounds
    return words("stake.road_to_the_overlord.night") if night else ""
