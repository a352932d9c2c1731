"""A rule broken on purpose, and whether the stories and the tests of its game notice.

A mutation replaces one piece of source text in a copy of the program and plays the stories there
in a process of its own; what no story can tell, tests of the game notice.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).parents[2]

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

    def copied(self, folder: Path) -> Path:
        """Copy what stories and tests need."""
        left = shutil.ignore_patterns("__pycache__")
        for part in ("game", "tests/rules", "tests/laws", "tests/setups"):
            shutil.copytree(HOME / part, folder / part, ignore=left)
        for file in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
            shutil.copy(HOME / file, folder / file)
        return folder

    def noticed(self, folder: Path, mutation: Mutation | None) -> list[str]:
        """Return the stories that fail with this rule broken, each with the rules it names."""
        stories = (str(HOME / lying) for lying in self.stories)
        played = self._broken(folder, mutation, "-B", "-c", PLAY, self.game, *stories)
        assert played.returncode == 0, played.stderr
        return played.stdout.splitlines()

    def passes(self, folder: Path, mutation: Mutation | None) -> bool:
        """Return whether the tests pass with this rule broken."""
        quiet = ("-B", "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider")
        return self._broken(folder, mutation, *quiet, *self.tests).returncode == 0

    def _broken(
        self, folder: Path, mutation: Mutation | None, *command: str
    ) -> subprocess.CompletedProcess[str]:
        path = folder / "game/rules" / self.game / (mutation.file if mutation else "play.py")
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
