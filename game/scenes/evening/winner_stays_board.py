"""The board of an evening in which the winner stays: who plays next and who held longest."""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Label, Panel, Picture, Widget
from game.session.people.evenings import Evening
from game.session.people.queues import PAIR, Stand
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LABEL, STRONG

ROW, GAP = 46.0, 6.0
CUP = 34.0


def line_board(kit: Kit, evening: Evening, box: Box, grown: float) -> tuple[Widget, ...]:
    """Return the queue from its front on, each with what was held in a row."""
    high = min(ROW * grown, (box.height - 46) / max(1, len(evening.queue)) - GAP)
    cells = box.below(46).stack(len(evening.queue), high, GAP)
    known = {stand.called: stand for stand in evening.stands}
    best = max((stand.longest for stand in evening.stands), default=0)
    rows = (
        _row(kit, place, known[name], best, cell)
        for place, (name, cell) in enumerate(zip(evening.queue, cells, strict=True))
    )
    one, two = evening.queue[:PAIR]
    return (
        Label(box.top(40), kit.words("queue.next", one=one, two=two), STRONG),
        *(widget for row in rows for widget in row),
    )


def held_longest(kit: Kit, evening: Evening) -> str:
    """Return who held the line longest, "" while nobody has."""
    best = max((stand.longest for stand in evening.stands), default=0)
    if not best:
        return ""
    names = ", ".join(each.called for each in evening.stands if each.longest == best)
    return kit.words("queue.longest", names=names, count=best)


def _row(kit: Kit, place: int, stand: Stand, best: int, cell: Box) -> tuple[Widget, ...]:
    plays, inside = place < PAIR, cell.inset(16, 2)
    cup = (Picture(inside.left(CUP), "icon.trophy"),) if 0 < stand.longest == best else ()
    name, told = inside.beside(CUP, 10).left(inside.width * 0.42), inside.edge(inside.width * 0.5)
    said = []
    if stand.now:
        said.append(kit.words("queue.now", count=stand.now))
    if stand.longest > stand.now:
        said.append(kit.words("queue.best", count=stand.longest))
    return (
        Panel(cell, "panel_light" if plays else "panel", "accent" if plays else "line", 10),
        *cup,
        Label(name, stand.called, LABEL, "words" if plays else "quiet"),
        Label(told, " · ".join(said), BODY, "quiet", "right"),
    )
