"""Solve challenges: `python -m game.tools.solve tanchiki.first_flight --width 24 --write`.

A challenge of Tank Chess is solved exactly, one of Tanchiki is searched for. `--write` puts the
solutions below tests/challenges/, where tests replay them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.ai.mind import decided
from game.ai.tank_chess.mating import defender, forced, winning
from game.content.challenges import GAMES as PLAYED
from game.content.challenges import Challenge, load_challenges, setup_of
from game.content.places import home
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.notation import write_action
from game.rules.tank_chess.swift import numbers
from game.rules.tank_chess.turns import turns

from .solve_tanchiki import searched


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="game.tools.solve", description="Solve challenges.")
    parser.add_argument("ids", nargs="*", help="such as tanchiki.first_flight; none means all")
    parser.add_argument("--width", type=int, default=9, help="how many matches are kept")
    parser.add_argument("--write", action="store_true", help="write tests/challenges/")
    given = parser.parse_args(arguments)
    every = [each for game in PLAYED for each in load_challenges(game)]
    wrong = set(given.ids) - {each.id for each in every}
    if wrong:
        parser.error(f"there is no challenge {', '.join(sorted(wrong))}")
    for each in every:
        if not given.ids or each.id in given.ids:
            _report(each, solved(each, given.width), given.write)
    return 0


def solved(challenge: Challenge, width: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the turns of a solution and its actions, or None if none is found."""
    if challenge.game == "tank_chess":
        return _mated(challenge)
    return searched(challenge, width)


def _report(challenge: Challenge, found: tuple[int, tuple[str, ...]] | None, write: bool) -> None:
    if found is None:
        print(f"{challenge.id}: no solution found")
        return
    turn, words = found
    print(f"{challenge.id}: turn {turn}, par is {challenge.par}")
    print("".join(f"  {each}\n" for each in words), end="")
    if write:
        folder: Path = home() / "tests" / "challenges" / challenge.game
        (folder / f"{challenge.name}.txt").write_text("\n".join(words) + "\n", "utf-8")


def _mated(challenge: Challenge) -> tuple[int, tuple[str, ...]] | None:
    """Return the win in one or two turns against the defender."""
    rules = GAMES["tank_chess"]
    state = rules.new(setup_of(challenge), 0)
    words: list[str] = []
    while state.table.end is None:
        position, seat = numbers(state.table), state.table.turn
        legal = rules.legal(state.table, seat)
        if seat == 0:
            go = next(winning(position), None) or next(forced(position), None)
            if go is None:
                return None
            action = legal[list(turns(position)).index(go)]
        else:
            (action,) = decided(defender(state.table, seat, legal, Dice(0)))
        words.append(write_action(state.table, action))
        state = rules.apply(state, action).state
    return state.table.turns // 2 + 1, tuple(words)


if __name__ == "__main__":
    raise SystemExit(main())
