"""What is said anew of a record that is written already: its labels, and who played.

All else stays as it was, and so does its age: its place in the list is the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.core import codec
from game.core.rules import Seat
from game.session.files import crash_safe_files
from game.session.match.record import FORMAT, Damaged, Foreign

from . import store
from .sealed import sealed


def relabel(path: Path, labels: Mapping[str, str]) -> None:
    """Write these labels into a record, "" takes one away; NotWritten if that fails."""

    def changed(header: dict[str, Any]) -> None:
        header["labels"] = _changed(header["labels"], labels)

    _rewrite(path, changed)


def call_players(path: Path, names: Mapping[Seat, str]) -> None:
    """Let those who sat there from the start be called so; NotWritten if that fails."""

    def changed(header: dict[str, Any]) -> None:
        for seat, name in names.items():
            header["players"][seat]["name"] = name

    _rewrite(path, changed)


def _rewrite(path: Path, changed: Callable[[dict[str, Any]], None]) -> None:
    text = store.text_of(path)
    if text is None:
        raise Damaged(f"{path.name} is damaged or no record.", file=path.name)
    first, _, rest = text.partition("\n")
    try:
        head = json.loads(first)
        if head["format"] > FORMAT:
            raise Foreign(f"{path.name} is of a newer program.", "newer", path.name)
        changed(head["header"])
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise Damaged(f"{path.name} does not read as a match.", file=path.name) from error
    age = path.stat()
    crash_safe_files.write(path, sealed(f"{codec.text(head)}\n{rest}"))
    os.utime(path, ns=(age.st_atime_ns, age.st_mtime_ns))


def _changed(written: list[list[str]], labels: Mapping[str, str]) -> list[Any]:
    before = [[key, value] for key, value in written if key not in labels]
    return [*before, *([key, value] for key, value in labels.items() if value)]
