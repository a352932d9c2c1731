"""What comes of the line, as the window takes it out of its queue."""

from __future__ import annotations

from dataclasses import dataclass

from .addresses import Address
from .messages import FromPhone


@dataclass(frozen=True, slots=True)
class Visited:
    """Somebody's browser has asked for the page."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a phone said on the line with this number, from this address."""

    line: int
    host: str
    message: FromPhone


@dataclass(frozen=True, slots=True)
class Went:
    """The line is no more."""

    line: int


@dataclass(frozen=True, slots=True)
class Moved:
    """This machine has these addresses now, the likeliest first."""

    places: tuple[Address, ...]


News = Visited | Heard | Went | Moved
