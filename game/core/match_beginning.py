"""A match's beginning as a line of text: what every game refuses in the same words."""

from __future__ import annotations

from .codec import Unreadable
from .grid import Cell
from .rules import Sections


def known(cell: Cell | None, name: str, what: str) -> Cell:
    """Return the cell of this name, or raise Unreadable since it is no such cell."""
    if cell is None:
        raise Unreadable(f"{name!r} is no {what}")
    return cell


def playable(fault: str) -> None:
    """Raise Unreadable for what stands against playing from there, if anything does."""
    if fault:
        raise Unreadable(f"the beginning cannot be played: {fault}")


def parted(written: str, headings: tuple[str, ...], needed: tuple[str, ...]) -> Sections:
    """Return the parts of a beginning in one line by heading, as stories have them."""
    found: dict[str, tuple[str, ...]] = {}
    for part in written.split("|"):
        heading, _, rest = part.strip().partition(" ")
        if heading not in headings:
            raise Unreadable(f"{heading!r} is no part of a beginning: {', '.join(headings)}")
        if heading in found:
            raise Unreadable(f"{heading} is said twice")
        found[heading] = tuple(line.strip() for line in rest.split(";"))
    for heading in needed:
        if heading not in found:
            raise Unreadable(f"a beginning has {' and '.join(needed)}")
    return found
