"""A toss, a card, a jump and a scan once more, slowly, from the digest alone (S4, S5, S6).

It asks nothing of the referee's own rules. A place is a pair, an object a kind's name and a pair in
lanes from the base; distances are worked out as fractions of a width.
"""

from __future__ import annotations

from math import sqrt

WIDTH = {"gas": 15, "gravity": 13, "magnetic": 10, "wormhole": 9}
CORNERS = {(-2, -2), (2, -2), (-2, 2), (2, 2)}
STOPS = {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - CORNERS


def fallen(at, aside, spread, dice):
    """Return where a probe falls that is tossed at an object; dice are x, x, y and y."""
    x = 100 * at[0] + aside[0] + spread * (dice[0] - dice[1])
    y = 100 * at[1] + aside[1] + spread * (dice[2] - dice[3])
    return x, y


def lost(place):
    return not (-320 <= place[0] <= 320 and -320 <= place[1] <= 320)


def widths(kind, at, place):
    """Return how many widths of the object's area a probe lies from its middle."""
    return sqrt((place[0] - 100 * at[0]) ** 2 + (place[1] - 100 * at[1]) ** 2) / WIDTH[kind]


def counts(kind, at, place):
    """Return what a probe counts: by the lines at one to five widths."""
    if lost(place):
        return 0
    lines = {1: 100, 2: 80, 3: 60, 4: 40, 5: 20}
    within = [line for line in lines if widths(kind, at, place) <= line]
    return lines[min(within)] if within else 0


def moved(kind, at, place, counted):
    """Return what a probe counts that a card has moved a ring inward, None where it may not."""
    if counted == 100 or widths(kind, at, place) > 6:
        return None
    return counted + 20


def jumps(place, others, aim, launchers):
    """Return where a ship may be after one jump."""
    x, y = place
    beside = {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)} & STOPS
    found = {stop for stop in beside if stop == (0, 0) or stop not in others}
    if aim is not None and launchers:
        apart = abs(aim[0] - x) + abs(aim[1] - y)
        if apart == 2 and aim not in others:
            found.add(aim)
    return found


def taken(kind, resources, task, face, collector):
    """Return what is noted of an event, None where its task has failed."""
    if task and face < task:
        return None
    return resources // 2 if kind == "gas" and not collector else resources
