"""Pads that join in the set-up: one that has led nobody here yet takes a seat by its first press.

Whose pad opened the set-up goes on leading it. Where no pad did, one that leads the way by its
directions first is used for the menu, like any other device.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.rules import NOBODY, Seat

from .commands import Command, Device, Key, Kind, Press
from .devices import Seating

Seats = Callable[[], Sequence[bool]]
"""For every seat, whether a person sits there."""


class Joining:
    """`seats()` says where people sit; `add(pad)` brings one person more, and returns the seat or
    NOBODY where there is no room. Where those who sit `lead`, their pads choose, too."""

    def __init__(
        self,
        seating: Seating,
        seats: Seats,
        add: Callable[[Device], Seat],
        lead: bool = False,
    ) -> None:
        self._seating = seating
        self._seats = seats
        self._add = add
        self._lead = lead
        self._leader = seating.last
        self._leads = {self._leader}

    def take(self, command: Command) -> bool:
        """Let a pad join or leave by this command; False where it is nothing of that kind."""
        if not isinstance(command, Press) or command.device.kind is not Kind.PAD:
            return False
        if command.device in self._leads:
            return False
        match command.key:
            case Key.ACCEPT if self._lead and command.device in self._seating.claims:
                return False
            case Key.ACCEPT:
                if not command.repeat and command.device not in self._seating.claims:
                    self._join(command.device)
                return True
            case Key.BACK if command.device in self._seating.claims:
                self._seating.share(command.device)
                return True
            case _:
                if self._leader.kind is not Kind.PAD:
                    self._leads.add(command.device)
                return False

    def joins(self, device: Device) -> bool:
        """Whether a pad would take a seat by its press."""
        return device not in self._leads and device not in self._seating.claims

    def _join(self, device: Device) -> None:
        for pad in (self._leader, device):
            if pad.kind is Kind.PAD and pad not in self._seating.claims:
                self._give(pad)

    def _give(self, device: Device) -> None:
        free = (
            seat
            for seat, person in enumerate(self._seats())
            if person and self._seating.device_of(seat) is None
        )
        seat = next(free, NOBODY)
        seat = self._add(device) if seat == NOBODY else seat
        if seat != NOBODY:
            self._seating.claim(device, seat)
