"""What is laid over the board for those who think: ghosts, danger, forecast and choices."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Offers, Piece
from game.rules.tanchiki.events import Shot
from game.rules.tanchiki.foresight.danger import danger
from game.rules.tanchiki.foresight.forecast import Forecast, forecast
from game.rules.tanchiki.foresight.whom_bot_order_matters import consequence
from game.rules.tanchiki.state import Ordering, Table
from game.scenes.match.live_match import Live
from game.scenes.tanchiki.choosing.board_choice import Aim
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tanchiki.bot_forecast import FAINT, draw_consequence, draw_forecast
from game.view.tanchiki.plan_marks import Mark, draw_shot_end, draw_shot_way

from .danger_marks import draw_aim, draw_choices, draw_danger
from .foreseen_plan import drowns
from .plan_ghost import Ghost

DUSK = (10, 13, 18, 120)
"""How dark the ground is while bots and guns are asked about."""


class Overlay:
    """`danger` and `forecast` are switched by the players; `ghosts` are those of plans, `traced`
    the shots that somebody has asked about. `latest` is what was asked last: all else is faint.
    """

    def __init__(self, live: Live) -> None:
        self.danger = False
        self.forecast = False
        self.latest = ""
        self._live = live
        self.traced: tuple[Shot, ...] = ()
        self._foreseen: tuple[Offers, Piece, Forecast] | None = None
        self.ghosts: dict[Seat, Ghost] = {}

    @property
    def moving(self) -> bool:
        return any(ghost.moving for ghost in self.ghosts.values())

    @property
    def front(self) -> str:
        """What is asked now: a "choice", or "danger", the "forecast" or the "plan"."""
        on = {"danger": self.danger, "forecast": self.forecast, "choice": True}
        on["plan"] = any(ghost.marks for ghost in self.ghosts.values())
        if on.get(self.latest):
            return self.latest
        return next((name for name in ("forecast", "danger") if on[name]), "plan")

    def switch(self, name: str) -> None:
        """Switch danger or the forecast; what is switched on is what one asks for now."""
        setattr(self, name, not getattr(self, name))
        self.latest = name

    def chooses(self, on: bool) -> None:
        """A question has been asked, or there is none any more."""
        if on or self.latest == "choice":
            self.latest = "choice" if on else ""

    def haunt(self, seats: Sequence[Seat], quiet: frozenset[Seat] = frozenset()) -> None:
        """Keep the ghosts to the plans of these seats as they are now; a `quiet` one leaves no
        trace when it is gone."""
        for seat in seats:
            view = self._live.match.view(seat)
            ghost = self.ghosts.get(seat)
            if ghost is None or ghost.plan != view.hands[seat].stacks:
                self.ghosts[seat] = Ghost(view, seat)
                marks = self.ghosts[seat].marks and seat not in quiet
                self.latest = "plan" if marks else self.latest
        self.ghosts = {seat: g for seat, g in self.ghosts.items() if seat in seats}

    def drowned(self) -> dict[Seat, Mark]:
        """Return where tanks would drown by the plans that are thought of."""
        found = ((seat, drowns(ghost.marks)) for seat, ghost in self.ghosts.items())
        return {seat: mark for seat, mark in found if mark is not None}

    def consequence(self, table: Table, aim: Aim) -> Forecast | None:
        """Return what comes of letting the bot below the cursor move next."""
        part = aim.parts.get(aim.cell) if aim.cell is not None else None
        if not isinstance(part, Piece) or table.question is None:
            return None
        asked = aim.picking.offers
        if self._foreseen is None or self._foreseen[:2] != (asked, part):
            self._foreseen = (asked, part, consequence(table, part.number))
        return self._foreseen[2]

    def update(self, ms: int, calm: bool) -> None:
        for ghost in self.ghosts.values():
            ghost.update(ms, calm)

    def draw_under(self, canvas: Canvas, place: BoardPlace, table: Table, aim: Aim | None) -> None:
        """Draw what lies below the tanks; the ground steps back behind what bots and guns do."""
        ordering = aim is not None and isinstance(aim.question, Ordering)
        if ordering or self.front in ("forecast", "danger"):
            _draw_dusk(canvas, place, table)
        if self.danger:
            own = next(iter(self.ghosts)) if len(self.ghosts) == 1 else None
            draw_danger(canvas, place, danger(table, own), self._alpha("danger"))
        for ghost in self.ghosts.values():
            ghost.draw_under(canvas, place, self._alpha("plan"))
        for shot in self.traced:
            draw_shot_way(canvas, place, shot)
        if aim is not None:
            draw_choices(canvas, place, table, aim)

    def draw_over(self, canvas: Canvas, place: BoardPlace, table: Table, aim: Aim | None) -> None:
        for ghost in self.ghosts.values():
            ghost.draw_over(canvas, place, self._alpha("plan"))
        for shot in self.traced:
            draw_shot_end(canvas, place, shot)
        ordering = aim is not None and isinstance(aim.question, Ordering)
        if self.forecast and not ordering:
            front = self.front == "forecast"
            draw_forecast(canvas, place, table, forecast(table)[1:], front)
        if aim is not None:
            draw_aim(canvas, place, table, aim)
        if aim is not None and (found := self.consequence(table, aim)) is not None:
            draw_consequence(canvas, place, table, found)

    def _alpha(self, name: str) -> int:
        return 255 if self.front == name else FAINT


def _draw_dusk(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    first = place.square(Cell(0, 0))
    wide, high = table.board.width * first.width, table.board.height * first.height
    canvas.rect(Box(first.x, first.y, wide, high), DUSK)
