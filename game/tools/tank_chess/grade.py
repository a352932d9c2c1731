"""How hard the puzzles of Tank Chess are: ask the levels, fit, write the grades into the packs.

`python -m game.tools.tank_chess.grade FILE` asks what FILE does not tell yet of the puzzles in the
packs, adds it there, fits the model, and says how often each level finds puzzles of each hardness;
with `--write` the packs get the grades, from easy to hard.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from game.ai.tank_chess.levels import LADDER
from game.content.tasks.challenges import Challenge
from game.content.tasks.packs import load_pack, packs
from game.tools.pack_files import regrade
from game.tools.tank_chess.puzzles.hardness_model import Model, fitted, grades, scale_of
from game.tools.tank_chess.puzzles.levels_asked import LOOKS, Asked, asked

from .ship import level_of

STEP = 250


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.tank_chess.grade", description=__doc__
    )
    parser.add_argument("file", type=Path, help="what the levels found; more is added to it")
    parser.add_argument("--write", action="store_true", help="write the grades into the packs")
    given = parser.parse_args(arguments)
    known = {each.mark: each for each in _read(given.file)}
    for sort, challenge in _puzzles():
        if challenge.lot.mark not in known:
            told = asked(challenge, sort)
            known[told.mark] = told
            with given.file.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(asdict(told)) + "\n")
    there = [known[challenge.lot.mark] for _, challenge in _puzzles()]
    model = fitted(there)
    found = grades(model)
    print("\n".join(_figures(model, found)))
    if given.write:
        for pack in packs("tank_chess"):
            regrade(pack.path, found, level_of)
    return 0


def _puzzles() -> Iterator[tuple[str, Challenge]]:
    for pack in packs("tank_chess"):
        yield from ((pack.name, each) for each in load_pack(pack))


def _read(path: Path) -> Iterator[Asked]:
    if path.is_file():
        for line in path.read_text("utf-8").splitlines():
            told = json.loads(line)
            seen = (tuple(told[name]) for name in ("looks", "found", "tries"))
            yield Asked(told["mark"], told["sort"], *seen)


def _figures(model: Model, found: dict[str, int]) -> Iterator[str]:
    """Yield what looks weigh, how strong the levels are, and the share that each finds of puzzles
    of each hardness."""
    scale = scale_of(model)
    unit = scale(1.0) - scale(0.0)
    yield "looks: " + ", ".join(
        f"{name} {unit * weight:+.0f}" for name, weight in zip(LOOKS, model.weights, strict=True)
    )
    levels = zip(LADDER, model.strengths, strict=True)
    yield "levels: " + ", ".join(f"{name} {scale(strength):.0f}" for name, strength in levels)
    for low in range(0, max(found.values()) + 1, STEP):
        some = [each for each in model.puzzles if low <= found[each.mark] < low + STEP]
        if some:
            told = "  ".join(f"{_share(some, level):4.0%}" for level in range(len(LADDER)))
            yield f"{low:5} to {low + STEP - 1}: {len(some):4} puzzles  {told}"


def _share(some: Sequence[Asked], level: int) -> float:
    """Return how often a level finds one of these."""
    return sum(each.found[level] / each.tries[level] for each in some) / len(some)


if __name__ == "__main__":
    raise SystemExit(main())
