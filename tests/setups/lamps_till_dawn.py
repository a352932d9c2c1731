"""Set-ups for random matches of Lamps Till Dawn: sides of all sizes, lengths, a small house."""

from __future__ import annotations

from game.rules.lamps_till_dawn.full_marks import Length, setup_of
from game.rules.lamps_till_dawn.letters.drawing import read_house
from game.rules.lamps_till_dawn.state import Setup, Side

L, D = Side.LIGHT, Side.DARK
COTTAGE = read_house(("1 1 2 2 .", "1 1 2 2 .", "3 3 4 4 .", "3 3 4 4 ."), (1, 2, 3))
"""Four rooms, where everybody meets everybody."""

SETUPS: tuple[tuple[str, Setup], ...] = (
    ("duel", setup_of((L, D))),
    ("long", setup_of((D, L), Length.LONG)),
    ("two lights, short", setup_of((L, D, L), Length.SHORT)),
    ("two darks", setup_of((D, L, D))),
    ("crowd", setup_of((L, D, L, D, L, D))),
    ("eight", setup_of((L,) * 4 + (D,) * 4, Length.SHORT)),
    ("cottage", Setup(COTTAGE, (L, D, L, D), 9, 9)),
)
