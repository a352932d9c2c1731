"""The table: the match is the truth, the playback is what is seen, the rest is for choosing.

The scene only hands on: what planning, choosing, stepping and asking why do is in their modules.
Long, since whatever the table is told or shows is handed on from here.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.minds import MINDS
from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.actions import Exchange
from game.rules.tanchiki.events import TurnBegan
from game.rules.tanchiki.state import Phase, Table
from game.scenes.commands import (
    Changed,
    Chosen,
    Command,
    FocusLost,
    Key,
    PadLost,
    Press,
    Pressed,
    Release,
    Resized,
    Wants,
)
from game.scenes.join import lost_pad
from game.scenes.kit import Kit
from game.scenes.play.keeping import Keeper, forget
from game.scenes.play.live import Live, Look
from game.scenes.play.log import AREA, Log
from game.scenes.seat_names import names_of
from game.scenes.sheet import Happening, Page
from game.scenes.stack import Change, Notice, Replace, Restart, Scene
from game.scenes.widgets.form import Form
from game.scenes.widgets.kinds import Area, Widget
from game.session.match import Match
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place
from game.view.tanchiki.board import draw_above, draw_below, water_on
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.ground import GLINT_MS
from game.view.tanchiki.pieces import draw_bot_numbers

from . import asking, orders, turns
from .aiming import Aimer
from .aside import draw_aside
from .desk import Desk
from .glass import Glass
from .guide import Guide
from .head import draw_head, head_widgets
from .page import board_place, laid_out
from .reaching import beside_hand, of_seat, on_hint
from .reeling import pace_of
from .seats import draw_panels, panels
from .sentences import tell
from .side import chosen_widgets, reel_widgets, shown_widgets


class TableScene:
    """`again` makes the same table anew, `further` one on another board, for the end's buttons;
    `leave` says where the pause leads to, if not to the title.

    `open_for` is the seat that sits at the screen behind its curtain.
    """

    see_through = False
    wants = Wants.KEYS

    def __init__(
        self,
        kit: Kit,
        match: Match,
        again: Callable[[], Scene],
        further: Callable[[], Scene] | None = None,
        leave: str = "",
    ) -> None:
        self.kit = kit
        self.again = again
        self.further = further
        self.leave = leave
        self.names = self._called(match)
        self._language = kit.words.language
        self.people = frozenset(
            seat for seat, player in enumerate(match.header.players) if player.strength is None
        )
        self.keeper = Keeper(kit, match.rules.name, over=bool(leave))
        eyes = next(iter(self.people)) if len(self.people) == 1 else NOBODY
        look = Look(clip_for, pace_of(kit, self.people))
        self.live = Live(match, look, MINDS[match.rules.name], self.keeper, eyes)
        self.desk: Desk = Desk(kit, self.live, self.names)
        self.aimer = Aimer(kit, self.live)
        self.glass = Glass(self.live)
        self.log = Log(kit, self.names, tell, lambda event: isinstance(event, TurnBegan))
        self.log.recall(match, eyes)
        self.guide: Guide = Guide(kit, not leave, len(self.names))
        self.form = Form("", shared=False)
        self.open_for: Seat | None = None
        self.asked = ""
        self.cursor: asking.Cursor | None = None
        self.over = False
        self._page = Page(1280, 720, 1, kit.type)
        self._clock = 0
        self._beats = False
        self._water = water_on(self.table.board)
        kit.black_box.tell = match.text
        kit.sounds.music("music.table")

    @property
    def table(self) -> Table:
        """The table as it is shown now."""
        table: Table = self.live.playback.shown
        return table

    @property
    def moving(self) -> bool:
        thinks = self.seated and bool(self.live.match.to_act) and not self.live.humans
        busy = self.live.playback.moving or thinks or self.desk.moving or self.form.due
        return busy or self.glass.moving or self._beats

    @property
    def seated(self) -> bool:
        """Whether all is shown, so that people may choose."""
        return self.live.playback.idle and not self.live.playback.paused

    @property
    def waits_for(self) -> str:
        """The name of the computer player that all wait for, "" for none."""
        thinking = self.live.thinking
        return self.names[thinking] if self.seated and thinking is not None else ""

    def handle(self, command: Command) -> Change:
        match command:
            case Resized(width, height, scale):
                self._page = Page(width, height, scale, self.kit.type)
                return None
            case FocusLost():
                self.desk.meant(command, (), "")
                waits = self.live.playback.moving or self.desk.seats or self.aimer.aim is not None
                return turns.pause(self) if waits else None
            case PadLost(seat, name):
                return self._without(seat, name)
            case Chosen() | Changed():
                return self._answer(command)
            case _:
                return self._input(command)

    def update(self, ms: int) -> Change:
        before, self._clock = self._clock, self._clock + ms
        calm = self.kit.settings.now.less_motion
        self._beats = self._water and not calm and self._clock // GLINT_MS != before // GLINT_MS
        self.form.update(ms)
        if asked := lost_pad(self.kit, self.names, hide=turns.private(self)):
            return asked
        reel = self.live.playback
        if reel.idle and reel.paused:
            reel.paused = False
        if self.cursor is None:
            self.live.update(ms)
        # What others did to their plans takes no time, and must not put the own planner away.
        self.live.playback.advance(0)
        for sound in self.live.playback.sounds():
            self.kit.sounds.play(sound)
        if self.log.follow(self.live.playback):
            self.show_newest()
        refused = self.desk.update(ms)
        if refused is not None:
            return refused
        self.glass.update(ms, calm)
        self.guide.update(self)
        if fault := self.keeper.fault(self.live.differs()):
            return Notice(fault)
        return turns.turn_to_people(self)

    def draw(self, canvas: Canvas) -> None:
        settings = self.kit.settings.now
        calm, marks = settings.less_motion, settings.coordinates
        layout = laid_out(canvas.width, canvas.height, self.table.board)
        canvas.fill("page")
        table, place = self.table, board_place(layout, self.table.board, canvas.scale)
        draw_below(canvas, place, self.live.playback, self._clock, calm, marks)
        self.glass.draw_under(canvas, place, table, self.aimer.aim)
        draw_above(canvas, place, self.live.playback, self._clock, calm, marks)
        self.glass.draw_over(canvas, place, table, self.aimer.aim)
        if marks and (self.glass.forecast or self.aimer.aim is not None):
            # Once more, since what is thought of may stand on its own piece.
            draw_bot_numbers(canvas, place, table, self.live.playback.poses())
        asking.draw_cursor(canvas, place, self.cursor)
        draw_head(canvas, self.kit, layout.head, table)
        active, thinking = frozenset(self._active()), self.live.thinking
        shown = panels(table, self.names, self.people, active, thinking)
        page = Page(canvas.width, canvas.height, canvas.scale, self.kit.type)
        draw_panels(canvas, self.guide.room(page, layout), shown)
        draw_aside(canvas, self, layout)
        self.desk.draw_drag(canvas)

    def resume(self, answer: object) -> Change:
        self._speak()
        asked, self.asked, self.cursor = self.asked, "", None
        if asked == "result" and answer in ("title", "again", "further"):
            # Only now: as long as its end is shown, the match is on the disk.
            forget(self.kit, self.live.match.rules.name)
        match asked, answer:
            case "curtain", _:
                return turns.opened(self) if answer is True else turns.pause(self)
            case "pause", "back" | "keep" | "hints":
                return turns.after_pause(self, answer)
            case "pause", "again":
                return Replace(self.again())
            case (("pause" | "result"), "title"):
                return Restart(self.kit.title())
            case _, Exchange():
                self.live.submit(answer)
            case _, FocusLost():
                return turns.pause(self)
            case "result", "again":
                return Restart(self.again())
            case "result", "further" if self.further is not None:
                return Restart(self.further())
            case _:
                pass
        return None

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        """Return everything one can point at but the board."""
        layout = laid_out(page.width, page.height, self.table.board)
        reel = self.live.playback
        head = head_widgets(self.kit, layout.head, self.glass.danger, self.glass.forecast)
        bar = reel_widgets(self.kit, layout.bar, reel.paused, reel.idle)
        hints = self.guide.widgets(page, layout)
        return (*head, *self.side(page, layout.side), *bar, *hints)

    def place(self) -> Place:
        """Return where the board lies on the page."""
        board = self.table.board
        layout = laid_out(self._page.width, self._page.height, board)
        return board_place(layout, board, self._page.scale)

    def side(self, page: Page, box: Box) -> tuple[Widget, ...]:
        kit = self.kit
        if self.desk.seats:
            return self.desk.widgets(box)
        if self.aimer.aim is not None:
            return chosen_widgets(kit, page, box, self.aimer.aim, self.names, self.log)
        reel = self.live.playback
        wait = kit.words("table.thinking", name=self.waits_for) if self.waits_for else ""
        if reel.paused and not reel.idle:
            wait = kit.words("table.looking_back")
        return shown_widgets(kit, page, box, self.live.playback, self.names, self.log, wait)

    def _called(self, match: Match) -> tuple[str, ...]:
        typed = (player.name for player in match.header.players)
        return names_of(self.kit.words, match.rules.name, typed)

    def _speak(self) -> None:
        """Say everything in the language that was chosen meanwhile."""
        if self._language == self.kit.words.language:
            return
        self._language = self.kit.words.language
        self.names = self._called(self.live.match)
        self.desk.name(self.names)
        self.log.say_anew(self.names, self.live.match, self.live.eyes)

    def _without(self, seat: Seat, name: str) -> Change:
        """Wait, because a pad was pulled out: whoever it belonged to."""
        if 0 <= seat < len(self.names):
            return lost_pad(self.kit, self.names, seat, turns.private(self))
        return turns.pause(self, self.kit.words("app.pad_lost", name=name))

    def _input(self, command: Command) -> Change:
        seat = getattr(command, "seat", NOBODY)
        widgets = of_seat(self.widgets(self._page), seat)
        if seat in self.desk.seats and not self.form.focused(seat):
            self.form.focus(self.desk.first(seat), seat)
            # The ring for a device of nobody would be one too many.
            self.form.focus("", NOBODY)
        meant = self._meant(command, widgets, seat)
        if meant is not False:
            return None if isinstance(meant, bool) else meant
        near = beside_hand(command, widgets, self.form.focused(seat))
        happened = self.form.handle(command, near)
        return self._answer(happened) if happened is not None else None

    def _meant(self, command: Command, widgets: tuple[Widget, ...], seat: Seat) -> Change | bool:
        """Take what is not a matter of widgets: planning, the board, and the table's keys."""
        found = asking.meant(self, command)
        if found is not False:
            return found
        if self.desk.seats:
            found = self.desk.meant(command, widgets, self.form.focused(seat))
            if found is not False:
                return found
        if isinstance(command, Pressed) and on_hint(command, widgets):
            return False
        found = self.aimer.meant(command, self.place())
        if found is not False:
            return found
        match command:
            case Release(Key.FORECAST):
                self.glass.forecast = False
                return True
            case Press(key, repeat=False):
                return orders.press(self, key, seat)
            case Pressed(x, y, 3):
                return asking.why_at(self, x, y)
            case _:
                return False

    def _answer(self, event: Happening) -> Change:
        return orders.answer(self, event)

    def _active(self) -> tuple[Seat, ...]:
        """Return the seats that are lit: who acts, or whose tank moves."""
        if self.desk.seats or self.seated:
            return self.desk.seats or self.live.match.to_act
        turn = self.table.turn
        return (turn.mover,) if turn.mover is not None and turn.phase is Phase.MOVING else ()

    def show_newest(self) -> None:
        """Scroll the log to its end."""
        layout = laid_out(self._page.width, self._page.height, self.table.board)
        for widget in self.side(self._page, layout.side):
            if isinstance(widget, Area) and widget.name == AREA:
                self.form.show(widget, widget.height)
