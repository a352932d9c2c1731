"""The colours of a film, and which of them is nearest to a colour of a picture.

Pixels are numbers 0xFFRRGGBB, as `Camera.pixels` takes them; the colours of a palette 0xRRGGBB.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

COLOURS: Final = 255
"""One place of a palette is kept free: it says that a pixel stays as it is."""

PLACES: Final = 256
_OPAQUE = 0xFF000000
_GRAIN, _HALF_A_GRAIN = 0xF8F8F8, 0x040404
"""Colours that differ less than this count as one."""

Palette = tuple[int, ...]


def palette_of(pixels: Iterable[int]) -> Palette:
    """Return the colours that a picture is mostly made of."""
    found = Counter(pixels)
    coarse: Counter[int] = Counter()
    best: dict[int, int] = {}
    for pixel, count in found.most_common():
        coarse[pixel & _GRAIN] += count
        best.setdefault(pixel & _GRAIN, pixel ^ _OPAQUE)
    colours = [best[grain] for grain, _ in coarse.most_common(COLOURS)]
    return tuple(colours + [0] * (PLACES - len(colours)))


class Nearest(dict[int, int]):
    """The place of the colour that is nearest to a pixel, found when it is first asked for."""

    def __init__(self, palette: Palette) -> None:
        colours = list(enumerate(palette[:COLOURS]))
        super().__init__((_OPAQUE | colour, place) for place, colour in reversed(colours))
        self._near: dict[int, int] = {}
        parts = ((each >> 16, each >> 8 & 255, each & 255) for _, each in colours)
        # Of 2r² + 4g² + b² what the pixel adds alone makes no colour nearer than another.
        self._weighed = [(2 * r * r + 4 * g * g + b * b, 4 * r, 8 * g, 2 * b) for r, g, b in parts]

    def __missing__(self, pixel: int) -> int:
        grain = pixel & _GRAIN
        if grain not in self._near:
            self._near[grain] = self._found(grain | _HALF_A_GRAIN)
        self[pixel] = self._near[grain]
        return self._near[grain]

    def _found(self, colour: int) -> int:
        red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
        far = [own - red * r - green * g - blue * b for own, r, g, b in self._weighed]
        return far.index(min(far))
