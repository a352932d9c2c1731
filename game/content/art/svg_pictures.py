"""The list of pictures, and each picture as SVG text ready to be drawn at any size.

A picture is one or more files of assets/images laid over each other. The files hold four key
colours where a seat's or a side's colours go, outlines (`data-joined="inset radius"`) that
follow the neighbours of a cell, and lines (`data-line`) that follow a route. A group `shadow` falls
to the south-east however the group `body` is turned.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.content.files.program_files import shown
from game.content.files.reader import ContentError, read_once, read_text

from .art_list import Picture, PictureReader
from .joined_outline import outline
from .palette import Livery, Palette, hexed
from .route_lines import SHAPES
from .sunlight import cast, lit, upright

_SVG = re.compile(
    r'<svg[^>]* viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"[^>]*>\n(.*)\n</svg>\s*', re.DOTALL
)
_COLOUR = re.compile("#[0-9a-f]{6}")
_ROUTE = re.compile(r'data-(line|head|dots|name)="(\d+) (\d+) (\d+) (\d+)" d="[^"]*"')
_JOINED = re.compile(r'data-joined="(\d+) (\d+)" d="[^"]*"')

RIM = "#fff6cf"
"""The light round what belongs to no seat."""

Body = tuple[tuple[int, int, int, int], str]
"""The frame of a file and what is drawn in it."""


def read_body(path: Path) -> Body:
    found = _SVG.fullmatch(read_text(path))
    if not found:
        raise ContentError(f"{shown(path)}: not a picture as assets/images/README.md asks for")
    x, y, width, height = (int(found[number]) for number in range(1, 5))
    return (x, y, width, height), found[5]


@dataclass(frozen=True, slots=True)
class Art:
    """Every picture of the program by its id; `swaps` are the colours of strong contrast."""

    folder: Path
    keys: Livery
    pictures: Mapping[str, Picture]
    swaps: Mapping[str, str] = field(default_factory=dict)

    def __contains__(self, name: object) -> bool:
        return name in self.pictures

    def ids(self) -> tuple[str, ...]:
        return tuple(self.pictures)

    def picture(self, name: str) -> Picture:
        return self.pictures[name]

    def source(
        self, name: str, degrees: int = 0, read: Callable[[Path], Body] = read_body
    ) -> bytes:
        """Return the SVG text of a picture turned clockwise round its anchor."""
        picture = self.pictures[name]
        bodies = [read(self.folder / file) for file in picture.files]
        x, y, width, height = bodies[0][0]
        text = "\n".join(body for _, body in bodies)
        if picture.livery:
            text = _recoloured(text, self.keys, picture.livery)
        text = _JOINED.sub(
            lambda found: f'd="{outline(picture.mask, int(found[1]), int(found[2]))}"', text
        )
        if picture.route:
            text = _ROUTE.sub(lambda found: _along(picture.route, found), text)
        text = lit(text, degrees)
        edge = picture.edge if self.swaps else ""
        text = _turned(
            text, degrees, x + picture.anchor[0], y + picture.anchor[1], edge, _rim(picture)
        )
        if self.swaps:
            text = _COLOUR.sub(lambda found: self.swaps.get(found[0], found[0]), text)
        frame = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>\n{text}\n</svg>\n'.encode()


def read_art(path: Path, images: Path, palette: Palette) -> Art:
    """Return the list of pictures, or raise ContentError. A file is read when it is drawn."""
    return Art(images, palette.keys, read_once(path, PictureReader(palette.seats, palette.sides)))


def read_whole_art(path: Path, images: Path, palette: Palette) -> Art:
    """Return the list like read_art; here a file that is not there is a fault."""
    art = read_art(path, images, palette)
    named = {file for picture in art.pictures.values() for file in picture.files}
    missing = sorted(file for file in named if not (images / file).is_file())
    if missing:
        raise ContentError(*(f"{shown(path)}: there is no picture file {f!r}" for f in missing))
    return art


def _along(route: str, found: re.Match[str]) -> str:
    """Return the shape of a route in place of that of the file."""
    shape, *numbers = found.groups()
    return f'd="{SHAPES[shape](route, *map(int, numbers))}"'


def _recoloured(text: str, keys: Livery, livery: Livery) -> str:
    for old, new in (
        (keys.main, livery.main),
        (keys.light, livery.light),
        (keys.dark, livery.dark),
        (keys.ink, livery.ink),
    ):
        text = text.replace(hexed(old), hexed(new))
    return text


def _rim(picture: Picture) -> str:
    """Return the colour of the light round a picture: that of its seat, where it has one."""
    if not picture.rim:
        return ""
    return hexed(picture.livery.light) if picture.livery else RIM


def _turned(text: str, degrees: int, x: int, y: int, edge: str, rim: str) -> str:
    """Turn the body and its shadow; a picture without a body turns as a whole."""
    turn = f"rotate({degrees % 360} {x} {y})"
    if degrees % 360 and '<g id="body">' not in text:
        return f'<g transform="{turn}">\n{text}\n</g>'
    text = upright(text, degrees, x, y)
    return cast(text, turn, edge, rim).replace('<g id="body">', f'<g transform="{turn}">')
