"""The signals in chip style: menus, bonuses, eagle, check, clock, victory and defeat."""

from __future__ import annotations

import numpy as np

from .effects import Dice, Recipe
from .notes import bass, brass, drums, lead, pitch, played, pluck
from .waves import (
    Wave,
    at,
    band,
    decay,
    fade,
    filtered,
    glide,
    low,
    mix,
    noise,
    pan,
    pulse,
    room,
    sine,
    steady,
)

Signals = dict[str, Recipe]


def echoed(wave: Wave, gap: float, share: float = 0.35) -> Wave:
    """Answer a line from the other side of the room, twice."""
    return mix(
        pan(wave, -0.2),
        pan(at(gap, wave), 0.5) * share,
        pan(at(2 * gap, wave), -0.5) * share**2,
    )


def move(dice: Dice, tone: float) -> Wave:
    tick = decay(pulse(steady(740 * tone, 0.05), 0.25), 0.012, 0.001)
    return room(fade(filtered(tick, low(4500))), 0.1, 0.08)


def choose(dice: Dice, tone: float) -> Wave:
    line = played("E5 B5 -", 0.055 / tone, pluck)[: 44100 // 3]
    return room(fade(filtered(line, low(5000))), 0.15, 0.12)


def back(dice: Dice, tone: float) -> Wave:
    line = played("B4 E4 -", 0.055 / tone, pluck)[: 44100 // 3]
    return room(fade(filtered(line, low(4000))), 0.15, 0.12)


def error(dice: Dice, tone: float) -> Wave:
    buzz = pulse(steady(116 * tone, 0.09)) + 0.7 * pulse(steady(123.5 * tone, 0.09))
    buzz = fade(filtered(buzz, low(1500)), 0.004, 0.03)
    return room(mix(buzz, at(0.13, buzz)), 0.1, 0.1)


def curtain(dice: Dice, tone: float) -> Wave:
    """Cloth is drawn across the screen."""
    cloth = filtered(noise(dice, 0.6), band(900 * tone, 2400 * tone, 1.6))
    cloth *= np.sin(np.pi * np.linspace(0, 1, len(cloth)) ** 0.9)
    across = np.linspace(0.15, 0.85, len(cloth))
    return room(fade(np.stack([cloth * (1 - across), cloth * across], axis=1)), 0.2, 0.2)


def bonus_appears(dice: Dice, tone: float) -> Wave:
    lines = played("G5 C6 E6 G6 C7 E7", 0.05 / tone, pluck)[: int(44100 * 0.7)]
    return room(fade(echoed(filtered(lines, low(6500)), 0.09)), 0.3, 0.2)


def bonus_taken(dice: Dice, tone: float) -> Wave:
    line = played("C5 E5 G5 C6 - G5 C6 -", 0.062 / tone, lead)[: int(44100 * 0.8)]
    deep = played("C3 - - C4 - - C3 -", 0.062 / tone, bass)[: int(44100 * 0.8)]
    return room(fade(mix(echoed(line, 0.11), pan(deep, 0) * 0.7)), 0.25, 0.18)


def eagle(dice: Dice, tone: float) -> Wave:
    """A fanfare of three horns over drums."""
    step = 0.095
    first = played("G4 G4 G4 C5 - - G4 C5 E5 - - - - -", step, brass)
    second = played("E4 E4 E4 G4 - - E4 G4 C5 - - - - -", step, brass)
    third = played("C3 . C3 C3 - - G2 . C3 - - - - -", step, bass)
    roll = drums("sss k.s k.k.....", step, "eagle")
    whole = mix(pan(first, -0.25), pan(second, 0.3) * 0.8, pan(third, 0) * 0.8, pan(roll, 0) * 0.5)
    return room(fade(whole[: int(44100 * 1.45)], 0, 0.12), 0.5, 0.28)


def eagle_lands(dice: Dice, tone: float) -> Wave:
    """Two beats of wings and a soft landing note."""
    wings = decay(filtered(noise(dice, 0.22), band(700 * tone, 350 * tone, 1.3)), 0.05, 0.05)
    call = fade(sine(glide(1500, 1150, 0.22) * (1 + 0.02 * sine(steady(28, 0.22)))), 0.02, 0.12)
    wave = mix(wings, at(0.2, wings), at(0.1, 0.14 * call), at(0.4, 0.2 * pluck(pitch("C4"), 0.3)))
    return room(fade(wave), 0.3, 0.25)


def check(dice: Dice, tone: float) -> Wave:
    upper = played("A4 . A4 . D5 - - -", 0.08, brass)
    lower = played("E4 . E4 . G#4 - - -", 0.08, brass)
    return room(fade(mix(pan(upper, -0.3), pan(lower, 0.3))[: int(44100 * 0.8)]), 0.4, 0.25)


def escape(dice: Dice, tone: float) -> Wave:
    """A short siren: the commander can break through."""
    rise = np.concatenate([glide(520, 880, 0.22), glide(880, 520, 0.16)] * 2)
    return room(fade(filtered(pulse(rise, 0.3), low(2800)), 0.02, 0.1), 0.35, 0.22)


def win(dice: Dice, tone: float) -> Wave:
    step = 0.105
    first = played("C5 C5 C5 E5 - G5 - E5 G5 C6 - - - - - -", step, lead)
    second = played("E4 E4 E4 G4 - C5 - G4 C5 E5 - - - - - -", step, brass)
    third = played("C3 . C3 C3 - E3 - C3 G2 C3 - C3 C3 C3 - -", step, bass)
    beat = drums("s.sk.s.ksk.s.k..", step, "win")
    whole = mix(
        echoed(first, 0.16), pan(second, 0.3) * 0.7, pan(third, 0) * 0.8, pan(beat, 0) * 0.5
    )
    return room(fade(whole[: int(44100 * 1.95)], 0, 0.2), 0.5, 0.25)


def lose(dice: Dice, tone: float) -> Wave:
    step = 0.2
    first = played("E4 - D#4 - D4 - C#4 - - -", step / 1.1, brass)
    second = played("C4 - B3 - A#3 - A3 - - -", step / 1.1, brass)
    third = played("A2 - G#2 - G2 - F#2 - - -", step / 1.1, bass)
    whole = mix(pan(first, -0.25), pan(second, 0.25) * 0.8, pan(third, 0) * 0.8)
    return room(fade(whole[: int(44100 * 1.8)], 0, 0.35), 0.5, 0.25)


def clock_low(dice: Dice, tone: float) -> Wave:
    """Tick, tock: little time is left."""
    blocks = [
        decay(filtered(noise(dice, 0.08), band(f, octaves=0.35)), 0.012, 0.0005) * 6
        + decay(sine(steady(f, 0.08)), 0.014, 0.001)
        for f in (1480 * tone, 1110 * tone)
    ]
    return room(fade(mix(pan(blocks[0], -0.25), at(0.25, pan(blocks[1], 0.25)))), 0.15, 0.15)


SIGNALS: Signals = {
    "move": move,
    "choose": choose,
    "back": back,
    "error": error,
    "curtain": curtain,
    "bonus_appears": bonus_appears,
    "bonus_taken": bonus_taken,
    "eagle": eagle,
    "eagle_lands": eagle_lands,
    "check": check,
    "escape": escape,
    "win": win,
    "lose": lose,
    "clock_low": clock_low,
}
