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
CLEAR, HEAD = 0.5, 0.3
"""How far from who strikes an arrow begins, and how long its head is."""
NUMBER, ASIDE, UP, DOWN, APART = 0.27, 0.68, 0.16, 0.36, 0.56
"""How large the plate of a number is, how far before whom it meets and over the middle of it, how
much lower before a monster, so that arrows to and fro pass each other, and how far apart many."""
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
    """Draw an arrow for all that one deals another, with its damage at its head; what is not sure
    is broken, and what nobody strikes, as poison, has only its number."""
    found = _summed(each for each in strikes if _known(view, each))
    spots = _number_spots(place, view, found)
    for (by, to), (_, sure) in found.items():
        if by != NO_FIGURE:
            body, end = figures.body_of(view, by), spots[by, to]
            _draw_arrow(canvas, place.spot(body.x, body.y), end, place.size, _ink(view, by), sure)
    for by in {by: None for by, _ in found}:
        # An arrow that leads down begins over the numbers of who strikes.
        if (figure := figure_of(view, by)) is not None:
            figures.draw_told(canvas, place, view, figure, figures.rest_of(view, by))
    for (by, to), (damage, _) in found.items():
        _write(canvas, spots[by, to], place.size, damage, _ink(view, by))


def _number_spots(
    place: BoardPlace, view: Table, found: Iterable[tuple[FigureNumber, FigureNumber]]
) -> dict[tuple[FigureNumber, FigureNumber], Spot]:
    """Return where the number of each blow lies: those at one figure below each other, as those
    stand who strike."""
    met: dict[FigureNumber, list[FigureNumber]] = {}
    for by, to in sorted(found, key=lambda each: _height(view, each[0])):
        met.setdefault(to, []).append(by)
    return {
        (by, to): _number_spot(place, view, to, n, len(all_by))
        for to, all_by in met.items()
        for n, by in enumerate(all_by)
    }


def _height(view: Table, by: FigureNumber) -> float:
    return math.inf if by == NO_FIGURE else figures.body_of(view, by).y


def _number_spot(place: BoardPlace, view: Table, to: FigureNumber, n: int, count: int) -> Spot:
    """Return where one of so many numbers lies: at the edge of its cell that faces the others."""
    body = figures.body_of(view, to)
    theirs = to in _foes(view)
    aside, down = (-ASIDE, DOWN) if theirs else (ASIDE, 0.0)
    return place.spot(body.x + aside, body.y + down + APART * (n - (count - 1) / 2) - UP)


def _foes(view: Table) -> tuple[FigureNumber, ...]:
    return tuple(each.number for each in view.fight.foes) if view.fight is not None else ()


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


def _draw_arrow(canvas: Canvas, start: Spot, end: Spot, size: float, ink: str, sure: bool) -> None:
    long = math.dist(start, end) or 1.0
    first = between(start, end, min(0.4, size * CLEAR / long))
    last = between(start, end, max(0.6, 1 - size * NUMBER / long))
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    neck = _off(last, turn, -size * HEAD * 0.8)
    line = [between(first, neck, n / 6) for n in range(7)]
    wings = [_off(last, turn + side * 2.6, size * HEAD) for side in (1, -1)]
    parts = [line] if sure else [line[n : n + 2] for n in range(0, len(line) - 1, 2)]
    for colour, broad in (("night", 0.2), (ink, 0.11)):
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
    return "danger" if figure == NO_FIGURE or figure in _foes(view) else "accent"


def _off(spot: Spot, turn: float, far: float) -> Spot:
    return spot[0] + math.cos(turn) * far, spot[1] + math.sin(turn) * far
