"""The tile sheets of Tiled, drawn from the same sources as the program's pictures.

A sheet has 16 columns of 64 pixel tiles; which tile stands where is fixed, because maps count
on it.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.content.art.palette import read_palette
from game.content.art.svg_pictures import Art, read_whole_art
from game.rules import GAMES

TILE = 64
COLUMNS = 16
# Another machine's rounding may differ by this much in one channel.
ROUNDING = 3


@dataclass(frozen=True, slots=True)
class Tile:
    """A picture on a sheet, or a part of one; `cell` is how many pixels one cell of it takes, and
    `middle` where in the tile its own middle lies."""

    index: int
    id: str
    degrees: int = 0
    cell: int = TILE
    middle: tuple[int, int] = (TILE // 2, TILE // 2)


@dataclass(frozen=True, slots=True)
class Sheet:
    file: str
    rows: int
    tiles: tuple[Tile, ...]


def sheets() -> tuple[Sheet, ...]:
    """Return the sheets of all games that have one."""
    games = (game for game in GAMES if GAMES.stands_in("tools", game, "tile_sheet"))
    return tuple(GAMES.in_room("tools", game, "tile_sheet.sheet")() for game in games)


def joined(first: int, name: str) -> Iterator[Tile]:
    return (Tile(first + mask, f"{name}.{mask}") for mask in range(16))


def draw_sheet(sheet: Sheet, art: Art) -> pygame.Surface:
    """Return the sheet as a picture with transparency."""
    surface = pygame.Surface((COLUMNS * TILE, sheet.rows * TILE), pygame.SRCALPHA, 32)
    for tile in sheet.tiles:
        across, down = tile.index % COLUMNS * TILE, tile.index // COLUMNS * TILE
        place = surface.subsurface((across, down, TILE, TILE))
        picture = art.picture(tile.id)
        size = tuple(round(length * tile.cell / TILE) for length in picture.size)
        drawn = pygame.image.load_sized_svg(io.BytesIO(art.source(tile.id, tile.degrees)), size)
        x, y = (
            middle - length * tile.cell / TILE
            for middle, length in zip(tile.middle, picture.anchor, strict=True)
        )
        place.blit(drawn, (round(x), round(y)))
    return surface


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures show the same, but for rounding."""
    if one.get_size() != other.get_size():
        return False
    first, second = (pygame.image.tobytes(surface, "RGBA") for surface in (one, other))
    return first == second or all(
        abs(a - b) <= ROUNDING for a, b in zip(first, second, strict=True)
    )


def read_shipped_art(root: Path) -> Art:
    palette = read_palette(root / "assets/data/palette.yaml")
    return read_whole_art(root / "assets/data/art.yaml", root / "assets/images", palette)


def stale(sheet: Sheet, art: Art, root: Path) -> bool:
    """Whether the sheet on the disk is not what would be drawn now."""
    path = root / sheet.file
    return not path.is_file() or not alike(pygame.image.load(path), draw_sheet(sheet, art))


def contact_sheet(art: Art, beginning: str, cell: int) -> pygame.Surface:
    """Return all pictures whose id begins so, side by side on the colour of a panel."""
    names = [name for name in art.ids() if name.startswith(beginning)]
    sizes = [art.picture(name).size for name in names] or [(TILE, TILE)]
    wide, high = (max(lengths) * cell // TILE + 8 for lengths in zip(*sizes, strict=True))
    columns = max(1, min(len(names), 1600 // wide))
    surface = pygame.Surface((columns * wide, -(-len(names) // columns) * high))
    surface.fill("#1d2425")
    for place, name in enumerate(names):
        size = tuple(length * cell // TILE for length in art.picture(name).size)
        drawn = pygame.image.load_sized_svg(io.BytesIO(art.source(name)), size)
        surface.blit(drawn, (place % columns * wide + 4, place // columns * high + 4))
    return surface
