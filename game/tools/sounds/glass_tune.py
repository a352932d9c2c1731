"""The tune of the stars: bars of glass over a slow pad, and a pulse when it grows tight.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

import numpy as np

from .notes import bass, drums, played, pluck
from .tunes import CHORDS, ROOTS, Chord, looped, rested, turned
from .waves import Wave, at, decay, fade, filtered, high, low, mix, pan, room, saw, sine, steady

GLASS_CHORDS = "Am Am F F C C G G Dm Dm Am Am F G Am Am"
GLASS = """
E5 - . A5 - . C6 -     B5 - - - A5 - . .      F5 - . A5 - . C6 -     D6 - - - C6 - . .
G5 - . C6 - . E6 -     D6 - - - C6 - . .      D5 - . G5 - . B5 -     A5 - - - G5 - . .
F5 - . A5 - . D6 -     E6 - - - D6 - . .      E5 - . A5 - . C6 -     E6 - - - . . . .
F6 - . E6 - . C6 -     D6 - . B5 - . G5 -     A5 - - - - - E5 -      A5 - - - . . . .
"""
GLASS_STEP = 60 / 96 / 2
BAR = 8
"""Steps in a bar."""


def glass() -> Wave:
    step, chords = GLASS_STEP, GLASS_CHORDS.split()
    tune = played(GLASS, step, _bar)
    deep = played(" ".join(_long(ROOTS[chord][0]) for chord in chords), step, bass)
    pads = [
        played(" ".join(_long(CHORDS[c][note]) for c in chords), step, _pad) for note in range(3)
    ]
    whole = mix(
        pan(tune, -0.15) * 0.5,
        pan(at(step * 3, filtered(tune, low(2400))), 0.55) * 0.18,
        pan(filtered(deep, low(500)), 0) * 0.6,
        *(pan(each, side) * 0.2 for each, side in zip(pads, (-0.5, 0.1, 0.5), strict=True)),
    )
    return turned(looped(room(whole, 1.0, 0.25), len(chords) * BAR * step), step)


def glass_near() -> Wave:
    """A pulse in eighths under runs of glass: somebody has nearly done it."""
    step, chords = GLASS_STEP, GLASS_CHORDS.split()
    pulse = played(rested(_pulse(*ROOTS[chord]) for chord in chords), step, bass)
    runs = played(rested(_run(CHORDS[chord]) for chord in chords), step / 2, pluck)
    beat = drums(
        ("k...h...k.k.h..." * 3 + "k...h.h.k.k.s...") * (len(chords) // 4), step / 2, "sky"
    )
    whole = mix(
        pan(filtered(pulse, low(900)), 0.05) * 0.6,
        pan(filtered(filtered(runs, high(400)), low(4200)), 0.4) * 0.24,
        pan(filtered(beat, low(7000)), 0) * 0.42,
    )
    return turned(looped(room(whole, 0.6, 0.18), len(chords) * BAR * step), step)


def _bar(frequency: float, seconds: float) -> Wave:
    """A bar of glass, struck softly; it rings on."""
    long = seconds + 0.7
    parts = ((1.0, 1.0), (2.76, 0.16), (5.4, 0.05))
    wave = sum(share * sine(steady(over * frequency, long)) for over, share in parts)
    return fade(decay(np.asarray(wave), 0.28, 0.002), 0, 0.1)


def _pad(frequency: float, seconds: float) -> Wave:
    """Two strings a hair apart, opened slowly."""
    wave = saw(steady(frequency * 0.998, seconds)) + saw(steady(frequency * 1.003, seconds))
    return fade(filtered(np.asarray(wave), low(900, 600)), 0.5, 0.6) * 0.4


def _long(note: str) -> str:
    return f"{note} - - - - - . ."


def _pulse(root: str, other: str) -> str:
    return f"{root} {root} . {root} {other} . {root} {other}"


def _run(chord: Chord) -> str:
    first, second, third = chord
    return f"{first} {second} {third} {second} " * 4
