"""The table of Tank Chess: the match on the screen, for people and computer players."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.mind import Mind
from game.scenes.commands import (
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
    Wants,
    Wheel,
)
from game.scenes.join import lost_pad
from game.scenes.kit import Kit
from game.scenes.play.half_way import apart
from game.scenes.play.keeping import Keeper, shelve
from game.scenes.play.kept import waiting
from game.scenes.play.live import Live, Look
from game.scenes.play.quest import Quest
from game.scenes.stack import Change, Notice
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.place import Place
from game.view.tank_chess.clips import clip_for
from game.view.tank_chess.flow import flowing
from game.view.tank_chess.still import water_frame

from . import acts, controls, guide
from .afterwards import rematch, replay_of
from .calls import draw_call
from .desk import Desk
from .picture import draw, flows
from .pointing import Hand
from .sight import Sight
from .wishes import Wishes

GAME = "tank_chess"
LOW_MS = 10_000


class TableScene:
    """With a quest there is no result: whoever set it sees to the end, and its autosave is apart.

    A match that is not `resumed` moves one that still waits among the records. The `note` is
    shown first: what was made of a text that the match was opened from.
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
        note: str = "",
    ) -> None:
        self._kit = kit
        self._note = note
        own = kit if quest is None else apart(kit)
        self._keeper = Keeper(own, GAME, over=quest is not None)
        self._minds = minds
        live = Live(match, Look(clip_for, self._pace, flowing), minds, self._keeper)
        self.desk = Desk(kit, live, wishes or Wishes(), Place(0, 0, 1, 1, 1))
        self.desk.quest = quest
        self.desk.told_end = match.outcome is not None and not resumed
        self.desk.again = self._again
        self.desk.watch = lambda: replay_of(kit, match)
        self._hand = Hand()
        self._ticked = False
        self.sight = Sight(self.desk)
        kit.sounds.music("music.table")
        kit.black_box.tell = match.text
        if quest is None and not resumed and waiting(kit, GAME):
            shelve(kit, GAME)
        if match.count:
            self._keeper(match)
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
                return self._done(controls.pressed(self.desk, self.sight, command))
            case Release(key):
                controls.released(self.desk, key)
            case FocusLost():
                self._hand, self.desk.held = Hand(), None
                self.desk.show = self.desk.danger = False
                if self.desk.live.match.to_act:
                    return acts.pause(self.desk)
            case PadLost(seat) if 0 <= seat < len(self.desk.names):
                return lost_pad(self._kit, self.desk.names, seat, self.desk.timed)
            case PadLost(_, name):
                return acts.pause(self.desk, self._kit.words("app.pad_lost", name=name))
            case Chosen(name):
                answer = acts.act(self.desk, name)
                self.sight.fit()
                return self._done(answer)
            case Changed("node", int(number)):
                acts.look_at(self.desk, number)
            case _:
                pass
        return None

    def update(self, ms: int) -> Change:
        desk = self.desk
        if asked := lost_pad(self._kit, desk.names, hide=desk.timed):
            return asked
        if self._note:
            note, self._note = self._note, ""
            return Notice(note)
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
        return self._done((controls.held(desk, ms), None)) or self._ending()

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
        return self._done(controls.pointed(self.desk, self.sight, self._hand, command))

    def _done(self, answer: controls.Answer) -> Change:
        """Play the turn that is final, if there is one."""
        turn, change = answer
        if turn is not None:
            self.desk.forget()
            self.desk.arrows = ()
            self._hand = Hand()
            self.desk.live.submit(turn)
            self.sight.follow()
        return change

    def _low(self) -> bool:
        """Whether the time of the side to move runs out."""
        match = self.desk.live.match
        return match.clock is not None and any(match.clock.left[s] < LOW_MS for s in match.to_act)

    def _ending(self) -> Change:
        desk = self.desk
        if fault := self._keeper.fault(desk.live.differs()):
            return Notice(fault)
        if desk.quest is not None:
            return desk.quest.check(desk.live.match) if desk.live.playback.idle else None
        over = desk.live.match.outcome is not None
        if not over or not desk.live.playback.idle or desk.told_end or desk.looks_at is not None:
            return None
        desk.told_end = True
        return acts.result(desk)

    def _again(self) -> TableScene:
        fresh = rematch(self._kit, self.desk.live.match)
        return TableScene(self._kit, fresh, self._minds, self.desk.wishes)

    def _pace(self, event: object) -> int:
        """Return the speed of a move: its player is a human or a computer."""
        match, now = self.desk.live.match, self._kit.settings.now
        human = not match.done or match.player(match.done[-1].action.seat).strength is None
        return now.speed if human else now.bot_speed
