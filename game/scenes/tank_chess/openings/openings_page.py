"""The page of the openings: a board, and how the turns that were played from it fared.

A turn that is chosen is made on the board; the way back leads one turn back, then off the page.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from game.content.tank_chess.openings import Fared
from game.core.rules import NOBODY
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.play import opened
from game.rules.tank_chess.state import Table
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Scene
from game.scenes.match.live_match import reel
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.pages.working_page import WorkingScene
from game.scenes.tank_chess.board_face import board_face
from game.scenes.widgets.rows import listed
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Label, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, SMALL, STRONG
from game.view.show.playback import Reel
from game.view.tank_chess.winning_chances import draw_shares

from .fared_turns import Openings, gathering
from .opening_names import name_of

ROW, LARGER = 48.0, 0.36
"""How high a row is, and how much higher for each percent of the letters."""

BAR: Final = 8.0
"""How high the bar below a turn is, of those that White won, that were drawn, that Black won."""


def openings_scene(kit: Kit, table: Table, turns: tuple[str, ...] | None) -> Scene:
    """Return the page on this table; `turns` lead to it, None where no opening has a name."""
    words = kit.words

    def then(found: Openings) -> Scene:
        return _Desk(kit, found, table, turns).sheet()

    said = words("chess.openings"), words("records.opening")
    return WorkingScene(kit, *said, gathering(kit), then).begun()


class _Desk:
    """The tables one has come to, the last one is shown; `turns` lead to it from the start."""

    def __init__(
        self, kit: Kit, found: Openings, table: Table, turns: tuple[str, ...] | None
    ) -> None:
        self._kit = kit
        self._found = found
        self._face = board_face(kit)
        self._turns = turns
        self._tables = [replace(table, end=None)]
        self._look()

    def sheet(self) -> Sheet:
        first = "turn:0" if self._rows else BACK
        self._sheet = Sheet(self._kit, self._widgets, self._answer, back=self._back, first=first)
        return self._sheet

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        kit, words = self._kit, self._kit.words
        frame, room = framed(kit, page, words("chess.openings"))
        side = min(room.height, room.width * 0.55)
        board, beside = room.left(side), room.beside(side, 24)
        name = name_of(words, self._turns or ())
        said = words("chess.opening", name=name) if name else words("chess.opening.start")
        high = page.measure(said, STRONG, beside.width)[1]
        own = self._found.own
        shipped = words("chess.opening.shipped")
        source = words("chess.opening.source", own=own) if own else shipped
        low = page.measure(source, SMALL, beside.width)[1]
        rows = beside.below(high, 12).above(low, 10)
        return (
            *frame,
            Panel(board, "night", "line"),
            Drawing(board.inset(6), self._draw),
            Label(beside.top(high), said, STRONG, "accent", stand="top"),
            *self._listed(page, rows),
            Label(beside.foot(low), source, SMALL, "quiet", stand="bottom"),
        )

    def _listed(self, page: Page, box: Box) -> tuple[Widget, ...]:
        words = self._kit.words
        if not self._rows:
            return (Label(box.top(60), words("chess.opening.none"), BODY, "quiet", stand="top"),)
        said = [(each.turn, self._note(each)) for each in self._rows]
        area = listed("turn", box, said, height=ROW + LARGER * page.type.percent)
        buttons = [each for each in area.widgets if isinstance(each, Button)]
        return (_with_bars(area, buttons, self._rows),)

    def _note(self, each: Fared) -> str:
        return self._kit.words(
            "chess.opening.fared",
            count=each.white + each.drawn + each.black,
            white=each.white,
            drawn=each.drawn,
            black=each.black,
        )

    def _answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return self._back()
            case Changed("turn", int(place)):
                self._go(self._rows[place].turn)
            case _:
                pass
        return None

    def _go(self, turn: str) -> None:
        state = opened(self._tables[-1], 0)
        action = read_action(state.table, turn)
        self._tables.append(TANK_CHESS.apply(state, action).state.table)
        self._turns = None if self._turns is None else (*self._turns, turn)
        self._look()

    def _back(self) -> Change:
        if len(self._tables) == 1:
            return Pop()
        self._tables.pop()
        self._turns = None if self._turns is None else self._turns[:-1]
        self._look()
        return None

    def _look(self) -> None:
        table = TANK_CHESS.view(self._tables[-1], NOBODY)
        self._rows = self._found.on(table)
        self._still: Reel = reel(TANK_CHESS.evolve, self._face.motion, table)

    def _draw(self, canvas: Canvas, box: Box) -> None:
        self._face.draw(canvas, box, self._still, 0, ())


def _with_bars(area: Area, buttons: list[Button], rows: tuple[Fared, ...]) -> Area:
    """Return the list with a bar at the foot of each row."""
    bars = (
        Drawing(
            button.box.inset(14, 6).foot(BAR),
            partial(draw_shares, counts=(each.white, each.drawn, each.black)),
        )
        for button, each in zip(buttons, rows, strict=True)
    )
    return replace(area, widgets=(*area.widgets, *bars))
