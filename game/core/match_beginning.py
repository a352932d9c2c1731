"""A match's beginning as a line of text: what every game refuses in the same words."""

from __future__ import annotations

from .codec import Unreadable
from .grid import Cell


def known(cell: Cell | None, name: str, what: str) -> Cell:
    """Return the cell of this name, or raise Unreadable since it is no such cell."""
    if cell is None:
        raise Unreadable(f"{name!r} is no {what}")
    return cell


def playable(fault: str) -> None:
    """Raise Unreadable for what stands against playing from there, if anything does."""
    if fault:
        raise Unreadable(f"the beginning cannot be played: {fault}")
