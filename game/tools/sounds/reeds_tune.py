"""The tune of the duel in the reeds: a bamboo flute and few strings, and drums that come near.

Both layers keep the same bars, so at any volume they are one piece of music.
"""

from __future__ import annotations

import numpy as np

from .notes import played
from .tunes import looped, rested, turned
from .waves import (
    RATE,
    Wave,
    at,
    band,
    decay,
    fade,
    filtered,
    generator,
    glide,
    low,
    mix,
    noise,
    pan,
    room,
    sine,
    steady,
)

REEDS = """
E5 - - - - - F5 -     E5 - - - . . . .      . . B4 - C5 - B4 -    A4 - - - - - . .
. . . . . . . .       A4 - B4 - C5 - E5 -   F5 - E5 - - - C5 -    B4 - - - - - . .
. . . . . . . .       E4 - - - F4 - A4 -    B4 - - - - - . .      . . C5 - B4 - A4 -
F4 - E4 - - - - -     . . . . . . . .       . . E5 - F5 - E5 -    B4 - - - . . . .
"""
STRINGS = """
. . . . . . . .       . . . . E3 . B3 .     . . . . . . . .       . . . . A3 . E4 .
A3 . B3 . C4 . E4 .   . . . . . . . .       . . . . . . . .       . . . . B3 . E4 .
F3 . A3 . B3 . E4 .   . . . . . . . .       . . . . E3 . B3 .     . . . . . . . .
. . . . . . A3 .      E4 . C4 . B3 . A3 .   . . . . . . . .       . . . . E3 . . .
"""
DEEP = "E2 E2 A2 A2 A2 A2 F2 E2 E2 E2 B2 A2 E2 A2 E2 E2"
REEDS_STEP = 60 / 60 / 2
BAR, BARS = 8, 16
"""Steps in a bar, and bars in the loop."""

DRAWN = "k.......k.......k.....k.k..k...."
"""A drum that comes nearer, over four bars in half-steps of two."""


def reeds() -> Wave:
    step = REEDS_STEP
    flute = played(REEDS, step, _bamboo)
    strings = played(STRINGS, step, _koto)
    deep = played(" ".join(f"{note} - - - - - - ." for note in DEEP.split()), step, _hum)
    whole = mix(
        pan(flute, -0.15) * 0.5,
        pan(at(step * 1.5, filtered(flute, low(1400))), 0.5) * 0.12,
        pan(strings, 0.3) * 0.55,
        pan(deep, 0) * 0.3,
    )
    return turned(looped(room(whole, 1.3, 0.3), BARS * BAR * step), step)


def reeds_drawn() -> Wave:
    """A great drum comes nearer, and two strings a half-tone apart beat against each other."""
    step = REEDS_STEP
    beats = [at(place * step, _drum()) for place, on in enumerate(DRAWN * 4) if on == "k"]
    low_string = played(rested(["E3 . E3 . F3 . E3 ."] * BARS), step, _koto)
    high_string = played(rested([". E4 . E4 . F4 . E4"] * BARS), step, _koto)
    whole = mix(
        *(pan(each, 0) * 0.45 for each in beats),
        pan(low_string, -0.35) * 0.5,
        pan(high_string, 0.35) * 0.4,
    )
    return turned(looped(room(whole, 1.0, 0.24), BARS * BAR * step), step)


def _bamboo(frequency: float, seconds: float) -> Wave:
    """A breath that finds its note from below, and trembles late."""
    time = np.arange(int((seconds + 0.08) * RATE)) / RATE
    slide = 1 - 0.045 * 0.5 ** (time / 0.05)
    tremble = 1 + 0.009 * np.sin(2 * np.pi * 4.6 * time) * np.clip((time - 0.5) / 0.6, 0, 1)
    tone = sine(frequency * slide * tremble)
    breath = filtered(noise(generator("bamboo"), seconds + 0.2), band(frequency * 2, octaves=0.8))
    wave = tone + 0.12 * sine(2 * frequency * slide * tremble) + 0.1 * breath[: len(time)]
    return fade(wave, 0.09, min(0.25, seconds / 2)) * 0.6


def _koto(frequency: float, seconds: float) -> Wave:
    """A string of silk: bright when it is plucked, and soon round."""
    long = seconds + 1.0
    parts = (
        decay(sine(steady(n * frequency, long)) * 0.62**n, 0.4 / n**0.8, 0.002) for n in range(1, 7)
    )
    return fade(np.sum(list(parts), axis=0), 0, 0.3)


def _hum(frequency: float, seconds: float) -> Wave:
    wave = sine(steady(frequency, seconds)) + 0.3 * sine(steady(2.003 * frequency, seconds))
    return fade(np.asarray(wave), 0.6, 0.9)


def _drum() -> Wave:
    skin = decay(filtered(noise(generator("skin"), 0.3), low(600)), 0.04, 0.002)
    return mix(decay(sine(glide(96, 58, 0.9, 3)), 0.16, 0.003), skin * 0.5)
