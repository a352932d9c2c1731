"""Marks for who thinks: the ways that lead on, where one would stand, and who strikes whom."""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import NO_FIGURE, FigureNumber, MarkNumber
from game.rules.road_to_the_overlord.standing import figure_of
from game.rules.road_to_the_overlord.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.flares import between

from . import figures, walkers
from .lie_of_field import block_box, stands
from .looks import draw_hero, hero_pictures
from .way import Spot, between_marks

GHOST = 150
CLEAR, HEAD, BULGE = 0.55, 0.3, 0.9
"""How far from both figures an arrow stays, how long its head is, and how far it bends."""
NUMBER, TOLD, ASIDE = 0.26, 0.84, 0.5
"""How large the plate of a number is, how far along its arrow it lies, so that it is in the cell of
whom it meets, and how far aside that of what nobody strikes."""
BEAD, BEADS = 0.09, 7
"""How large the beads of a way are, in cells, and on each how many parts of it lies one."""
Strike = tuple[FigureNumber, FigureNumber, int, bool]
"""Who strikes, whom, for how much, and whether it is sure."""


def draw_way(canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, to: MarkNumber) -> None:
    """Draw the way of a hero to a mark, and itself at its end."""
    own = view.heroes[seat]
    spots = [place.spot(*spot) for spot in between_marks(view.setup.last, own.mark, to)]
    for ink, reach in (("night", BEAD + 0.035), (f"seat.{seat}.light", BEAD)):
        for spot in spots[::BEADS]:
            canvas.circle(spot, place.size * reach, ink)
    pose = walkers.rest(view, seat, to)
    spot = place.spot(pose.x, pose.y)
    draw_hero(canvas, spot, place.size * walkers.SIZE, hero_pictures(view, seat), GHOST)


def draw_step(canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, at: Cell) -> None:
    """Draw a hero as it would stand on a cell of the field."""
    box, pose = block_box(place, at).inset(place.size * 0.05), stands(at)
    canvas.plate(box, (0, 0, 0, 0), place.size * 0.22, f"seat.{seat}.light", 4)
    spot = place.spot(pose.x, pose.y)
    draw_hero(canvas, spot, place.size * figures.SIZE, hero_pictures(view, seat), GHOST)


def draw_strikes(canvas: Canvas, place: BoardPlace, view: Table, strikes: Iterable[Strike]) -> None:
    """Draw an arrow for all that one deals another, with its damage; what is not sure is broken,
    and what nobody strikes, as poison, has only its number."""
    known = [each for each in strikes if _known(view, each)]
    found = _summed(known)
    for (by, to), (_, sure) in found.items():
        if by != NO_FIGURE:
            ink = _ink(view, by)
            _draw_arrow(canvas, *_ends(place, view, by, to), place.size, ink, sure)
    for (by, to), (damage, _) in found.items():
        start, end = _ends(place, view, to if by == NO_FIGURE else by, to)
        middle = _bent(between(start, end, 0.5), start, end, place.size)
        spot = _curve(start, middle, end, TOLD)
        if by == NO_FIGURE:
            spot = end[0] + place.size * ASIDE, end[1] - place.size * ASIDE
        _write(canvas, spot, place.size, damage, _ink(view, by))


def _known(view: Table, strike: Strike) -> bool:
    """Whether both figures stand on the field yet: some may still be called."""
    by, to, *_ = strike
    return all(figure_of(view, each) is not None for each in {by, to} - {NO_FIGURE})


def _summed(
    strikes: Iterable[Strike],
) -> dict[tuple[FigureNumber, FigureNumber], tuple[int, bool]]:
    """Return all that each deals each other, and whether all of it is sure."""
    found: dict[tuple[FigureNumber, FigureNumber], tuple[int, bool]] = {}
    for by, to, damage, sure in strikes:
        before, was_sure = found.get((by, to), (0, True))
        found[by, to] = before + damage, sure and was_sure
    return found


def _ends(place: BoardPlace, view: Table, by: FigureNumber, to: FigureNumber) -> tuple[Spot, Spot]:
    start, end = figures.body_of(view, by), figures.body_of(view, to)
    return place.spot(start.x, start.y), place.spot(end.x, end.y)


def _draw_arrow(canvas: Canvas, start: Spot, end: Spot, size: float, ink: str, sure: bool) -> None:
    long = math.dist(start, end) or 1.0
    near, far = (min(0.4, size * CLEAR / long) for _ in range(2))
    first, last = between(start, end, near), between(start, end, 1 - far)
    middle = _bent(between(start, end, 0.5), start, end, size)
    line = [_curve(first, middle, last, n / 10) for n in range(11)]
    turn = math.atan2(last[1] - line[-3][1], last[0] - line[-3][0])
    wings = [_off(last, turn + side * 2.6, size * HEAD) for side in (1, -1)]
    parts = [line] if sure else [line[n : n + 2] for n in range(0, len(line) - 1, 2)]
    for colour, broad in (("night", 0.17), (ink, 0.09)):
        for part in parts:
            canvas.lines(part, colour, size * broad)
    canvas.polygon([_off(last, turn, size * 0.08), *wings], "night")
    canvas.polygon([last, *(between(last, wing, 0.8) for wing in wings)], ink)


def _write(canvas: Canvas, spot: Spot, size: float, damage: int, ink: str) -> None:
    canvas.circle(spot, size * NUMBER, "night")
    canvas.circle(spot, size * NUMBER, ink, 2)
    style = Style(Family.BOLD, round(size * 0.36))
    high = canvas.measure(str(damage), style)[1]
    canvas.text(str(damage), spot[0], spot[1] - high / 2, style, "white", "centre")


def _ink(view: Table, figure: FigureNumber) -> str:
    """Return the colour of what a figure deals: heroes and companions deal no danger."""
    foes = view.fight.foes if view.fight is not None else ()
    theirs = figure == NO_FIGURE or any(each.number == figure for each in foes)
    return "danger" if theirs else "accent"


def _bent(spot: Spot, start: Spot, end: Spot, size: float) -> Spot:
    """Return a spot moved aside, so that two arrows to and fro do not lie over each other."""
    long = math.dist(start, end) or 1.0
    aside = size * BULGE / long
    return spot[0] - (end[1] - start[1]) * aside, spot[1] + (end[0] - start[0]) * aside


def _curve(start: Spot, middle: Spot, end: Spot, share: float) -> Spot:
    return between(between(start, middle, share), between(middle, end, share), share)


def _off(spot: Spot, turn: float, far: float) -> Spot:
    return spot[0] + math.cos(turn) * far, spot[1] + math.sin(turn) * far
