"""The list of pictures: what `assets/data/art.yaml` says of each, by its id.

Thousands stand there once for all seats, frames and neighbours; a picture is made of its entry
when it is asked for, since the title shows a dozen of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.content.files.reader import Node

from .joined_outline import MASKS
from .palette import Livery
from .route_lines import routes

_EDGES = {"light": "#ffffff", "dark": "#000000"}


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
    rim: bool = False
    route: str = ""


_Variant = tuple[str, Livery | None, int]
"""The end of an id, the colours and the neighbours."""


@dataclass(frozen=True, slots=True)
class _Group:
    """What the pictures of a group have in common."""

    size: tuple[int, int]
    anchor: tuple[int, int]
    edge: str
    rim: bool
    routed: bool


_Entry = tuple[_Group, tuple[str, ...], str, _Variant]
"""A picture as it is listed: its group, its files as they stand there, its frame, its variant."""


class _Listed(Mapping[str, Picture]):
    """All pictures by their ids, each made when it is asked for."""

    __slots__ = ("_entries",)

    def __init__(self, entries: Mapping[str, _Entry]) -> None:
        self._entries = entries

    def __getitem__(self, name: str) -> Picture:
        group, files, frame, (variant, livery, mask) = self._entries[name]
        return Picture(
            id=name,
            files=tuple(
                file.replace("{frame}", frame).replace("{number}", variant[1:]) for file in files
            ),
            size=group.size,
            anchor=group.anchor,
            livery=livery,
            mask=mask,
            edge=group.edge,
            rim=group.rim,
            route=variant[1:] if group.routed else "",
        )

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, name: object) -> bool:
        return name in self._entries


@dataclass(frozen=True, slots=True)
class PictureReader:
    """Reads the list; what stands there once for all seats or sides is painted for each."""

    seats: tuple[Livery, ...]
    sides: tuple[Livery, ...]

    def __call__(self, root: Node) -> Mapping[str, Picture]:
        found: dict[str, _Entry] = {}
        for group in root["groups"].each():
            for name, entry in _entries(group, self):
                if name in found:
                    group.fault(f"the picture {name!r} is listed twice")
                found[name] = entry
        same = root.maybe("same")
        for name, node in same.items() if same else ():
            if (other := node.text()) not in found:
                node.fault(f"there is no picture {other!r} above")
            elif name in found:
                node.fault(f"the picture {name!r} is listed twice")
            else:
                found[name] = found[other]
        return _Listed(found)


def _entries(group: Node, palette: PictureReader) -> Iterator[tuple[str, _Entry]]:
    size = _pair(group.maybe("size"), (64, 64))
    anchor = _pair(group.maybe("anchor"), (size[0] // 2, size[1] // 2))
    each = group.maybe("each")
    kind = each.one_of(("seat", "side", "joins", "route")) if each else ""
    variants = tuple(_variants(kind, palette))
    frames = group.maybe("frames")
    beats = tuple(str(beat) for beat in range(frames.whole(2, 32))) if frames else ("",)
    edge = group.maybe("edge")
    around = _EDGES[edge.one_of(tuple(_EDGES))] if edge else ""
    rim = group.maybe("rim")
    lit = rim is not None and rim.truth()
    shared = _Group(size, anchor, around, lit, kind == "route")
    for name, node in group["pictures"].items():
        files = tuple(entry.text() for entry in node.each())
        for beat in beats:
            head = f"{name}.{beat}" if beat else name
            for variant in variants:
                yield f"{head}{variant[0]}", (shared, files, beat, variant)


def _variants(kind: str, palette: PictureReader) -> Iterator[_Variant]:
    match kind:
        case "seat":
            yield from ((f".{seat}", livery, 0) for seat, livery in enumerate(palette.seats))
        case "side":
            yield from ((f".{side}", livery, 0) for side, livery in enumerate(palette.sides))
        case "joins":
            yield from ((f".{mask}", None, mask) for mask in MASKS)
        case "route":
            yield from ((f".{route}", None, 0) for route in routes())
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
