"""A plugin of pytest that runs chosen tests in their order, and writes down the first that fails.

It is told by a file in the folder it runs in, and answers in that file's place.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .broken_copy import Copy

QUIET = ("-q", "-x", "-n", "0", "--tb=no", "-p", "no:cacheprovider")
WHERE = "mutant_tests.json"
SLOWER = 5
GRACE = 90.0
"""A run may take so many times as long as one that was traced, and so many seconds more."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Tests in their order, and the files they stand in."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    seconds: float

    @property
    def limit(self) -> float:
        return GRACE + SLOWER * self.seconds


def choose(copy: Copy, chosen: Chosen) -> None:
    """Write down what shall be run in a copy."""
    (copy.folder / WHERE).write_text(json.dumps(chosen.tests), "utf-8")


def noticed(copy: Copy, code: int | None) -> str:
    """Return which test noticed that something is wrong, or "" if none did."""
    answer = json.loads((copy.folder / WHERE).read_text("utf-8"))
    if isinstance(answer, str):
        return answer
    if code is None:
        return "its time: it hangs"
    return "" if code in (0, 5) else f"pytest, which ends with {code}"


def pytest_collection_modifyitems(items: list[Any]) -> None:
    told = json.loads(Path(WHERE).read_text("utf-8"))
    order = {test: number for number, test in enumerate(told)}
    wanted = (item for item in items if item.nodeid in order)
    items[:] = sorted(wanted, key=lambda item: order[item.nodeid])


def pytest_collectreport(report: Any) -> None:
    _tell(report)


def pytest_runtest_logreport(report: Any) -> None:
    _tell(report)


def _tell(report: Any) -> None:
    if report.failed:
        Path(WHERE).write_text(json.dumps(report.nodeid), "utf-8")
