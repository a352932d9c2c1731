"""What has been worked out about a table, kept as long as it is that table that is asked about."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from game.rules.tank_chess.state import Table

A = TypeVar("A")  # answer


class Memory:
    """The latest answer to each question."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Table, Hashable, Any]] = {}

    def of(self, question: str, table: Table, about: Hashable, answer: Callable[[], A]) -> A:
        """Return the answer, worked out anew for another table or other particulars."""
        known = self._known.get(question)
        if known is None or known[0] is not table or known[1] != about:
            known = (table, about, answer())
            self._known[question] = known
        return cast(A, known[2])
