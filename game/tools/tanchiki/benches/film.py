"""Figures of a film: ten actions of four seats, with a whole turn in them.

All times are of the processor, in the process of the window.
"""

from __future__ import annotations

import os
import time
from statistics import median

from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.session.files.small_steps import finished
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records.opening_to_watch import watched
from game.tools.bench import Figure
from game.tools.pictures.replay_pictures import film

RULES = GAMES["tanchiki"]
SEATS, SEED, BEGINS, ENDS = 4, 5, 70, 80
TIMES = 5


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    match = _played(ENDS)
    record, seen = match.record(), watched(match)
    taken, size = [], 0
    for _ in range(TIMES):
        work = film(record, seen, RULES, BEGINS, ENDS, None)
        # Up to its first step what draws is only made ready.
        next(work)
        begun = time.process_time()
        size = len(finished(work).data)
        taken.append(time.process_time() - begun)
    return [("film.work", median(taken), "s"), ("film.file", size / 1_000_000, "MB")]


def _played(count: int) -> Match:
    """Return a match of players who play by chance, after so many actions."""
    names = tuple(Player(str(seat)) for seat in range(SEATS))
    header = Header(RULES.name, RULES.number, standard(RULES.name, SEATS), SEED, names)
    match = Match(RULES, header)
    while match.count < count:
        seat = match.to_act[0]
        dice = Dice(SEED, "bench", match.count)
        match.submit(dice.choice(RULES.legal(match.state.table, seat)))
    return match
