"""The map of a chapter: its picture, the way from stage to stage, a mark at each stage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from game.content.tasks.road import BROAD, HIGH, Bout, Chapter, Errand, Stage
from game.scenes.challenges.words import draw_stars
from game.scenes.seats.commanders import CALM, HIT, portrait
from game.scenes.widgets.widget_kinds import Button, Drawing, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas, Point
from game.view.canvas.letter_styles import LABEL

from .road_progress import MOST, Travel
from .words import PickStage

MARK, MET, BOSS = 50.0, 66.0, 88.0
"""How large a stage's mark is on the map, in its units, that of who is met, and of a boss."""

_STEP = 13.0
_BEND = 12
_SHADE = 150


def map_of(travel: Travel, box: Box) -> tuple[Widget, ...]:
    """Return the map in a frame, its marks as buttons."""
    chapter, inside = travel.shown, box.inset(6)
    unit = inside.width / BROAD
    spots = tuple((inside.x + x * unit, inside.y + y * unit) for x, y in _spots(chapter))
    return (
        Panel(box, "night", "line"),
        Drawing(inside, partial(_ground, chapter, spots, _passed(travel), travel.is_open(chapter))),
        *(
            _mark(travel, place, stage, spot, unit)
            for place, (stage, spot) in enumerate(zip(chapter.stages, spots, strict=True))
        ),
    )


def fitted(room: Box) -> Box:
    """Return the largest map at the upper left of a room."""
    unit = min(room.width / BROAD, room.height / HIGH)
    return room.top(HIGH * unit).left(BROAD * unit)


def way(spots: Sequence[Point]) -> tuple[Point, ...]:
    """Return the points of a bent line that goes through all of these."""
    found: list[Point] = []
    ends = (spots[0], *spots, spots[-1])
    for number in range(len(spots) - 1):
        a, b, c, d = ends[number : number + 4]
        found += [_bent(a, b, c, d, step / _BEND) for step in range(_BEND)]
    return (*found, spots[-1])


def _bent(a: Point, b: Point, c: Point, d: Point, share: float) -> Point:
    """Return the point between b and c on the curve through all four (Catmull and Rom)."""
    return _along(a[0], b[0], c[0], d[0], share), _along(a[1], b[1], c[1], d[1], share)


def _along(a: float, b: float, c: float, d: float, t: float) -> float:
    bow = 2 * a - 5 * b + 4 * c - d
    twist = 3 * b - a - 3 * c + d
    return 0.5 * (2 * b + (c - a) * t + bow * t * t + twist * t * t * t)


def _spots(chapter: Chapter) -> tuple[tuple[int, int], ...]:
    return tuple(stage.spot for stage in chapter.stages)


def _passed(travel: Travel) -> int:
    """Return how many stages from the first on have a star."""
    stages = travel.shown.stages
    return next((n for n, each in enumerate(stages) if not travel.stars(each)), len(stages))


def _ground(
    chapter: Chapter, spots: Sequence[Point], passed: int, open: bool, canvas: Canvas, box: Box
) -> None:
    canvas.picture(chapter.key, *box.middle, box.width)
    line = way(spots)
    done = min(passed, len(spots) - 1) * _BEND
    _dashes(canvas, line[: done + 1], "accent")
    _dashes(canvas, line[done:], (240, 234, 216, 95))
    if not open:
        canvas.rect(box, (8, 10, 14, _SHADE))


def _dashes(canvas: Canvas, line: Sequence[Point], colour: Colour) -> None:
    """Draw a line of short strokes, each as long as the gap behind it."""
    left, drawn = _STEP, True
    for (x, y), (to_x, to_y) in pairwise(line):
        long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        done = 0.0
        while done < long:
            part = min(left, long - done)
            if drawn:
                first, last = done / long, (done + part) / long
                start = x + (to_x - x) * first, y + (to_y - y) * first
                end = x + (to_x - x) * last, y + (to_y - y) * last
                canvas.line(start, end, colour, 5)
            done, left = done + part, left - part
            if left <= 0:
                left, drawn = _STEP, not drawn


def _mark(travel: Travel, place: int, stage: Stage, spot: Point, unit: float) -> Button:
    side = (BOSS if stage.boss else MET if isinstance(stage.task, Bout) else MARK) * unit
    box = Box(spot[0] - side / 2, spot[1] - side / 2, side, side)
    return Button(
        "stage",
        box,
        look=Look.BARE,
        value=place,
        chosen=place == travel.place,
        paint=partial(_paint, travel, place, stage),
        says=PickStage(place),
    )


def _paint(travel: Travel, place: int, stage: Stage, canvas: Canvas, box: Box) -> None:
    side, middle = box.width, box.middle
    stars, chosen = travel.stars(stage), place == travel.place
    edge = "white" if chosen else "accent" if stars else "line"
    canvas.circle((middle[0], middle[1] + 3), side / 2, (6, 8, 10, 150))
    canvas.circle(middle, side / 2, edge)
    canvas.circle(middle, side / 2 - (4 if chosen else 3), "panel_light" if chosen else "panel")
    _sign(stage, place, canvas, box, bool(stars))
    if stars:
        below = Box(box.x, box.bottom - 8, side, 20).centred(62, 20)
        canvas.plate(below.inset(-3, 0), (8, 10, 14, 170), 9)
        draw_stars(canvas, below, stars, MOST)
    if travel.is_left(stage):
        _draw_left(canvas, (box.right + 4, box.y))


def _draw_left(canvas: Canvas, at: Point) -> None:
    """Draw the sign of a run that was left half-way, beside the number of the stage."""
    canvas.circle(at, 13, "white")
    canvas.circle(at, 11, "night")
    canvas.picture("icon.hourglass", *at, 18)


def _sign(stage: Stage, place: int, canvas: Canvas, box: Box, beaten: bool) -> None:
    match stage.task:
        case Bout(against=against):
            canvas.picture(
                portrait(against[0], HIT if beaten else CALM), *box.middle, box.width * 0.82
            )
        case Errand():
            canvas.write(str(place + 1), box, LABEL, "words", "centre")
