"""Measure how fast the program is on this machine: one figure a line, never a verdict.

The pace of the machine comes first: by it, figures of different machines can be compared.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

from game.rules import GAMES

Figure = tuple[str, float, str]
"""Name, value, unit."""


def benches(game: str) -> dict[str, str]:
    """Return the modules that measure a game, by the name of their room."""
    try:
        found: dict[str, str] = GAMES.in_room("tools", game, "BENCHES")
    except KeyError:
        return {}
    return found


ROOMS = {
    "pace": "game.tools.benches.machine_pace",
    "core": "game.tools.benches.core",
    **{room: module for game in GAMES for room, module in benches(game).items()},
    "ai": "game.tools.benches.ai",
    "thinking": "game.tools.benches.thinking",
    "tables": "game.tools.benches.tables",
    "app": "game.tools.benches.app",
    "setup": "game.tools.benches.opening_setups",
    "phones": "game.tools.benches.phones",
}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.bench", description=__doc__)
    parser.add_argument("room", nargs="*", metavar="ROOM", help=", ".join(ROOMS) + "; none: all")
    parser.add_argument("--json", action="store_true", help="one JSON object for tools")
    options = parser.parse_args(arguments)
    if unknown := [room for room in options.room if room not in ROOMS]:
        parser.error(f"no room called {unknown[0]!r}; the rooms are {', '.join(ROOMS)}")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    figures: list[Figure] = []
    for room in rooms(options.room):
        for figure in importlib.import_module(ROOMS[room]).figures():
            figures.append(figure)
            if not options.json:
                print("{}: {:.5g} {}".format(*figure), flush=True)
    if options.json:
        print(json.dumps({name: {"value": value, "unit": unit} for name, value, unit in figures}))
    return 0


def rooms(asked: list[str]) -> tuple[str, ...]:
    """Return what is measured: the pace first, then what was asked for, or everything."""
    return tuple(dict.fromkeys(("pace", *(asked or ROOMS))))


def median_ms(call: Callable[[], object], times: int = 50) -> float:
    """Return the middle one of so many timed calls, in milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        call()
        taken.append(time.perf_counter() - start)
    return sorted(taken)[len(taken) // 2] * 1000


def import_ms(modules: str, times: int = 9) -> float:
    """Return the median time a fresh process takes to import these, without its own start."""
    code = (
        f"import time; start = time.perf_counter(); import {modules}; "
        "print(time.perf_counter() - start)"
    )
    taken = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(times)
    ]
    return sorted(taken)[times // 2] * 1000


if __name__ == "__main__":
    raise SystemExit(main())
