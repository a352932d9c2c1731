"""Fields for random matches of the demonstration game."""

from __future__ import annotations

from dataclasses import replace

from tests.demo.rules.letters import read_setup
from tests.demo.rules.state import Setup

DUEL = replace(read_setup((".. r> .. ??", "?? .. .. ..", ".. ?? b< ..")), rounds=4)
CROWD = replace(read_setup(("r> b> ?? ..", "?? .. .. g^", "y< .. ?? ..", ".. .. .. ??")), rounds=6)
SETUPS: tuple[tuple[str, Setup], ...] = (
    ("duel", DUEL),
    ("crowd", CROWD),
    ("clocked", replace(DUEL, clocked=True)),
)
