"""The table: the match is the truth, the playback is what is seen, the rest is for choosing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.minds import MINDS
from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.actions import PlayOn, ShareWin
from game.rules.tanchiki.events import (
    BotAppeared,
    BotChosen,
    BotDecided,
    BotsRoused,
    ColumnBlocked,
    ColumnMoved,
    Event,
    PhaseBegan,
    TankTurned,
    TurnBegan,
)
from game.rules.tanchiki.forecast import Forecast, forecast
from game.rules.tanchiki.state import FIRST_BOT, Phase, Table, Tying
from game.scenes.commands import (
    Changed,
    Chosen,
    Command,
    FocusLost,
    Key,
    Moved,
    PadLost,
    Press,
    Pressed,
    Release,
    Resized,
    Wants,
    Wheel,
)
from game.scenes.curtain import curtain_scene
from game.scenes.join import join_scene
from game.scenes.kit import Kit
from game.scenes.pause import Extra, pause_scene
from game.scenes.play.keeping import Keeper, forget
from game.scenes.play.live import Live, Look
from game.scenes.rules_book import rules_scene
from game.scenes.settings import Curtain
from game.scenes.sheet import Happening, Page
from game.scenes.stack import Change, Notice, Push, Restart, Scene
from game.scenes.widgets.focus import WAYS
from game.scenes.widgets.form import Form
from game.scenes.widgets.kinds import Area, Widget
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.playback import faster, slower
from game.view.tanchiki.board import draw_above, draw_below, water_on
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.ground import GLINT_MS

from .choosing import Aim, accepted, at, begun, looking, stepped, turned
from .desk import Desk
from .ending import ended_scene
from .ghost import Ghost
from .head import draw_head, head_widgets
from .log import Log
from .marks import (
    danger,
    draw_aim,
    draw_choices,
    draw_danger,
    draw_forecast,
    draw_order,
)
from .page import board_place, laid_out
from .recap import recap_scene
from .seats import draw_panels, panels
from .side import ALL_SPEEDS, chosen_widgets, reel_widgets, shown_widgets
from .why import latest_of, why_scene

Again = Callable[[], Scene]


class TableScene:
    """`again` makes the same table anew; it is what "play again" leads to."""

    see_through = False

    def __init__(self, kit: Kit, match: Match, again: Again) -> None:
        self._kit = kit
        self._again = again
        self.names = tuple(player.name for player in match.header.players)
        self.people = frozenset(
            seat for seat, player in enumerate(match.header.players) if player.strength is None
        )
        self._keeper = Keeper(kit, match.rules.name)
        eyes = next(iter(self.people)) if len(self.people) == 1 else NOBODY
        look = Look(clip_for, self._pace)
        self.live = Live(match, look, MINDS[match.rules.name], self._keeper, eyes)
        self.desk = Desk(kit, self.live)
        self.aim: Aim | None = None
        self.open_for: Seat | None = None
        self._log = Log(kit, self.names)
        self._ghosts: dict[Seat, Ghost] = {}
        self._form = Form("", shared=False)
        self._page = Page(1280, 720, 1, kit.type)
        self._asked = ""
        self._danger = self._forecast = self._over = False
        self._clock = self._beat = 0
        self._water = water_on(self.table.board)
        kit.black_box.tell = lambda: match.text()
        kit.sounds.music("music.table")

    @property
    def table(self) -> Table:
        """The table as it is shown now."""
        table: Table = self.live.playback.shown
        return table

    @property
    def wants(self) -> Wants:
        return Wants.KEYS

    @property
    def moving(self) -> bool:
        thinks = any(seat not in self.people for seat in self.live.match.to_act)
        busy = self.live.playback.moving or thinks or self.desk.moving or self._form.due
        return busy or any(ghost.moving for ghost in self._ghosts.values()) or self._beat > 0

    @property
    def seated(self) -> bool:
        """Whether all is shown, so that people may choose."""
        return self.live.playback.idle and not self.live.playback.paused

    def handle(self, command: Command) -> Change:
        match command:
            case Resized(width, height, scale):
                self._page = Page(width, height, scale, self._kit.type)
                return None
            case FocusLost():
                self.desk.meant(command, (), "")
                return self._pause() if self._waits_for_people() else None
            case PadLost(seat, _) if seat >= 0:
                self._asked = "join"
                return Push(join_scene(self._kit, seat, self.names[seat], lost=True))
            case Chosen() | Changed():
                return self._answer(command)
            case _:
                return self._input(command)

    def update(self, ms: int) -> Change:
        self._clock += ms
        beats = self._clock // GLINT_MS != (self._clock - ms) // GLINT_MS
        self._beat = int(beats and self._water and not self._kit.settings.now.less_motion)
        self._form.update(ms)
        reel = self.live.playback
        if reel.idle and reel.paused:
            reel.paused = False
        self.live.update(ms)
        for sound in self.live.playback.sounds():
            self._kit.sounds.play(sound)
        if self._log.follow(self.live.playback):
            self._show_newest()
        held = self.desk.update(ms)
        if held is not None:
            return held
        for ghost in self._ghosts.values():
            ghost.update(ms)
        if fault := self._keeper.fault():
            return Notice(fault)
        return self._turn_to_people()

    def draw(self, canvas: Canvas) -> None:
        calm = self._kit.settings.now.less_motion
        layout = laid_out(canvas.width, canvas.height, self.table.board)
        canvas.fill("page")
        table, place = self.table, board_place(layout, self.table.board, canvas.scale)
        draw_below(canvas, place, self.live.playback, self._clock, calm)
        self._draw_under(canvas)
        draw_above(canvas, place, self.live.playback, self._clock, calm)
        self._draw_over(canvas)
        draw_head(canvas, self._kit, layout.head, table)
        active = frozenset(self._active())
        draw_panels(
            canvas,
            layout.seats,
            panels(table, self.names, self.people, active, self.live.thinking),
        )
        page = Page(canvas.width, canvas.height, canvas.scale, self._kit.type)
        self._form.draw(canvas, self.widgets(page))
        self.desk.draw_drag(canvas)

    def resume(self, answer: object) -> Change:
        asked, self._asked = self._asked, ""
        match asked, answer:
            case "curtain", True:
                return self._opened()
            case "curtain", _:
                self.open_for = None
                return self._pause()
            case "pause", "title":
                return Restart(self._kit.title())
            case "pause", "back":
                return self._back_by_agreement()
            case "exchange", None:
                return None
            case "exchange", action:
                self.live.submit(action)
                return None
            case "result", "again":
                return Restart(self._again())
            case "result", "title":
                return Restart(self._kit.title())
            case "result", "watch":
                self.live.playback = self.live.playback.at(0)
                self.live.playback.paused = self._over = False
                return None
            case _:
                return None

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        """Return everything one can point at but the board."""
        layout = laid_out(page.width, page.height, self.table.board)
        kit, reel = self._kit, self.live.playback
        head = head_widgets(kit, layout.head, self._danger, self._forecast)
        bar = reel_widgets(kit, layout.bar, reel.paused, reel.idle)
        return (*head, *self._side(page, layout.side), *bar)

    def _side(self, page: Page, box: Any) -> tuple[Widget, ...]:
        kit, lines = self._kit, self._log.lines
        if self.desk.seats:
            return self.desk.widgets(box)
        if self.aim is not None:
            return chosen_widgets(kit, page, box, self.aim, self.names, lines)
        wait = ""
        if self.seated and self.live.thinking is not None:
            wait = kit.words("tanchiki.thinking", name=self.names[self.live.thinking])
        return shown_widgets(kit, page, box, self.table, self.names, lines, wait)

    def _turn_to_people(self) -> Change:
        """See who is to choose now, and let them."""
        if not self.seated:
            self.desk.open(())
            self.aim = None
            self._ghosts = {}
            return None
        if self.live.match.outcome is not None:
            return self._end()
        table, people = self.live.match.table, self.live.humans
        if table.question is not None:
            self.desk.open(())
            self._ghosts = {}
            if people and (self.aim is None or self.aim.question != table.question):
                self.aim = begun(table, people[0])
            return None
        self.aim = None
        return self._let_plan(tuple(people))

    def _let_plan(self, people: tuple[Seat, ...]) -> Change:
        if self._curtained():
            if self.open_for not in people:
                self.open_for = None
                self.desk.open(())
                self._ghosts = {}
                if not people:
                    return None
                return self._curtain(self._next(people))
            people = (self.open_for,) if self.open_for is not None else ()
        if people != self.desk.seats:
            self.desk.open(people)
            for seat in (NOBODY, *people):
                first = seat if seat in people else people[0] if people else NOBODY
                self._form.focus(self.desk.first(first), seat)
        self._haunt()
        return None

    def _haunt(self) -> None:
        """Keep the ghosts to the plans as they are now."""
        for seat in self.desk.seats:
            view = self.live.match.shown(seat)
            ghost = self._ghosts.get(seat)
            if ghost is None or ghost.plan != view.hands[seat].stacks:
                self._ghosts[seat] = Ghost(view, seat)
        self._ghosts = {s: g for s, g in self._ghosts.items() if s in self.desk.seats}

    def _curtained(self) -> bool:
        return len(self.people) > 1 and self._kit.settings.now.curtain is Curtain.ALWAYS

    def _next(self, people: tuple[Seat, ...]) -> Seat:
        table: Table = self.live.match.table
        return next(seat for seat in table.clockwise() if seat in people)

    def _curtain(self, seat: Seat) -> Change:
        self._asked, self.open_for = "curtain", seat
        return Push(curtain_scene(self._kit, seat, self.names[seat]), cut=True)

    def _opened(self) -> Change:
        """A seat is behind its curtain: tell it first what it has missed."""
        assert self.open_for is not None
        seen = self.live.since(self.open_for)
        scene = recap_scene(self._kit, self.open_for, self.names, seen)
        if scene is None:
            return None
        self._asked = "recap"
        return Push(scene, cut=True)

    def _end(self) -> Change:
        if self._over:
            return None
        self._over, self._asked = True, "result"
        forget(self._kit, self.live.match.rules.name)
        return Push(ended_scene(self._kit, self.live.match, self.names))

    def _pause(self) -> Change:
        self._asked = "pause"
        kit, extras = self._kit, []
        if self._turn_start() is not None:
            ask = kit.words("tanchiki.undo_ask", names=", ".join(self._people_names()))
            extras.append(Extra("back", kit.words("tanchiki.undo_turn"), ask))
        hide = self._curtained() and bool(self.desk.seats)
        return Push(pause_scene(kit, "tanchiki", "", tuple(extras), hide), cut=hide)

    def _people_names(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in sorted(self.people))

    def _turn_start(self) -> int | None:
        """Return how many actions stand when the turn that was played last began."""
        done = self.live.match.done
        for count in range(len(done) - 1, 0, -1):
            if any(isinstance(told.event, TurnBegan) for told in done[count - 1].told):
                return count
        return None

    def _back_by_agreement(self) -> Change:
        start = self._turn_start()
        if start is None:
            return None
        self.live.undo_agreed(start)
        self._log.forget_after(self.live.match.state.told)
        self.open_for, self._over = None, False
        return None

    def _input(self, command: Command) -> Change:
        widgets = self.widgets(self._page)
        seat = getattr(command, "seat", NOBODY)
        meant = self._meant(command, self._of_seat(widgets, seat))
        if meant is not False:
            return None if isinstance(meant, bool) else meant
        happened = self._form.handle(command, self._of_seat(widgets, seat))
        return self._answer(happened) if happened is not None else None

    def _of_seat(self, widgets: tuple[Widget, ...], seat: Seat) -> tuple[Widget, ...]:
        """Leave out the planners of other seats; a device of nobody may use them all."""
        if seat == NOBODY or not self.desk.seats:
            return widgets
        parts = ("pile", "tray", "manoeuvre", "commit", "switch", "exchange")

        def others(widget: Widget) -> bool:
            name = getattr(widget, "name", "")
            part, _, rest = name.partition(".")
            return part in parts and int(rest.split(".")[0]) != seat

        return tuple(widget for widget in widgets if not others(widget))

    def _meant(self, command: Command, widgets: tuple[Widget, ...]) -> Change | bool:
        """Take what is not a matter of widgets: the board, holding, and the keys of the table."""
        seat = getattr(command, "seat", NOBODY)
        if self.desk.seats:
            found = self.desk.meant(command, widgets, self._form.focused(seat))
            if found is not False:
                return found
        if self.aim is not None:
            found = self._aimed(command)
            if found is not False:
                return found
        match command:
            case Release(Key.FORECAST):
                self._forecast = False
                return True
            case Press(key, repeat=False):
                return self._key(key)
            case Pressed(x, y, 3):
                return self._why_at(x, y)
            case _:
                return False

    def _key(self, key: Key) -> Change | bool:
        kit = self._kit
        match key:
            case Key.MENU | Key.BACK:
                return self._pause()
            case Key.FORECAST:
                self._forecast = True
            case Key.SHOW:
                self._danger = not self._danger
            case Key.WHY:
                return self._why(self._log.lines[-1].number if self._log.lines else -1)
            case Key.HELP:
                return Push(rules_scene(kit, "tanchiki", _paragraph(self.table)))
            case Key.PLAY | Key.STEP | Key.STEP_BACK:
                names = {Key.PLAY: "play", Key.STEP: "step", Key.STEP_BACK: "back"}
                self._wind(names[key])
            case Key.LAST:
                self._wind("skip")
            case Key.FASTER:
                kit.settings.change(speed=faster(kit.settings.now.speed))
            case Key.SLOWER:
                kit.settings.change(speed=slower(kit.settings.now.speed))
            case Key.ACCEPT if not self.seated and not self._form.focused():
                self._wind("skip")
            case _:
                return False
        return True

    def _aimed(self, command: Command) -> Change | bool:
        """Take what is said to the board while a choice is made on it."""
        aim, table = self.aim, self.table
        assert aim is not None
        if getattr(command, "seat", NOBODY) not in (NOBODY, aim.seat):
            return False
        if isinstance(aim.question, Tying):
            return False
        match command:
            case Moved(x, y):
                self.aim = self._pointed(aim, x, y)
                return False
            case Pressed(x, y, 1) if self._place().box.holds(x, y):
                aim = self._pointed(aim, x, y)
                cell = self._place().cell(x, y)
                if not aim.down and cell not in aim.cells:
                    self._kit.sounds.play("menu.error")
                    return Notice(self._kit.words("tanchiki.why_not.cell"))
                return self._accept(aim)
            case Pressed(_, _, 3) if aim.down:
                self.aim = _lifted(aim)
                return True
            case Wheel(by=by):
                self.aim = turned(aim, -by)
                return True
            case Press(key) if key in WAYS:
                self.aim = stepped(aim, table, key)
                return True
            case Press(Key.TURN_LEFT):
                self.aim = turned(aim, -1)
                return True
            case Press(Key.TURN_RIGHT):
                self.aim = turned(aim, 1)
                return True
            case Press(Key.ACCEPT, repeat=False):
                return self._accept(aim)
            case Press(Key.BACK) if aim.down:
                self.aim = _lifted(aim)
                return True
            case _:
                return False

    def _pointed(self, aim: Aim, x: float, y: float) -> Aim:
        place = self._place()
        if aim.down:
            return looking(aim, (x - place.x) / place.size - 0.5, (y - place.y) / place.size - 0.5)
        return at(aim, self.table, place.cell(x, y))

    def _accept(self, aim: Aim) -> Change | bool:
        self.aim, action = accepted(aim, self.table)
        if action is not None:
            self.aim = None
            self.live.submit(action)
        return True

    def _answer(self, event: Happening) -> Change:
        part, _, rest = event.name.partition(".")
        match part:
            case "reel":
                self._wind(rest, event)
            case "head":
                return self._head(rest)
            case "log" if isinstance(event, Changed):
                return self._why(int(event.value))
            case "aim" if self.aim is not None:
                if rest == "ok":
                    done = self._accept(self.aim)
                    return None if isinstance(done, bool) else done
                self.aim = turned(self.aim, -1 if rest == "left" else 1)
            case "tie" if self.aim is not None:
                seat = self.aim.seat
                self.aim = None
                self.live.submit(PlayOn(seat) if rest == "on" else ShareWin(seat))
            case "pile" | "tray" | "manoeuvre" | "exchange" | "switch" | "commit":
                change = self.desk.answer(event)
                if part == "exchange" and isinstance(change, Push):
                    self._asked = "exchange"
                return change
            case _:
                pass
        return None

    def _head(self, name: str) -> Change:
        match name:
            case "forecast":
                self._forecast = not self._forecast
            case "danger":
                self._danger = not self._danger
            case "rules":
                return Push(rules_scene(self._kit, "tanchiki", _paragraph(self.table)))
            case "pause":
                return self._pause()
        return None

    def _wind(self, name: str, event: Happening | None = None) -> None:
        """Step through what is shown, stop it, or skip to the next phase."""
        reel = self.live.playback
        match name, event:
            case "back", _:
                self.live.playback = reel.back()
            case "play", _:
                reel.paused = not reel.paused and not reel.idle
            case "step", _:
                reel.step()
            case "skip", _:
                reel.paused = False
                reel.skip(lambda told: isinstance(told.event, PhaseBegan | TurnBegan))
            case "speed", Changed(value=int(place)):
                self._kit.settings.change(speed=ALL_SPEEDS[place])
            case _:
                pass

    def _why_at(self, x: float, y: float) -> Change | bool:
        cell = self._place().cell(x, y)
        if cell is None:
            return False
        number = latest_of(self._story(), self.table, cell)
        return (
            Notice(self._kit.words("tanchiki.why.nothing")) if number is None else self._why(number)
        )

    def _why(self, number: int) -> Change:
        if number < 0:
            return Notice(self._kit.words("tanchiki.why.nothing"))
        return Push(why_scene(self._kit, self._story(), number, self.names))

    def _story(self) -> tuple[Any, ...]:
        match_now = self.live.match
        return match_now.seen(match_now.told(), self.live.eyes)

    def _place(self) -> Any:
        layout = laid_out(self._page.width, self._page.height, self.table.board)
        return board_place(layout, self.table.board, self._page.scale)

    def _active(self) -> tuple[Seat, ...]:
        """Return the seats that are lit: who acts, or whose tank moves."""
        if self.desk.seats:
            return self.desk.seats
        if self.seated:
            return self.live.match.to_act
        mover = self.table.turn.mover
        return (mover,) if mover is not None and self.table.turn.phase is Phase.MOVING else ()

    def _draw_under(self, canvas: Canvas) -> None:
        place = board_place(
            laid_out(canvas.width, canvas.height, self.table.board), self.table.board, canvas.scale
        )
        if self._danger:
            own = self.desk.seats[0] if len(self.desk.seats) == 1 else None
            draw_danger(canvas, place, danger(self.table, own))
        for ghost in self._ghosts.values():
            ghost.draw_ways(canvas, place)
        if self.aim is not None:
            draw_choices(canvas, place, self.aim)

    def _draw_over(self, canvas: Canvas) -> None:
        place = board_place(
            laid_out(canvas.width, canvas.height, self.table.board), self.table.board, canvas.scale
        )
        for ghost in self._ghosts.values():
            ghost.draw_pieces(canvas, place)
        if self._forecast:
            draw_forecast(canvas, place, self.table, self._foreseen()[1:])
        if self.aim is not None:
            draw_aim(canvas, place, self.table, self.aim)
            strength = self.table.turn.strength
            draw_order(canvas, place, self.table, self._foreseen()[strength], self.aim)

    def _foreseen(self) -> tuple[Forecast, ...]:
        return forecast(self.table)

    def _show_newest(self) -> None:
        for widget in self.widgets(self._page):
            if isinstance(widget, Area) and widget.name == "tanchiki.log":
                self._form.show(widget, widget.height)

    def _waits_for_people(self) -> bool:
        return bool(self.desk.seats) or self.aim is not None

    def _pace(self, event: Event) -> int:
        """Return the speed of an event: bots and computers may be watched at another one."""
        settings = self._kit.settings.now
        match event:
            case BotsRoused() | BotChosen() | BotDecided() | BotAppeared():
                return settings.bot_speed
            case ColumnMoved(pieces) | ColumnBlocked(pieces) if not self._of_people(pieces[0]):
                return settings.bot_speed
            case TankTurned(piece) if not self._of_people(piece):
                return settings.bot_speed
            case _:
                return settings.speed

    def _of_people(self, piece: int) -> bool:
        return piece < FIRST_BOT and piece in self.people


def _lifted(aim: Aim) -> Aim:
    return Aim(aim.question, aim.seat, aim.cells, aim.cell, aim.facing)


def _paragraph(table: Table) -> str:
    """Return the paragraph that is in question now."""
    return {
        Phase.PLACING: "T3.5",
        Phase.PLANNING: "T4.1",
        Phase.MOVING: "T5.1",
        Phase.BOTS: "T6.2",
        Phase.VOLLEY: "T7.1",
        Phase.END: "T9.1",
    }[table.turn.phase]
