"""Scenario files: a sentence of the rules, what is given, and what must come of it.

The first paragraph is the title and names the rules it shows; each further one is a section,
its heading in the first line. What a game's `text.play` returns are results; all others are
given. Every result that stands in the file is compared.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.content.files.program_files import shown
from game.content.files.reader import ContentError, read_text
from game.core.rules import Rules, Sections

RULE = re.compile(r"\b[A-Z][0-9]+(?:\.[0-9]+)?[a-z]?\b")
_HEADING = re.compile(r"[a-z][a-z0-9_ ]*")
_MUST = ("story", "refused")


@dataclass(frozen=True, slots=True)
class Scenario:
    title: str
    sections: Mapping[str, tuple[str, ...]]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the paragraphs the title names."""
        return tuple(RULE.findall(self.title))


def read_scenario(path: Path) -> Scenario:
    """Return the scenario, or raise ContentError with file, line and every fault."""
    faults: list[str] = []
    sections: dict[str, tuple[str, ...]] = {}
    paragraphs = _paragraphs(read_text(path))
    for line, (heading, *lines) in paragraphs[1:]:
        if not _HEADING.fullmatch(heading):
            faults.append(f"{shown(path)}:{line}: expected a heading, found {heading!r}")
        elif heading in sections:
            faults.append(f"{shown(path)}:{line}: the section {heading!r} stands here twice")
        sections[heading] = tuple(lines)
    title = " ".join(paragraphs[0][1]) if paragraphs else ""
    if not RULE.search(title):
        faults.append(f"{shown(path)}:1: expected a title that names a rule, such as T5.6")
    if not any(heading in sections for heading in _MUST):
        faults.append(f"{shown(path)}: expected a section 'story' or 'refused'")
    if faults:
        raise ContentError(*faults)
    return Scenario(title, sections)


def results(game: Rules, scenario: Scenario) -> Sections:
    """Play what is given and return all that comes of it."""
    found = game.text.play(scenario.sections)
    return {heading: tuple(line.rstrip() for line in lines) for heading, lines in found.items()}


def differences(scenario: Scenario, found: Sections) -> tuple[str, ...]:
    """Return how the results differ from the file's, as a reader of both wants to see it."""
    said = [heading for heading in scenario.sections if heading in found]
    lines = [line for heading in said for line in _compared(heading, scenario, found)]
    for heading in _MUST:
        if (heading in scenario.sections) != (heading in found):
            there = "the file" if heading in scenario.sections else "the game"
            lines += [f"only {there} has {heading!r}:", *scenario.sections.get(heading, ())]
            lines += found.get(heading, ())
    return tuple(lines)


def written(scenario: Scenario, found: Sections) -> str:
    """Return the file's text with the results that were found."""
    sections: dict[str, tuple[str, ...]] = {}
    for heading, lines in scenario.sections.items():
        if heading in _MUST:
            sections |= {now: found[now] for now in _MUST if now in found}
        else:
            sections[heading] = found.get(heading, lines)
    parts = ("\n".join((heading, *lines)) for heading, lines in sections.items())
    return "\n\n".join((scenario.title, *parts)) + "\n"


def _paragraphs(text: str) -> list[tuple[int, list[str]]]:
    """Split at blank lines; with each paragraph the number of its first line."""
    paragraphs: list[tuple[int, list[str]]] = []
    blank = True
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            if blank:
                paragraphs.append((number, []))
            paragraphs[-1][1].append(line.rstrip())
        blank = not line.strip()
    return paragraphs


def _compared(heading: str, scenario: Scenario, found: Sections) -> Iterable[str]:
    expected = scenario.sections[heading]
    if expected == found[heading]:
        return ()
    changes = difflib.ndiff(expected, found[heading])
    return (f"{heading}  (- expected, + found)", *(c for c in changes if c[0] != "?"))
