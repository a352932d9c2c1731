"""The matches that exhibits are taken from, as computer players have played them once.

To think them over again for every picture would take longer than all else of an exhibit. Each
number is the place of what was chosen among the legal actions; where the rules change so that
these lead elsewhere, `chosen` tells the new ones.
"""

from __future__ import annotations

from typing import Any, Final

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.core.chance import Dice
from game.rules.tanchiki import TANCHIKI
from game.session.match.match import Match

CHOICES: Final = {
    2: """
        6 15 4 4 0 0 2 4 2 1 0 0 0 0 3 2 3 1 0 0 5 1 1 4 3 9 0 1 1 4 3 5 8 3 2 1 2 0 3 2 1 0
        1 3 4 9 0 0 3 2 2 6 0 0 3 1 0 3 3 1 6 5 2 0 2 1 4 3 2 1 0 0 0 3 5 2 0 2 1 4 1 0 2 1
        5 11 3 1 2 3 4 3 1 2 3 3 5 4 0 1 3 1 6 20 11 3 1 1 2 6 3 4 9 14 5 1 1 4 8 10 3 2 0 0
        2 3 103 4 0 2 1 4 1 1 0 2 5 16 2 0 2 2 9 1 1 3 2 8 19 3 2 0 1 2 2 4 1 6 4 3 9 0 0 3
        3 7 0 1 3 1 1 5 18 3 0 3 10 5 1 0 4 2 1 3 3 1 0 3 1 1 2 3 1 0 3 1 4 3 0 1 3 10 11 1
        0 2 2 4 2 0 0 5 2 3 1 2 0 0 2 3 1 6
    """,
    4: """
        6 15 5 4 4 0 0 4 2 4 2 1 0 0 0 0 3 0 0 3 4 10 0 1 0 2 1 1 3 2 0 0 1 8 1 1 5 2 1 1 3
        4 0 0 2 8 0 4 4 11 2 13 2 0 0 0 1 4 13 0 3 6 3 7 4 10 4 0 5 2 1 4 34 2 0 2 3 9 2 0 2
        2 2 4 0 1 1 1 2 2 1 0 0 5 4 12 0 0 4 1 7 12 1 3 2 3 2 4 3 0 3 6 4 0 1 2 2 4 0 16 4 0
        1 3 2 5 0 0 7 2 3 6 3 1 0 2 5 1 0 3 12 9 2 1 2 3 7 1 3 4 12 2 0 0 0 1 4 3 1 1 1 1 1
        3 3 9
    """,
    8: """
        6 40 5 1 17 12 34 22
    """,
}
"""By the number of seats: a duel to its end, eight turns of four, one of eight."""


def play(game: Match, seats: int, turns: int) -> None:
    """Play so many turns as they were played."""
    for place in map(int, CHOICES[seats].split()):
        if not game.to_act or game.table.turn.number >= turns:
            return
        game.submit(TANCHIKI.legal(game.table, game.to_act[0])[place])


def chosen(game: Match, turns: int, seed: int) -> tuple[int, ...]:
    """Let computer players play so many turns, and return the places of what they choose."""
    mind, places = MINDS["tanchiki"]["recruit"], list[int]()
    while game.to_act and game.table.turn.number < turns:
        seat = game.to_act[0]
        legal = TANCHIKI.legal(game.table, seat)
        dice = Dice(seed, "exhibit", seat, game.count)
        for action in decided(mind(game.view(seat), seat, legal, dice)):
            places.append(_place(game, action))
            game.submit(action)
    return tuple(places)


def _place(game: Match, action: Any) -> int:
    return TANCHIKI.legal(game.table, game.to_act[0]).index(action)
