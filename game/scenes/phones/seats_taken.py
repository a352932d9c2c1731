"""Who sits where by a phone: seats are taken, kept while it sleeps, given up and taken away.

A phone is a device like a pad: the seat it plays is the one it has claimed.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.rules import NOBODY, Seat
from game.link.messages import Denied, Granted, Waiting
from game.link.secret_keys import fresh_key, same
from game.scenes.frame.kit import Kit

from .admission import Entrance
from .guests import Guest, Holder, Stage
from .line_contract import Wire
from .page_words import Voice
from .seat_givers import GivableSeat, Giver, chairs, colours, phone


class Sitters:
    """`began(seat)` shows a seat its hand and returns "", or else what it waits for; `said` is what
    everybody is to be told."""

    def __init__(
        self,
        kit: Callable[[], Kit],
        wire: Wire,
        voice: Voice,
        entrance: Entrance,
        began: Callable[[Seat], str],
    ) -> None:
        self.holders: dict[int, Holder] = {}
        self.giver: Giver | None = None
        self.said: list[str] = []
        self._kit = kit
        self._wire = wire
        self._voice = voice
        self._entrance = entrance
        self._began = began
        self._numbers = 0

    @property
    def awake(self) -> frozenset[int]:
        """The phones that are heard."""
        return frozenset(n for n, each in self.holders.items() if each.line is not None)

    @property
    def places(self) -> tuple[GivableSeat, ...]:
        return self.giver.places() if self.giver is not None else ()

    def seat_of(self, number: int) -> Seat:
        return self._kit().seating.table.seat_of(phone(number))

    def plays(self, seat: Seat) -> bool:
        """Whether a person plays this seat: another match may have fewer, or a computer there."""
        return any(each.seat == seat and not each.computer for each in self.places)

    def seated(self) -> tuple[tuple[Guest, Seat], ...]:
        """Return the phones that are heard and the seats they play."""
        found = (
            (guest, self.seat_of(guest.number))
            for guest in self._entrance.guests.values()
            if guest.number is not None
        )
        return tuple((guest, seat) for guest, seat in found if self.plays(seat))

    def back(self, session: str) -> Holder | None:
        """Return who sits by this key."""
        return next((each for each in self.holders.values() if same(session, each.session)), None)

    def sit(self, guest: Guest, seat: Seat, name: str) -> None:
        """Take a seat, or ask for it where somebody may hold cards there."""
        giver = self.giver
        offered = () if giver is None else chairs(self._kit(), giver, self.awake, guest.number)
        chair = next((each for each in offered if each.seat == seat), None)
        if giver is None or not giver.open:
            self._voice.say(guest, Denied("ended"))
        elif chair is None or chair.taken in ("person", "phone"):
            self._voice.say(guest, Denied("taken"))
        elif giver.careful or chair.taken == "asleep":
            self._entrance.ask(guest, seat, name)
        else:
            self.grant(guest, seat, name)

    def grant(self, guest: Guest, seat: Seat, name: str) -> None:
        """Give the seat to this phone; whoever had it by another has it no more."""
        giver = self.giver
        if giver is None or not giver.open or seat not in {e.seat for e in giver.places()}:
            # While it was asked for the seat has gone.
            self._voice.say(guest, Denied("taken"))
            return
        for number in tuple(self.holders):
            if self.seat_of(number) == seat:
                self.send_away(number)
        self._numbers += 1
        holder = Holder(self._numbers, fresh_key(), guest.language, guest.line)
        self.said += filter(None, [giver.sit(seat, name)])
        self._kit().seating.table.claim(phone(holder.number), seat)
        self.holders[holder.number] = holder
        self.seat(guest, holder)

    def take_up(self, guest: Guest, holder: Holder) -> None:
        """Somebody is back after sleep, or on a new page; an older line of the same is cut."""
        if holder.line is not None:
            self._entrance.guests.pop(holder.line, None)
            self._wire.end(holder.line, "elsewhere")
        holder.line, holder.language = guest.line, guest.language
        self.seat(guest, holder)

    def seat(self, guest: Guest, holder: Holder) -> None:
        """Tell a phone which seat it has, and show it its hand if there is one."""
        guest.stage, guest.number = Stage.SITS, holder.number
        self._wire.trust(guest.line)
        kit, seat = self._kit(), self.seat_of(holder.number)
        words = self._voice.words(guest.language)
        named = self.giver.places(words) if self.giver is not None else ()
        place = next((each for each in named if each.seat == seat), None)
        name, mark = (place.name, place.mark) if place is not None else ("", "")
        calm = kit.settings.now.less_motion
        granted = Granted(seat, name, *colours(kit, mark), mark, holder.session, calm)
        self._voice.picture(guest, mark)
        self._voice.say(guest, granted)
        if why := self._began(seat):
            self._voice.say(guest, Waiting(why))

    def free(self, number: int) -> None:
        """Let nobody play by this phone any more."""
        holder = self.holders.pop(number, None)
        self._kit().seating.table.share(phone(number))
        line = holder.line if holder is not None else None
        guest = self._entrance.guests.get(line) if line is not None else None
        if guest is not None:
            guest.number, guest.stage = None, Stage.IN

    def send_away(self, number: int) -> None:
        """Take the seat from a phone, and hang up."""
        holder = self.holders.get(number)
        if holder is not None and holder.line is not None:
            self._wire.end(holder.line, "sent_away")
            self._entrance.guests.pop(holder.line, None)
        self.free(number)

    def gone(self, guest: Guest) -> None:
        """A phone is heard no more: it sleeps, and its seat is kept."""
        holder = self.holders.get(guest.number) if guest.number is not None else None
        if holder is not None and holder.line == guest.line:
            holder.line = None

    def all_sleep(self) -> None:
        """Nobody is heard any more; all keep their seats."""
        for holder in self.holders.values():
            holder.line = None

    def follow_seats(self) -> None:
        """Who has lost the seat at the screen has it no more on the phone."""
        for number, holder in tuple(self.holders.items()):
            if (seat := self.seat_of(number)) != NOBODY:
                holder.seat = seat
                continue
            guest = self._entrance.guests.get(holder.line) if holder.line is not None else None
            self.free(number)
            if guest is not None:
                computer = any(e.computer for e in self.places if e.seat == holder.seat)
                self._voice.say(guest, Denied("computer" if computer else "taken"))
                self._entrance.let_in(guest)
