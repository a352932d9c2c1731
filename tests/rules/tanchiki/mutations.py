"""Ten broken rules, each of which a scenario must notice.

A mutation replaces one piece of source text in a copy of the program and plays the scenarios
there in a process of its own.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).parents[3]
RULES = Path("game/rules/tanchiki")

PLAY = """
import sys
from pathlib import Path
from game.content.scenario import differences, read_scenario, results
from game.rules.tanchiki import TANCHIKI
for path in sorted(Path(sys.argv[1]).glob("*.txt")):
    scenario = read_scenario(path)
    try:
        wrong = differences(scenario, results(TANCHIKI, scenario))
    except Exception as error:
        wrong = [repr(error)]
    if wrong:
        print(path.stem, *scenario.rules)
"""


@dataclass(frozen=True)
class Mutation:
    """A rule broken: `right` stands once in the file and becomes `wrong`."""

    paragraph: str
    file: str
    right: str
    wrong: str


MUTATIONS = (
    Mutation("T5.6", "movement.py", "reversed(pieces)", "pieces"),
    Mutation("T5.7", "movement.py", "front = max(", "front = min("),
    Mutation("T6.1", "evolve_cards.py", "strength(cards) > turn.strength", "True"),
    Mutation("T6.4", "bots.py", "(0, 2, 6, 4)", "(0, 6, 2, 4)"),
    Mutation("T6.5", "bots.py", "        return Obstacle.WATER", "        return None"),
    Mutation("T6.10", "bots.py", "if table.field.tanks[piece].off else None", "if False else None"),
    Mutation("T7.4", "volley.py", "hits[cell] > 1 or cell in", "cell in"),
    Mutation("T7.8", "volley.py", "len(hand) < count", "len(hand) <= count"),
    Mutation("T7.10", "tokens.py", "if not task.in_volley:", "if True:"),
    Mutation("T8.1", "tokens.py", "    if starred:", "    if not starred:"),
    Mutation("T8.5", "tokens.py", "(token.number - 1 + step) % 4", "(token.number - 1) % 4"),
    Mutation("T9.1", "course.py", "count += hand.held + count < full", "count += 1"),
    Mutation("T9.3", "places.py", "return depth_of_cell > 0,", "return depth_of_cell < 0,"),
    Mutation("T10.2", "ending.py", "if best > second:", "if best - second >= LEAD:"),
    Mutation("T11.2", "movement.py", "None if table.options.island else", "None if False else"),
)


def copied(folder: Path) -> Path:
    """Copy what a scenario needs."""
    shutil.copytree(HOME / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def noticed(folder: Path, mutation: Mutation | None) -> list[str]:
    """Return the scenarios that fail with this rule broken, each with the rules it names."""
    path = folder / RULES / (mutation.file if mutation else "play.py")
    source = path.read_text("utf-8")
    if mutation:
        assert source.count(mutation.right) == 1, f"{mutation} does not stand there once"
        path.write_text(source.replace(mutation.right, mutation.wrong), "utf-8")
    try:
        command = [sys.executable, "-B", "-c", PLAY, str(HOME / "tests/scenarios/tanchiki")]
        played = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    finally:
        path.write_text(source, "utf-8")
    return played.stdout.splitlines()
