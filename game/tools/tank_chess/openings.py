"""Play matches of Tank Chess for the book of openings: a line each, how it ended and began.

The first turns are thought of by a stronger level in varied styles, the rest by a quicker one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from game.ai.mind import decided
from game.ai.tank_chess.styles import STYLES
from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.letters.game_text import DRAW, result
from game.rules.tank_chess.letters.notation import SIDES, read_action, write_action
from game.scenes.tank_chess.openings.fared_turns import TURNS, Openings, key
from game.tools.simulate import minds_of

GAME = "tank_chess"
ENDS = (SIDES[0], DRAW, SIDES[1])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.tank_chess.openings", description=__doc__
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first match; then one by one")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--first", default="lieutenant", help="the level that begins")
    parser.add_argument("--then", default="sergeant", help="the level that goes on")
    parser.add_argument(
        "--ship", type=Path, nargs="+", metavar="FILE", help="make the shipped book of such lines"
    )
    options = parser.parse_args(arguments)
    if options.ship:
        lines = (line for path in options.ship for line in path.read_text("utf-8").splitlines())
        return ship(lines)
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


def ship(lines: Iterable[str]) -> int:
    """Write how the turns of these matches fared, where a position was met more than once."""
    rules, found = GAMES[GAME], Openings()
    for line in lines:
        end, _, turns = line.partition(": ")
        state = rules.new(standard(GAME, 2), 0)
        for turn in turns.split(", ") if end in ENDS else ():
            action = read_action(state.table, turn)
            counts = (int(end == each) for each in ENDS)
            found.add(key(state.table), turn, counts)
            state = rules.apply(state, action).state
    rows = (
        f"{place:016x} {turn} {' '.join(map(str, counts))}"
        for place, after in found.turns.items()
        if sum(map(sum, after.values())) > 1
        for turn, counts in after.items()
    )
    path = home() / "assets" / "data" / GAME / "openings.txt"
    path.write_text("".join(f"{row}\n" for row in sorted(rows)), "utf-8")
    print(f"{path.name}: {len(path.read_text('utf-8').splitlines())} turns")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
