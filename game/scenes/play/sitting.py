"""One run of a match at the screen: all that is alike at every table, whatever the game.

A table is a sitting, what is drawn, and what is picked. The sitting lets time pass, shows what
was told, asks computer players, keeps the autosave, lets the curtain fall between seats that
choose in secret, unless they share every secret, and ends the match once; `pausing.py` and
`taking_back.py` ask and answer what lies over it. `choosers` are the seats that may choose at this
screen now; a table lays out their choices and submits what is chosen to `live`.

Longer than most: in which order all this comes is its point, and stands in one place.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from pathlib import Path
from typing import Any

from game.ai.mind import Mind
from game.core.rules import NOBODY, Seat
from game.scenes.faces.all_faces import faces_of, mark_of
from game.scenes.faces.evening_count import count
from game.scenes.faces.seat_names import called
from game.scenes.faces.who_came_and_left import seated_words
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Change, Notice, Push
from game.scenes.match.clock_ticks import Seconds, any_low, ticks
from game.scenes.match.live_match import Live, Motion
from game.scenes.match.people_at_seats import people_of
from game.scenes.match.tune_heat import Pulse
from game.scenes.pages.seat_device_page import lost_pad
from game.scenes.people.profiles import sit_down
from game.scenes.people.who_is_here import come_late, plays_with
from game.scenes.people.who_played import Named, answered, asked_alone, nameless
from game.scenes.people.who_played_page import who_played_scene
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.record_files import call_people
from game.scenes.saves.saving import autosaver, keep_record
from game.session.match.match import Match
from game.session.match.record import Player
from game.view.show.playback import Reel

from .close_up import LastLook, close_up
from .curtain import Behind, curtain_scene
from .partners import in_turn, share, together
from .recap_page import recap_scene
from .sitting_needs import Terms
from .so_far_page import so_far_scene

CALM_MS = 400
"""So long after something lay over the table, or was taken back, the key that leads back says
nothing more: pressed again and again it opens no pause that nobody asked for."""


class Sitting:
    """`open_for` is the seat that sits at the screen behind its curtain, its partners with it;
    `asked` names the question that lies over the table; `jumped` counts how often the past was
    changed; `held_up` is whether somebody looks at a hand that is to lie face down again."""

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
        self.held_up = False
        self.over = not terms.kept
        self.jumped = 0
        self._judged = -1
        self._named = False
        self._recalls = True
        self.last_look = LastLook()
        self._unnamed: Path | None = None
        self._rest = 0
        self._uncovered = CALM_MS
        self._turn: Hashable = None
        self._seconds = Seconds()
        self._said = sit_down(kit, match)
        self._pads = kit.pads()
        face = faces_of(kit)[match.rules.name]
        self._pulse = Pulse(face.heat)
        home, tasked = challenge_kit(kit) if terms.quest else kit, terms.quest is not None
        self.autosaver = autosaver(home, match.rules.name, over=tasked)
        kept = terms.kept and (terms.quest is None or terms.quest.kept)
        self._keep = self.autosaver if kept else _unkept
        self.live = Live(match, motion, minds, self._keep, self._eyes(match), kit.thinker)
        kit.black_box.tell = match.text
        kit.sounds.music(face.tune)
        if kept:
            kit.phones.serve(self)

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
        closer = self.last_look.seen is not None
        still = not (self.ticks or self._told_time or self.resting or closer)
        return self.live.playback.moving or thinks or not still

    @property
    def held(self) -> str:
        """The key of the sentence that says that the match is not left for a file, "" for one that
        nobody goes on with."""
        return "" if self._keep is _unkept else "door.file.match"

    @property
    def resting(self) -> bool:
        """Whether the end of a turn stands there before the next curtain, for all to see."""
        return self._rest > 0

    @property
    def calm(self) -> bool:
        """Whether nothing has lain over the table just now: a key that led back here is let go."""
        return self._uncovered >= CALM_MS

    def share(self, seats: Collection[Seat]) -> bool:
        """Whether these seats share every secret, so that none of them looks away."""
        return share(self.terms, self.match.table, seats)

    def shut_hands(self) -> None:
        """Put away what lies open for one seat only: its curtain falls again."""
        self.open_for, self.choosers = None, ()

    def passing_below(self, ms: int) -> bool:
        """Let a clock run on below what stands beside the board; return whether it has ended the
        match."""
        before = self.match.outcome
        if self.ticks:
            self.live.update(ms, self._timed)
        return self.match.outcome is not before

    def uncovered(self) -> None:
        """What lay over the table is gone, or the key that leads back has led a step back."""
        self._uncovered = 0

    @property
    def comes_next(self) -> Seat | None:
        """Whose curtain falls as soon as the end of a turn has rested, None while none rests."""
        people = self.live.humans
        if not self.resting or not self.caught_up or not people:
            return None
        return self.terms.first(self.match.table, people)

    def rest_over(self) -> None:
        self._rest = 0

    @property
    def waits_for(self) -> str:
        """The name of the computer player that all wait for, "" for none."""
        thinking = self.live.thinking
        return self.names[thinking] if self.caught_up and thinking is not None else ""

    @property
    def choosers_afar(self) -> tuple[Seat, ...]:
        """The seats that choose on their phones while nobody chooses here."""
        if not self.caught_up or self.choosers:
            return ()
        afar = self.kit.seating.afar
        return tuple(seat for seat in self.live.humans if seat in afar)

    @property
    def waits_afar(self) -> str:
        """Their names, "" for none."""
        return ", ".join(self.names[seat] for seat in self.choosers_afar)

    @property
    def all_afar(self) -> bool:
        """Whether all people play on phones."""
        return bool(self.people) and self.people <= self.kit.seating.afar

    @property
    def lingers(self) -> bool:
        """Whether somebody here waits long for a computer player."""
        return self.caught_up and bool(self.people) and self.live.lingers

    @property
    def ended(self) -> bool:
        """Whether all of a match has been seen that has a result, to be asked for at the table."""
        over = self.match.outcome is not None and self.terms.quest is None
        return over and self.terms.kept and self.caught_up

    @property
    def ticks(self) -> bool:
        return ticks(self.match)

    @property
    def curtained(self) -> bool:
        """Whether people here choose one after the other, hidden from each other."""
        return self._by_turns and self.terms.secret(self.match.table)

    @property
    def private(self) -> bool:
        """Whether something lies open now for one seat only, or a clock stands still."""
        stands = self.ticks or self._told_time
        return (self._by_turns and self.open_for is not None) or stands or self.held_up

    @property
    def _told_time(self) -> bool:
        """Whether the title of a task tells how time goes by."""
        return self.terms.quest is not None and self.terms.quest.moving

    @property
    def _by_turns(self) -> bool:
        wanted = self.kit.settings.now.curtain is not Curtain.OPEN and not self.face_down
        return wanted and not self.share(self.people)

    @property
    def face_down(self) -> bool:
        """Whether hands lie face down on the open table: everybody here has a device of the own."""
        kinds = self.terms.face_down
        wanted = self.kit.settings.now.curtain is Curtain.FACE_DOWN
        if not kinds or not wanted or self.share(self.people):
            return False
        devices = map(self.kit.seating.device_of, self.people - self.kit.seating.afar)
        return all(device is not None and device.kind in kinds for device in devices)

    def advance(self, ms: int, still: bool = False) -> Change:
        """Let time pass; what is laid over the table comes before everything else.

        While it stands `still` nothing is shown further and nobody thinks.
        """
        if asked := lost_pad(self.kit, self.names, hide=self.private):
            return asked
        self._greet_pads()
        reel = self.live.playback
        if reel.idle and self.terms.quest and (over := self.terms.quest.passing(ms)):
            return over
        if reel.idle and reel.paused:
            reel.paused = False
        # Nobody's time runs while something is still being shown.
        self.match.pause(not reel.idle)
        if reel.idle:
            self._look()
        low = any_low(self.match)
        self._uncovered = min(CALM_MS, self._uncovered + ms)
        ends = self.celebrates
        if not still:
            self.live.update(ms, self._timed)
            self._look_closer(ms, ends and self.live.playback.idle)
            self._rest = max(0, self._rest - ms)
        self.settle()
        if any_low(self.match) and not low:
            self.kit.sounds.play("clock.low")
        if self._seconds.another(self.match):
            self.write()
        for sound in self.live.playback.sounds():
            self.kit.sounds.play(sound)
        thought = self.caught_up and bool(self.live.humans) and not any_low(self.match)
        self.kit.sounds.intensity(self._pulse.after(self.table, ms, thought))
        return None

    @property
    def celebrates(self) -> bool:
        """Whether it is being shown on the board how the match has ended."""
        reel = self.live.playback
        return self.match.outcome is not None and reel.place == reel.length - 1

    @property
    def reel(self) -> Reel:
        """What is shown on the board: the match, or what decided it once more."""
        return self.last_look.seen.reel if self.last_look.seen else self.live.playback

    def _look_closer(self, ms: int, ended: bool) -> None:
        """After a victory that was seen to its end, show once more what decided the match."""
        for sound in self.last_look.advance(ms):
            self.kit.sounds.play(sound)
        if ended and self.ended and not self.over:
            kit, terms = self.kit, self.terms
            turned, calm = terms.turned(self.match, self.names), kit.settings.now.less_motion
            head = kit.words("result.moments")
            self.last_look.seen = close_up(self.match, self.live.motion, turned, head, calm)

    def _greet_pads(self) -> None:
        """Let pads that are switched on only now serve whoever played with them before."""
        before, self._pads = self._pads, self.kit.pads()
        if self._pads != before and come_late(self.kit, self.match):
            self._said = plays_with(self.kit, self.match)

    @property
    def _timed(self) -> Collection[Seat] | None:
        """Whose time runs where people plan one after the other: theirs who look now, and that of
        phones; None for all who may act."""
        clock = self.match.clock
        if clock is None or not clock.anew or not self.curtained:
            return None
        return {*self.choosers, *self.kit.seating.afar}

    def settle(self) -> None:
        """Let nobody choose on before it has been seen what the latest choice led to."""
        # What takes no time closes nobody's hand.
        self.live.playback.advance(0)
        if not self.caught_up:
            self.choosers = ()

    def turn(self, away: bool = False) -> Change:
        """See who is to choose now, and let them; or say what went wrong, or end.

        While somebody looks `away`, at another moment of the match, its end waits for him.
        """
        if self._said:
            said, self._said = self._said, ""
            return Notice(said, lasting=True)
        if self.autosaver.failed():
            return Notice(self.kit.words("play.not_saved"), lasting=True)
        if self.live.differs():
            return Notice(self.kit.words("play.differs"), lasting=True)
        if not self.asked and (question := self.kit.phones.asks(self.private)):
            self.asked = "phone"
            return Push(question)
        if self._recalls and not self.asked and (told := self._so_far()):
            return told
        return self._to_people(away)

    def _so_far(self) -> Change:
        """Tell who goes on with a match what has happened in it, once."""
        self._recalls = False
        moments = self.terms.so_far(self.match, self.live.eyes, self.names)
        if not moments or self.match.outcome is not None:
            return None
        self.asked = "so far"
        return Push(so_far_scene(self.kit, moments, self.all_afar))

    def result(self) -> Change:
        """Lay the result over the table: before all has burnt out, or once more."""
        if not self.ended:
            return None
        self.last_look.away()
        if not self.over and (question := self._who()):
            # Whoever closes the window now has a match among the records all the same.
            self._unnamed = self._record()
            return question
        if not self.over:
            count(self.kit, self.match, self.names)
        self.over, self.asked = True, "result"
        return Push(self.terms.result(self.match, self.names, self.recorded))

    def named(self, answer: Named | None) -> Change:
        """Let the people be called so, if they said how; then comes the result."""
        self._named = True
        if answer is not None and self._unnamed is not None:
            call_people(self._unnamed, answer.names)
        answered(self.kit, self.match, answer)
        if answer is not None:
            self._said = sit_down(self.kit, self.match)
            self.names = called(self.kit.words, self.match)
            self.write()
        return self.result() if self.terms.quest is None else None

    def _who(self) -> Change:
        """Ask whoever has played without a name who it was."""
        seats = () if self._named else nameless(self.kit, self.match)
        if not seats:
            return None
        self.asked = "who"
        marks = {seat: self.mark(seat) for seat in seats}
        named = frozenset(name for each in self.match.players for name in each.name.split(", "))
        return Push(who_played_scene(self.kit, marks, named, asked_alone(self.match)))

    def go_back(self, start: int) -> None:
        """Let only so many actions stand, because all have agreed."""
        self.live.undo_agreed(start)
        self.jumped += 1
        self.open_for, self.over, self.choosers, self._turn = None, False, (), None

    def opened(self) -> Change:
        """A seat is behind its curtain: tell it first what it has missed."""
        seat = self.open_for
        assert seat is not None
        said = self.terms.since(seat, self.live.since(seat), self.names)
        if not said:
            return None
        self.asked = "recap"
        return Push(recap_scene(self.kit, self.mark(seat), said), cut=True)

    def reseat(self, seat: Seat, player: Player) -> Change:
        """Let a computer sit in, or a person come: it is told to everybody, and in the record."""
        self.live.reseat(seat, player)
        if player.strength is not None:
            self.kit.seating.release(seat)
        self._said = sit_down(self.kit, self.match)
        self.people, self.names = people_of(self.match), called(self.kit.words, self.match)
        self._look()
        self.open_for, self.choosers = None, ()
        self.jumped += 1
        told = seated_words(self.kit.words, self.match.header, self.match.entries)
        return Notice(told[-1][1], lasting=True)

    def recorded(self, by_hand: bool = False) -> bool:
        """Put the match among the records; return whether it is there."""
        return self._record(by_hand) is not None

    def _record(self, by_hand: bool = False) -> Path | None:
        match, terms = self.match, self.terms
        said = terms.ending(match.table, self.names) if match.outcome is not None else ""
        turns = terms.turns(match.table)
        return keep_record(self.kit, match, said, turns, by_hand)

    def keep_record(self) -> str:
        """Keep the record and return the sentence that says so."""
        return self.kit.words("play.kept" if self.recorded(by_hand=True) else "play.not_kept")

    def write(self) -> None:
        """Keep the match as it stands now."""
        self._keep(self.match)

    def _eyes(self, match: Match) -> Seat:
        """Return whose hand the table may show openly: that of a person who sits here alone or with
        partners only, and none of them with a phone."""
        afar = self.people & self.kit.seating.afar
        alone = not afar and share(self.terms, match.table, self.people)
        return min(self.people, default=NOBODY) if alone else NOBODY

    def _look(self) -> None:
        eyes = self._eyes(self.match)
        if self.live.eyes != eyes:
            self.live.watch_as(eyes)

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

    @property
    def _burns_out(self) -> bool:
        """Whether the last explosion is still to be seen before the end is told."""
        if not self.live.playback.burning:
            return False
        quest = self.terms.quest
        return self.match.outcome is not None or (quest is not None and quest.decided(self.match))

    def _to_people(self, away: bool) -> Change:
        if not self.caught_up or self._burns_out or self.last_look.seen:
            self.choosers = ()
            return None if self.caught_up else self._solved()
        quest, over = self.terms.quest, self.match.outcome is not None
        if over and quest is not None and quest.whole and (question := self._who()):
            return question
        if quest and (change := quest.check(self.match)):
            return change
        if self.match.outcome is not None:
            self.choosers = ()
            return None if away or self.over else self.result()
        people = tuple(seat for seat in self.live.humans if seat not in self.kit.seating.afar)
        if not self.curtained:
            partners = self.terms.secret(self.match.table) and self.share(self.people)
            self.choosers = in_turn(self.kit.seating, people) if partners else people
            return None
        self._note_turn()
        looking = together(self.terms, self.match.table, self.open_for, people)
        if not looking:
            self.open_for, self.choosers = None, ()
            return self._curtain(people) if people and not self.resting else None
        self.choosers = in_turn(self.kit.seating, looking)
        self.open_for = self.open_for if self.open_for in self.choosers else self.choosers[0]
        return None

    def _note_turn(self) -> None:
        """After a turn that all have seen nobody's hand stays open, and its end rests a while."""
        revealed = self.terms.revealed or self.terms.turns
        before, self._turn = self._turn, revealed(self.match.table)
        if before is not None and before != self._turn:
            self.open_for, self._rest = None, self.terms.rest_ms

    def _curtain(self, people: tuple[Seat, ...]) -> Change:
        table = self.match.table
        seat = self.terms.first(table, people)
        self.asked, self.open_for = "curtain", seat
        partners = tuple(
            Behind(each, self.names[each], self.mark(each))
            for each in together(self.terms, table, seat, people)
            if each != seat
        )
        name, mark, party = self.names[seat], self.mark(seat), self.terms.party(table, seat)
        curtain = curtain_scene(self.kit, seat, name, mark, partners, party)
        return Push(curtain, cut=True)

    def mark(self, seat: Seat) -> str:
        """Return the picture a seat is known by."""
        return mark_of(faces_of(self.kit)[self.match.rules.name], self.table, seat)


def _unkept(match: Match) -> None:
    """Write nothing: there is nothing to go on with."""
