"""The tune of the dark house: a musical box to the tick of a clock, and what comes over it.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .notes import bass, played
from .tunes import Chord, looped, turned
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
    high,
    low,
    mix,
    noise,
    pan,
    room,
    saw,
    sine,
    steady,
)

LULLABY_CHORDS = "Em Em C C Am Am B B Em Em C C Am B Em Em G G D D Am Am B B"
LULLABY = """
B4 - - E5 - F#5    G5 - - F#5 - E5    G5 - - E5 - -      C5 - - - . .
A4 - - C5 - E5     A5 - - G5 - E5     F#5 - - D#5 - -    B4 - - - . .
B4 - - E5 - F#5    G5 - - F#5 - E5    C6 - - B5 - G5     E5 - - - . .
C5 - - E5 - A5     B5 - A5 F#5 - D#5  E5 - - - - -       . . . . . .
D5 - - G5 - -      B5 - - A5 - G5     A5 - - F#5 - -     D5 - - - . .
C5 - - E5 - -      A5 - - G5 - E5     F#5 - D#5 B4 - -   D#5 - - - . .
"""
LULLABY_STEP = 0.29
BAR = 6
"""Steps in a bar."""

CHORDS: Mapping[str, Chord] = {
    "Em": ("E4", "G4", "B4"),
    "C": ("E4", "G4", "C5"),
    "Am": ("E4", "A4", "C5"),
    "B": ("D#4", "F#4", "B4"),
    "G": ("D4", "G4", "B4"),
    "D": ("D4", "F#4", "A4"),
}
ROOTS: Mapping[str, tuple[str, str]] = {
    "Em": ("E2", "B2"),
    "C": ("C3", "G2"),
    "Am": ("A2", "E3"),
    "B": ("B2", "F#2"),
    "G": ("G2", "D3"),
    "D": ("D3", "A2"),
}


def lullaby() -> Wave:
    step, chords = LULLABY_STEP, LULLABY_CHORDS.split()
    tune = played(LULLABY, step, _comb)
    under = played(" ".join(_waltz(CHORDS[chord]) for chord in chords), step, _comb)
    deep = played(" ".join(f"{ROOTS[chord][0]} - - - - ." for chord in chords), step, bass)
    clock = _clock(len(chords) * 2, step * 3)
    whole = mix(
        pan(tune, -0.15) * 0.62,
        pan(at(step * 1.5, filtered(tune, low(2600))), 0.5) * 0.16,
        pan(filtered(under, low(2400)), 0.3) * 0.22,
        pan(filtered(deep, low(700)), 0) * 0.6,
        clock * 0.2,
    )
    return turned(looped(room(whole, 0.8, 0.24), len(chords) * BAR * step), step)


def near() -> Wave:
    """A heart that beats, strings that shiver, and a line that climbs the stairs below."""
    step, chords = LULLABY_STEP, LULLABY_CHORDS.split()
    strings = [
        played(" ".join(_shiver(CHORDS[chord][note]) for chord in chords), step / 2, _bow)
        for note in (0, 2)
    ]
    stairs = played(" ".join(_stairs(*ROOTS[chord]) for chord in chords), step, bass)
    heart = _heart(len(chords), step)
    whole = mix(
        pan(filtered(strings[0], low(2200)), -0.45) * 0.3,
        pan(filtered(strings[1], low(2600)), 0.45) * 0.26,
        pan(filtered(stairs, low(900)), 0.1) * 0.5,
        pan(heart, 0) * 0.9,
    )
    return turned(looped(room(whole, 0.6, 0.18), len(chords) * BAR * step), step)


def _comb(frequency: float, seconds: float) -> Wave:
    """A tooth of a musical box, and the pin that plucks it."""
    long = max(seconds, 0.9)
    wave = decay(sine(steady(frequency, long)), 0.26, 0.002)
    wave = wave + 0.3 * decay(sine(steady(frequency * 2.002, long)), 0.12, 0.001)
    wave = wave + 0.16 * decay(sine(steady(frequency * 5.41, long)), 0.03, 0.001)
    return fade(wave, 0, 0.1)


def _bow(frequency: float, seconds: float) -> Wave:
    wave = saw(steady(frequency * 1.004, seconds)) + saw(steady(frequency * 0.996, seconds))
    return fade(filtered(wave, low(2400, steep=1)), min(0.03, seconds / 3), min(0.05, seconds / 3))


def _clock(beats: int, every: float) -> Wave:
    """Tick on one side, tock on the other."""
    dice = generator("clock of the hall")
    ticks = []
    for beat in range(beats):
        body = band(2500 if beat % 2 == 0 else 1750, octaves=0.5)
        tick = decay(filtered(noise(dice, 0.06), body), 0.008, 0.0005)
        ticks.append(pan(at(beat * every, tick), 0.3 if beat % 2 else -0.3))
    return mix(*ticks, np.zeros((int(beats * every * RATE), 2)))


def _heart(bars: int, step: float) -> Wave:
    beat = decay(sine(glide(82, 44, 0.24, 2)), 0.06, 0.004)
    second = 0.7 * filtered(beat, high(30))
    twice = mix(beat, at(step * 0.9, second))
    beats = [at((BAR * bar + half) * step, twice) for bar in range(bars) for half in (0, 3)]
    return mix(*beats, np.zeros(int(bars * BAR * step * RATE)))


def _waltz(chord: Chord) -> str:
    return f". . {chord[0]} . {chord[1]} {chord[2]}"


def _shiver(note: str) -> str:
    """The same note again and again, with a breath before the next bar."""
    return f"{note} " * 10 + ". ."


def _stairs(root: str, other: str) -> str:
    return f"{root} . {root} {other} . ."
