"""What a way meets first, before it is driven (B4.6): for pictures, words and minds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.core.paths import Path
from game.rules.proving_ground.losses import armours
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import GUN, SHELL


class Danger(Enum):
    SHELL = "shell"
    RIVAL = "rival"
    FRIEND = "friend"
    """An own tank or a partner's."""
    GUN = "gun"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Hazard:
    """What lies or stands on a cell of the way, and whether it destroys the mover."""

    danger: Danger
    cell: Cell
    step: int
    deadly: bool

    @property
    def rule(self) -> str:
        """The paragraph that says so."""
        rules = {Danger.SHELL: "B4.3", Danger.RIVAL: "B4.4", Danger.FRIEND: "B4.5"}
        return rules.get(self.danger, "B15.5")


def hazards(table: Table, number: int, path: Path) -> tuple[Hazard, ...]:
    """Return what a pawn meets on its way, up to what destroys it."""
    left = armours(table, number)
    found: list[Hazard] = []
    cleared: set[Cell] = set()
    for step, cell in enumerate(path, 1):
        danger = danger_on(table, number, cell)
        if danger is None or cell in cleared:
            continue
        found.append(Hazard(danger, cell, step, deadly=not left))
        if not left:
            break
        left -= 1
        if danger is Danger.SHELL:
            cleared.add(cell)
    return tuple(found)


def first_hazard(table: Table, number: int, path: Path) -> Hazard | None:
    """Return the first thing met on the way, deadly or not."""
    return next(iter(hazards(table, number, path)), None)


def danger_on(table: Table, number: int, cell: Cell) -> Danger | None:
    floor = table.on(cell)
    if floor == SHELL:
        return Danger.SHELL
    if floor == GUN:
        return Danger.GUN
    other = table.pawn_on(cell)
    if other is None or other == number:
        return None
    rival = table.side(table.pawns[other].seat) != table.side(table.pawns[number].seat)
    return Danger.RIVAL if rival else Danger.FRIEND
