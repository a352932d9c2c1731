"""A rule broken on purpose, and whether the stories and the tests of its game notice.

The `mutations` of a game are a table of such rules; `test_planted` runs all tables.

A mutation replaces one piece of source text in a copy of the program and plays the stories there
in a process of its own; what no story can tell, tests of the game notice.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from game.content.files.program_files import home
from game.rules import GAMES
from game.tools.mutation.broken_copy import Copy, copied
from tests.games import BEING_BUILT

STORIES = ("tests/scenarios", "assets/figures")
PLAY = """
import sys
from importlib import import_module
from pathlib import Path
from game.content.scenario_files import differences, read_scenario, results
rules = import_module(f"game.rules.{sys.argv[1]}").RULES
for path in sorted(path for folder in sys.argv[2:] for path in Path(folder).glob("*.txt")):
    scenario = read_scenario(path)
    try:
        wrong = differences(scenario, results(rules, scenario))
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

    @property
    def label(self) -> str:
        return f"{self.paragraph} {self.file} {self.wrong[:24]}"


@dataclass(frozen=True)
class Guarded:
    """A game, the broken rules that its stories notice, and those that these `tests` do."""

    game: str
    in_stories: tuple[Mutation, ...]
    in_tests: tuple[Mutation, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def mutations(self) -> tuple[Mutation, ...]:
        return (*self.in_stories, *self.in_tests)

    def broken(self, mutation: Mutation, folder: Path) -> tuple[str, str]:
        """Return the file of a mutation below a folder, and how it reads then."""
        file = f"game/rules/{self.game}/{mutation.file}"
        source = (folder / file).read_text("utf-8")
        assert source.count(mutation.right) == 1, f"{mutation} does not stand there once"
        return file, source.replace(mutation.right, mutation.wrong)

    def noticed(self, copy: Copy, mutation: Mutation | None) -> list[str]:
        """Return the stories that fail with this rule broken, each with the rules it names."""
        stories = (str(home() / lying / self.game) for lying in STORIES)
        played = self._run(copy, mutation, "-B", "-c", PLAY, self.game, *stories)
        assert played.returncode == 0, played.stderr
        return played.stdout.splitlines()

    def passes(self, copy: Copy, mutation: Mutation | None) -> bool:
        """Return whether the tests pass with this rule broken."""
        quiet = ("-B", "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider")
        tests = (f"tests/rules/{self.game}/{test}" for test in self.tests)
        return self._run(copy, mutation, *quiet, *tests).returncode == 0

    def _run(
        self, copy: Copy, mutation: Mutation | None, *command: str
    ) -> subprocess.CompletedProcess[str]:
        if mutation is None:
            return copy.python(*command)
        with copy.broken(*self.broken(mutation, copy.folder)):
            return copy.python(*command)


def guarded() -> tuple[Guarded, ...]:
    """Return the games that have a table of broken rules."""
    here = Path(__file__).parent
    games = (game for game in (*GAMES, *BEING_BUILT) if (here / game / "mutations.py").exists())
    return tuple(import_module(f"tests.rules.{game}.mutations").GUARDED for game in games)


def rules_copied(folder: Path) -> Copy:
    """Copy what stories and tests of any game need."""
    rooms = ("rules", "laws", "scramble", "setups", "pointing")
    tests = (*rooms, "__init__.py", "conftest.py", "nights.py")
    return copied(folder, ("game", *(f"tests/{each}" for each in tests), "pyproject.toml"))
