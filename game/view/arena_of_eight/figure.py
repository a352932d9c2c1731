"""A figure of tin parts on joints: a stance is a few angles, and where all lies comes of it.

Lengths are in 64ths of a cell, from the hip, as the figure looks to the right. Degrees of limbs are
counted from hanging straight down, those of torso and head from standing upright, all forwards.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields

THIGH, SOLE = 25.0, 38.0
ARM = 26.0
NECK, SHOULDER, CHEST, BACK = 52.0, 42.0, 27.0, 24.0
HIPS, SHOULDERS = (-7.0, 7.0), (-17.0, 17.0)
"""How far the near and the far limbs begin before the middle of the torso."""

SOLES = HEEL, TOE = -12.0, 24.0
ROUND = ((0.0, 0.0, 12.0), (0.0, 44.0, 30.0), (0.0, 76.0, 26.0))
"""Discs round hip, shoulders and head: how far before it and above it, and how large."""

ABOUT, INK = 32.0, 4.0
"""How far any part but a shin reaches from its joint at the most, and a shin beyond its sole."""

Spot = tuple[float, float]
Part = tuple[str, float, float, float]
"""A part by its name, where its joint is, and how far it is turned clockwise."""


@dataclass(frozen=True, slots=True)
class Stance:
    """How a figure stands; `turn` rolls all of it, `lift` and `shift` move it, in cells."""

    lean: float = 0
    head: float = 0
    arm: float = 0
    fist: float = 0
    far_arm: float = 0
    far_fist: float = 0
    leg: float = 0
    foot: float = 0
    far_leg: float = 0
    far_foot: float = 0
    turn: float = 0
    lift: float = 0
    shift: float = 0

    def towards(self, other: Stance, share: float) -> Stance:
        """Return the stance this share of the way nearer to another one."""
        pairs = ((getattr(self, each), getattr(other, each)) for each in ANGLES)
        return Stance(*(one + (two - one) * share for one, two in pairs))


ANGLES = tuple(each.name for each in fields(Stance))


def parts(stance: Stance) -> Iterator[Part]:
    """Yield every part from the farthest to the nearest, over the ground at (0, 0)."""
    spine = stance.lean + stance.turn
    hip = stance.shift * 64, -_below(stance) - stance.lift * 64
    near, far = (_on(hip, spine, x, SHOULDER) for x in SHOULDERS)
    near_hip, far_hip = (_on(hip, stance.turn, x, 0) for x in HIPS)
    yield from _limb("arm", "fist", far, ARM, stance.far_arm, stance.far_fist, stance.turn)
    yield from _limb("thigh", "shin", far_hip, THIGH, stance.far_leg, stance.far_foot, stance.turn)
    yield ("key", *_on(hip, spine, -BACK, CHEST), spine)
    yield from _limb("thigh", "shin", near_hip, THIGH, stance.leg, stance.foot, stance.turn)
    yield ("torso", *hip, spine)
    yield ("badge", *_on(hip, spine, 4, CHEST), spine)
    yield ("head", *_on(hip, spine, 2, NECK), stance.head + spine)
    yield from _limb("arm", "fist", near, ARM, stance.arm, stance.fist, stance.turn)


def breadth(stance: Stance) -> tuple[float, float]:
    """Return from where to where a figure is seen, before the spot of its feet."""
    ends: list[float] = []
    for name, x, y, turn in parts(stance):
        if name == "shin":
            ends += [_on((x, y), turn, at, -SOLE)[0] + ink for at in SOLES for ink in (-INK, INK)]
        else:
            ends += (x - ABOUT, x + ABOUT)
    return min(ends), max(ends)


def _limb(
    upper: str, lower: str, joint: Spot, length: float, first: float, second: float, turn: float
) -> Iterator[Part]:
    first, second = turn - first, turn - second
    yield (upper, *joint, first)
    yield (lower, *_on(joint, first, 0, -length), second)


def _below(stance: Stance) -> float:
    """Return how far the lowest spot of a figure lies below its hip."""
    spine = stance.lean + stance.turn
    lowest = [_on((0, 0), spine, x, up)[1] + reach for x, up, reach in ROUND]
    for x, leg, foot in (
        (HIPS[0], stance.leg, stance.foot),
        (HIPS[1], stance.far_leg, stance.far_foot),
    ):
        knee = _on(_on((0, 0), stance.turn, x, 0), stance.turn - leg, 0, -THIGH)
        lowest += [_on(knee, stance.turn - foot, at, -SOLE)[1] for at in SOLES]
    return max(lowest)


def _on(joint: Spot, degrees: float, ahead: float, up: float) -> Spot:
    """Return a spot of a part that is turned clockwise round its joint."""
    turn = math.radians(degrees)
    x, y = ahead, -up
    return (
        joint[0] + x * math.cos(turn) - y * math.sin(turn),
        joint[1] + x * math.sin(turn) + y * math.cos(turn),
    )
