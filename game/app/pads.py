"""Game pads, opened once each and known by their instance id for as long as they are in.

Only controller events are heard: the same pad also sends joystick events, and every press
would count twice. The module's name begins with an underscore, so it is used here alone.
"""

from __future__ import annotations

import logging
from typing import Any

import pygame
from pygame._sdl2 import controller

from game.scenes.frame.commands import Device, Kind
from game.scenes.frame.key_bindings import AXIS

_DOWN = 18000
_UP = 12000
_TRIGGERS = (4, 5)


class Pads:
    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
        self._pulled: set[tuple[int, int]] = set()

    def begin(self) -> None:
        """Listen to pads, also to those that are in already."""
        try:
            # After pygame.quit the module may still think that it has begun.
            controller.quit()
            controller.init()
        except pygame.error as error:
            logging.warning("Game pads cannot be used: %s", error)

    def names(self) -> dict[int, str]:
        """Return what the pads call themselves by their numbers, in the order they came."""
        return {number: pad.name or "?" for number, pad in self._open.items()}

    def __contains__(self, number: int) -> bool:
        return number in self._open

    def found(self, index: int) -> tuple[Device, str] | None:
        """Open the pad at this place; None if it is open already or is no pad."""
        try:
            if not controller.is_controller(index):
                return None
            pad = controller.Controller(index)
            number = pad.as_joystick().get_instance_id()
        except pygame.error as error:
            logging.warning("A game pad cannot be opened: %s", error)
            return None
        if number in self._open:
            return None
        self._open[number] = pad
        return Device(Kind.PAD, number), pad.name or "?"

    def lost(self, number: int) -> tuple[Device, str] | None:
        """Forget a pad that was pulled out; None if it was not known."""
        pad = self._open.pop(number, None)
        if pad is None:
            return None
        self._pulled = {(one, code) for one, code in self._pulled if one != number}
        name = pad.name or "?"
        pad.quit()
        return Device(Kind.PAD, number), name

    def pulled(self, number: int, axis: int, value: int) -> list[tuple[int, bool]]:
        """Return which halves of an axis went down or up, as codes.

        A stick counts as pulled past half its way and as let go well before that, so that a
        worn stick does not flutter. A trigger has one half.
        """
        changes = []
        for half, reach in enumerate((-value, value)):
            code = AXIS + 2 * axis + half
            if axis in _TRIGGERS and half == 0:
                continue
            was = (number, code) in self._pulled
            if not was and reach > _DOWN:
                self._pulled.add((number, code))
                changes.append((code, True))
            elif was and reach < _UP:
                self._pulled.discard((number, code))
                changes.append((code, False))
        return changes
