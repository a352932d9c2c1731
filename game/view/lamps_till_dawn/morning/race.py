"""The race of dawn and madness below the house, between the clock of the turns and the encounters.

Each side has a lane that ends at its full mark: the sun runs in one, the moon in the other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.core.rules import Seat
from game.rules.lamps_till_dawn.state import Side, Table
from game.view.canvas.board_place import stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.lamps_till_dawn.night_sky import step_of

from .hours import Kind
from .progress import Moment

SIDES = (Side.LIGHT, Side.DARK)
FILLS = {Side.LIGHT: ("gold_light", "flame"), Side.DARK: ("house_beast_light", "house_beast")}
MET_WIDE = 1.75
"""How wide the count of the encounters is, for the height of the race."""
EMBLEM = 0.62
"""How large the emblems of a side are, for the height of its lane."""
NUMBER = 2.5
"""How wide the numbers of a counter are, for the height of its lane."""


def draw_race(canvas: Canvas, box: Box, moment: Moment, met_words: str) -> None:
    """Draw clock, lanes and encounters side by side."""
    canvas.rect(box, "house_dusk")
    canvas.rect(box.top(2), "eagle")
    inside = box.inset(box.height * 0.12, box.height * 0.1)
    high = inside.height
    _draw_clock(canvas, inside.left(high), moment)
    wide = high * MET_WIDE
    _draw_met(canvas, inside.edge(wide), moment, met_words)
    lanes = inside.beside(high, high * 0.2).left(inside.width - high * 1.4 - wide)
    for side, lane in zip(SIDES, lanes.rows(2, high * 0.1), strict=True):
        _draw_lane(canvas, lane, moment, side)


def head_of(box: Box, moment: Moment, side: Side) -> tuple[float, float]:
    """Return where the runner of a side is in the race."""
    inside = box.inset(box.height * 0.12, box.height * 0.1)
    high = inside.height
    wide = high * MET_WIDE
    lanes = inside.beside(high, high * 0.2).left(inside.width - high * 1.4 - wide)
    lane = lanes.rows(2, high * 0.1)[SIDES.index(side)]
    track = _track(lane, moment.seen.table, side)
    return track.x + track.width * _share(moment, side), track.middle[1]


def _share(moment: Moment, side: Side) -> float:
    """Return how much of its lane a counter has run; past its full mark it stays there."""
    return min(1.0, moment.count(side) / moment.seen.table.setup.full(side))


def _track(lane: Box, table: Table, side: Side) -> Box:
    """Return the part of a lane on which is run, between its emblems and its numbers."""
    count = min(4, max(len(table.of_side(each)) for each in SIDES))
    emblems = lane.height * (EMBLEM * count + 0.15)
    number = lane.height * NUMBER
    return (
        lane.beside(emblems, lane.height * 0.5)
        .above(0)
        .left(lane.width - emblems - lane.height - number)
    )


def _draw_lane(canvas: Canvas, lane: Box, moment: Moment, side: Side) -> None:
    table, high = moment.seen.table, lane.height
    _draw_emblems(canvas, lane, table.of_side(side))
    full, track = table.setup.full(side), _track(lane, table, side)
    bar = track.inset(0, high * 0.24)
    canvas.plate(bar.inset(-3), "house_shadow", high * 0.2, "eagle", 1.5)
    share = _share(moment, side)
    run = bar.left(bar.width * share)
    top, foot = FILLS[side]
    canvas.rect(run, top)
    canvas.rect(Box(run.x, run.middle[1], run.width, run.height / 2), foot)
    for mark in range(1, full):
        x = bar.x + bar.width * mark / full
        if side is Side.DARK and x < run.right:
            # A mark of madness is cracked, one of dawn is whole: not by its colour alone.
            _crack(canvas, bar, x, high)
        else:
            canvas.rect(Box(x - 0.75, bar.y, 1.5, bar.height), "night")
    _draw_goal(canvas, bar, high)
    spot = bar.x + bar.width * share, track.middle[1]
    if side is Side.LIGHT:
        canvas.circle(spot, high * 0.52, (255, 214, 130, 60))
        canvas.picture("night.sun", *spot, high * 0.98, round(share * 24) * 15)
    else:
        count = min(round(moment.count(side)), full)
        canvas.picture(f"night.moon.{step_of(count, full)}", *spot, high * 0.92)
    words = f"{math.floor(moment.count(side) + 0.001)}/{full}"
    at = lane.edge(high * (NUMBER - 0.35))
    ink = "gold_light" if side is Side.LIGHT else "house_moon"
    canvas.write(words, at, Style(Family.DISPLAY, max(10, round(high * 0.66))), ink, "right")


def _crack(canvas: Canvas, bar: Box, x: float, high: float) -> None:
    shares = ((0.1, 0.0), (-0.1, 0.36), (0.12, 0.6), (-0.08, 1.0))
    spots = [(x + high * across, bar.y + bar.height * down) for across, down in shares]
    canvas.lines(spots, "night", 2.4)


def _draw_goal(canvas: Canvas, bar: Box, high: float) -> None:
    """Draw the line at the end of a lane, chequered."""
    square = bar.height / 4
    for row in range(4):
        for column in range(2):
            ink = "words" if (row + column) % 2 else "night"
            x = bar.right - square * (2 - column)
            canvas.rect(Box(x, bar.y + square * row, square, square), ink)


def _draw_emblems(canvas: Canvas, lane: Box, seats: Sequence[Seat]) -> None:
    size = lane.height * EMBLEM
    for number, seat in enumerate(seats[:4]):
        canvas.picture(f"emblem.{seat}", lane.x + size * (number + 0.5), lane.middle[1], size)


def _draw_clock(canvas: Canvas, box: Box, moment: Moment) -> None:
    """Draw a dial round which the night goes once, with the number of the turn."""
    x, y = box.middle
    reach = min(box.width, box.height) / 2
    canvas.circle((x, y), reach, "night")
    canvas.circle((x, y), reach - 1.5, "eagle")
    canvas.circle((x, y), reach * 0.9, "house_shadow")
    spots = [(x, y)]
    steps = max(1, round(60 * moment.night))
    for step in range(steps + 1):
        turn = 2 * math.pi * moment.night * step / steps - math.pi / 2
        spots.append((x + math.cos(turn) * reach * 0.88, y + math.sin(turn) * reach * 0.88))
    if moment.night > 0:
        canvas.polygon(spots, "house_sky_low")
    turns = moment.seen.turns
    for mark in range(turns):
        turn = 2 * math.pi * mark / turns - math.pi / 2
        near, far = reach * 0.76, reach * 0.88
        start = x + math.cos(turn) * near, y + math.sin(turn) * near
        canvas.line(start, (x + math.cos(turn) * far, y + math.sin(turn) * far), "words", 1.5)
    canvas.circle((x, y), reach * 0.6, "night")
    turn = 2 * math.pi * moment.night - math.pi / 2
    tip = x + math.cos(turn) * reach * 0.86, y + math.sin(turn) * reach * 0.86
    canvas.line(
        (x + math.cos(turn) * reach * 0.56, y + math.sin(turn) * reach * 0.56), tip, "accent", 4
    )
    style = Style(Family.DISPLAY, max(9, round(reach * 0.72)))
    canvas.write(str(_turn(moment)), box.inset(reach * 0.42), style, "words", "centre", wrap=False)


def _turn(moment: Moment) -> int:
    table = moment.seen.table
    return moment.hour.turn if moment.hour and moment.hour.kind is Kind.TURN else table.turn


def _draw_met(canvas: Canvas, box: Box, moment: Moment, words: str) -> None:
    """Draw how often both sides have met; the sign leaps up with each new encounter."""
    doors, rooms = moment.met()
    fresh = min((since for _, since in moment.glowing()), default=1000)
    grown = stepped(1.0 + 0.3 * max(0.0, 1 - fresh / 350))
    high = box.height
    upper = box.top(high * 0.66) if words else box
    size = upper.height * 1.05
    canvas.picture("house.met", upper.x + size / 2, upper.middle[1], size * grown)
    style = Style(Family.DISPLAY, max(10, round(upper.height * 0.8)))
    canvas.write(str(doors + rooms), upper.beside(size, 6), style, "words", "left", wrap=False)
    below = Style(Family.BOLD, max(9, round(min(20, high * 0.26))))
    canvas.write(words, box.below(high * 0.66), below, "quiet", "left", "middle", wrap=False)
