"""The table of Tank Chess: a sitting, the board as it is drawn, and the plan of a turn."""

from __future__ import annotations

from game.scenes.faces.all_faces import surface_of
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Command,
    FocusLost,
    Moved,
    PadLost,
    Press,
    Pressed,
    Release,
    Released,
    Resized,
    Said,
    Wants,
    Wheel,
)
from game.scenes.frame.stack import Change, Notice
from game.scenes.pause import pausing
from game.scenes.play.quest_on_page import Wish, draw_marks
from game.scenes.play.victory_headline import draw_headline
from game.scenes.seats.commanders import winners_face
from game.scenes.tank_chess.analysis import best_on_board, line_steps
from game.scenes.tank_chess.analysis.study_card import draw_chances, note_accuracy
from game.scenes.tank_chess.analysis.would_be_picture import draw_would_be
from game.scenes.tank_chess.panel.page_places import Sight
from game.scenes.tank_chess.panel.panel import notice_box, seats_of
from game.scenes.tank_chess.panel.player_plates import alarm, sound_alarm
from game.scenes.tank_chess.turn.board_picture import draw, draw_call, flows
from game.scenes.tank_chess.turn.plan_by_mouse import Hold
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.laid_table import lay_table
from game.view.tank_chess.board import RIM, draw_shown, outline
from game.view.tank_chess.still_board import water_frame

from . import table_buttons, table_keys
from .desk import Desk
from .panel import first_match_hints, losses_flying


