"""What each seat that may choose has picked so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.rules import Seat
from game.core.spelling import Offers, Part, Picking, Speller
from game.scenes.match.live_match import Live

Given = Callable[[Any, Seat, Picking], Part | None]
"""Returns the part that is picked by itself before anybody picks one, None for none."""


def nothing_given(view: Any, seat: Seat, picking: Picking) -> Part | None:
    return None


class Choosing:
    """Pickings last as long as they lead somewhere: when another seat acts, each keeps its
    longest valid start. Where there is none it begins with what is `given`, which may be put back.
    """

    def __init__(self, live: Live, spell: Speller, given: Given = nothing_given) -> None:
        self._live = live
        self._spell = spell
        self._given = given
        self._state: Any = None
        self._fresh: dict[Seat, Offers] = {}
        self._pickings: dict[Seat, Picking] = {}

    def view(self, seat: Seat) -> Any:
        """Return the table as the seat knows it, ahead of what is shown."""
        return self._offers(seat).table

    def picking(self, seat: Seat) -> Picking:
        offers, now = self._offers(seat), self._pickings.get(seat)
        if now is None or now.offers is not offers:
            now = now.among(offers) if now else Picking(offers)
            now = self._pickings[seat] = now if now.picked else self._begun(seat, now)
        return now

    def take(self, seat: Seat, part: Part) -> bool:
        """Pick a part that may come next; what is complete and goes at once is done."""
        picking = self.picking(seat)
        if not picking.may(part):
            return False
        self._pickings[seat] = picking.take(part)
        if (due := self._pickings[seat].due) is not None:
            self._do(seat, due)
        return True

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
                self._pickings[seat] = start if last else start.take(found)
                return True
            other = next((part for part in start.next if meant(part)), None)
            if other is not None and start.take(other).due is None:
                self._pickings[seat] = start.take(other)
                return True
        return False

    def back(self, seat: Seat) -> bool:
        """Take the last part back; False where none is picked."""
        picking = self.picking(seat)
        self._pickings[seat] = picking.back()
        return bool(picking.picked)

    def go(self, seat: Seat) -> bool:
        """Do what the parts stand for; False where nothing is picked yet."""
        action = self.picking(seat).usual
        if action is not None:
            self._do(seat, action)
        return action is not None

    def _begun(self, seat: Seat, picking: Picking) -> Picking:
        part = self._given(picking.offers.table, seat, picking)
        return picking if part is None else picking.take(part)

    def _do(self, seat: Seat, action: Any) -> None:
        self._pickings.pop(seat, None)
        self._live.submit(action)

    def _offers(self, seat: Seat) -> Offers:
        match = self._live.match
        if self._state is not match.state:
            self._state = match.state
            self._fresh.clear()
        if seat not in self._fresh:
            view = match.view(seat)
            legal = match.rules.legal(view, seat)
            self._fresh[seat] = Offers(self._spell, view, seat, legal)
        return self._fresh[seat]
