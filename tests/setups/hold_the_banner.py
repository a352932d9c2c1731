"""Set-ups for random matches of Hold the Banner: all modes, with cards and drawn freely."""

from __future__ import annotations

from dataclasses import replace

from game.rules.hold_the_banner.board import mirrored
from game.rules.hold_the_banner.setting_up import AS_PRINTED, EVEN, Mode, setup_of
from game.rules.hold_the_banner.state import Options, Setup

FREE = Options(free_drawing=True)

SETUPS: tuple[tuple[str, Setup], ...] = (
    ("even", setup_of(Mode.MAIN, EVEN)),
    ("as printed, by die", setup_of(Mode.MAIN, replace(AS_PRINTED, by_die=True))),
    ("drawn freely", setup_of(Mode.MAIN, FREE)),
    ("two guards, late bonus", setup_of(Mode.TWO_GUARDS, Options(late_bonus=True))),
    ("two attackers", setup_of(Mode.TWO_ATTACKERS, Options(star_kept=True, easy_grass=True))),
    ("two against two", setup_of(Mode.TWO_AGAINST_TWO, Options(1, free_drawing=True))),
    ("mirrored, steel", setup_of(Mode.MAIN, Options(5, 8, steel_fence=True), mirrored())),
    ("duel", setup_of(Mode.DUEL)),
    ("duel of two", setup_of(Mode.DUEL_OF_TWO, FREE)),
)
