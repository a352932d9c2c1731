"""Solve challenges: `python -m game.tools.solve tanchiki.first_flight --width 24 --write`.

A challenge of Tank Chess is solved exactly, one of Tanchiki is searched for. `--write` puts the
solutions below tests/challenges/, where tests replay them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.content.files.program_files import home
from game.content.maps.map_kind import challenged
from game.content.tasks.challenges import Challenge, load_challenges
from game.rules import GAMES

Solution = tuple[int, tuple[str, ...]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.solve", description="Solve challenges."
    )
    parser.add_argument("ids", nargs="*", help="<game>.<name>; none means all")
    parser.add_argument("--width", type=int, default=9, help="how many matches are kept")
    parser.add_argument("--write", action="store_true", help="write tests/challenges/")
    given = parser.parse_args(arguments)
    every = [each for game in challenged() for each in load_challenges(game)]
    wrong = set(given.ids) - {each.id for each in every}
    if wrong:
        parser.error(f"there is no challenge {', '.join(sorted(wrong))}")
    for each in every:
        if not given.ids or each.id in given.ids:
            _report(each, solved(each, given.width), given.write)
    return 0


def solved(challenge: Challenge, width: int) -> Solution | None:
    """Return the turns of a solution and its actions, or None if none is found."""
    found: Solution | None = GAMES.in_room("tools", challenge.game, "solve.solved")(
        challenge, width
    )
    return found


def _report(challenge: Challenge, found: Solution | None, write: bool) -> None:
    if found is None:
        print(f"{challenge.id}: no solution found")
        return
    turn, words = found
    print(f"{challenge.id}: turn {turn}, par is {challenge.par}")
    print("".join(f"  {each}\n" for each in words), end="")
    if write:
        folder: Path = home() / "tests" / "challenges" / challenge.game
        (folder / f"{challenge.name}.txt").write_text("\n".join(words) + "\n", "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
