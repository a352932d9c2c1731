"""The table: a sitting, planners, choices on the board, and what is thought of over it.

The scene only hands on: what planning, choosing, stepping and asking why do is in their modules.
Longer than most: in which order a command is offered to them stands in one place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.actions import Exchange
from game.rules.tanchiki.state import Table
from game.scenes.faces.all_faces import surface_of
from game.scenes.frame.commands import (
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
    Said,
    Wants,
)
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Replace, Restart, Scene
from game.scenes.hand.seat_panels import draw_panels
from game.scenes.match.live_match import Live
from game.scenes.match.quest import Quest
from game.scenes.pages.widget_scene import Page
from game.scenes.pause import pausing
from game.scenes.play.log import AREA
from game.scenes.play.quest_on_page import draw_aims, draw_marks
from game.scenes.play.victory_headline import draw_headline
from game.scenes.seats.commanders import winners_face
from game.scenes.table import asking_why
from game.scenes.table.board_cursor import WAYS, draw_cursor
from game.scenes.tanchiki.planning.own_controls import beside_hand, of_seat
from game.scenes.tanchiki.sides.cached_parts import (
    bar_widgets,
    draw_aside,
    hidden_by,
    seat_widgets,
    side_framed,
    side_widgets,
    table_widgets,
    wished_widgets,
)
from game.scenes.tanchiki.sides.head import draw_head
from game.scenes.tanchiki.sides.left_column import free_below, hint_box, notice_box, seat_boxes
from game.scenes.tanchiki.sides.right_side import at_stake
from game.scenes.tanchiki.sides.seat_panels import plates
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.tip_places import draw_tip
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.laid_table import lay_table
from game.view.tanchiki.board import draw_above, draw_below, fitted, water_on
from game.view.tanchiki.flying_points import draw_flights
from game.view.tanchiki.ground import GLINT_MS
from game.view.tanchiki.painted_board import RIM
from game.view.tanchiki.pieces import draw_bot_numbers

from . import table_keys, whose_turn
from .cell_card import draw_card
from .desk import desk_of
from .sitting import sitting_of


class TableScene:
    """`again` makes the same table anew, `further` one on another board, for the end's buttons;
    with a quest whoever set it sees to the end."""

    see_through = False
    wants = Wants.KEYS

    def __init__(
        self,
        kit: Kit,
        match: Match,
        again: Callable[[], Scene],
        further: Callable[[], Scene] | None = None,
        quest: Quest | None = None,
    ) -> None:
        self.desk = desk_of(sitting_of(kit, match, again, further, quest))
        self._beats = False
        self._water = water_on(self.table.board)
        self._late = False

    @property
    def live(self) -> Live:
        return self.desk.live

    @property
    def table(self) -> Table:
        """The table as it is shown now."""
        return self.desk.table

    @property
    def moving(self) -> bool:
        desk = self.desk
        busy = desk.sitting.moving or desk.planners.moving or desk.form.due or desk.talk.due
        return busy or desk.hover.due or desk.overlay.moving or self._beats

    @property
    def held(self) -> str:
        return self.desk.sitting.held

    def let_go(self) -> None:
        self.desk.sitting.live.leave()

    @property
    def notice_room(self) -> Box | None:
        """Where short sentences stand: below the seats."""
        return notice_box(self.desk)

    def make_room(self, notices: tuple[str, ...]) -> None:
        self.desk.notices = notices

    def handle(self, command: Command) -> Change:
        if isinstance(command, Press | Pressed) and self.desk.sitting.last_look.away():
            return None
        if isinstance(command, Release):
            self.desk.planners.let_down(command)
        return self._hidden(self._handled(command))

    def _hidden(self, change: Change) -> Change:
        """Lay hands down before anything lies over the table: nothing of them shines through."""
        desk = self.desk
        if isinstance(change, Push | Pop | Replace | Restart) and desk.planners.held_up:
            desk.planners.drop()
            change = replace(change, cut=True)
        desk.sitting.held_up = desk.planners.held_up
        if desk.planners.face_down:
            desk.haunt()
        return change

    def _handled(self, command: Command) -> Change:
        desk = self.desk
        match command:
            case Resized(width, height, scale):
                desk.page = Page(width, height, scale, desk.kit.type)
                return None
            case FocusLost() | PadLost():
                desk.planners.drop()
                desk.sitting.held_up = desk.planners.held_up
                change = pausing.from_outside(desk.sitting, command)
                if change is None and desk.live.playback.moving:
                    # The turn that ends a match is long: nobody may miss it.
                    change = pausing.pause(desk.sitting)
                self._follow()
                return change
            case Chosen() | Changed() | Said():
                return table_keys.answer(desk, command)
            case _:
                return self._input(command)

    def update(self, ms: int) -> Change:
        return self._hidden(self._updated(ms))

    def _updated(self, ms: int) -> Change:
        desk, sitting = self.desk, self.desk.sitting
        before, desk.clock = desk.clock, desk.clock + ms
        calm = desk.kit.settings.now.less_motion
        self._beats = self._water and not calm and desk.clock // GLINT_MS != before // GLINT_MS
        desk.form.update(ms)
        desk.hover.update(ms)
        shown = desk.live.playback.place
        if laid_over := sitting.advance(ms, still=desk.cursor is not None or desk.guide.holds):
            return laid_over
        reel = desk.live.playback
        # A frame that begins a clip has the most to draw: what it says follows in the next one.
        self._late = not self._late and reel.moving and reel.place != shown
        if desk.log.follow(desk.live.playback):
            self.show_newest()
        refused = desk.planners.update(ms)
        if refused is not None:
            return refused
        desk.talk.follow(reel, ms, bool(sitting.choosers) and not sitting.asked)
        desk.overlay.update(ms, calm)
        desk.guide.update(desk.moment(), ms)
        change = sitting.turn()
        if whose_turn.let_choose(desk):
            self.show_newest()
        desk.closed = 0 if desk.planners.seats else desk.closed + ms
        return change

    def draw(self, canvas: Canvas) -> None:
        desk = self.desk
        settings = desk.kit.settings.now
        calm, marks = settings.less_motion, settings.coordinates
        layout = desk.layout
        table, place = self.table, fitted(self.table, layout.board, canvas.scale)
        surface = surface_of(desk.kit, desk.live.match.rules.name)
        boards, side = (place.box.inset(-RIM),), cache(partial(side_widgets, desk))
        hidden = hidden_by(desk, canvas, side)
        lay_table(canvas, surface, boards, free_below(desk), (layout.head,), hidden)
        reel, aim = desk.sitting.reel, desk.aimer.aim
        reel.dusk = bool(at_stake(desk))
        draw_below(canvas, place, reel, desk.clock, calm, marks)
        desk.overlay.draw_under(canvas, place, table, aim)
        draw_above(canvas, place, reel, desk.clock, calm, marks)
        desk.overlay.draw_over(canvas, place, table, aim)
        draw_marks(canvas, place, desk.sitting.terms.quest)
        if not reel.moving:
            draw_aims(canvas, place, desk.sitting.terms.quest, table)
        draw_headline(canvas, place, boards[0], desk.sitting, "seat.{}.light".format, winners_face)
        if marks and (desk.overlay.forecast or aim is not None):
            # Once more, since what is thought of may stand on its own piece.
            draw_bot_numbers(canvas, place, table, reel.poses())
        if desk.cursor is not None:
            draw_cursor(canvas, place, desk.cursor)
        draw_head(canvas, desk.kit, layout.head, table, self._late)
        active, thinking = frozenset(desk.active()), desk.live.thinking
        players = desk.live.match.players
        framed = frozenset() if side_framed(desk) else frozenset(desk.awaited())
        shown = plates(table, desk.names, active, thinking, players, desk.talk, framed)
        panels = seat_boxes(desk)
        draw_panels(canvas, panels, shown)
        if not calm:
            draw_flights(canvas, place, reel.effects(), panels)
        draw_aside(canvas, desk, side, self._late)
        desk.planners.draw_drag(canvas)
        if desk.task is not None:
            desk.task.draw(canvas, desk.live.match)
        if layout.card is not None:
            draw_card(canvas, layout.card, desk)
        elif tip := desk.tip:
            assert desk.looked_at is not None
            clear, told = (layout.seats, layout.side, layout.bar), (layout.head,)
            draw_tip(canvas, place.square(desk.looked_at), tip, clear, told=told)

    def resume(self, answer: object) -> Change:
        desk, sitting = self.desk, self.desk.sitting
        if exchange := desk.planners.behind_curtain(answer):
            return exchange
        if answer == "hints" and sitting.asked == "pause":
            desk.guide.again()
        change = pausing.resumed(sitting, answer)
        if isinstance(answer, Exchange):
            desk.live.submit(answer)
        if desk.task is not None:
            desk.task.say_anew()
        self._follow()
        return change

    def widgets(self) -> Widgets:
        """Return everything one can point at but the board."""
        return table_widgets(self.desk)

    def show_newest(self) -> None:
        """Scroll the log to its end."""
        self.desk.form.unroll(AREA)

    def _follow(self) -> None:
        """Put away what the sitting has closed, and tell the log anew where the past changed."""
        desk, sitting = self.desk, self.desk.sitting
        if not sitting.choosers:
            desk.lose_sight()
        desk.log.catch_up(sitting)

    def _input(self, command: Command) -> Change:
        desk = self.desk
        if isinstance(command, Moved):
            desk.point_at(command.x, command.y)
        elif isinstance(command, Press | Pressed):
            desk.overlay.traced = ()
        seat = getattr(command, "seat", NOBODY)
        widgets = of_seat(self.widgets(), seat, desk.planners.face_down)
        focused = desk.form.focused(seat)
        if desk.cursor is None and desk.aimer.aim is None and desk.form.wakes(command, widgets):
            return None
        if desk.cursor is None and desk.guide.goes_on(command, widgets, focused):
            return None
        if seat in desk.planners.seats and not desk.form.focused(seat):
            desk.form.focus(desk.planners.first(seat), seat)
            # The ring for a device of nobody would be one too many.
            desk.form.focus("", NOBODY)
        meant = self._meant(command, widgets, seat)
        if meant is None or meant is True:
            if isinstance(command, Press) and command.key is Key.BACK:
                desk.sitting.uncovered()
            return None
        if meant is not False:
            return meant
        far, wished = (*bar_widgets(desk), *seat_widgets(desk)), wished_widgets(desk)
        near = beside_hand(command, widgets, desk.form.focused(seat), far, wished)
        happened = desk.form.handle(command, near)
        return table_keys.answer(desk, happened) if happened is not None else None

    def _meant(self, command: Command, widgets: Widgets, seat: Seat) -> Change | bool:
        """Take what is not a matter of widgets: asking, planning, the board, and keys."""
        desk = self.desk
        if isinstance(command, Pressed):
            desk.cursor = None
        if desk.cursor is not None and isinstance(command, Press) and seat == desk.cursor.seat:
            held = command.repeat and command.key not in WAYS
            return (not held and asking_why.look(desk, desk.cursor, command.key)) or True
        if desk.planners.seats and not desk.reading:
            found = desk.planners.meant(command, widgets, desk.form.focused(seat))
            if found is not False:
                return found
        if isinstance(command, Pressed) and self._on_hint(command):
            return False
        found = desk.aimer.meant(command, desk.place)
        if found is not False:
            return found
        match command:
            case Press(key, repeat=False):
                return table_keys.press(desk, key, seat)
            case Pressed(x, y, 3) if desk.place.on(cell := desk.place.cell(x, y)):
                return asking_why.why_at(desk, cell)
            case _:
                return False

    def _on_hint(self, command: Pressed) -> bool:
        """Whether a hint lies over what was pressed."""
        box = hint_box(self.desk)
        return box is not None and box.holds(command.x, command.y)
