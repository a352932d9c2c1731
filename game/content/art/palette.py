"""The colours of the program: assets/data/palette.yaml as values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from game.content.files.reader import Node, read_once

Colour = tuple[int, int, int]

_HEX = re.compile(r"#[0-9a-f]{6}")
_SHADES = ("main", "light", "dark", "ink")


@dataclass(frozen=True, slots=True)
class Livery:
    """The shades of one seat or side; `ink` is what its shapes and numbers are drawn in."""

    name: str
    main: Colour
    light: Colour
    dark: Colour
    ink: Colour


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by name, the liveries of seats and sides, and the keys they replace.

    `strong` are those, by name, that are others where the player asks for strong contrast.
    """

    colours: Mapping[str, Colour]
    seats: tuple[Livery, ...]
    sides: tuple[Livery, ...]
    keys: Livery
    strong: Mapping[str, Colour] = field(default_factory=dict)

    def colour(self, name: str) -> Colour:
        return self.colours[name]

    def named(self) -> dict[str, Colour]:
        """Return every colour by its name, those of seats and sides as seat.0, seat.0.dark ..."""
        named = dict(self.colours)
        for group, liveries in (("seat", self.seats), ("side", self.sides)):
            for number, livery in enumerate(liveries):
                named[f"{group}.{number}"] = livery.main
                for shade in _SHADES[1:]:
                    named[f"{group}.{number}.{shade}"] = getattr(livery, shade)
        return named

    def swaps(self) -> Mapping[str, str]:
        """Return which colour of a picture becomes which other one in strong contrast."""
        named = self.named()
        return MappingProxyType({hexed(named[n]): hexed(to) for n, to in self.strong.items()})


def read_palette(path: Path) -> Palette:
    """Return the colours of a file, or raise ContentError."""
    return read_once(path, _palette)


def hexed(colour: Colour) -> str:
    """Return the colour as pictures write it: #rrggbb."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _palette(root: Node) -> Palette:
    plain = Palette(
        colours=MappingProxyType({name: _colour(node) for name, node in root["colours"].items()}),
        seats=tuple(_livery(node, node["name"].text()) for node in root["seats"].each()),
        sides=tuple(_livery(node, node["name"].text()) for node in root["sides"].each()),
        keys=_livery(root["keys"], "keys"),
    )
    strong = {name: _colour(node) for name, node in root["strong"].items()}
    for name in strong.keys() - plain.named().keys():
        root["strong"].fault(f"there is no colour {name!r} above")
        del strong[name]
    return replace(plain, strong=MappingProxyType(strong))


def _livery(node: Node, name: str) -> Livery:
    main, light, dark, ink = (_colour(node[shade]) for shade in _SHADES)
    return Livery(name=name, main=main, light=light, dark=dark, ink=ink)


def _colour(node: Node) -> Colour:
    text = node.text()
    if not _HEX.fullmatch(text):
        if text:
            node.fault(f'expected a colour such as "#f2b72c", found {text!r}')
        return (0, 0, 0)
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))
