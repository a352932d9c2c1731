"""How well each seat has played in the matches that were analysed, noted beside the records.

What is noted may be thrown away at any time; a match may be analysed again.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from game.session.files import crash_safe_files
from game.session.match.growing_row import Row
from game.session.match.record import Done

NAME: Final = "analyses.jsonl"
FORMAT: Final = 1
MOST: Final = 5_000
LARGEST: Final = 1_000_000
_NOT_READ = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)

Percents = tuple[int | None, ...]
"""How well the seats have played; None of one that nothing is known of."""


def mark(done: Sequence[Done[Any, Any]] | Row[Done[Any, Any]]) -> str:
    """Return what a match is known by, whatever its labels and players are called; "" for none."""
    return f"{len(done)}-{done[-1].digest}" if done else ""


def noted(folder: Path) -> Mapping[str, Percents]:
    """Return what is noted of matches by their marks, as far as it can be read."""
    found: dict[str, Percents] = {}
    with contextlib.suppress(*_NOT_READ), open(folder / NAME, "rb") as file:
        head, *lines = file.read(LARGEST).splitlines()
        for line in lines if json.loads(head) == {"analyses": FORMAT} else ():
            with contextlib.suppress(*_NOT_READ):
                key, *percents = json.loads(line)
                found[str(key)] = tuple(_percent(each) for each in percents)
    return found


def note(folder: Path, key: str, percents: Percents) -> None:
    """Add a match; NotWritten or OSError where that cannot be."""
    folder.mkdir(parents=True, exist_ok=True)
    with crash_safe_files.locked(folder / f"{NAME}.lock"):
        others = {each: said for each, said in noted(folder).items() if each != key}
        latest = [*others.items(), (key, percents)][-MOST:]
        lines = (json.dumps([each, *said]) for each, said in latest)
        crash_safe_files.write(
            folder / NAME, "\n".join((json.dumps({"analyses": FORMAT}), *lines, "")).encode()
        )


def _percent(plain: Any) -> int | None:
    return None if plain is None else max(0, min(100, int(plain)))
