"""The printed pieces (C2) in plain letters, and the reader of such lines.

The program's pieces come from a data file; these are for scenarios and tests, which need
pieces without a file.
"""

from __future__ import annotations

from game.core.codec import Unreadable
from game.rules.tank_chess.starting_board import Kind

PRINTED = (
    "heavy H speed 3 armour 3/2/1 gun 3",
    "medium M speed 4 armour 2/1/0 gun 2",
    "light L speed 5 armour 1/0/0 gun 1",
    "commander C speed 5 armour 1/0/0 gun 1 commander",
    "destroyer D speed 4 armour 2/1/0 gun 4 fires 0",
    "mortar R speed 3 armour 1/0/0 gun 5 fires 0 range 3-5 lobbed",
)
_WORDS = ("speed", "armour", "gun", "fires", "range", "points")
_SWITCHES = ("lobbed", "swims", "pushes", "commander", "house")


def printed() -> tuple[Kind, ...]:
    return read_kinds(PRINTED)


def read_kinds(lines: tuple[str, ...]) -> tuple[Kind, ...]:
    """Read kinds, one a line: name, letter, then words with their values, and switches."""
    return tuple(_kind(line) for line in lines)


def _kind(line: str) -> Kind:
    name, letter, *rest = line.split()
    said = {word: "" for word in rest if word in _SWITCHES}
    words = [word for word in rest if word not in _SWITCHES]
    said |= dict(zip(words[::2], words[1::2], strict=False))
    unknown = [word for word in said if word not in (*_WORDS, *_SWITCHES)]
    if unknown or len(words) % 2:
        raise Unreadable(f"kind {name}: cannot read {(unknown or words)[-1]!r}")
    try:
        front, side, rear = (int(number) for number in said["armour"].split("/"))
        nearest, farthest = (int(number) for number in said.get("range", "2-0").split("-"))
        fires = tuple(int(number) for number in said.get("fires", "0,7,1").split(","))
        return Kind(
            name=name,
            letter=letter,
            speed=int(said["speed"]),
            armour=(front, side, rear),
            gun=int(said["gun"]),
            fires=fires,
            nearest=nearest,
            farthest=farthest,
            lobbed="lobbed" in said,
            swims="swims" in said,
            pushes="pushes" in said,
            commander="commander" in said,
            points=int(said.get("points", "0")),
            house="house" in said,
        )
    except (KeyError, ValueError) as error:
        raise Unreadable(f"kind {name}: cannot read {error}") from error
