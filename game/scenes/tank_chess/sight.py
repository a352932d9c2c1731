"""How a table lies on its page: the board in its place, the panel, the list that follows."""

from __future__ import annotations

from game.scenes.commands import Resized
from game.scenes.widgets.form import Form
from game.scenes.widgets.kinds import Area, Button, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.tank_chess.board import RIM, fitted

from .aside import draw_aside
from .desk import Desk
from .move_list import MoveRow, listed_rows
from .panel import Layout, layout_of, widgets
from .plates import clock_words

BAR = 16.0


class Sight:
    """The page, and the panel's form, which is the only thing of it that lasts."""

    def __init__(self, desk: Desk) -> None:
        self.form = Form()
        self.page = Resized(1280, 720)
        self._desk = desk
        self._rows: tuple[int, int, str, tuple[MoveRow, ...]] | None = None

    @property
    def layout(self) -> Layout:
        page, percent = self.page, self._desk.kit.type.percent
        bar = BAR if self._desk.study.on else 0.0
        return layout_of(page.width, page.height, percent, page.scale, bar)

    def widgets(self) -> tuple[Widget, ...]:
        return widgets(self._desk, self.layout, self.listed())

    @property
    def tips(self) -> bool:
        """Whether a tip stands there: not under what is asked, nor without a pointer."""
        return self.form.rests and not self._desk.by_keys and not self._desk.sitting.asked

    @property
    def notice_room(self) -> Box:
        """Where short sentences cover neither a name nor a clock."""
        return self.layout.board.inset(16)

    @property
    def chances(self) -> Box:
        """Where the bar of chances stands, between the board and the panel."""
        board, panel = self.layout.board, self.layout.above
        wide, high = panel.x - board.right - 10, board.height - 2 * RIM
        return Box(board.right + 5, board.y + RIM, wide, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, kept until something on it changes."""
        draw_aside(canvas, self._desk, self.layout, self.form, self.widgets, self.tips)

    def listed(self) -> tuple[MoveRow, ...]:
        """Return the move list, written anew only when there is something new."""
        match = self._desk.live.match
        language, study = self._desk.kit.words.language, self._desk.study
        key = (len(match.entries), match.count, f"{language} {study.on}")
        if self._rows is None or self._rows[:3] != key:
            self._rows = (*key, listed_rows(self._desk))
        return self._rows[3]

    def write_anew(self) -> None:
        self._rows = None

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
