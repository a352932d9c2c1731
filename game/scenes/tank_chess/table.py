"""The table of Tank Chess: the match on the screen, for people and computer players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.ai.mind import Mind
from game.core.rules import NOBODY, Seat
from game.rules.tank_chess.actions import CallFlag, Turn
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
    Released,
    Resized,
    Wants,
    Wheel,
)
from game.scenes.join import join_scene
from game.scenes.kit import Kit
from game.scenes.play.keeping import Keeper, forget, shelve
from game.scenes.play.kept import waiting
from game.scenes.play.live import Live, Look
from game.scenes.play.quest import Quest
from game.scenes.play.replay import replay_scene
from game.scenes.rules_book import rules_scene
from game.scenes.stack import Change, Notice, Push, Scene
from game.session.match import Match
from game.session.replay import watch
from game.view.canvas import Canvas
from game.view.tank_chess.clips import clip_for
from game.view.tank_chess.flow import flowing
from game.view.tank_chess.place import Place
from game.view.tank_chess.still import water_frame

from . import acts, guide, keys
from .calls import draw_call
from .desk import HOLD_MS, Desk
from .face import chess_face
from .picture import draw, flows
from .planning import action_of
from .pointing import Hand, point
from .sight import Sight
from .wishes import Wishes

GAME = "tank_chess"
LOW_MS = 10_000


class TableScene:
    """With a quest there is neither autosave nor result: whoever set it sees to the end.

    A match that is not `resumed` moves one that still waits among the records.
    """

    see_through = False
    wants = Wants.KEYS

    def __init__(
        self,
        kit: Kit,
        match: Match,
        minds: Mapping[str, Mind],
        wishes: Wishes | None = None,
        quest: Quest | None = None,
        resumed: bool = False,
    ) -> None:
        self._kit = kit
        self._keeper = Keeper(kit, GAME) if quest is None else None
        self._minds = minds
        keep = self._keeper or (lambda text: None)
        live = Live(match, Look(clip_for, self._pace, flowing), minds, keep)
        self.desk = Desk(kit, live, wishes or Wishes(), Place(0, 0, 1, 1, 1))
        self.desk.quest = quest
        self.desk.told_end = match.outcome is not None
        self.desk.again = self._again
        self.desk.watch = self._watch
        self._hand = Hand()
        self._ticked = False
        self.sight = Sight(self.desk)
        kit.sounds.music("music.table")
        kit.black_box.tell = match.text
        if quest is None and not resumed and waiting(kit, GAME):
            shelve(kit, GAME)
        if match.count:
            keep(match.text())
        self.sight.fit()

    @property
    def moving(self) -> bool:
        live = self.desk.live
        return (
            live.playback.moving
            or not live.settled
            or self._ticked
            or self.desk.held is not None
            or self.sight.form.due
        )

    def handle(self, command: Command) -> Change:
        match command:
            case Resized():
                self.sight.page = command
                self.sight.fit()
                self.sight.follow()
            case Moved() | Pressed() | Released() | Wheel():
                return self._point(command)
            case Press():
                return self._press(command)
            case Release(key):
                self._release(key)
            case FocusLost():
                self._hand, self.desk.held = Hand(), None
                self.desk.show = self.desk.danger = False
                if self.desk.live.match.clock is not None and self.desk.mover is not None:
                    return acts.pause(self.desk)
            case PadLost(seat) if 0 <= seat < len(self.desk.names):
                return Push(join_scene(self._kit, seat, self.desk.names[seat], lost=True))
            case PadLost(_, name):
                return acts.pause(self.desk, self._kit.words("app.pad_lost", name=name))
            case Chosen(name):
                return self._act(name)
            case Changed("node", int(number)):
                acts.look_at(self.desk, number)
            case _:
                pass
        return None

    def update(self, ms: int) -> Change:
        desk = self.desk
        desk.ms += ms
        self.sight.form.update(ms)
        before = self.sight.clocks()
        flowed = water_frame(desk.ms) != water_frame(desk.ms - ms) and flows(desk)
        # Nobody's time runs while a move is still being shown.
        desk.live.match.pause(not desk.live.playback.idle)
        count = desk.live.match.count
        low = self._low()
        desk.live.update(ms)
        if self._low() and not low:
            self._kit.sounds.play("clock.low")
        self._ticked = self.sight.clocks() != before or flowed
        if desk.live.match.count != count:
            desk.forget()
            guide.pass_on(desk)
            self.sight.follow()
        if desk.live.playback.idle and desk.mates.work(desk.tree):
            self.sight.write_anew()
            self._ticked = True
        for sound in desk.live.playback.sounds():
            self._kit.sounds.play(sound)
        if desk.live.settled:
            self.sight.fit()
        return self._held(ms) or self._ending()

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("page")
        draw(canvas, self.desk)
        self.sight.draw(canvas)
        draw_call(canvas, self.desk)

    def resume(self, answer: object) -> Change:
        return acts.answered(self.desk, answer)

    def _point(self, command: Moved | Pressed | Released | Wheel) -> Change:
        happened = self.sight.form.handle(command, self.sight.widgets())
        if happened is not None:
            self._kit.sounds.play("menu.choose")
            return self.handle(happened)
        on_board = self.sight.layout.board.holds(command.x, command.y)
        if (on_board or self._hand.grip is not None) and self._may(command.seat):
            return self._played(point(self.desk, self._hand, command))
        self.desk.hover = None
        return None

    def _press(self, command: Press) -> Change:
        desk, key = self.desk, command.key
        if key is Key.ACCEPT and not desk.live.playback.idle and not command.repeat:
            desk.live.playback.skip()
            return None
        if self._may(command.seat):
            done, turn = keys.press(desk, command)
            if done:
                return self._played(turn)
        match key:
            case Key.SHOW:
                desk.show = True
            case Key.FORECAST:
                desk.danger = True
            case Key.STEP_BACK | Key.STEP | Key.FIRST | Key.LAST:
                acts.step(desk, key)
                self.sight.follow()
            case Key.FASTER | Key.SLOWER:
                return acts.speed(desk, key)
            case Key.MENU | Key.BACK if not command.repeat:
                return self._act("to_end" if desk.looks_at is not None else "menu")
            case Key.UNDO if not command.repeat:
                return self._act("take_back")
            case Key.ACCEPT if desk.looks_at is not None:
                return self._act("go_on")
            case Key.WHY if not command.repeat:
                return self._act("why")
            case Key.HELP if not command.repeat:
                return Push(rules_scene(self._kit, GAME))
            case _:
                pass
        return None

    def _release(self, key: Key) -> None:
        if key is Key.SHOW:
            self.desk.show = False
        elif key is Key.FORECAST:
            self.desk.danger = False
        elif key is Key.ACCEPT:
            self.desk.held = None

    def _played(self, turn: Turn | None) -> Change:
        if turn is not None:
            self.desk.forget()
            self.desk.arrows = ()
            self._hand = Hand()
            self.desk.live.submit(turn)
            self.sight.follow()
        return None

    def _may(self, seat: Seat) -> bool:
        """Whether a device may plan now: nobody plays on another seat's own one."""
        return seat in (NOBODY, self.desk.mover)

    def _low(self) -> bool:
        """Whether the time of the side to move runs out."""
        match = self.desk.live.match
        return match.clock is not None and any(match.clock.left[s] < LOW_MS for s in match.to_act)

    def _act(self, name: str) -> Change:
        turn, change = acts.act(self.desk, name)
        self.sight.fit()
        return self._played(turn) if turn is not None else change

    def _held(self, ms: int) -> Change:
        """Let a press that is held make the move final."""
        desk = self.desk
        if desk.held is None or desk.mover is None:
            return None
        desk.held += ms
        if desk.held < HOLD_MS:
            return None
        return self._played(action_of(desk.plan, desk.mover))

    def _ending(self) -> Change:
        desk = self.desk
        if self._keeper is not None and (fault := self._keeper.fault()):
            return Notice(fault)
        if desk.quest is not None:
            return desk.quest.check(desk.live.match) if desk.live.playback.idle else None
        over = desk.live.match.outcome is not None
        if not over or not desk.live.playback.idle or desk.told_end or desk.looks_at is not None:
            return None
        desk.told_end = True
        forget(self._kit, GAME)
        return acts.result(desk)

    def rematch(self) -> Match:
        """Return another match, sides changed."""
        header = self.desk.live.match.header
        fresh = replace(header, seed=self._kit.seed(), players=tuple(reversed(header.players)))
        return Match(self.desk.live.match.rules, fresh, CallFlag)

    def _again(self) -> TableScene:
        return TableScene(self._kit, self.rematch(), self._minds, self.desk.wishes)

    def _watch(self) -> Scene:
        """Return the match as a replay."""
        match = self.desk.live.match
        record = match.record()
        return replay_scene(
            self._kit, match.rules, record, watch(record, match.rules), chess_face(self._kit)
        )

    def _pace(self, event: object) -> int:
        """Return the speed of a move: its player is a human or a computer."""
        match, now = self.desk.live.match, self._kit.settings.now
        human = not match.done or match.player(match.done[-1].action.seat).strength is None
        return now.speed if human else now.bot_speed
