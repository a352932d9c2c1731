"""One run of a match at the screen: all that is alike at every table, whatever the game.

A table is a sitting, what is drawn, and what is picked. The sitting lets time pass, shows what
was told, asks computer players, keeps the autosave, lets the curtain fall between seats that
choose in secret, answers lost pads and a lost window, pauses, takes back, and ends the match
once. `choosers` are the seats that may choose at this screen now; a table lays out their choices
and submits what is chosen to `live`.

It is longer than most: in which order all this comes is its point, and stands in one place.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from game.ai.mind import Mind
from game.core.rules import NOBODY, Seat
from game.scenes.agreeing import AgreementScene, Refusal
from game.scenes.commands import Command, FocusLost, PadLost
from game.scenes.curtain import curtain_scene
from game.scenes.dialog import sure
from game.scenes.faces import faces_of
from game.scenes.join import lost_pad
from game.scenes.kit import Kit
from game.scenes.pause import pause_scene, rules_line
from game.scenes.seat_names import called
from game.scenes.seats_page import seats_scene
from game.scenes.settings import Curtain
from game.scenes.stack import Change, Notice, Pop, Push, Replace, Restart
from game.session.match import Match
from game.session.record import Player, Seated

from .half_way import challenge_kit
from .live import Live, Motion
from .pause_lines import usual_lines
from .people import people_of
from .recap import recap_scene
from .saving import autosaver, keep_record, remove_autosave
from .seatings import seated_words
from .terms import Terms

LOW_MS = 10_000
"""A clock with less than this is heard."""


class Sitting:
    """`open_for` is the seat that sits at the screen behind its curtain; `asked` names the
    question that lies over the table; `jumped` counts how often the past was changed."""

    def __init__(
        self, kit: Kit, match: Match, motion: Motion, minds: Mapping[str, Mind], terms: Terms
    ) -> None:
        self.kit = kit
        self.terms = terms
        self.people = people_of(match)
        self.names = called(kit.words, match)
        self.choosers: tuple[Seat, ...] = ()
        self.open_for: Seat | None = None
        self.asked = ""
        self.over = not terms.kept
        self.jumped = 0
        self._judged = -1
        self._rest = 0
        self._turn: int | None = None
        self._written: tuple[int, ...] = ()
        home, tasked = challenge_kit(kit) if terms.quest else kit, terms.quest is not None
        self.autosaver = autosaver(home, match.rules.name, over=tasked)
        kept = terms.kept and (terms.quest is None or terms.quest.kept)
        self._keep = self.autosaver if kept else _unkept
        self.live = Live(match, motion, minds, self._keep, self._eyes(), kit.thinker)
        kit.black_box.tell = match.text
        kit.sounds.music("music.table")

    @property
    def match(self) -> Match:
        return self.live.match

    @property
    def table(self) -> Any:
        """The table as it is shown now."""
        return self.live.playback.shown

    @property
    def caught_up(self) -> bool:
        """Whether all is shown, so that people may choose."""
        return self.live.playback.idle and not self.live.playback.paused

    @property
    def moving(self) -> bool:
        thinks = self.caught_up and bool(self.match.to_act) and not self.live.humans
        return self.live.playback.moving or thinks or self._ticks or self.resting

    @property
    def resting(self) -> bool:
        """Whether the end of a turn stands there before the next curtain, for all to see."""
        return self._rest > 0

    def rest_over(self) -> None:
        self._rest = 0

    @property
    def waits_for(self) -> str:
        """The name of the computer player that all wait for, "" for none."""
        thinking = self.live.thinking
        return self.names[thinking] if self.caught_up and thinking is not None else ""

    @property
    def lingers(self) -> bool:
        """Whether somebody here waits long for a computer player."""
        return self.caught_up and bool(self.people) and self.live.lingers

    @property
    def curtained(self) -> bool:
        """Whether people here choose one after the other, hidden from each other."""
        return self._by_turns and self.terms.secret(self.match.table)

    @property
    def private(self) -> bool:
        """Whether something lies open now for one seat only, or a clock stands still."""
        return (self._by_turns and self.open_for is not None) or self._ticks

    @property
    def _by_turns(self) -> bool:
        wanted = self.kit.settings.now.curtain is Curtain.ALWAYS
        return wanted and len(self.people) > 1

    def advance(self, ms: int, still: bool = False) -> Change:
        """Let time pass; what is laid over the table comes before everything else.

        While it stands `still` nothing is shown further and nobody thinks.
        """
        if asked := lost_pad(self.kit, self.names, hide=self.private):
            return asked
        reel = self.live.playback
        if reel.idle and reel.paused:
            reel.paused = False
        # Nobody's time runs while something is still being shown.
        self.match.pause(not reel.idle)
        low = self._low()
        if not still:
            self.live.update(ms)
            self._rest = max(0, self._rest - ms)
        # What others laid in secret takes no time, and must not put an open choice away.
        self.live.playback.advance(0)
        if self._low() and not low:
            self.kit.sounds.play("clock.low")
        self._keep_clock()
        for sound in self.live.playback.sounds():
            self.kit.sounds.play(sound)
        return None

    def turn(self, away: bool = False) -> Change:
        """See who is to choose now, and let them; or say what went wrong, or end.

        While somebody looks `away`, at another moment of the match, its end waits for him.
        """
        if self.autosaver.failed():
            return Notice(self.kit.words("play.not_saved"), lasting=True)
        if self.live.differs():
            return Notice(self.kit.words("play.differs"), lasting=True)
        return self._to_people(away)

    def handle(self, command: Command) -> Change:
        """Answer what comes from outside: the window was left, a pad was pulled out."""
        match command:
            case FocusLost() if self.match.to_act:
                return self.pause()
            case PadLost(seat) if 0 <= seat < len(self.names):
                return lost_pad(self.kit, self.names, seat, self.private)
            case PadLost(_, name):
                return self.pause(self.kit.words("app.pad_lost", name=name))
            case _:
                return None

    def resume(self, answer: object) -> Change:
        """Go on with what was asked; a name that is nobody's is the game's own."""
        # Another language may have been chosen meanwhile.
        self.names = called(self.kit.words, self.match)
        asked, self.asked = self.asked, ""
        leaves = asked in ("pause", "result") and answer in ("title", "again", "further")
        ours = self.terms.kept and self.terms.quest is None
        if leaves and self.match.outcome is not None and ours:
            # Only now: as long as its end is shown, the match is on the disk.
            remove_autosave(self.kit, self.match.rules.name)
        match asked, answer:
            case "curtain", True:
                return self._opened()
            case "curtain", _:
                return self.pause()
            case "take back", ("yes" | "agreed"):
                self.taken_back()
            case "seats", Seated(seat, player):
                return self.reseat(seat, player)
            case _, Refusal(seat):
                return Notice(self.kit.words("agree.refused", name=self.names[seat]))
            case _, FocusLost():
                return self.pause()
            case (("pause" | "result"), str()):
                return self._chosen(answer)
            case _:
                pass
        return None

    def pause(self, reason: str = "") -> Change:
        """Pause; what lies open for one seat only is hidden, and its curtain falls again."""
        words, terms, hide = self.kit.words, self.terms, self.private
        if terms.pause:
            lines = terms.pause(self.match, self.names)
        else:
            lines = usual_lines(words, terms, self.match, self.back_to())
        reason = reason or (words("pause.clock") if self._ticks else "")
        if hide:
            self.open_for, self.choosers = None, ()
        self.asked = "pause"
        if self._ticks:
            # Whoever leaves now goes on with the time that is left.
            self._keep(self.match)
        rules = rules_line(self.kit, terms.options(self.match.table))
        said = " ".join(filter(None, (reason, rules)))
        game = self.match.rules.name
        leave = words(terms.leave) if terms.quest and terms.leave else ""
        return Push(pause_scene(self.kit, game, said, lines, hide, leave), cut=hide)

    def take_back(self, seat: Seat) -> Change:
        """Take the latest own choice back, which nobody has seen, or ask all for the turn."""
        if seat != NOBODY and self.match.free_undo(seat) < self.match.count:
            self.live.undo(seat, self.match.count - 1)
            return None
        return self._ask_back(seat)

    def agree(self, asked: str, title: str, question: str, people: Collection[Seat]) -> Change:
        """Ask these people, each by the own device; what they agree to is `asked`."""
        self.asked, names = asked, {seat: self.names[seat] for seat in people}
        marks = faces_of(self.kit)[self.match.rules.name].seats.marks
        return Push(AgreementScene(self.kit, title, question, names, marks, self.private))

    def taken_back(self) -> None:
        """Play the latest turn anew, because all have agreed."""
        if (start := self.back_to()) is not None:
            self.go_back(start)

    def go_back(self, start: int) -> None:
        """Let only so many actions stand, because all have agreed."""
        self.live.undo_agreed(start)
        self.jumped += 1
        self.open_for, self.over, self.choosers, self._turn = None, False, (), None

    def reseat(self, seat: Seat, player: Player) -> Change:
        """Let a computer sit in, or a person come: it is told to everybody, and in the record."""
        self.live.reseat(seat, player)
        if player.strength is not None:
            self.kit.seating.release(seat)
        self.people, self.names = people_of(self.match), called(self.kit.words, self.match)
        if self.live.eyes != self._eyes():
            self.live.watch_as(self._eyes())
        self.open_for, self.choosers = None, ()
        self.jumped += 1
        told = seated_words(self.kit.words, self.match.header, self.match.entries)
        return Notice(told[-1][1], lasting=True)

    def recorded(self, by_hand: bool = False) -> bool:
        """Put the match among the records; return whether it is there."""
        match, terms = self.match, self.terms
        said = terms.ending(match.table, self.names) if match.outcome is not None else ""
        turns = terms.turns(match.table)
        return keep_record(self.kit, match, said, turns, by_hand) is not None

    def keep_record(self) -> str:
        """Keep the record and return the sentence that says so."""
        return self.kit.words("play.kept" if self.recorded(by_hand=True) else "play.not_kept")

    @property
    def _ticks(self) -> bool:
        """Whether a clock runs that stands still while something lies over the table."""
        return self.match.clock is not None and self.match.outcome is None

    def _eyes(self) -> Seat:
        """Return whose hand the table may show openly: that of a person who sits alone."""
        return next(iter(self.people)) if len(self.people) == 1 else NOBODY

    def _low(self) -> bool:
        clock = self.match.clock
        return clock is not None and any(clock.left[seat] < LOW_MS for seat in self.match.to_act)

    def _keep_clock(self) -> None:
        """Write down what the clocks show, every second: time that has passed is gone."""
        if not self._ticks or self.match.clock is None:
            return
        seconds = tuple(left // 1000 for left in self.match.clock.left)
        if self._written != seconds:
            if self._written:
                self._keep(self.match)
            self._written = seconds

    def _solved(self) -> Change:
        """End a task as soon as what has been shown solves it."""
        quest, current = self.terms.quest, self.live.playback.current
        if quest is None or current is None or current.number == self._judged:
            return None
        self._judged = current.number
        told = tuple(each for each in self.match.events() if each.number < current.number)
        if not quest.solved(self.table, told):
            return None
        self.live.playback.skip()
        return quest.check(self.match)

    def _to_people(self, away: bool) -> Change:
        if not self.caught_up:
            self.choosers = ()
            return self._solved()
        if self.terms.quest and (change := self.terms.quest.check(self.match)):
            return change
        if self.match.outcome is not None:
            self.choosers = ()
            return None if away else self._end()
        people = self.live.humans
        if not self.curtained:
            self.choosers = people
            return None
        self._note_turn()
        if self.open_for not in people:
            self.open_for, self.choosers = None, ()
            return self._curtain(people) if people and not self.resting else None
        self.choosers = (self.open_for,)
        return None

    def _note_turn(self) -> None:
        """After a turn that all have seen nobody's hand stays open, and its end rests a while."""
        before, self._turn = self._turn, self.terms.turns(self.match.table)
        if before is not None and before != self._turn:
            self.open_for, self._rest = None, self.terms.rest_ms

    def _curtain(self, people: tuple[Seat, ...]) -> Change:
        seat = self.terms.first(self.match.table, people)
        self.asked, self.open_for = "curtain", seat
        return Push(curtain_scene(self.kit, seat, self.names[seat]), cut=True)

    def _opened(self) -> Change:
        """A seat is behind its curtain: tell it first what it has missed."""
        seat = self.open_for
        assert seat is not None
        said = self.terms.since(seat, self.live.since(seat), self.names)
        if not said:
            return None
        self.asked = "recap"
        return Push(recap_scene(self.kit, seat, said), cut=True)

    def _end(self) -> Change:
        if self.over or self.terms.quest is not None:
            return None
        self.over, self.asked = True, "result"
        return Push(self.terms.result(self.match, self.names, self.recorded))

    def _chosen(self, name: str) -> Change:
        terms = self.terms
        if name in ("again", "further", "title"):
            self.live.leave()
        match name:
            case "back":
                return self._ask_back()
            case "seats":
                self.asked = "seats"
                return Push(seats_scene(self.kit, self.match, self.private))
            case "keep":
                return Notice(self.keep_record())
            case "again" if terms.quest is not None:
                return Replace(terms.quest.again())
            case "again":
                return Restart(terms.again())
            case "further" if terms.further is not None:
                return Restart(terms.further())
            case "title":
                back = terms.quest is not None and terms.leave
                return Pop() if back else Restart(self.kit.title())
            case _:
                if terms.quest is not None:
                    terms.quest.chosen(name)
                return terms.chosen(self.live, name)

    def back_to(self) -> int | None:
        """Return how many actions stand when the latest turn is taken back."""
        return self.terms.back_to(self.match, self.people) if self.people else None

    def _ask_back(self, asker: Seat = NOBODY) -> Change:
        """Take the latest turn back, if all agree; who asks by the own device has agreed."""
        start, words = self.back_to(), self.kit.words
        if start is None:
            return Notice(words("table.nothing_back"))
        key, people = self.terms.back_key(start), set(self.people)
        title, question = words(key), words(f"{key}.ask")
        if len(people) == 1 and self.terms.alone:
            self.asked = "take back"
            return Push(sure(self.kit, title, question, title, self.private))
        if self.kit.seating.device_of(asker) is not None:
            people.discard(asker)
        if len(self.people) == 1 or not people:
            self.taken_back()
            return None
        return self.agree("take back", title, question, people)


def _unkept(match: Match) -> None:
    """Write nothing: there is nothing to go on with."""
