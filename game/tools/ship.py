"""Choose among generated puzzles and write them: `python -m game.tools.ship tank_chess FILE...`.

What `game.tools.generate` found becomes packs of challenges with their maps, below `--out` or in
the program's own maps. A pack is only added to: what was shipped keeps its name and its board, and
what is found anew gets the next numbers.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.content.maps.maps import map_folder
from game.rules import GAMES
from game.tools.generate import makers

Lines = list[dict[str, Any]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.ship", description="Write challenges."
    )
    parser.add_argument("game", choices=makers())
    parser.add_argument("files", type=Path, nargs="+", help="what game.tools.generate wrote")
    parser.add_argument("--out", type=Path, default=map_folder(), help="the folder of all maps")
    given = parser.parse_args(arguments)
    try:
        lines = [json.loads(line) for file in given.files for line in file.open(encoding="utf-8")]
    except (OSError, ValueError) as fault:
        parser.error(f"the found puzzles cannot be read: {fault}")
    ship: Callable[[Lines, Path], dict[str, int]] = GAMES.in_room("tools", given.game, "ship.ship")
    for pack, count in ship(lines, given.out).items():
        print(f"{pack}: {count}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
