"""The order of a draft: forth, back, forth, so that who chooses last chooses twice."""

from __future__ import annotations

from .rules import Seat


def snake(order: tuple[Seat, ...], rounds: int) -> tuple[Seat, ...]:
    """Return who chooses, one after the other, each seat once a round."""
    there_and_back = (*order, *reversed(order))
    return (there_and_back * rounds)[: len(order) * rounds]
