"""Mistakes that were not put right at the first try, kept so that they come back in a week.

What is noted may be thrown away at any time: a match may be analysed again.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import astuple, dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from game.session.files import crash_safe_files

NAME: Final = "mistakes.jsonl"
FORMAT: Final = 1
MOST: Final = 60
LARGEST: Final = 200_000
DAYS: Final = 7
_NOT_READ = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)


@dataclass(frozen=True, slots=True)
class Missed:
    """A position and the turn taken there by a person, as texts, with the better turns and what
    each is worth; it comes back on the day that it is `due`."""

    due: str
    person: str
    position: str
    taken: str
    lines: tuple[tuple[str, int], ...]


def in_a_week(today: str) -> str:
    """Return the day on which what is missed today comes back."""
    return (date.fromisoformat(today) + timedelta(days=DAYS)).isoformat()


def kept(folder: Path) -> tuple[Missed, ...]:
    """Return all that is kept, as far as it can be read."""
    found: list[Missed] = []
    with contextlib.suppress(*_NOT_READ), open(folder / NAME, "rb") as file:
        head, *lines = file.read(LARGEST).splitlines()
        for line in lines if json.loads(head) == {"mistakes": FORMAT} else ():
            with contextlib.suppress(*_NOT_READ):
                found.append(_missed(json.loads(line)))
    return tuple(found)


def note(folder: Path, missed: Missed, right: bool) -> None:
    """Keep what was missed, or drop what is right by now; NotWritten or OSError where that cannot
    be."""
    folder.mkdir(parents=True, exist_ok=True)
    with crash_safe_files.locked(folder / f"{NAME}.lock"):
        others = [one for one in kept(folder) if _about(one) != _about(missed)]
        latest = (others if right else [*others, missed])[-MOST:]
        lines = (json.dumps(astuple(one)) for one in latest)
        crash_safe_files.write(
            folder / NAME, "\n".join((json.dumps({"mistakes": FORMAT}), *lines, "")).encode()
        )


def _about(missed: Missed) -> tuple[str, str]:
    return missed.person, missed.position


def _missed(plain: Any) -> Missed:
    due, person, position, taken, lines = plain
    date.fromisoformat(due)
    turns = tuple((str(turn), int(worth)) for turn, worth in lines)
    return Missed(due, str(person), str(position), str(taken), turns)
