"""What players of Tank Chess like to have as it was last time, kept in the settings as text."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from typing import Any

from game.scenes.kit import Kit

GAME = "tank_chess"
TURNS = ("stay", "turn", "sides")
ARMIES = ("board", "points")
CLOCKS = (0, 3, 5, 10, 15, 30, 45, 60)
STRENGTHS = ("", "recruit", "soldier", "veteran")


@dataclass(frozen=True, slots=True)
class Wishes:
    """`turning` is how the board turns, `strengths` is "" for a human, minutes 0 is no clock."""

    map: str = "printed_16.tmx"
    turning: str = "stay"
    names: tuple[str, str] = ("", "")
    strengths: tuple[str, str] = ("", "soldier")
    swapped: str = "white"
    minutes: tuple[int, int] = (0, 0)
    increment: int = 0
    army: str = "board"
    backing_out: bool = False
    hidden_mines: bool = False


def load(kit: Kit) -> Wishes:
    """Return what was chosen last; whatever cannot be read is as at first."""
    written = dict(kit.settings.now.setups).get(GAME, "")
    try:
        found = json.loads(written) if written else {}
    except (ValueError, RecursionError):
        found = {}
    plain = found if isinstance(found, dict) else {}
    wishes = Wishes()
    for field in fields(Wishes):
        wishes = _taken(wishes, field.name, plain.get(field.name))
    return wishes


def save(kit: Kit, wishes: Wishes) -> None:
    plain = {field.name: getattr(wishes, field.name) for field in fields(Wishes)}
    others = tuple(pair for pair in kit.settings.now.setups if pair[0] != GAME)
    kit.settings.change(setups=(*others, (GAME, json.dumps(plain))))


def _taken(wishes: Wishes, name: str, value: Any) -> Wishes:
    """Return the wishes with one value, if it is of the kind that was there."""
    now = getattr(wishes, name)
    if isinstance(now, tuple):
        if not isinstance(value, list) or len(value) != 2:
            return wishes
        if any(type(each) is not type(now[0]) for each in value):
            return wishes
        value = (value[0], value[1])
    elif type(value) is not type(now):
        return wishes
    changed: dict[str, Any] = {name: value}
    return replace(wishes, **changed)
