"""The labels of a record that is written already: a name, a mark. All else stays as it was."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.core import codec
from game.session.files import crash_safe_files
from game.session.match.record import FORMAT, Damaged, Foreign

from . import store
from .sealed import sealed


def relabel(path: Path, labels: Mapping[str, str]) -> None:
    """Write these labels into a record's first line, "" takes one away; NotWritten if that fails.

    The file keeps its age, so that its place in the list stays.
    """
    text = store.text_of(path)
    if text is None:
        raise Damaged(f"{path.name} is damaged or no record.", file=path.name)
    first, _, rest = text.partition("\n")
    try:
        head = json.loads(first)
        if head["format"] > FORMAT:
            raise Foreign(f"{path.name} is of a newer program.", "newer", path.name)
        head["header"]["labels"] = _changed(head["header"]["labels"], labels)
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise Damaged(f"{path.name} does not read as a match.", file=path.name) from error
    age = path.stat()
    crash_safe_files.write(path, sealed(f"{codec.text(head)}\n{rest}"))
    os.utime(path, ns=(age.st_atime_ns, age.st_mtime_ns))


def _changed(written: list[list[str]], labels: Mapping[str, str]) -> list[Any]:
    before = [[key, value] for key, value in written if key not in labels]
    return [*before, *([key, value] for key, value in labels.items() if value)]
