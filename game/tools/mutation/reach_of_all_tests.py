"""All tests run once in copies of the program, to know which come to which lines.

What is known already of a test file is kept in a file, as long as nothing has changed that it
depends on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .broken_copy import Copy
from .covered_lines import joined, lines_of, visits_of
from .reaching_tests import Reach

WHOSE = ("tests/scenes", "tests/view", "tests/app", "tests/tools")
"""The tests that look at the screen, or at what draws it."""


def reach(copies: Sequence[Copy], rooms: Sequence[str], kept: Path | None) -> Reach:
    """Return what each test comes to in these rooms, as far as it is kept; run the others."""
    top = copies[0].folder
    keys = _keys(top, rooms)
    known = json.loads(kept.read_text("utf-8")) if kept and kept.exists() else {}
    known = {file: each for file, each in known.items() if each["key"] == keys.get(file)}
    missing = [file for file in keys if file not in known]
    for file, told in _run(copies, rooms, missing):
        known[file] = {"key": keys[file], **told}
    if kept:
        kept.write_text(json.dumps(known), "utf-8")
    visits = {test: v for told in known.values() for test, v in visits_of(told["visits"]).items()}
    return Reach(top, visits, joined([lines_of(told["before"]) for told in known.values()]))


def _run(
    copies: Sequence[Copy], rooms: Sequence[str], files: Sequence[str]
) -> list[tuple[str, dict[str, Any]]]:
    """Run these test files, shared among the copies."""

    def part(number: int) -> list[tuple[str, dict[str, Any]]]:
        copy, own = copies[number], files[number :: len(copies)]
        out = copy.folder / "mutant_reach"
        out.mkdir()
        if own:
            copy.python("-m", "game.tools.mutation.covered_lines", str(out), ",".join(rooms), *own)
        return [(file, told) for file in own if (told := _told(out, file))]

    with ThreadPoolExecutor(len(copies)) as pool:
        return [each for some in pool.map(part, range(len(copies))) for each in some]


def _told(out: Path, file: str) -> dict[str, Any] | None:
    path = out / f"{file.replace('/', '.')}.json"
    found: dict[str, Any] | None = json.loads(path.read_text("utf-8")) if path.exists() else None
    return found


def _keys(top: Path, rooms: Sequence[str]) -> dict[str, str]:
    """Return the test files, each with a sum of all that it may depend on."""
    shared = hashlib.sha256("\n".join(rooms).encode())
    own = [path for folder in WHOSE for path in (top / folder).rglob("test_*.py")]
    others = (path for part in ("game", "tests") for path in (top / part).rglob("*.py"))
    for path in sorted(set(others) - set(own)):
        shared.update(path.read_bytes())
    return {
        path.relative_to(top).as_posix(): hashlib.sha256(
            shared.digest() + path.read_bytes()
        ).hexdigest()
        for path in sorted(own)
    }
