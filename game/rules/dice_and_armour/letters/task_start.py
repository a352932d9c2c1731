"""A task's beginning in one line: `capture; H> E11 tracks; l D9; x1 C3; ## F6 F7`.

First the game, then what stands where, each as `drawing` letters it, with the cell and the parts
that are broken; after `##` the cells of concrete. White, who solves it, begins.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.match_beginning import known, playable
from game.rules.dice_and_armour.choices import can_act
from game.rules.dice_and_armour.kinds import PARTS
from game.rules.dice_and_armour.play import new
from game.rules.dice_and_armour.soundness import check
from game.rules.dice_and_armour.starting_board import HEIGHT, WHITE, Placement, bare, cell_named
from game.rules.dice_and_armour.state import Mode, Options, Setup

from .drawing import BLOCK, placed


def read_start(written: str, options: Collection[str] = ()) -> Setup:
    """Return the set-up of a match, or raise Unreadable with a plain sentence."""
    mode, *parts = (part.strip() for part in written.split(";"))
    if mode not in {each.value for each in Mode}:
        raise Unreadable(f"{mode!r} is no game: simple or capture")
    tanks: list[Placement] = []
    blocks: list[Cell] = []
    for part in parts:
        letters, *words = part.split() or [""]
        if letters == BLOCK:
            blocks += map(_cell, words)
        else:
            tanks.append(_placed(letters, words))
    board = replace(bare(), tanks=tuple(tanks), blocks=frozenset(blocks))
    setup = Setup(board, Mode(mode), Options(**dict.fromkeys(options, True)), WHITE)
    playable(check(setup))
    acts = can_act(new(setup, 0).table, WHITE)
    playable("" if acts else "White can neither move nor shoot")
    return setup


def _placed(letters: str, words: list[str]) -> Placement:
    if not words:
        raise Unreadable(f"{letters!r} stands on no cell")
    place, *names = words
    broken = tuple(part for part in PARTS if part.name.lower() in names)
    if len(broken) != len(names):
        raise Unreadable(f"{' '.join(names)!r} names no part, or one twice: such as tracks side")
    return replace(placed(letters, _cell(place)), broken=broken)


def _cell(name: str) -> Cell:
    return known(cell_named(name, HEIGHT), name, "cell, such as C2")
