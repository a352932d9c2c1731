"""Boards and options for random matches of Tanchiki."""

from __future__ import annotations

from game.rules.tanchiki.ground.assembly import assemble
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.handicaps import handicaps_of
from game.rules.tanchiki.letters.drawing import read_segment
from game.rules.tanchiki.state import Options, Setup

POOL = {
    "A": read_segment(
        Colour.RED,
        (". . . b # .", "1 . b . . 2", ". b . . . .", ". . . . . #", ". . # . . f", ". 3 # 4 f ."),
        "S W N N",
    ),
    "B": read_segment(
        Colour.BLUE,
        (". . b . 1 .", ". . . # . .", "w w . . . b", "w w i i . 2", "4 . . . . f", ". # b 3 f ."),
        "S S N E",
    ),
    "C": read_segment(
        Colour.GREEN,
        (". f f . b .", "1 . f # . .", ". # . f f b", ". # f f . 2", "4 . b . . f", ". w . 3 f ."),
        "E W N N",
    ),
    "D": read_segment(
        Colour.YELLOW,
        (". 1 . # . .", ". i i i i b", "w . . . i #", "b # . . i 2", "4 . . 3 . .", ". b i i w ."),
        "S W N E",
    ),
}
"""The four segments of T12 as they are printed there."""

LEARNING = assemble(POOL, "A0 B0 C0 D0")
SHUFFLED = assemble(POOL, "B3 D1 A2 C1")
LONG = assemble(POOL, "A0 B0 C0 / D2 A1 B3")
HUGE = assemble(POOL, "A0 B0 C0 D0 / D2 C2 B2 A2")

ALL = Options(uneven=True, island=True, dangerous_four=True, avalanche=True)

GIVEN = handicaps_of([("card", "helmet"), (), ("points",)])

SETUPS: tuple[tuple[str, Setup], ...] = (
    ("learning", Setup(LEARNING, 4)),
    ("solo", Setup(SHUFFLED, 1, Options(solo=True))),
    ("duel, all options", Setup(SHUFFLED, 2, ALL, first=1)),
    ("six", Setup(LONG, 6)),
    ("handicaps", Setup(LEARNING, 3, handicaps=GIVEN)),
    ("last call", Setup(LEARNING, 2, Options(last_call=True))),
)
