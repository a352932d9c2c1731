"""Taking up the match that waits, or saying why that cannot be."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Rules, Seat
from game.scenes.frame.kit import Kit
from game.session.files.small_steps import Steps, finished
from game.session.match.match import Match
from game.session.match.record import Damaged, Foreign
from game.session.records import replay, store

from .saved_files import autosave
from .saving import autosave_to_records, refusal


@dataclass(frozen=True, slots=True)
class Reopened:
    """A match that goes on; `restored` from the file before the one that was damaged."""

    match: Match
    restored: bool = False


def reopening(kit: Kit, rules: Rules, flag: Callable[[Seat], Any] | None = None) -> Steps[Reopened]:
    """Take up the match that waits, or raise Damaged, Foreign or ReplayMismatch."""
    kit.writer.settle()
    path = autosave(kit, rules.name)
    try:
        with store.reading(path, ours=True) as file:
            return Reopened((yield from replay.reopening(file, rules, flag)))
    except Damaged as damage:
        if not os.path.lexists(store.backup(path)):
            raise
        damaged = damage
    try:
        with store.reading(store.backup(path), ours=True) as file:
            return Reopened((yield from replay.reopening(file, rules, flag)), restored=True)
    except Damaged:
        raise damaged from None


def reopen(kit: Kit, rules: Rules, flag: Callable[[Seat], Any] | None = None) -> Match:
    """Take it up at once."""
    return finished(reopening(kit, rules, flag)).match


def refused(kit: Kit, game: str, error: Exception) -> str:
    """Return why the match that waits cannot be gone on with; what can be watched is shelved.

    What only a newer program can read stays for it, with its backup.
    """
    if isinstance(error, Damaged) or (isinstance(error, Foreign) and error.key == "newer"):
        return refusal(kit, error)
    if autosave_to_records(kit, game):
        return refusal(kit, error)
    return kit.words("file.stays", name=autosave(kit, game).name)