class TableScene:
    """The `note` is shown first: what was made of a text that the match was opened from."""

    see_through = False
    wants = Wants.KEYS

    def __init__(self, desk: Desk, note: str = "") -> None:
        self.desk = desk
        self.sight = Sight(desk)
        self._note = note
        self._hand = Hold()
        self._ticked = self._tries = False
        self._hint = ""
        self._past = (0, desk.sitting.match.table.turns)
        self.sight.fit()
        first_match_hints.begin(desk)

    @property
    def held(self) -> str:
        return self.desk.sitting.held

    def let_go(self) -> None:
        self.desk.sitting.live.leave()

    @property
    def notice_room(self) -> Box:
        """Where short sentences take nothing away but a part of the list of moves."""
        return notice_box(self.desk, self.sight.layout)

    def make_room(self, notices: tuple[str, ...]) -> None:
        self.desk.notices = notices

    @property
    def moving(self) -> bool:
        desk, live = self.desk, self.desk.live
        return (
            live.playback.moving
            or not live.settled
            or self._ticked
            or (desk.quest is not None and desk.quest.moving)
            or desk.losses.due
            or desk.held is not None
            or desk.study.busy
            or desk.hint.busy
            or self.sight.form.due
        )

    def handle(self, command: Command) -> Change:
        if isinstance(command, Press | Pressed) and self.desk.sitting.last_look.away():
            return None
        change = self._answer(command)
        self._follow()
        return change

    def _answer(self, command: Command) -> Change:
        desk, sitting = self.desk, self.desk.sitting
        match command:
            case Resized():
                self.sight.page = command
                self.sight.fit()
                self.sight.follow()
            case Moved() | Pressed() | Released() | Wheel():
                return self._point(command)
            case Press():
                return table_keys.pressed(desk, self.sight, command)
            case Release(key):
                table_keys.released(desk, key)
            case FocusLost():
                self._hand, desk.held = Hold(), None
                desk.show = desk.danger = False
                return pausing.from_outside(sitting, command)
            case PadLost():
                return pausing.from_outside(sitting, command)
            case Chosen(name):
                change = table_buttons.act(desk, name)
                self.sight.fit()
                return change
            case Said(Wish(name)) if desk.quest is not None:
                desk.quest.chosen(name)
            case Changed("node", int(number)):
                table_buttons.look_at(desk, number)
            case Changed("line", int(rank)):
                desk.ahead = desk.glimpsed = None
                best_on_board.lay(desk, rank)
            case Changed("ply", int(value)):
                line_steps.chosen(desk, value)
            case _:
                pass
        return None

    def update(self, ms: int) -> Change:
        desk, sitting = self.desk, self.desk.sitting
        if desk.tried and not self._tries:
            self._note = desk.kit.words("chess.study.aside")
        self._tries = bool(desk.tried)
        if self._note:
            note, self._note = self._note, ""
            return Notice(note)
        clocks, alarmed = self.sight.clocks(), alarm(desk)
        if asked := sitting.advance(ms):
            return asked
        if desk.looks_at is not None:
            sitting.last_look.away()
        desk.ms += ms
        losses_flying.losses_pass(desk, ms)
        desk.talk.follow(desk.live.playback, ms, desk.mover is not None and not sitting.asked)
        self.sight.form.update(ms)
        flowed = water_frame(desk.ms) != water_frame(desk.ms - ms) and flows(desk)
        self._ticked = self.sight.clocks() != clocks or flowed or desk.talk.due
        sound_alarm(desk, alarmed)
        self._follow()
        if desk.live.playback.idle and desk.mates.work(desk.tree):
            self._ticked = True
        if desk.hint.work(sitting.match):
            self._ticked = True
        if desk.study.on and not desk.studied:
            desk.study.end()
        if desk.tried and not desk.studied:
            desk.drop_tried()
        if desk.study.on and desk.study.work(desk.kit.thinker, desk.tree, desk.node.number):
            self._ticked = True
            note_accuracy(desk)
        if desk.live.settled:
            self.sight.fit()
        first_match_hints.stand(desk, ms)
        if first_match_hints.hint(desk) != self._hint:
            # It takes room from the list.
            self._hint = first_match_hints.hint(desk)
            self.sight.follow()
        table_keys.held(desk, ms)
        return sitting.turn(away=desk.looks_at is not None)

    def draw(self, canvas: Canvas) -> None:
        kit, place, sitting = self.desk.kit, self.desk.place, self.desk.sitting
        now = kit.settings.now
        board = outline(place, now.coordinates)
        surface = surface_of(kit, sitting.match.rules.name)
        lay_table(canvas, surface, (board,), hidden=(self.sight.drawn(canvas),))
        if sitting.last_look.seen is None:
            draw(canvas, self.desk)
        else:
            ms = self.desk.ms
            draw_shown(canvas, place, sitting.reel, ms, now.coordinates, now.less_motion)
        draw_marks(canvas, self.desk.place, self.desk.quest)
        self.sight.draw(canvas)
        draw_call(canvas, self.desk)
        draw_would_be(canvas, self.desk)
        plates = (self.sight.layout.above, self.sight.layout.below)
        losses_flying.draw_losses(
            canvas, dict(zip(seats_of(self.desk), plates, strict=True)), self.desk
        )
        if self.desk.study.on:
            draw_chances(canvas, self.sight.chances, self.desk)
        inks = "side.{}.light".format
        draw_headline(canvas, place, place.box.inset(-RIM), sitting, inks, winners_face)

    def resume(self, answer: object) -> Change:
        """Let the sitting go on with what was asked; what is nobody's else is the table's own."""
        asked = self.desk.sitting.asked
        if answer in ("title", "again"):
            self.desk.study.stop()
            self.desk.hint.drop()
        change = pausing.resumed(self.desk.sitting, answer)
        self._follow()
        return change or table_buttons.answered(self.desk, asked, answer)

    def _follow(self) -> None:
        """Plan anew where the match has gone on, not where somebody spoke; look at its end where
        its past was changed."""
        desk, (jumped, turns) = self.desk, self._past
        self._past = desk.sitting.jumped, desk.sitting.match.table.turns
        if self._past[0] != jumped:
            desk.to_end()
        elif self._past[1] != turns:
            desk.forget()
            self.sight.follow()

    def _steps(self, command: Wheel) -> bool:
        """Let the wheel step along a line of the teacher's, over the board or over the lines."""
        layout = self.sight.layout
        over = any(box.holds(command.x, command.y) for box in (layout.board, layout.card))
        return over and line_steps.turned(self.desk, command.by)

    def _point(self, command: Moved | Pressed | Released | Wheel) -> Change:
        happened = self.sight.form.handle(command, self.sight.widgets())
        if isinstance(command, Moved):
            line_steps.pointed(self.desk, self.sight.form.pointed)
        if happened is not None:
            self.desk.kit.sounds.play("menu.choose")
            return self.handle(happened)
        if isinstance(command, Wheel) and self._steps(command):
            return None
        table_keys.pointed(self.desk, self.sight, self._hand, command)
        return None
