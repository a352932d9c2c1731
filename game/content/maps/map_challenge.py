"""The challenge that a map carries: what to reach on it, and by which turn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from game.content.goals import Goal, Stars
from game.content.tiled.faults import Report, nearest

from .map_words import CHALLENGE, NO_AIM, Words

SEEDS = 2**31 - 1
"""Tiled writes no whole number that is larger."""

LAST_TURN = 100
_NUMBER = re.compile(r"0|[1-9][0-9]{0,9}")
_TRUTHS = {"true": True, "false": False}
_PLACE = "map"


@dataclass(frozen=True, slots=True)
class Task:
    goal: Goal
    stars: Stars
    seed: int


def read_task(said: Mapping[str, str], words: Words, report: Report) -> Task | None:
    """Return the challenge of a map, None if it has none; what is wrong with it is noted."""
    aims = words.aims
    if not aims:
        return None
    aim = said["challenge.aim"]
    if aim == NO_AIM:
        # A challenge that is described but has no aim.
        if any(said[f"challenge.{name}"] != usual for name, usual in CHALLENGE.items()):
            report.warn("challenge_aimless", _PLACE, expected=", ".join(aims))
        return None
    if aim not in aims:
        report.error(
            "property_value",
            _PLACE,
            property="challenge.aim",
            found=aim,
            expected=nearest(aim, (NO_AIM, *aims)),
        )
        return None
    count = _whole(said, "count", 1, aims[aim], report)
    three = _whole(said, "three", 1, LAST_TURN, report)
    two = _whole(said, "two", three, LAST_TURN, report)
    one = _whole(said, "one", two, LAST_TURN, report)
    goal = Goal(aim, count, _truth(said, "careful", report))
    return Task(goal, Stars(three, two, one), _whole(said, "seed", 0, SEEDS, report))


def _whole(said: Mapping[str, str], name: str, least: int, most: int, report: Report) -> int:
    text = said[f"challenge.{name}"]
    if _NUMBER.fullmatch(text) and least <= int(text) <= most:
        return int(text)
    _wrong(name, text, f"{least}-{most}" if least < most else str(most), report)
    return least


def _truth(said: Mapping[str, str], name: str, report: Report) -> bool:
    text = said[f"challenge.{name}"]
    if text not in _TRUTHS:
        _wrong(name, text, ", ".join(_TRUTHS), report)
    return _TRUTHS.get(text, False)


def _wrong(name: str, found: str, expected: str, report: Report) -> None:
    name = f"challenge.{name}"
    report.error("property_value", _PLACE, property=name, found=found, expected=expected)
