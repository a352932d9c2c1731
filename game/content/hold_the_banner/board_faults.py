"""What a board of Hold the Banner must meet, and who is told where it does not."""

from __future__ import annotations

from itertools import combinations

from game.content.tiled.faults import FaultPlace, Report
from game.core.grid import Cell
from game.rules.hold_the_banner.board import Board, Camp
from game.rules.hold_the_banner.quarters import (
    CELLS,
    WIDTH,
    Place,
    Quarters,
    covered,
    each_quarter,
    joined,
    quarters_of,
)
from game.rules.hold_the_banner.soundness import MOST_SPAWNS

from .boards import Layout, check_apart
from .map_words import BANNERS, FENCES, GUARDS, SPAWNS
from .tank_ways import hard, may_hit, places_from

COMING = 2
"""So many cells has a banner where its guards come (P4.4)."""


def check_board(layout: Layout, report: Report) -> None:
    """Note what is wrong with a board; stops if no match can be played there."""
    _check_banners(layout, report)
    _check_fences(layout, report)
    _check_coming(layout, report)
    _check_counts(layout, report)
    report.close()
    _check_ways(layout.board, report)
    report.close()
    if layout.board.duel:
        _check_mirrored(layout.board, report)


def _check_banners(layout: Layout, report: Report) -> None:
    board = layout.board
    for each in layout.of(BANNERS):
        if each.quarters & (board.bricks | board.steel | board.water):
            report.error("banner_covered", each.at, rule="P2.1")


def _check_fences(layout: Layout, report: Report) -> None:
    """A fence lies in the eight cells round its banner, on none of them twice."""
    board = layout.board
    for each in layout.of(FENCES):
        if each.quarters & board.banners:
            report.error("fence_on_banner", each.at, rule="P6.1")
        elif not any(each.quarters & ~_round(camp) == 0 for camp in board.camps):
            report.error("fence_away", each.at, rule="P6.1")
        elif each.quarters & board.water:
            report.error("fence_on_water", each.at, rule="P6.1")
    for one, other in combinations(layout.of(FENCES), 2):
        if one.quarters & other.quarters:
            report.error("fence_twice", other.at, rule="P6.1")


def _round(camp: Camp) -> Quarters:
    """Return the quarters of a banner's cell and of the eight round it."""
    near = (Cell(camp.banner.x + x, camp.banner.y + y) for x in range(-2, 4) for y in range(-2, 4))
    return quarters_of(near)


def _check_coming(layout: Layout, report: Report) -> None:
    """Tanks come to whole open cells, each to its own; a fence is built anew, so it is closed."""
    board = layout.board
    closed = board.bricks | hard(board) | board.fences
    for each in layout.of(SPAWNS, GUARDS):
        if each.quarters & closed:
            report.error("coming_closed", each.at, rule="P5.2" if each.layer == SPAWNS else "P4.4")
    for layer in (SPAWNS, GUARDS):
        check_apart(layout.of(layer), report)


def _check_counts(layout: Layout, report: Report) -> None:
    board = layout.board
    for camp in board.camps:
        if len(camp.returns) != COMING:
            cell = _cell(camp.banner)
            found = len(camp.returns)
            report.error("guards_count", GUARDS, cell, "P4.4", found=found, needed=COMING)
    spawns = layout.of(SPAWNS)
    if board.duel:
        for each in spawns:
            report.error("spawn_in_duel", each.at, rule="P9.7")
    elif not spawns:
        report.error("spawns_missing", SPAWNS, rule="P5.2")
    for each in spawns[MOST_SPAWNS:]:
        report.error("spawns_too_many", each.at, rule="P5.2", most=MOST_SPAWNS)


def _check_ways(board: Board, report: Report) -> None:
    """Every banner can be hit by who attacks it, and every open cell be driven to."""
    closed = hard(board)
    for number, camp in enumerate(board.camps):
        other = board.camps[1 - number].returns if board.duel else board.spawns
        reached = places_from(other, closed)
        if not any(may_hit(board, place, camp.banner) for place in reached):
            report.error("banner_safe", BANNERS, _cell(camp.banner), "P7.1")
    starts = (*board.spawns, *(place for camp in board.camps for place in camp.returns))
    driven = joined(map(covered, places_from(starts, closed)))
    for y in range(CELLS):
        for x in range(CELLS):
            whole = covered(Cell(2 * x, 2 * y))
            if not whole & closed and whole & ~driven:
                report.error("banner_cut_off", FaultPlace("terrain", Cell(x, y)), rule="P2.1")


def _check_mirrored(board: Board, report: Report) -> None:
    """Both halves of a duel are alike, mirrored or turned; the first cell that differs is named."""
    near, far = board.camps
    first = (*_sets(board, near), joined(map(covered, near.returns)))
    second = (*_sets(board, far), joined(map(covered, far.returns)))
    unlike = [
        joined(_mirrored(a, turned) ^ b for a, b in zip(first, second, strict=True))
        for turned in (False, True)
    ]
    if all(unlike):
        cell = each_quarter(min(unlike, key=int.bit_count))[0]
        report.warn("duel_uneven", "terrain", _cell(cell), "P9.7")


def _sets(board: Board, camp: Camp) -> tuple[Quarters, ...]:
    return (*board.grounds, covered(camp.banner), camp.fence)


def _mirrored(quarters: Quarters, turned: bool) -> Quarters:
    """Return a set mirrored top to bottom, or turned by half a turn."""
    last = WIDTH - 1
    return quarters_of(
        Cell(last - cell.x if turned else cell.x, last - cell.y) for cell in each_quarter(quarters)
    )


def _cell(place: Place) -> Cell:
    return Cell(place.x // 2, place.y // 2)
