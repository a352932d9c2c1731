"""Forged copies of a save: its values changed at will, then its sums and its seal made anew.

What a careless forger gets wrong is refused for that alone; here the file agrees with itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from game.core import codec
from game.core.chance import Dice
from game.core.codec import Codec
from game.core.rules import Rules

Way = tuple[str | int, ...]

NUMBERS = (-1, 0, 1, 7, 99, 1_000, 65_536, 999_999_999, -(2**31), 2**63, 10**30, -(10**30))
OTHERS = (None, True, "", "x", "Fly", "\0", [], {}, [[]], 1.5, "9" * 300, {"is": "Done"}, [0] * 500)


def forged(rules: Rules, text: str, number: int) -> str:
    """Return a copy with one to three values changed; its head more often than its actions."""
    dice = Dice(number, "forge")
    lines = [json.loads(line) for line in text.splitlines()]
    for _ in range(1 + dice.below(3)):
        place = 0 if len(lines) == 1 or dice.below(3) else 1 + dice.below(len(lines) - 1)
        _change(lines[place], dice)
    if isinstance(lines[0], dict):
        _made_true(rules, lines[0], dice)
    return "\n".join(codec.text(line) for line in lines) + "\n"


def _change(line: Any, dice: Dice) -> None:
    """Change one value of a line; what stands near the root is chosen as often as leaves."""
    ways = list(_ways(line, ()))
    if not ways:
        return
    depth = 1 + dice.below(max(map(len, ways)))
    way = dice.choice([way for way in ways if len(way) == depth] or ways)
    holder = line
    for step in way[:-1]:
        holder = holder[step]
    old, last = holder[way[-1]], way[-1]
    match dice.below(6):
        case 0 if isinstance(holder, list):
            holder.insert(int(last), old)
        case 1:
            del holder[last]
        case 2 if isinstance(old, list) and old:
            holder[last] = old[: dice.below(len(old))]
        case 3:
            other = line
            for step in dice.choice(ways):
                other = other[step]
            holder[last] = json.loads(json.dumps(other))
        case 4:
            holder[last] = dice.choice(OTHERS)
        case _:
            holder[last] = dice.choice(NUMBERS)


def _ways(value: Any, way: Way) -> Iterator[Way]:
    if way:
        yield way
    if isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _ways(part, (*way, step))


def _made_true(rules: Rules, head: dict[str, Any], dice: Dice) -> None:
    """Make the sum of the board anew and, half of the time, the start it would have led to."""
    header = head.get("header")
    if not isinstance(header, dict) or "setup" not in header:
        return
    with suppress(ValueError, RecursionError):
        head["board"] = codec.digest(header["setup"])
    if dice.below(2):
        return
    with suppress(Exception):
        setup = Codec[Any](rules.kinds.setup).value(header["setup"])
        head["board"] = codec.digest(Codec[Any](rules.kinds.setup).plain(setup))
        if rules.check is None or not rules.check(setup):
            start = rules.new(setup, header["seed"])
            head["start"] = Codec[Any](rules.kinds.state).plain(start)
