"""Set-ups for random matches of the Proving Ground: each mode, with options and without."""

from __future__ import annotations

from game.rules.proving_ground.state import Mode, Options, Setup

SETUPS: tuple[tuple[str, Setup], ...] = (
    ("battle of two", Setup()),
    ("battle of three", Setup(seats=3, options=Options(draft=True, short=True))),
    ("battle of four", Setup(seats=4, options=Options(deadly_bases=True, short=True))),
    ("team", Setup(Mode.TEAM, 4, Options(short=True, no_shells=True))),
    ("family", Setup(Mode.FAMILY, 2)),
    ("open family", Setup(Mode.FAMILY, 3, Options(open_family=True))),
    ("solo", Setup(Mode.SOLO, 1, Options(three_cards=True))),
)
