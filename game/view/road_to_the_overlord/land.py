"""The land below everything: painted from meadow to ashes, its way, and what waits on each mark."""

from __future__ import annotations

from game.rules.road_to_the_overlord.cards import Mark
from game.rules.road_to_the_overlord.state import Setup
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.read_figures import read, write_read

from .mist import draw_mist
from .painted_land import draw_ground
from .way import Spot, mark_spot

HIGH, SIGN, APART = 0.31, 0.46, 0.5
"""Half the height of a mark's plate, how large its signs are, and how far apart."""
NUMBERED = 5
"""Each so many marks the number stands below one."""
COUNT = 0.24
"""Half the height of the number of monsters, where there are more than one."""
END = 0.44
"""How large the plate of the last mark is."""


def draw_land(canvas: Canvas, place: BoardPlace, setup: Setup, seen: int) -> None:
    """Draw the land with the signs of all marks; those after the last one `seen` lie in mist."""
    box = place.box
    inner = place.moved(-box.x, -box.y)

    def paint(paper: Canvas) -> None:
        draw_ground(paper, inner)
        draw_mist(paper, inner, setup.last, seen)
        _draw_marks(paper, inner, setup)

    canvas.slot("road land", (setup.track, seen), box, paint)


def signs(mark: Mark) -> tuple[str, ...]:
    """Return the signs of what waits on a mark, in the order in which it is met."""
    found = ["monster"] if mark.monsters else []
    found += ["treasure"] if mark.treasure else []
    found += ["trap"] if mark.trap else []
    return tuple(f"overlord.sign.{each}" for each in found)


def plate(place: BoardPlace, spot: Spot, count: int) -> Box:
    """Return the plate of a mark with so many signs."""
    x, y = place.spot(*spot)
    half = place.size * (HIGH + APART / 2 * max(0, count - 1))
    high = place.size * HIGH
    return Box(x - half, y - high, 2 * half, 2 * high)


def _draw_marks(paper: Canvas, place: BoardPlace, setup: Setup) -> None:
    for number in range(setup.last):
        _draw_mark(paper, place, setup, number)
    spot = place.spot(*mark_spot(setup.last, setup.last))
    paper.circle(spot, place.size * END, "realm_cloak")
    paper.circle(spot, place.size * END, "night", 3)
    paper.picture("icon.crown", *spot, place.size * END * 1.5)


def _draw_mark(paper: Canvas, place: BoardPlace, setup: Setup, number: int) -> None:
    spot, size = mark_spot(setup.last, number), place.size
    found = signs(setup.track[number - 1]) if number else ("overlord.sign.start",)
    box = plate(place, spot, len(found))
    if found:
        paper.plate(box, "realm_bone", size * HIGH, "night", 2)
    else:
        paper.plate(box.inset(size * 0.14), "realm_way_dark", size * HIGH, "night", 2)
    x, y = place.spot(*spot)
    for n, sign in enumerate(found):
        aside = x + size * APART * (n - (len(found) - 1) / 2)
        paper.picture(sign, aside, y, size * SIGN)
        if sign.endswith("monster"):
            _write_count(paper, (aside, y), size, setup.track[number - 1].monsters)
    if number % NUMBERED == 0 and number:
        _write_number(paper, box, size, number)


def _write_count(paper: Canvas, spot: Spot, size: float, count: int) -> None:
    """Write how many monsters wait, where it is more than one."""
    box = Box(spot[0], spot[1], 0, 0).inset(-size * COUNT)
    box = Box(box.x + size * 0.2, box.y + size * 0.17, box.width, box.height)
    if count > 1 and read(paper, str(count), box):
        paper.circle(box.middle, size * 0.18, "night")
        write_read(paper, str(count), box, size * 0.28, "realm_bone")


def _write_number(paper: Canvas, box: Box, size: float, number: int) -> None:
    words = Box(box.middle[0] - size * 0.4, box.bottom - size * 0.05, size * 0.8, size * 0.4)
    if read(paper, str(number), words):
        paper.plate(words.centred(size * 0.5, size * 0.32), (12, 15, 16, 170), size * 0.15)
        write_read(paper, str(number), words, size * 0.3, "realm_bone")
