"""The race of dawn and madness below the house, between the clock of the turns and the encounters.

Each side has a lane that ends at its full mark: the sun runs in one, the moon in the other.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from game.core.rules import Seat
from game.rules.lamps_till_dawn.state import Side, Table
from game.view.canvas.board_place import stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.lamps_till_dawn.night_sky import numbers_of, step_of
from game.view.lamps_till_dawn.side_signs import INKS

from .hours import Kind
from .progress import Moment

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
    clock, lanes, met = _parts(box)
    _draw_clock(canvas, clock, moment)
    _draw_met(canvas, met, moment, met_words)
    for side, lane in lanes.items():
        _draw_lane(canvas, lane, moment, side)


def head_of(box: Box, moment: Moment, side: Side) -> tuple[float, float]:
    """Return where the runner of a side is in the race."""
    _, lanes, _ = _parts(box)
    return _runner(_track(lanes[side], moment.seen.table), moment, side)


def _parts(box: Box) -> tuple[Box, Mapping[Side, Box], Box]:
    """Return the boxes of the clock, of each lane, and of the encounters."""
    inside = box.inset(box.height * 0.12, box.height * 0.1)
    high = inside.height
    wide = high * MET_WIDE
    lanes = inside.beside(high, high * 0.2).left(inside.width - high * 1.4 - wide)
    both = zip(Side, lanes.rows(2, high * 0.1), strict=True)
    return inside.left(high), dict(both), inside.edge(wide)


def _runner(track: Box, moment: Moment, side: Side) -> tuple[float, float]:
    return track.x + track.width * _share(moment, side), track.middle[1]


def _share(moment: Moment, side: Side) -> float:
    """Return how much of its lane a counter has run; past its full mark it stays there."""
    return min(1.0, moment.count(side) / moment.seen.table.setup.full(side))


def _track(lane: Box, table: Table) -> Box:
    """Return the part of a lane on which is run, between its emblems and its numbers."""
    count = min(4, max(len(table.of_side(each)) for each in Side))
    emblems = lane.height * (EMBLEM * count + 0.15)
    number = lane.height * NUMBER
    rest = lane.beside(emblems, lane.height * 0.5)
    return rest.left(lane.width - emblems - lane.height - number)


def _draw_lane(canvas: Canvas, lane: Box, moment: Moment, side: Side) -> None:
    table, high = moment.seen.table, lane.height
    _draw_emblems(canvas, lane, table.of_side(side))
    full, track = table.setup.full(side), _track(lane, table)
    _draw_bar(canvas, track.inset(0, high * 0.24), moment, side, high)
    _draw_runner(canvas, _runner(track, moment, side), moment, side, high)
    words = numbers_of(math.floor(moment.count(side) + 0.001), full)
    at = lane.edge(high * (NUMBER - 0.35))
    style = Style(Family.DISPLAY, max(10, round(high * 0.66)))
    canvas.write(words, at, style, INKS[side], "right")


def _draw_bar(canvas: Canvas, bar: Box, moment: Moment, side: Side, high: float) -> None:
    """Draw what is run and what is still to be run, mark by mark."""
    full = moment.seen.table.setup.full(side)
    canvas.plate(bar.inset(-3), "house_shadow", high * 0.2, "eagle", 1.5)
    run = bar.left(bar.width * _share(moment, side))
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


def _draw_runner(
    canvas: Canvas, spot: tuple[float, float], moment: Moment, side: Side, high: float
) -> None:
    if side is Side.LIGHT:
        canvas.circle(spot, high * 0.52, (255, 214, 130, 60))
        canvas.picture("night.sun", *spot, high * 0.98, round(_share(moment, side) * 24) * 15)
        return
    full = moment.seen.table.setup.full(side)
    count = min(round(moment.count(side)), full)
    canvas.picture(f"night.moon.{step_of(count, full)}", *spot, high * 0.92)


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
