"""What stands in the way on a board of any game: a game without maps of its own may borrow it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.map_kind import blocking, map_kind
from game.content.maps import MapFile
from game.core.grid import Cell


@dataclass(frozen=True, slots=True)
class Blocks:
    width: int
    height: int
    cells: frozenset[Cell]


def blocks_of(found: MapFile) -> Blocks | None:
    """Return what stands in the way on a map, None for a map that says nothing of it."""
    blocks = map_kind(found.game).blocks
    if blocks is None or found.letter:
        return None
    ground = found.ground
    return Blocks(ground.width, ground.height, blocks(ground))


def borrowed(found: Iterable[MapFile], fits: Callable[[Blocks], bool]) -> tuple[MapFile, ...]:
    """Return those maps whose blocks fit."""
    return tuple(each for each in found if (blocks := blocks_of(each)) is not None and fits(blocks))


__all__ = ["Blocks", "blocking", "blocks_of", "borrowed"]
