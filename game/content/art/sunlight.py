"""One sun for every picture: low in the north-west, wherever a piece faces.

A shape that says `data-lit="light dark across down reach"` gets a light edge towards the sun and a
dark one away from it: the same shape three times, drawn together towards a point that stays where
it is on the page when the piece turns. The three numbers are the shape's middle and its half width.
A group `upright` with `data-at="across down"`, its middle, keeps its place on a hull and stays
straight: whoever reads a number need not turn the head.
"""

from __future__ import annotations

import math
import re

SHADOW = "translate(5 6)"
"""How a shadow falls on the ground, in 64ths of a cell; what stands on something has it nearer."""
_NEARER = "translate(2 2.4)"
_SHADE = 'fill="#000000" fill-opacity="0.32"'
_ROUND = 'stroke-width="8.4" stroke-linejoin="round"'
_NARROW = 'stroke-width="7.8" stroke-linejoin="round"'
_GROUP = '<g id="shadow">'
BAND = 2.9
"""How broad an edge is, the outline over it."""

_UPRIGHT = re.compile(r'<g id="upright" data-at="(\S+) (\S+)">')
_LIT = re.compile(r'<(\w+) data-lit="(\S+) (\S+) (\S+) (\S+) (\S+)" ([^>]*)/>')
_LINE = re.compile(r' ?stroke[a-z-]*="[^"]*"')
_FILL = re.compile(r'fill="[^"]*"')
_AWAY, _TOWARDS = 0.8, 0.15


def lit(text: str, degrees: int) -> str:
    """Return SVG text with its lit shapes drawn out, for a picture that is turned so far."""
    return _LIT.sub(lambda found: _shaded(found, degrees), text)


def cast(text: str, turn: str, edge: str = "", rim: str = "") -> str:
    """Let shadows fall to the south-east, however what throws them is turned.

    A colour for an edge makes it of what would fall on the ground; one for a rim adds a narrow one
    round what throws the lowest shadow.
    """
    ground, *above = text.split(_GROUP)
    for place, part in enumerate(above):
        fallen = f'{_SHADE} transform="{_NEARER if place else SHADOW} {turn}"'
        round_it = f'fill="{edge}" stroke="{edge}" {_ROUND} transform="{turn}"'
        ground += f"<g {round_it if edge and not place else fallen}>"
        if rim and not place and not edge:
            silhouette, body = part.split("</g>", 1)
            shone = f'fill="none" stroke="{rim}" {_NARROW} transform="{turn}"'
            part = f"{silhouette}</g><g {shone}>{silhouette}</g>{body}"
        ground += part
    return ground


def upright(text: str, degrees: int, x: float, y: float) -> str:
    """Let groups that stay upright go round this point with the hull, without being turned."""
    angle = math.radians(degrees)

    def moved(found: re.Match[str]) -> str:
        across, down = float(found[1]) - x, float(found[2]) - y
        right = across * math.cos(angle) - down * math.sin(angle) - across
        below = across * math.sin(angle) + down * math.cos(angle) - down
        return f'<g transform="translate({right:.2f} {below:.2f})">'

    return _UPRIGHT.sub(moved, text)


def _shaded(found: re.Match[str], degrees: int) -> str:
    kind, light, dark, rest = found[1], found[2], found[3], found[7]
    middle, reach = (float(found[4]), float(found[5])), float(found[6])
    bare = _LINE.sub("", rest)
    south_east = math.radians(45 - degrees)
    way = math.cos(south_east) * reach, math.sin(south_east) * reach
    shone = _drawn(middle, way, -_AWAY, 1 - BAND / (2 * _AWAY * reach + 0.2 * reach))
    plain = _drawn(middle, way, _TOWARDS, 1 - BAND / reach)
    return "\n".join(
        (
            f"<{kind} {_filled(bare, dark)}/>",
            f"<g {shone}><{kind} {_filled(bare, light)}/></g>",
            f"<g {plain}><{kind} {bare}/></g>",
            f"<{kind} {_filled(rest, 'none')}/>",
        )
    )


def _filled(shape: str, colour: str) -> str:
    return _FILL.sub(f'fill="{colour}"', shape)


def _drawn(
    middle: tuple[float, float], way: tuple[float, float], share: float, scale: float
) -> str:
    """Return the transform that draws a shape together towards a point on its way to the light."""
    x, y = middle[0] + way[0] * share, middle[1] + way[1] * share
    return f'transform="translate({x * (1 - scale):.2f} {y * (1 - scale):.2f}) scale({scale:.4f})"'
