"""What a control says when it is taken, and the next value of a choice, a slider or a text."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.frame.commands import Changed, Chosen, Said
from game.view.canvas.box import Box

from . import look_of_inputs
from .widget_kinds import Button, Choice, Control, Field, Slider, Toggle


def taken(control: Control, seat: Seat) -> Chosen | Changed | Said | None:
    """Return what a control says to a click or to the key that takes it."""
    match control:
        case Button(says=said) if said is not None:
            return Said(said, seat)
        case Button(name=name, value=None):
            return Chosen(name, seat)
        case Button(name=name, value=value):
            assert value is not None
            return Changed(name, value, seat)
        case Toggle():
            return Changed(control.name, not control.on, seat)
        case Choice():
            return stepped(control, 1, seat)
        case _:
            return None


def stepped(choice: Choice, step: int, seat: Seat) -> Changed | Said | None:
    """Go to the next option; None where there is none that way."""
    place = choice.next(step)
    if choice.ends and place == choice.place:
        return None
    if choice.says is not None:
        return Said(choice.says(place), seat)
    return Changed(choice.name, place, seat)


def written(field: Field, words: str) -> Changed | Said | None:
    """Take these words in place of those before, if they are others."""
    if words == field.words:
        return None
    return Changed(field.name, words) if field.says is None else Said(field.says(words))


def shifted(slider: Slider, step: int, seat: Seat) -> Changed | Said | None:
    return _moved(slider, slider.value + step * slider.step, seat)


def slid(slider: Slider, box: Box, x: float, seat: Seat) -> Changed | Said | None:
    """Take the value that lies under the pointer."""
    line = look_of_inputs.line_of(slider, box)
    share = (x - line.x) / max(1.0, line.width)
    steps = round(share * (slider.high - slider.low) / slider.step)
    return _moved(slider, slider.low + steps * slider.step, seat)


def _moved(slider: Slider, value: int, seat: Seat) -> Changed | Said | None:
    value = max(slider.low, min(slider.high, value))
    if value == slider.value:
        return None
    return Changed(slider.name, value, seat) if not slider.says else Said(slider.says(value), seat)
