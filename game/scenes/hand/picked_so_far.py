"""What each seat that may choose has picked so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.rules import NOBODY, IllegalAction, Seat
from game.core.spelling import Offers, Part, Picking, Speller
from game.scenes.match.live_match import Live

Imagined = Callable[[Any, Seat], tuple[Any, ...]]
"""Returns what a seat could choose with some hand, from what lies open to all."""

Given = Callable[[Any, Seat, Picking], Part | None]
"""Returns the part that is picked by itself before anybody picks one, None for none."""


def nothing_given(view: Any, seat: Seat, picking: Picking) -> Part | None:
    return None


class Choosing:
    """Pickings last as long as they lead somewhere: when another seat acts, each keeps its
    longest valid start. Where there is none it begins with what is `given`, which may be put back.

    A hand that is hidden, since it lies face down, offers what is `imagined` of it from what
    everybody sees: so nothing that is made of its choices tells what it holds. Whoever holds it up
    picks among the same, and is shown what of it the hand can do.

    What has changed for others only changes nothing here: a view that is as it was keeps its
    offers. Who `talks` is offered what may be said to partners, too.
    """

    def __init__(
        self,
        live: Live,
        spell: Speller,
        given: Given = nothing_given,
        imagined: Imagined | None = None,
        hides: Callable[[Seat], bool] = lambda seat: False,
        talks: Callable[[Seat], bool] = lambda seat: False,
    ) -> None:
        self._live = live
        self._spell = spell
        self._given = given
        self._imagined = imagined
        self._hides = hides
        self._talks = talks
        self._fresh: dict[tuple[Seat, bool, bool], tuple[Any, Offers]] = {}
        self._pickings: dict[tuple[Seat, bool], Picking] = {}

    def hides(self, seat: Seat) -> bool:
        """Whether only that is offered of a hand that anybody may know."""
        return self._imagined is not None and self._hides(seat)

    def view(self, seat: Seat) -> Any:
        """Return the table as the seat knows it, or everybody while its hand is hidden, ahead of
        what is shown."""
        return self._offers(seat, self.hides(seat)).table

    def own(self, seat: Seat) -> Offers:
        """Return what the seat can do and knows itself, though its hand may be hidden."""
        return self._offers(seat, False)

    def picking(self, seat: Seat) -> Picking:
        hidden = self.hides(seat)
        offers, now = self._offers(seat, hidden), self._pickings.get((seat, hidden))
        if now is None or now.offers is not offers:
            now = now.among(offers) if now else Picking(offers)
            self._keep(seat, now := now if now.picked else self._begun(seat, now))
        return now

    def take(self, seat: Seat, part: Part) -> bool:
        """Pick a part that may come next; what is complete and goes at once is done. False where
        it may not come, or the hand has not what it takes."""
        picking = self.picking(seat)
        if not picking.may(part):
            return False
        self._keep(seat, picking := picking.take(part))
        return picking.due is None or self._do(seat, picking.due)

    def turn_to(self, seat: Seat, meant: Callable[[Part], bool]) -> bool:
        """Pick what is meant in place of the latest part that could have been it, or go back to it
        where it was picked before; False where it could be neither, or would be done at once."""
        picking = self.picking(seat)
        for place in range(len(picking.picked) - 1, -1, -1):
            start = replace(picking, picked=picking.picked[:place])
            found = picking.picked[place]
            if meant(found):
                last = place + 1 == len(picking.picked)
                if last and place:
                    return False
                self._keep(seat, start if last else start.take(found))
                return True
            other = next((part for part in start.next if meant(part)), None)
            if other is not None and start.take(other).due is None:
                self._keep(seat, start.take(other))
                return True
        return False

    def back(self, seat: Seat) -> bool:
        """Take the last part back; False where none is picked."""
        picking = self.picking(seat)
        self._keep(seat, picking.back())
        return bool(picking.picked)

    def go(self, seat: Seat) -> bool:
        """Do what the parts stand for; False where nothing is picked yet, or the hand has not what
        it takes."""
        action = self.picking(seat).usual
        return action is not None and self._do(seat, action)

    def allowed(self, seat: Seat) -> bool:
        """Whether the rules allow what is picked: a dial may be turned where they do not."""
        picking, match = self.picking(seat), self._live.match
        if not picking.dials:
            return True
        try:
            match.rules.apply(match.state, picking.finished)
        except IllegalAction:
            return False
        return True

    def _begun(self, seat: Seat, picking: Picking) -> Picking:
        part = self._given(picking.offers.table, seat, picking)
        return picking if part is None else picking.take(part)

    def _keep(self, seat: Seat, picking: Picking) -> None:
        self._pickings[seat, self.hides(seat)] = picking

    def _do(self, seat: Seat, action: Any) -> bool:
        hidden, match = self.hides(seat), self._live.match
        self._pickings.pop((seat, hidden), None)
        if hidden and action not in match.rules.moves(match.view(seat), seat):
            return False
        self._pickings.pop((seat, not hidden), None)
        self._live.submit(action)
        return True

    def _offers(self, seat: Seat, hidden: bool) -> Offers:
        match, key = self._live.match, (seat, hidden, self._talks(seat))
        state, offers = self._fresh.get(key, (None, None))
        if offers is None or state is not match.state:
            view = match.view(NOBODY if hidden else seat)
            if offers is None or view != offers.table:
                offers = Offers(self._spell, view, seat, self._offered(view, seat, hidden))
            self._fresh[key] = match.state, offers
        return offers

    def _offered(self, view: Any, seat: Seat, hidden: bool) -> tuple[Any, ...]:
        if hidden and self._imagined is not None:
            return self._imagined(view, seat)
        rules = self._live.match.rules
        said = rules.talk(view, seat) if self._talks(seat) and rules.talk is not None else ()
        return (*rules.legal(view, seat), *said)
