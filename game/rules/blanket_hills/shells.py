"""The twelve toys (G6): what each is worth, how broad it is, and what it does to the land."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Shell(Enum):
    NUKE = "nuke"
    MOUNTAIN_MOVER = "mountain_mover"
    DIRT = "dirt"
    NAPALM = "napalm"
    HOMING = "homing"
    WORM = "worm"
    ROLLER = "roller"
    GAMMA_RAY = "gamma_ray"
    SHRAPNEL = "shrapnel"
    GLUE = "glue"
    WALL = "wall"
    SNIPER = "sniper"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


ORDER: Final = {shell: place for place, shell in enumerate(Shell)}
"""The order of the digest, in which shells lie in a hand."""

Hand = tuple[Shell, ...]
"""Shells in that order; of a kind there may be several."""


def in_order(shells: Hand) -> Hand:
    return tuple(sorted(shells, key=ORDER.__getitem__))


def without(shells: Hand, one: Shell) -> Hand:
    """Return the shells with one of a kind less."""
    place = shells.index(one)
    return (*shells[:place], *shells[place + 1 :])


@dataclass(frozen=True, slots=True)
class Pit:
    """How far from its middle it reaches, and how deep it sinks."""

    radius: int
    depth: int


@dataclass(frozen=True, slots=True)
class Toy:
    """`direct` for a hit, else the points of the first of `near` (radius, points) that reaches.

    A tank is hit directly in its square grown by `broad` to each side (G5.5).
    """

    broad: int = 0
    direct: int = 0
    near: tuple[tuple[int, int], ...] = ()
    pit: Pit | None = None


TOYS: Final = {
    Shell.NUKE: Toy(1, 50, ((20, 20), (30, 5)), Pit(10, 20)),
    Shell.MOUNTAIN_MOVER: Toy(1, pit=Pit(15, 40)),
    Shell.DIRT: Toy(3),
    Shell.NAPALM: Toy(3, 35),
    Shell.HOMING: Toy(1, 10, ((20, 10),)),
    Shell.WORM: Toy(0, near=((3, 15),)),
    Shell.ROLLER: Toy(2, 20, ((10, 20),)),
    Shell.GAMMA_RAY: Toy(),
    Shell.SHRAPNEL: Toy(0, 5),
    Shell.GLUE: Toy(3),
    Shell.WALL: Toy(1),
    Shell.SNIPER: Toy(0, 100),
}
