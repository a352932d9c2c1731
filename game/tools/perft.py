"""Count the sequences of turns from a position (perft), to check a move generator with."""

from __future__ import annotations

import argparse
import time
from typing import Any

from game.content.files.reader import ContentError
from game.core.codec import Unreadable
from game.rules import GAMES


def main(arguments: list[str] | None = None) -> int:
    options = _parse(arguments)

    def own(name: str) -> Any:
        return GAMES.in_room("tools", options.game, f"perft.{name}")

    try:
        table = own("table_of")(options.board, options.position)
    except (ContentError, Unreadable) as refusal:
        print(refusal)
        return 1
    if options.divide:
        for line in own("divided")(table, options.depth):
            print(line)
    start = time.perf_counter()
    total = own("counted")(table, options.depth)
    seconds = time.perf_counter() - start
    print(f"{total:,} in {seconds:.2f} s ({total / seconds:,.0f} a second)")
    return 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    games = [game for game in GAMES if GAMES.stands_in("tools", game, "perft")]
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.perft",
        description=__doc__,
        epilog="\n".join(GAMES.in_room("tools", game, "perft.__doc__") for game in games),
    )
    parser.add_argument("game", choices=games)
    parser.add_argument("--board", default="", help="a board's name, or a .tmx or .txt")
    parser.add_argument("--position", help="a position code instead of a board")
    parser.add_argument("--depth", type=int, default=1, help="turns of both sides together")
    parser.add_argument("--divide", action="store_true", help="one line for each first turn")
    options = parser.parse_args(arguments)
    if options.depth < 1:
        parser.error("the depth is 1 or more")
    return options


if __name__ == "__main__":
    raise SystemExit(main())
