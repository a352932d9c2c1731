"""The next value of a choice or a slider."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.commands import Changed
from game.view.box import Box

from . import inputs
from .kinds import Choice, Slider


def stepped(choice: Choice, step: int, seat: Seat) -> Changed:
    """Go to the next option, round and round."""
    return Changed(choice.name, (choice.place + step) % len(choice.options), seat)


def shifted(slider: Slider, step: int, seat: Seat) -> Changed | None:
    return _moved(slider, slider.value + step * slider.step, seat)


def slid(slider: Slider, box: Box, x: float, seat: Seat) -> Changed | None:
    """Take the value that lies under the pointer."""
    line = inputs.track(box, slider.words, slider.shown)
    share = (x - line.x) / max(1.0, line.width)
    steps = round(share * (slider.high - slider.low) / slider.step)
    return _moved(slider, slider.low + steps * slider.step, seat)


def _moved(slider: Slider, value: int, seat: Seat) -> Changed | None:
    value = max(slider.low, min(slider.high, value))
    return Changed(slider.name, value, seat) if value != slider.value else None
