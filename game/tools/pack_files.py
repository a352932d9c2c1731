"""The file of a pack, which is only added to: what was shipped keeps its name and its board."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from game.content.files.reader import read_text

_BEGINS = "  - name: "
_NUMBER = re.compile(r"  - name: [a-z0-9_]+_([0-9]+)\n")
_GRADE = re.compile(r"\n    grade: ([0-9]+)\n")
_LEVEL = re.compile(r"\n    level: [0-9]+\n")
_MARK = re.compile(r'\n    mark: "([0-9a-f]+)"\n')

Entry = Sequence[str]


def shipped(path: Path) -> tuple[str, ...]:
    """Return the challenges of a pack's file as they are written, none if there is no file."""
    if not path.is_file():
        return ()
    _, *blocks = read_text(path).split(_BEGINS)
    return tuple(_BEGINS + block for block in blocks)


def marks(path: Path) -> frozenset[str]:
    """Return the marks of the boards in a pack."""
    return frozenset(_found(_MARK, block) for block in shipped(path))


def next_number(path: Path) -> int:
    """Return the number of the next challenge that is added."""
    return 1 + max((number_of(block) for block in shipped(path)), default=0)


def number_of(block: str) -> int:
    """Return the number of a challenge as it is written."""
    return int(_found(_NUMBER, block))


def add(path: Path, head: Sequence[str], entries: Sequence[Entry]) -> int:
    """Write a pack with these entries more, from easy to hard; return how many it holds then."""
    blocks = [*shipped(path), *("\n".join(entry) + "\n" for entry in entries)]
    blocks.sort(key=lambda block: int(_found(_GRADE, block)))
    text = "\n".join((*head, "challenges:")) + "\n" + "".join(blocks)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    return len(blocks)


def regrade(path: Path, grades: Mapping[str, int], level_of: Callable[[int], int]) -> None:
    """Write a pack whose boards of these marks have other grades, and the levels that follow."""
    head = read_text(path).split(_BEGINS)[0]
    blocks = [_regraded(block, grades, level_of) for block in shipped(path)]
    blocks.sort(key=lambda block: int(_found(_GRADE, block)))
    path.write_text(head + "".join(blocks), "utf-8", newline="\n")


def _regraded(block: str, grades: Mapping[str, int], level_of: Callable[[int], int]) -> str:
    grade = grades.get(_found(_MARK, block))
    if grade is None:
        return block
    block = _LEVEL.sub(f"\n    level: {level_of(grade)}\n", block)
    return _GRADE.sub(f"\n    grade: {grade}\n", block)


def _found(pattern: re.Pattern[str], block: str) -> str:
    found = pattern.search(block)
    assert found is not None, block
    return found[1]
