"""Where the focus was in hands that were put away: who comes back to one goes on where he was."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.rules import NOBODY, Seat
from game.scenes.widgets.form import Form


class LeftHands:
    """A hand is found as it was left as long as the match stands where it stood then."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._left: dict[Seat, tuple[Any, dict[Seat, str]]] = {}

    def put_away(self, seats: Iterable[Seat], state: Any) -> None:
        for seat in seats:
            devices = {device: self._form.focused(device) for device in (seat, NOBODY)}
            self._left[seat] = state, devices

    def taken_up(self, seat: Seat, device: Seat, state: Any) -> bool:
        """Bring the focus of a device back to where it was in this hand; False where it was
        nowhere, or the match has gone on."""
        then, devices = self._left.get(seat, (None, {}))
        key = devices.pop(device, "")
        if then is not state or not key:
            return False
        self._form.focus(key, device)
        return True
