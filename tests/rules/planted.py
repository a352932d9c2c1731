"""A rule broken on purpose, and whether the stories and the tests of its game notice.

A mutation replaces one piece of source text in a copy of the program and plays the stories there
in a process of its own; what no story can tell, tests of the game notice.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

from game.content.files.program_files import home
from game.tools.mutation.broken_copy import Copy, copied

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
    """A game with the folders of its stories and the test files that guard its rules."""

    game: str
    stories: tuple[str, ...]
    tests: tuple[str, ...] = ()

    def copied(self, folder: Path) -> Copy:
        """Copy what stories and tests need."""
        tests = ("tests/rules", "tests/laws", "tests/setups", "tests/__init__.py")
        return copied(folder, ("game", *tests, "tests/conftest.py", "pyproject.toml"))

    def noticed(self, copy: Copy, mutation: Mutation | None) -> list[str]:
        """Return the stories that fail with this rule broken, each with the rules it names."""
        stories = (str(home() / lying) for lying in self.stories)
        played = self._broken(copy, mutation, "-B", "-c", PLAY, self.game, *stories)
        assert played.returncode == 0, played.stderr
        return played.stdout.splitlines()

    def passes(self, copy: Copy, mutation: Mutation | None) -> bool:
        """Return whether the tests pass with this rule broken."""
        quiet = ("-B", "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider")
        return self._broken(copy, mutation, *quiet, *self.tests).returncode == 0

    def _broken(
        self, copy: Copy, mutation: Mutation | None, *command: str
    ) -> subprocess.CompletedProcess[str]:
        if mutation is None:
            return copy.python(*command)
        file = f"game/rules/{self.game}/{mutation.file}"
        source = (copy.folder / file).read_text("utf-8")
        assert source.count(mutation.right) == 1, f"{mutation} does not stand there once"
        with copy.broken(file, source.replace(mutation.right, mutation.wrong)):
            return copy.python(*command)
