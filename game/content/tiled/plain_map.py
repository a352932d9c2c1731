"""A Tiled map in one plain form: finite, flat, every default filled in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .properties import Properties
from .tilesets import TileFacts, Tileset

FLIP_X, FLIP_Y, FLIP_DIAGONAL = 1 << 31, 1 << 30, 1 << 29
FLIPS = FLIP_X | FLIP_Y | FLIP_DIAGONAL


@dataclass(frozen=True, slots=True)
class LayerLook:
    """How a layer is shown, with the groups around it counted in.

    `coloured` is anything beyond that: a tint, a blend mode, a parallax factor.
    """

    visible: bool = True
    opacity: float = 1.0
    x: float = 0.0
    y: float = 0.0
    coloured: bool = False

    @property
    def plain(self) -> bool:
        return self == LayerLook()


@dataclass(frozen=True, slots=True)
class TileLayer:
    """Gids with their flips, row by row; 0 is no tile."""

    name: str
    look: LayerLook
    gids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Thing:
    """An object of an object layer; `shape` is point, rectangle, tile or other.

    `kind` is its class. `properties` are its own and its template's, not its tile's.
    """

    id: int
    name: str
    kind: str
    shape: str
    x: float
    y: float
    width: float
    height: float
    rotation: float
    gid: int
    visible: bool
    properties: Properties


@dataclass(frozen=True, slots=True)
class ThingLayer:
    name: str
    look: LayerLook
    things: tuple[Thing, ...]


Layer = TileLayer | ThingLayer


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole map; layers in the order they are drawn, `files` are all that were read."""

    file: Path
    width: int
    height: int
    tile: int
    kind: str
    background: str
    properties: Properties
    tilesets: tuple[Tileset, ...]
    layers: tuple[Layer, ...]
    files: tuple[Path, ...]

    def tileset(self, gid: int) -> Tileset | None:
        """Return the tileset that a gid's tile is from."""
        number = gid & ~FLIPS
        return next((each for each in reversed(self.tilesets) if number >= each.first), None)

    def facts(self, gid: int) -> TileFacts:
        """Return what the tile of a gid says of itself."""
        tileset = self.tileset(gid) if gid else None
        number = gid & ~FLIPS
        return tileset.facts.get(number - tileset.first, _NOTHING) if tileset else _NOTHING


_NOTHING = TileFacts("", {}, ())
