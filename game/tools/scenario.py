"""Play scenario files and show where a result differs from what is written."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path

from game.content.files.reader import ContentError
from game.content.scenario_files import differences, read_scenario, results, written
from game.core.rules import Rules
from game.rules import GAMES


def main(arguments: list[str] | None = None, games: Mapping[str, Rules] = GAMES) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.scenario", description=__doc__)
    parser.add_argument("path", type=Path, nargs="+", help="files, or folders of them")
    parser.add_argument("--write", action="store_true", help="write what was found into the file")
    parser.add_argument("--game", choices=sorted(games), help="the folder's name if left out")
    options = parser.parse_args(arguments)
    differing = 0
    files = [file for path in options.path for file in _files(path)]
    for file in files:
        game = options.game or file.resolve().parent.name
        if game not in games:
            print(f"{file}: {game} is no game; say which with --game.")
            return 1
        differing += not run(file, games[game], options.write)
    print(f"{len(files)} scenarios, {differing} differ.")
    return 1 if differing or not files else 0


def run(file: Path, game: Rules, write: bool) -> bool:
    """Play one file, print how it differs, and return whether it does not."""
    try:
        scenario = read_scenario(file)
    except ContentError as error:
        print(error)
        return False
    found = results(game, scenario)
    changes = differences(scenario, found)
    if changes:
        print("\n".join((f"{file}", scenario.title, *(f"  {line}" for line in changes), "")))
    if changes and write:
        file.write_text(written(scenario, found), "utf-8")
    return not changes


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted(path.rglob("*.txt"))
    else:
        yield path


if __name__ == "__main__":
    raise SystemExit(main())
