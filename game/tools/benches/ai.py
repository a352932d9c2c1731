"""How long computer players think, on the boards that a new table offers first."""

from __future__ import annotations

import importlib
import time

from game.ai.mind import decided
from game.ai.minds import MINDS, offered
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.tools.bench import Figure

DECISIONS = 20
SEATS = 4
"""So many seats are taken where a game has them."""


def figures() -> list[Figure]:
    found: list[Figure] = []
    for game, minds in MINDS.items():
        if not minds:
            continue
        strongest = offered(game)[-1]
        taken = sorted(thought_ms(game, strongest))
        found.append((f"ai.{game}.{strongest}.median", taken[len(taken) // 2], "ms"))
        found.append((f"ai.{game}.{strongest}.longest", taken[-1], "ms"))
        found += search_figures(game)
    return found


def search_figures(game: str) -> list[Figure]:
    """Return what a game measures of its computer players itself."""
    try:
        module: str = GAMES.in_room("tools", game, "SEARCH")
    except (KeyError, AttributeError):
        return []
    measured: list[Figure] = importlib.import_module(module).figures()
    return measured


def thought_ms(game: str, strength: str) -> list[float]:
    """Return how long each of the first decisions of a match took."""
    rules, mind = GAMES[game], MINDS[game][strength]
    state = rules.new(standard(game, min(SEATS, len(FACES[game].seats.names))), 1)
    taken: list[float] = []
    while len(taken) < DECISIONS and (waiting := rules.to_act(state.table)):
        seat, dice = waiting[0], Dice(1, "bench", len(taken))
        seen = rules.view(state.table, seat)
        start = time.perf_counter()
        actions = decided(mind(seen, seat, rules.legal(seen, seat), dice))
        taken.append((time.perf_counter() - start) * 1000)
        for action in actions:
            state = rules.apply(state, action).state
    return taken
