"""The best lines as a list: what each is worth to White, and its turns, each a place to look at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import accumulate

from game.ai.tank_chess.teacher import LINES, Line
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Words
from game.scenes.pages.decimals import tenths
from game.scenes.tank_chess.desk import Desk
from game.scenes.widgets.widget_kinds import Button, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LIST, SMALL
from game.view.tank_chess.best_turns import BEST

from .line_ahead import Ahead, along

ROW, HEAD, GAP, MARGIN = 30.0, 24.0, 4.0, 10.0
"""How high a line and the head are, how far they lie apart, and the room beside the words."""
TURN, MORE = 6.0, 26.0
"""The room beside a turn, and how wide the sign is that there are more."""
PLY = 16
"""A turn of the list has the number of its line so many times, and its own place."""
PAD, CUT = "\N{FIGURE SPACE}", "\N{HORIZONTAL ELLIPSIS}"


def lines_high(desk: Desk) -> float:
    """Return how high the list is, the higher the larger the letters."""
    return (HEAD + LINES * (ROW + GAP)) * (0.5 + desk.kit.type.percent / 200)


def line_widgets(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return the lines of the position that is looked at: a press on the first turn lays it, one on
    a later turn goes there."""
    lines = desk.lines
    if not lines:
        return ()
    high = HEAD * (0.5 + desk.kit.type.percent / 200)
    worths = _worths(desk.kit.words, desk.node.table, lines)
    found: list[Widget] = [Label(box.top(high - GAP), _head(desk, box.width), SMALL, "quiet")]
    for rank, row in enumerate(box.below(high).rows(LINES, GAP)[: len(lines)]):
        first = _first(desk, row, rank, worths[rank])
        found += [first, *_turns(desk, row.beside(first.box.width, GAP), rank)]
    return tuple(found)


def ahead_of(value: int) -> Ahead:
    """Return how far one has stepped with a turn of the list."""
    return Ahead(value // PLY, value % PLY)


def worth_words(words: Words, table: Table, line: Line) -> str:
    """Return what a line is worth to White in points, or in how many turns it wins."""
    if line.wins:
        return words("chess.study.wins", count=line.wins)
    return tenths(words, -line.worth if table.turn else line.worth, signed=True)


def turns_of(desk: Desk, rank: int) -> tuple[str, ...]:
    """Return the turns of a line in notation."""
    line, node = desk.lines[rank], desk.node
    turns = (line.turn, *line.rest)

    def written() -> tuple[str, ...]:
        before = (node, *along(node, turns[:-1]))
        pairs = zip(before, turns, strict=True)
        return tuple(write_action(each.table, turn) for each, turn in pairs)

    return desk.memory.of(f"line {rank}", node.table, turns, written)


def _worths(words: Words, table: Table, lines: tuple[Line, ...]) -> list[str]:
    """Return what the lines are worth, numbers below one another."""
    found = [worth_words(words, table, line) for line in lines]
    points = [len(each) for each, line in zip(found, lines, strict=True) if not line.wins]
    return [each.rjust(max(points, default=0), PAD) for each in found]


def _head(desk: Desk, room: float) -> str:
    """Say for whom worths are counted, and how far was looked, where there is room for it."""
    kit, line = desk.kit, desk.lines[0]
    nodes = f"{line.nodes:,}".replace(",", "\N{NO-BREAK SPACE}")
    gaps: dict[str, str | int] = {"depth": line.depth, "nodes": nodes}
    keys = ("looked", "deep") if line.depth else ()
    said = [kit.words(f"chess.study.head.{key}", **gaps) for key in keys]
    said.append(kit.words("chess.study.head"))
    return next((each for each in said if kit.type.measure(each, SMALL)[0] <= room), said[-1])


def _first(desk: Desk, row: Box, rank: int, worth: str) -> Button:
    """Return the number, the worth and the first turn; that makes way for a later one."""
    plies, turns = _plies(desk, rank), turns_of(desk, rank)
    words = f"{worth}  {turns[0]}"
    if (
        plies > 1
        and _wide(desk, row, words) + _turn_wide(desk, turns[plies - 1]) > row.width - 2 * MORE
    ):
        words = worth
    return Button(
        "line",
        row.left(min(_wide(desk, row, words), row.width)),
        words,
        "icon.search",
        Look.ROW,
        rank,
        chosen=rank == desk.line and plies < 2 and desk.plan.start is None,
        align="left",
        margin=MARGIN,
        shown=partial(_draw_number, rank=rank),
        tip=desk.kit.words("chess.study.lay"),
    )


def _wide(desk: Desk, row: Box, words: str) -> float:
    return row.height + desk.kit.type.measure(words, LIST)[0] + 2 * MARGIN


def _turn_wide(desk: Desk, text: str) -> float:
    return desk.kit.type.measure(text, LIST)[0] + 2 * TURN


def _plies(desk: Desk, rank: int) -> int:
    """Return how far one has stepped along a line."""
    here = desk.glimpsed or desk.ahead
    return here.plies if here is not None and here.rank == rank else 0


def _turns(desk: Desk, box: Box, rank: int) -> Iterator[Widget]:
    """Yield the turns after the first one that have room: always that to which one has stepped."""
    turns, plies = turns_of(desk, rank)[1:], _plies(desk, rank)
    wides = [_turn_wide(desk, text) for text in turns]
    start = _begin(wides, box.width - 2 * MORE, plies - 2) if plies > 1 else 0
    if start:
        yield Label(box.left(MORE), CUT, SMALL, "quiet", "centre")
    x = box.x + (MORE if start else 0)
    for place in range(start, len(turns)):
        room = box.right - (0 if place == len(turns) - 1 else MORE)
        if x + wides[place] > room and place != plies - 2:
            yield Label(Box(x, box.y, MORE, box.height), CUT, SMALL, "quiet", "centre")
            return
        at = Box(x, box.y, min(wides[place], box.right - x), box.height)
        yield _turn(at, rank, place + 2, turns[place], plies)
        x += wides[place]


def _begin(wides: list[float], room: float, place: int) -> int:
    """Return the turn to begin with so that this one has room: the first if it can be."""
    ends = list(accumulate(wides, initial=0.0))
    return next(start for start in range(place + 1) if _holds(ends, start, place, room))


def _holds(ends: list[float], start: int, place: int, room: float) -> bool:
    return start == place or ends[place + 1] - ends[start] <= room


def _turn(box: Box, rank: int, plies: int, text: str, now: int) -> Button:
    value = rank * PLY + plies
    return Button("ply", box, text, look=Look.ROW, value=value, chosen=plies == now, margin=TURN)


def _draw_number(canvas: Canvas, box: Box, rank: int) -> None:
    """Draw the number of a line as it stands on the board."""
    canvas.plate(box, "night", 6, BEST[rank], 1.5)
    canvas.write(str(rank + 1), box, SMALL, BEST[rank], "centre", wrap=False)
