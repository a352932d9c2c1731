"""Results of friends: texts that were played again here and found to be true, by whose they are.

They stand in one small sealed file. Whose a result is, nobody can prove; what it is worth, each
text does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

from game.core.number_bounds import Letters, Long
from game.session.match.record import Foreign
from game.session.records.small_sealed_file import SmallFile

NAME: Final = "friends.json"
LARGEST: Final = 1_000_000
MOST: Final = 1_000
LONGEST: Final = 24
"""So many letters the name of a friend has."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A friend's best result on a challenge: its turn, its stars, its points and its proof."""

    friend: Annotated[str, Letters(LONGEST)]
    challenge: Annotated[str, Letters(200)]
    turn: Long
    stars: Long
    points: Long
    proof: Annotated[str, Letters(4_000)]

    @property
    def rank(self) -> tuple[int, int, int]:
        """The best one is the least: more stars, then more points, then fewer turns."""
        return -self.stars, -self.points, self.turn


@dataclass(frozen=True, slots=True)
class Friend:
    """Somebody's name, how many results are known, and the stars of all of them."""

    name: str
    results: int
    stars: int


@dataclass(frozen=True, slots=True)
class Friends:
    results: tuple[Shared, ...] = ()

    def on(self, challenge: str) -> tuple[Shared, ...]:
        """Return the results on a challenge, the best first."""
        found = (each for each in self.results if each.challenge == challenge)
        return tuple(sorted(found, key=lambda each: (each.rank, each.friend)))

    def table(self) -> tuple[Friend, ...]:
        """Return every friend, whoever has the most stars first."""
        own = {name: self._of(name) for name in dict.fromkeys(e.friend for e in self.results)}
        found = (Friend(n, len(each), sum(e.stars for e in each)) for n, each in own.items())
        return tuple(sorted(found, key=lambda each: (-each.stars, -each.results, each.name)))

    def sharing(self, result: Shared) -> Friends:
        """Return them with a result, if it is the best of that friend on that challenge."""
        mine = (result.friend, result.challenge)
        rest = tuple(e for e in self.results if (e.friend, e.challenge) != mine)
        old = next((e for e in self.results if (e.friend, e.challenge) == mine), None)
        if old is not None and old.rank <= result.rank:
            return self
        return replace(self, results=(*rest, result)[-MOST:])

    def without(self, friend: str) -> Friends:
        return replace(self, results=tuple(e for e in self.results if e.friend != friend))

    def _of(self, friend: str) -> tuple[Shared, ...]:
        return tuple(each for each in self.results if each.friend == friend)


_FILE = SmallFile(Friends, Friends(), LARGEST)


def known(folder: Path) -> Friends:
    """Return the friends' results; a damaged file gives way to the one before."""
    found, _ = _FILE.known(folder / NAME)
    return found


def change(folder: Path, changed: Callable[[Friends], Friends]) -> None:
    """Write what becomes of them; NotWritten, or Foreign for a newer program's file."""
    _FILE.change(folder / NAME, changed)


__all__ = ["Foreign", "Friend", "Friends", "Shared", "change", "known"]
