"""The tune of the mess tent: a slow waltz on a squeezebox, and the road to the front over it.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

import numpy as np

from .notes import bass, brass, drums, played
from .tunes import CHORDS, ROOTS, looped, rested, turned
from .waves import RATE, Wave, at, decay, fade, filtered, low, mix, pan, room, saw, sine, steady

MESS_CHORDS = "Dm Dm Gm Dm Gm Dm A A Dm Dm Gm Dm Gm Dm A Dm F C Gm Dm F C A A Bb F Gm Dm Gm A Dm Dm"
MESS = """
D4 - F4 - A4 -     A4 - - - . .      A#4 - A4 - G4 -    F4 - - - . .
G4 - A#4 - D5 -    A4 - - - F4 -     E4 - - - C#4 -     E4 - - - . .
D4 - F4 - A4 -     D5 - - - . .      D5 - A#4 - G4 -    A4 - - - . .
G4 - A#4 - G4 -    F4 - - - D4 -     E4 - F4 - E4 -     D4 - - - . .
C5 - - - A4 -      G4 - - - E4 -     A#4 - - - G4 -     F4 - - - . .
C5 - - - A4 -      G4 - - - C5 -     C#5 - - - A4 -     E4 - - - . .
. . . . . .        . . . . . .       . . . . . .        . . . . . .
. . A#4 - G4 -     A4 - - - C#5 -    D5 - - - - -       D4 - - - . .
"""
MESS_STEP = 60 / 96 / 2
BAR = 6
"""Steps in a bar: three beats."""

BRUSH = "....h...h..."
FRONT = "s...ss..s.s.", "s...ss..ssss"


def mess() -> Wave:
    step, chords = MESS_STEP, MESS_CHORDS.split()
    tune = played(MESS, step, _reeds)
    deep = played(" ".join(_oom(*ROOTS[c], place) for place, c in enumerate(chords)), step, bass)
    strums = [
        played(" ".join(f". . {CHORDS[c][note]} . {CHORDS[c][note]} ." for c in chords), step, _gut)
        for note in range(3)
    ]
    beat = drums(BRUSH * len(chords), step / 2, "brush")
    whole = mix(
        pan(filtered(tune, low(1900)), -0.2) * 0.8,
        pan(filtered(deep, low(700)), 0) * 0.4,
        *(pan(at(0.015 * n, each), 0.35) * 0.2 for n, each in enumerate(strums)),
        pan(filtered(beat, low(4500)), 0.2) * 0.09,
    )
    return turned(looped(room(whole, 0.6, 0.2), len(chords) * BAR * step), step)


def mess_front() -> Wave:
    """The waltz becomes a march on wheels: a rolled drum, low horns, and a bass that drives."""
    step, chords = MESS_STEP, MESS_CHORDS.split()
    horns = played(rested(_horns(CHORDS[chord][0]) for chord in chords), step, brass)
    drive = played(rested(_drive(*ROOTS[chord]) for chord in chords), step, bass)
    rolled = (FRONT[0] * 3 + FRONT[1]) * (len(chords) // 4)
    beat = drums(rolled[:-BAR] + "." * BAR, step / 2, "front")
    whole = mix(
        pan(filtered(horns, low(1200)), 0.3) * 0.3,
        pan(filtered(drive, low(900)), 0) * 0.6,
        pan(filtered(beat, low(4200)), -0.1) * 0.36,
    )
    return turned(looped(room(whole, 0.5, 0.16), len(chords) * BAR * step), step)


def _reeds(frequency: float, seconds: float) -> Wave:
    """Two reeds of brass that beat slowly against each other, moved by a bellows."""
    time = np.arange(int(seconds * RATE)) / RATE
    wave = saw(steady(frequency * 0.9985, seconds)) + saw(steady(frequency * 1.0015, seconds))
    swell = 0.8 + 0.2 * np.sin(np.pi * np.clip(time / max(seconds, 0.01), 0, 1))
    return fade(filtered(np.asarray(wave), low(2200)) * swell, 0.05, min(0.12, seconds / 3)) * 0.4


def _gut(frequency: float, seconds: float) -> Wave:
    wave = sum(sine(steady(n * frequency, 0.5)) * 0.55**n for n in range(1, 5))
    return fade(decay(np.asarray(wave), 0.11, 0.003), 0, 0.06)


def _oom(root: str, other: str, place: int) -> str:
    return f"{other if place % 2 else root} - . . . ."


def _drive(root: str, other: str) -> str:
    return f"{root} . {root} . {other} {root}"


def _horns(note: str) -> str:
    return f"{note} - . {note} - ."
