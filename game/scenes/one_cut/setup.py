"""The set-up of One Cut: of how many duels, and the optional rules."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.rules.one_cut.state import LENGTHS, SEATS, Options, Setup
from game.scenes.table.set_up.variants import Variant, Variants

OPTIONS = tuple(each.name for each in fields(Options))


def _setup(best_of: str, seats: int, on: frozenset[str], ground: Any) -> Setup:
    return Setup(int(best_of), Options(**dict.fromkeys(on, True)))


VARIANTS = Variants(
    game="one_cut",
    words="cut",
    all=tuple(
        Variant(str(count), "blade.strike.e.0", OPTIONS, False, (len(SEATS),))
        for count in reversed(LENGTHS)
    ),
    setup=_setup,
    # Without it nobody need ever come near (U8.1).
    usual=frozenset({"middle"}),
    why="cut.why_here",
)
