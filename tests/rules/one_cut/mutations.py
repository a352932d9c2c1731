"""A broken rule for every paragraph of the digest, each of which a story must notice.

A mutation replaces one piece of source text in a copy of the program and plays the stories there
in a process of its own; what concerns the set-up and the dice, the tests of the set-up notice.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).parents[3]
RULES = Path("game/rules/one_cut")
STORIES = (HOME / "tests/scenarios/one_cut", HOME / "assets/figures/one_cut")
SETTING = "tests/rules/one_cut/test_setting.py"

PLAY = """
import sys
from pathlib import Path
from game.content.scenario import differences, read_scenario, results
from game.rules.one_cut import RULES
for path in sorted(path for folder in sys.argv[1:] for path in Path(folder).glob("*.txt")):
    scenario = read_scenario(path)
    try:
        wrong = differences(scenario, results(RULES, scenario))
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


IN_STORIES = (
    Mutation("U2.1", "state.py", "MOST_LAID = 3", "MOST_LAID = 4"),
    Mutation("U2.1", "choices.py", "if side.row else ()),", "if len(side.row) > 1 else ()),"),
    Mutation("U2.1", "refusing.py", "    if side.committed:\n", "    if False:\n"),
    Mutation(
        "U2.1",
        "refusing.py",
        'return None if side.row else Refusal(Why.ROW_EMPTY, "U2.1")',
        "return None",
    ),
    Mutation("U2.2", "state.py", "return max(len(side.row)", "return min(len(side.row)"),
    Mutation("U2.3", "evolve.py", "held=side.held + len(moves),", "held=side.held,"),
    Mutation("U2.3", "evolve.py", "if card is not Card.MOVE)),", ")),"),
    Mutation("U2.3", "rounds.py", "cards = side.deck or side.discard", "cards = side.deck"),
    Mutation("U2.3", "rounds.py", "    for seat in SEATS:\n", "    for seat in SEATS[1:]:\n"),
    Mutation("U3.1", "settling.py", "if facing not in GUARDS:", "if facing is None:"),
    Mutation("U3.2", "settling.py", "Card.STRIKE: range(1, 2)", "Card.STRIKE: range(1, 3)"),
    Mutation("U3.2", "settling.py", "Card.KNIFE: range(2, 6)", "Card.KNIFE: range(2, 7)"),
    Mutation("U3.2", "settling.py", "Card.KNIFE: range(2, 6)", "Card.KNIFE: range(3, 6)"),
    Mutation("U3.3", "settling.py", "if facing is Card.DODGE:", "if False:"),
    Mutation("U3.3", "choices.py", "stays = table.shown(seat) is Card.DODGE", "stays = True"),
    Mutation("U3.3", "refusing.py", 'else Refusal(Why.MUST_STEP, "U3.3", cell)', "else None"),
    Mutation("U4.1", "settling.py", "FATAL = 4", "FATAL = 5"),
    Mutation("U4.1", "settling.py", "0 if throws[0] > throws[1]", "0 if throws[0] < throws[1]"),
    Mutation("U4.1", "state.py", "DEADLY = 2", "DEADLY = 3"),
    Mutation("U4.1", "settling.py", "if apart == 0:", "if apart == 7:"),
    Mutation("U4.2", "cards.py", "frozenset({Card.BLOCK, Card.DODGE})", "frozenset({Card.DODGE})"),
    Mutation("U4.3", "settling.py", "if facing not in GUARDS:", "if facing is Card.MOVE:"),
    Mutation("U4.4", "settling.py", "Card.KNIFE: range(2, 6)", "Card.KNIFE: range(1, 6)"),
    Mutation("U4.5", "settling.py", "if pair[0] is Card.KNIFE:", "if False:"),
    Mutation(
        "U4.6",
        "stepping.py",
        "0 if throws[0] < throws[1] else 1",
        "0 if throws[0] > throws[1] else 1",
    ),
    Mutation("U4.6", "stepping.py", "while throws[0] == throws[1]:", "while False:"),
    Mutation("U4.6", "field.py", "PUSHED = 2", "PUSHED = 1"),
    Mutation("U4.6", "stepping.py", "if cells[0] == cells[1]:", "if cells[0] != cells[1]:"),
    Mutation("U4.6", "view.py", "row=row, step=None)", "row=row)"),
    Mutation(
        "U4.7",
        "stepping.py",
        "(one or sides[0].cell, two or sides[1].cell)",
        "(one or Cell(9, 9), two or Cell(9, 9))",
    ),
    Mutation("U4.7", "stepping.py", 'return "U4.7" if any', 'return "U4.6" if any'),
    Mutation(
        "U4.8",
        "settling.py",
        "return table.apart in REACH[card]",
        "return table.apart in REACH[card] and table.sides[0].cell.x < table.sides[1].cell.x",
    ),
    Mutation("U5.1", "rounds.py", "2 * max(wins) > table", "max(wins) >= table"),
    Mutation("U5.1", "rounds.py", "table.duel == table.setup.best_of or ", ""),
    Mutation("U5.1", "state.py", "MOST_ROUNDS = 60", "MOST_ROUNDS = 61"),
    Mutation("U5.1", "rounds.py", "winners if len(winners) == 1 else ()", "winners"),
    Mutation("U5.1", "evolve.py", "hand=None if side.hand is None else HAND,", "hand=side.hand,"),
    Mutation("U6", "view.py", "return replace(side, hand=None,", "return replace(side,"),
    Mutation(
        "U6", "view.py", "(*side.row[:slot], *(None for _ in side.row[slot:]))", "side.row[:slot]"
    ),
    Mutation("U8.1", "rounds.py", "0 if one < two else 1", "0 if one > two else 1"),
    Mutation("U8.1", "rounds.py", "None if one == two else", "0 if one == two else"),
    Mutation("U8.1", "state.py", "AHEAD = 5", "AHEAD = 4"),
    Mutation("U8.1", "rounds.py", "points - story.table.sides[1 - seat].points", "points"),
    Mutation("U8.2", "settling.py", "and story.table.options.riposte", "and False"),
    Mutation("U8.2", "settling.py", "elif card is Card.STRIKE and", "elif"),
    Mutation("U8.2", "evolve.py", "        opened=False,\n    )", "    )"),
    Mutation("U8.2", "evolve.py", "return table.with_side(seat, opened=False)", "return table"),
)
IN_SETTING = (
    Mutation("U1.1", "cards.py", "Card.STRIKE: 12", "Card.STRIKE: 11"),
    Mutation("U1.1", "cards.py", "Card.DODGE: 1,", "Card.DODGE: 2,"),
    Mutation(
        "U1.2", "field.py", "MARKS = (Cell(2, 4), Cell(7, 5))", "MARKS = (Cell(2, 4), Cell(8, 4))"
    ),
    Mutation("U6", "settling.py", "(table.duel,) if table.duel > 1", "(table.duel,) if False"),
    Mutation("U6", "rounds.py", "(table.duel,) if table.duel > 1", "(table.duel,) if False"),
    Mutation(
        "U8.1", "field.py", "MIDDLE = (Cell(4, 5), Cell(5, 4))", "MIDDLE = (Cell(4, 4), Cell(5, 4))"
    ),
)


