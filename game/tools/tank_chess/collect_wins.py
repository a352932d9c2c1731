"""Collect positions of Tank Chess with forced wins from matches of computer players."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from game.ai.mind import decided
from game.ai.tank_chess.effort import PLAIN, Meter
from game.ai.tank_chess.search.candidates import evasions
from game.ai.tank_chess.search.forced_win_solver import forced_win
from game.ai.tank_chess.search.next_node import child, opened
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.strikes import wins
from game.content.maps.maps import map_folder
from game.content.maps.setups import setup_of
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import Go, turns
from game.rules.tank_chess.letters.position import write_position
from game.rules.tank_chess.state import Table
from game.tools.simulate import minds_of

BOARDS = ("printed_16", "duel_12")
LAST = 14
"""So many of the last positions of a match are looked at: a win is forced near its end."""

FEW = 12
"""So many pieces at most stand where a win in three is looked for."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.tank_chess.collect_wins", description=__doc__
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first match; then one by one")
    parser.add_argument("--wanted", type=int, nargs=3, default=(60, 60, 20), metavar="COUNT")
    parser.add_argument("--players", default="cadet,sergeant", help="two, such as random,cadet")
    options = parser.parse_args(arguments)
    players = tuple(options.players.split(","))
    found: list[set[str]] = [set(), set(), set()]
    seed = options.seed
    while any(len(those) < count for those, count in zip(found, options.wanted, strict=True)):
        taken = [0, 0, 0]
        for table, length in ends(list(played(seed, players)), len(found[2]) < options.wanted[2]):
            if taken[length - 1] >= 2:
                continue
            if len(found[length - 1]) < options.wanted[length - 1]:
                taken[length - 1] += 1
                code = write_position(table)
                found[length - 1].add(code)
                print(f"{length} {code}", flush=True)
        seed += 1
    return 0


def played(seed: int, players: tuple[str, ...]) -> Iterator[Table]:
    """Yield the positions of one match."""
    minds = minds_of("tank_chess")
    rules = GAMES["tank_chess"]
    name = BOARDS[seed % len(BOARDS)]
    state: Any = rules.new(setup_of(map_folder() / "tank_chess" / f"{name}.tmx", 2), seed)
    while state.table.end is None:
        yield state.table
        seat = state.table.turn
        mind = minds[players[(seat + seed) % len(players)]]
        dice = Dice(seed, "wins", state.table.turns)
        (action,) = decided(mind(state.table, seat, rules.legal(state.table, seat), dice))
        state = rules.apply(state, action).state


def ends(tables: list[Table], three: bool) -> Iterator[tuple[Table, int]]:
    """Yield the last positions of a match that are won by force, with the number of own turns.

    A win in three is looked for where the same seat's next turn was a win by force.
    """
    known: dict[int, int] = {}
    for place in reversed(range(max(0, len(tables) - LAST), len(tables))):
        likely = three and known.get(place + 2, 0) > 1
        if length := shortest(tables[place], likely):
            known[place] = length
            yield tables[place], length


def shortest(table: Table, three: bool) -> int:
    """Return in how many own turns the seat that moves can force a win, 0 if in none of 1 to 3."""
    node = opened(numbers(table))
    if wins(node, node.turn):
        return 1
    if two(node) is not None:
        return 2
    few = sum(map(len, node.armies)) <= FEW
    return 3 if three and few and in_three(node) is not None else 0


def two(node: Node) -> Go | None:
    """Return a turn after which every reply loses at once."""
    solving = forced_win(node, Meter(PLAIN, 0))
    while True:
        try:
            next(solving)
        except StopIteration as end:
            found: Go | None = end.value
            return found


def in_three(node: Node) -> Go | None:
    """Return a turn that threatens to win at once and after which every reply loses in two."""
    me = node.turn
    for go in turns(node.position):
        then = child(node, go)
        if then.winner is None and not wins(then, 1 - me) and wins(then, me) and lost(then):
            return go
    return None


def lost(node: Node) -> bool:
    """Whether every turn that averts the win in one still loses to a forced win in two.

    All turns are played, not only those the search would look at.
    """
    me, some = node.turn, False
    for go in evasions(node):
        then = child(node, go)
        if then.winner == me or (not wins(then, 1 - me) and two(then) is None):
            return False
    for go in turns(node.position):
        then = child(node, go)
        if then.winner is None and not wins(then, 1 - me):
            some = True
            if two(then) is None:
                return False
    return some


if __name__ == "__main__":
    raise SystemExit(main())
