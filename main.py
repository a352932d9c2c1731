"""Tankodrom: tank board games on one screen."""

import argparse
import importlib.util
import os
import sys
from pathlib import Path

HOME = str(Path(__file__).resolve().parent)
if HOME not in sys.path:
    # As a wheel the program lies in a folder of its own beside other people's packages.
    sys.path.insert(0, HOME)

NEEDED = {"pygame": "pygame-ce", "pytmx": "PyTMX", "yaml": "PyYAML"}


def main(arguments=None):
    if sys.version_info < (3, 11):
        return refuse("Tankodrom needs Python 3.11 or newer; this is " + sys.version.split()[0])
    options = parse(arguments)
    missing = [name for module, name in NEEDED.items() if not importlib.util.find_spec(module)]
    if missing:
        return refuse(f"Tankodrom needs {', '.join(missing)}; install with: {installing()}")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if options.check_map:
        from game.tools import check

        language = ["--lang", options.lang] if options.lang else []
        return check.main([str(options.check_map), "--numbers", *language])
    from game.app import program

    return program.run(program.Options(**without_check(options)))


def parse(arguments):
    from game.rules import GAMES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "file", nargs="?", type=Path, help="open this map, record, challenge, game or result"
    )
    parser.add_argument("--map", type=Path, metavar="FILE", help="play on this Tiled map")
    parser.add_argument("--game", choices=tuple(GAMES), help="open this game")
    parser.add_argument("--seats", type=int, choices=range(1, 9), metavar="1-8", help="players")
    parser.add_argument("--seed", type=int, help="the seed of the dice")
    parser.add_argument("--lang", choices=("en", "ru", "uk"), help="language of the program")
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help="where saves are kept")
    parser.add_argument("--fullscreen", action="store_true", help="open on the full screen")
    parser.add_argument(
        "--check-map", type=Path, metavar="FILE", help="list a map's mistakes and numbers"
    )
    parser.add_argument("--replay", type=Path, metavar="FILE", help="watch a kept match")
    return parser.parse_args(arguments)


def without_check(options):
    chosen = vars(options)
    del chosen["check_map"]
    chosen["language"] = chosen.pop("lang")
    return chosen


def installing():
    """Return the command that installs what is missing, outside a venv with one."""
    if sys.prefix != sys.base_prefix:
        return f'"{sys.executable}" -m pip install -r requirements.txt'
    inside = "Scripts" if os.name == "nt" else "bin"
    python = Path(sys.executable).name
    return f"{python} -m venv .venv && {Path('.venv', inside, 'pip')} install -r requirements.txt"


def refuse(sentence):
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The process that thinks is this program once more, told what to do by its arguments.
        import multiprocessing

        multiprocessing.freeze_support()
    raise SystemExit(main())