def copied(folder: Path) -> Path:
    """Copy what a story and the tests of the set-up need."""
    left = shutil.ignore_patterns("__pycache__")
    for part in ("game", "tests/rules", "tests/laws"):
        shutil.copytree(HOME / part, folder / part, ignore=left)
    for file in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
        shutil.copy(HOME / file, folder / file)
    return folder


def noticed(folder: Path, mutation: Mutation | None) -> list[str]:
    """Return the stories that fail with this rule broken, each with the rules it names."""
    return _broken(folder, mutation, "-B", "-c", PLAY, *map(str, STORIES)).stdout.splitlines()


def set_up_passes(folder: Path, mutation: Mutation | None) -> bool:
    """Return whether the tests of the set-up pass with this rule broken."""
    pytest = ("-B", "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", SETTING)
    return _broken(folder, mutation, *pytest).returncode == 0


def _broken(
    folder: Path, mutation: Mutation | None, *command: str
) -> subprocess.CompletedProcess[str]:
    path = folder / RULES / (mutation.file if mutation else "play.py")
    source = path.read_text("utf-8")
    if mutation:
        assert source.count(mutation.right) == 1, f"{mutation} does not stand there once"
        path.write_text(source.replace(mutation.right, mutation.wrong), "utf-8")
    try:
        return subprocess.run(
            [sys.executable, *command], cwd=folder, capture_output=True, text=True, check=False
        )
    finally:
        path.write_text(source, "utf-8")
