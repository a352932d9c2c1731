"""Play matches of Tank Chess for the book of openings: a line each, how it ended and began.

The first turns are thought of by a stronger level in varied styles, the rest by a quicker one.
"""

from __future__ import annotations

import argparse

from game.ai.mind import decided
from game.ai.tank_chess.styles import STYLES
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.letters.game_text import result
from game.rules.tank_chess.letters.notation import write_action
from game.tools.simulate import minds_of

GAME = "tank_chess"
TURNS = 10
"""So many turns of both sides are written of each match."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.tank_chess.openings", description=__doc__
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first match; then one by one")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--first", default="lieutenant", help="the level that begins")
    parser.add_argument("--then", default="sergeant", help="the level that goes on")
    options = parser.parse_args(arguments)
    for seed in range(options.seed, options.seed + options.matches):
        print(played(seed, options.first, options.then), flush=True)
    return 0


def played(seed: int, first: str, then: str) -> str:
    """Return the line of one match."""
    rules, minds = GAMES[GAME], minds_of(GAME)
    styles = tuple(STYLES)
    state = rules.new(standard(GAME, 2), seed)
    turns: list[str] = []
    while state.table.end is None:
        seat, count = state.table.turn, state.table.turns
        style = Dice(seed, "style", seat).choice(styles)
        mind = minds[f"{first}.{style}" if count < TURNS else then]
        legal, dice = rules.legal(state.table, seat), Dice(seed, "openings", count)
        (action,) = decided(mind(state.table, seat, legal, dice))
        if count < TURNS:
            turns.append(write_action(state.table, action))
        state = rules.apply(state, action).state
    return f"{result(state.table)}: {', '.join(turns)}"


if __name__ == "__main__":
    raise SystemExit(main())
