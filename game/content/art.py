"""The list of pictures, and each picture as SVG text ready to be drawn at any size.

A picture is one or more files of assets/images laid over each other. The files hold four key
colours where a seat's or a side's colours go, and outlines (`data-joined="inset radius"`) that
follow the neighbours of a cell. A group `shadow` falls to the south-east however the group
`body` is turned.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from game.content.joins import MASKS, outline
from game.content.palette import Livery, Palette, hexed
from game.content.places import shown
from game.content.reader import ContentError, Node, read_once, read_text
from game.content.sunlight import cast, lit, upright

_SVG = re.compile(
    r'<svg[^>]* viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"[^>]*>\n(.*)\n</svg>\s*', re.DOTALL
)
_EDGES = {"light": "#ffffff", "dark": "#000000"}
_COLOUR = re.compile("#[0-9a-f]{6}")
_JOINED = re.compile(r'data-joined="(\d+) (\d+)" d="[^"]*"')


@dataclass(frozen=True, slots=True)
class Picture:
    """Files from below to above; size and anchor are in 64ths of a cell."""

    id: str
    files: tuple[str, ...]
    size: tuple[int, int]
    anchor: tuple[int, int]
    livery: Livery | None
    mask: int
    edge: str


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

    def source(self, name: str, degrees: int = 0) -> bytes:
        """Return the SVG text of a picture turned clockwise round its anchor."""
        picture = self.pictures[name]
        bodies = [_body(self.folder / file) for file in picture.files]
        x, y, width, height = bodies[0][0]
        text = "\n".join(body for _, body in bodies)
        if picture.livery:
            text = _recoloured(text, self.keys, picture.livery)
        text = _JOINED.sub(
            lambda found: f'd="{outline(picture.mask, int(found[1]), int(found[2]))}"', text
        )
        text = lit(text, degrees)
        edge = picture.edge if self.swaps else ""
        text = _turned(text, degrees, x + picture.anchor[0], y + picture.anchor[1], edge)
        if self.swaps:
            text = _COLOUR.sub(lambda found: self.swaps.get(found[0], found[0]), text)
        frame = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>\n{text}\n</svg>\n'.encode()


def read_art(path: Path, images: Path, palette: Palette) -> Art:
    """Return the list of pictures, or raise ContentError. A file is read when it is drawn."""
    return Art(images, palette.keys, read_once(path, _Pictures(palette.seats, palette.sides)))


def read_whole_art(path: Path, images: Path, palette: Palette) -> Art:
    """Return the list like read_art; here a file that is not there is a fault."""
    art = read_art(path, images, palette)
    named = {file for picture in art.pictures.values() for file in picture.files}
    missing = sorted(file for file in named if not (images / file).is_file())
    if missing:
        raise ContentError(*(f"{shown(path)}: there is no picture file {f!r}" for f in missing))
    return art


@dataclass(frozen=True, slots=True)
class _Pictures:
    """Reads the list; what stands there once for all seats or sides is painted for each."""

    seats: tuple[Livery, ...]
    sides: tuple[Livery, ...]

    def __call__(self, root: Node) -> Mapping[str, Picture]:
        found: dict[str, Picture] = {}
        for group in root["groups"].each():
            for picture in _group(group, self):
                if picture.id in found:
                    group.fault(f"the picture {picture.id!r} is listed twice")
                found[picture.id] = picture
        same = root.maybe("same")
        for name, node in same.items() if same else ():
            if (other := node.text()) not in found:
                node.fault(f"there is no picture {other!r} above")
            elif name in found:
                node.fault(f"the picture {name!r} is listed twice")
            else:
                found[name] = replace(found[other], id=name)
        return MappingProxyType(found)


def _group(group: Node, palette: _Pictures) -> Iterator[Picture]:
    size = _pair(group.maybe("size"), (64, 64))
    anchor = _pair(group.maybe("anchor"), (size[0] // 2, size[1] // 2))
    each = group.maybe("each")
    variants = tuple(_variants(each.one_of(("seat", "side", "joins")) if each else "", palette))
    frames = group.maybe("frames")
    beats = range(frames.whole(2, 32)) if frames else ("",)
    edge = group.maybe("edge")
    rim = _EDGES[edge.one_of(tuple(_EDGES))] if edge else ""
    for name, node in group["pictures"].items():
        files = tuple(entry.text() for entry in node.each())
        plain = not any("{" in file for file in files)
        for beat in beats:
            head = name if beat == "" else f"{name}.{beat}"
            for variant, livery, mask in variants:
                yield Picture(
                    id=f"{head}{variant}",
                    files=files
                    if plain
                    else tuple(_filled(file, str(beat), variant[1:]) for file in files),
                    size=size,
                    anchor=anchor,
                    livery=livery,
                    mask=mask,
                    edge=rim,
                )


def _filled(file: str, frame: str, number: str) -> str:
    return file.replace("{frame}", frame).replace("{number}", number)


def _variants(kind: str, palette: _Pictures) -> Iterator[tuple[str, Livery | None, int]]:
    match kind:
        case "seat":
            yield from ((f".{seat}", livery, 0) for seat, livery in enumerate(palette.seats))
        case "side":
            yield from ((f".{side}", livery, 0) for side, livery in enumerate(palette.sides))
        case "joins":
            yield from ((f".{mask}", None, mask) for mask in MASKS)
        case _:
            yield ("", None, 0)


def _pair(node: Node | None, otherwise: tuple[int, int]) -> tuple[int, int]:
    if node is None:
        return otherwise
    numbers = [entry.whole(0, 4096) for entry in node.each()]
    if len(numbers) != 2:
        node.fault("expected two numbers, across and down")
        return otherwise
    return (numbers[0], numbers[1])


def _body(path: Path) -> tuple[tuple[int, int, int, int], str]:
    """Return the frame of a file and what is drawn in it."""
    found = _SVG.fullmatch(read_text(path))
    if not found:
        raise ContentError(f"{shown(path)}: not a picture as assets/images/README.md asks for")
    x, y, width, height = (int(found[number]) for number in range(1, 5))
    return (x, y, width, height), found[5]


def _recoloured(text: str, keys: Livery, livery: Livery) -> str:
    for old, new in (
        (keys.main, livery.main),
        (keys.light, livery.light),
        (keys.dark, livery.dark),
        (keys.ink, livery.ink),
    ):
        text = text.replace(hexed(old), hexed(new))
    return text


def _turned(text: str, degrees: int, x: int, y: int, edge: str) -> str:
    """Turn the body and its shadow; a picture without a body turns as a whole."""
    turn = f"rotate({degrees % 360} {x} {y})"
    if degrees % 360 and '<g id="body">' not in text:
        return f'<g transform="{turn}">\n{text}\n</g>'
    text = upright(text, degrees, x, y)
    return cast(text, turn, edge).replace('<g id="body">', f'<g transform="{turn}">')
