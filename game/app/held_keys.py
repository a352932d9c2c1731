"""What is held down, on every device: each press ends once, and what points on repeats."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.frame.commands import Device, Key, Press, Release
from game.scenes.frame.devices import Seating

REPEATS = {Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT, Key.PAGE_UP, Key.PAGE_DOWN}
REPEATS |= {Key.STEP, Key.STEP_BACK}
FIRST_REPEAT = 380
NEXT_REPEAT = 80

Spot = tuple[Device, int]
"""A key or a button: the device and the code on it."""


class Held:
    """A press that began before a scene changed must still end, so it is kept here."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._down: dict[Spot, tuple[Device, Key]] = {}
        self._repeating: dict[Spot, int] = {}
        self._touched: set[Spot] = set()
        self._silent: set[Spot] = set()

    def __contains__(self, spot: Spot) -> bool:
        return spot in self._down

    @property
    def repeats(self) -> bool:
        return bool(self._repeating)

    def goes_down(self, spot: Spot) -> bool:
        """Note that something is held; False while it was held already under another scene."""
        self._touched.add(spot)
        return spot not in self._silent

    def silence(self) -> None:
        """Let what is held say nothing more before it has been let go."""
        self._silent |= self._touched
        self._repeating.clear()

    def begin(self, spot: Spot, device: Device, key: Key) -> Press:
        self._down[spot] = (device, key)
        if key in REPEATS:
            self._repeating[spot] = FIRST_REPEAT
        return self.press(device, key)

    def press(self, device: Device, key: Key, repeat: bool = False) -> Press:
        return Press(key, self._seating.seat_of(device), device, repeat)

    def update(self, ms: int) -> list[Press]:
        """Return what is pressed again because it is held."""
        repeated: list[Press] = []
        for spot, left in tuple(self._repeating.items()):
            left -= ms
            if left <= 0:
                device, key = self._down[spot]
                repeated.append(self.press(device, key, repeat=True))
                left = NEXT_REPEAT
            self._repeating[spot] = left
        return repeated

    def end(self, spot: Spot) -> Iterator[Release]:
        self._touched.discard(spot)
        self._silent.discard(spot)
        self._repeating.pop(spot, None)
        down = self._down.pop(spot, None)
        if down:
            device, key = down
            yield Release(key, self._seating.seat_of(device), device)

    def end_of(self, device: Device | None = None) -> Iterator[Release]:
        """Yield the end of everything that is held, or of what is held on one device."""
        for spot in (*self._down, *(self._touched - self._down.keys())):
            if device is None or spot[0] == device:
                yield from self.end(spot)
