"""Make puzzles and tasks: `python -m game.tools.generate tank_chess --seeds 400 --out FILE`.

Each seed gives the same on every machine. What is found is written as one line of JSON each, in
the order of the seeds; how many were tried, found and kept, and how long it took, is said at the
end. `game.tools.ship` chooses among the lines and writes the challenges.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from game.content.maps.map_kind import challenged
from game.rules import GAMES

Made = tuple[int, int, list[dict[str, Any]]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.generate", description="Make puzzles."
    )
    parser.add_argument("game", choices=makers())
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--seeds", type=int, default=20, help="how many seeds")
    parser.add_argument("--sorts", default="", help="one,two: what is wanted; none means all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--out", type=Path, help="the file that found lines are added to")
    given = parser.parse_args(arguments)
    known = sorts_of(given.game)
    wanted = frozenset(given.sorts.split(",")) if given.sorts else frozenset(known)
    if wrong := sorted(wanted - set(known)):
        parser.error(f"there is no sort {wrong[0]!r}; there are {', '.join(known)}")
    started, tried, found = time.monotonic(), 0, 0
    kept: Counter[str] = Counter()
    for more, many, lines in _made(given.game, given.seed, given.seeds, wanted, given.jobs):
        tried, found = tried + more, found + many
        for each in lines:
            kept[each["sort"]] += 1
            _say(each, given.out)
    print(_summary(tried, found, kept, time.monotonic() - started))
    return 0


def makers() -> tuple[str, ...]:
    """Return the games that puzzles can be made for."""
    return tuple(name for name in challenged() if GAMES.stands_in("tools", name, "generate"))


def sorts_of(game: str) -> tuple[str, ...]:
    found: tuple[str, ...] = GAMES.in_room("tools", game, "generate.SORTS")
    return found


def generated(game: str, wanted: frozenset[str], seed: int) -> Made:
    """Return what one seed gives: how many were tried and found, and the lines of those kept."""
    make: Callable[[int, frozenset[str]], Made] = GAMES.in_room("tools", game, "generate.generated")
    return make(seed, wanted)


def _made(game: str, first: int, count: int, wanted: frozenset[str], jobs: int) -> Iterator[Made]:
    seeds, one = range(first, first + count), partial(generated, game, wanted)
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds)


def _say(line: dict[str, Any], out: Path | None) -> None:
    text = json.dumps(line, sort_keys=True)
    if out is None:
        print(text, flush=True)
        return
    with out.open("a", encoding="utf-8", newline="\n") as file:
        file.write(text + "\n")


def _summary(tried: int, found: int, kept: Counter[str], seconds: float) -> str:
    sorts = ", ".join(f"{count} {sort}" for sort, count in sorted(kept.items())) or "none"
    count = sum(kept.values())
    return f"tried {tried:,}, found {found:,}, kept {count:,} ({sorts}) in {seconds:.0f} s"


if __name__ == "__main__":
    raise SystemExit(main())
