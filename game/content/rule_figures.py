"""The figures of the rules book: scenario files that live with the program, by paragraph.

The title of a figure's file names the paragraphs it stands at; the order at one paragraph is
that of the files' names. What a figure shows is played by the rules, so it cannot be wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.content.files.program_files import home

from .scenario_files import Scenario, read_scenario


@dataclass(frozen=True, slots=True)
class Figure:
    """A scenario by its file's name."""

    name: str
    scenario: Scenario


def figure_files(game: str, folder: Path | None = None) -> tuple[Path, ...]:
    folder = folder or home() / "assets" / "figures"
    return tuple(sorted((folder / game).glob("*.txt")))


def load_figures(game: str, folder: Path | None = None) -> dict[str, tuple[Figure, ...]]:
    """Return the figures of each paragraph that has any; ContentError for a file with faults."""
    found: dict[str, tuple[Figure, ...]] = {}
    for path in figure_files(game, folder):
        figure = Figure(path.stem, read_scenario(path))
        for id in figure.scenario.rules:
            found[id] = (*found.get(id, ()), figure)
    return found
