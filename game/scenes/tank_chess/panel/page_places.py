"""How a table lies on its page: the board in its place, the panel, the list that follows."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from itertools import pairwise

from game.scenes.frame.commands import Resized
from game.scenes.tank_chess.analysis.best_on_board import advised
from game.scenes.tank_chess.desk import Desk
from game.scenes.widgets.form import Form
from game.scenes.widgets.painted_part import EDGE, draw_part
from game.scenes.widgets.widget_kinds import Area, Button, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tank_chess.board import RIM, fitted

from .first_match_hints import hint
from .large_card import specimen
from .move_list import MoveRow, listed_rows
from .panel import Layout, layout_of, seats_of, widgets
from .player_plates import clock_words, counted, plate_of

BAR = 16.0


class Sight:
    """The page, and the panel's form, which is the only thing of it that lasts."""

    def __init__(self, desk: Desk) -> None:
        self.form = Form()
        self.page = Resized(1280, 720)
        self._desk = desk

    @property
    def layout(self) -> Layout:
        page, percent = self.page, self._desk.kit.type.percent
        bar = BAR if self._desk.study.on else 0.0
        wishes = self._desk.quest is not None and bool(self._desk.quest.wishes())
        return layout_of(page.width, page.height, percent, page.scale, bar, wishes)

    def widgets(self) -> tuple[Widget, ...]:
        return widgets(self._desk, self.layout, self.listed())

    @property
    def tips(self) -> bool:
        """Whether a tip stands there: not under what is asked, nor without a pointer."""
        return self.form.rests and not self._desk.by_keys and not self._desk.sitting.asked

    @property
    def chances(self) -> Box:
        """Where the bar of chances stands, between the board and the panel."""
        board, panel = self.layout.board, self.layout.above
        wide, high = panel.x - board.right - 10, board.height - 2 * RIM
        return Box(board.right + 5, board.y + RIM, wide, high)

    def drawn(self, canvas: Canvas) -> Box:
        """Return what the panel has of a page: nothing of the table is seen there."""
        above = self.layout.above
        return Box(above.x - EDGE, 0, above.width + 2 * EDGE, canvas.height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel in parts, each painted anew only when something on it changes: most often
        that is the card, which goes with the pointer."""
        desk, layout, form, built = self._desk, self.layout, self.form, cache(self.widgets)
        whole = self.drawn(canvas)
        # Between card and buttons there is room for a ring: neither part need paint the other.
        upper, lower = layout.buttons.y - EDGE, layout.below.y
        edges = (0.0, layout.moves.y, layout.card.y, upper, lower, canvas.height)
        shared = layout, desk.kit.settings.now, desk.kit.words.language
        for (top, end), key in zip(pairwise(edges), _keys(desk, form), strict=True):
            part = whole.below(top).top(end - top)
            draw_part(canvas, part, (shared, key), form, built)
        if self.tips:
            # Moves and clocks are left to be read.
            form.draw_tip(canvas, built(), told=lambda: (layout.moves, layout.above, layout.below))

    def listed(self) -> tuple[MoveRow, ...]:
        """Return the move list, written anew only when there is something new."""
        desk, match, study = self._desk, self._desk.live.match, self._desk.study
        known = sum(desk.mates.known.values()), study.on, len(study.known), len(desk.tried)
        key = len(match.entries), match.count, desk.kit.words.language, known
        return desk.memory.of("rows", match.table, key, lambda: listed_rows(desk))

    def follow(self) -> None:
        """Bring the move that is shown into the list's view."""
        for area in self.widgets():
            if isinstance(area, Area):
                chosen = [w for w in area.widgets if isinstance(w, Button) and w.chosen]
                middle = chosen[0].box.middle[1] - area.box.y if chosen else 0
                self.form.show(area, middle - area.box.height / 2)

    def fit(self) -> None:
        """Lay the board on the page, turned as the players wish."""
        desk = self._desk
        match desk.wishes.turning:
            case "turn" if len(desk.sitting.people) == 2:
                desk.quarters = 2 if desk.table.turn else 0
            case "sides":
                desk.quarters = 1
            case "turn" | "stay":
                desk.quarters = 2 if desk.sitting.people == {1} else 0
            case _:
                pass
        coordinates = desk.kit.settings.now.coordinates
        box = self.layout.board
        desk.place = fitted(desk.table, box, desk.quarters, self.page.scale, coordinates)

    def clocks(self) -> tuple[str, ...]:
        """Return what the clocks show."""
        clock = self._desk.live.match.clock
        return tuple(clock_words(left) for left in clock.left) if clock else ()


def _keys(desk: Desk, form: Form) -> tuple[Hashable, ...]:
    """Return what each part depends on, from the upper plate to the lower one."""
    live, now = desk.live, (desk.mover, desk.looks_at)
    past = live.match.count, len(live.match.entries), sum(desk.mates.known.values())
    upper, lower = (plate_of(desk, seat) for seat in seats_of(desk))
    asked = desk.reach is None, desk.plan.down, desk.show, desk.danger, desk.lingers
    shows = bool(advised(desk))
    stepped: tuple[Hashable, ...] = desk.line, desk.ahead, desk.glimpsed, desk.lines
    stepped += len(desk.waits), desk.study.thinks_on, desk.plan.start is None
    learnt = desk.study.on, len(desk.study.known), desk.looks_at, stepped, desk.answer
    return (
        upper,
        (
            form.signs,
            desk.names,
            past,
            live.match.outcome,
            learnt,
            hint(desk),
            desk.notices,
        ),
        (form.signs, past, _shown(desk), _pointed(desk), learnt),
        (form.signs, past, now, live.match.outcome, (asked, shows), learnt, desk.kit.seating.last),
        lower,
    )


def _shown(desk: Desk) -> Hashable:
    """Return all that the card shows of a table."""
    table, live = desk.table, desk.live
    return (
        (live.playback.idle, live.thinking, desk.lingers, desk.mover, desk.looks_at, desk.names),
        desk.sitting.waits_afar,
        (table.turn, counted(desk).wrecks, table.check, table.escape, table.end, table.offered),
        desk.kit.seating.last,
        (desk.hint.said, desk.hint.busy, desk.hinted),
        desk.talk.faces,
    )


def _pointed(desk: Desk) -> Hashable:
    """Return all that the card shows of what is pointed at."""
    return desk.hover, specimen(desk), desk.plan, desk.show, desk.danger, desk.refused, desk.warned
