"""Two tunes that loop: a march for the menu, and a quiet one for the table.

What still rings when a tune ends is added to its beginning, so the loop has no seam.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from .notes import bass, drums, lead, played, pluck, soft
from .waves import RATE, Wave, at, filtered, low, mix, pan, room

Chord = tuple[str, str, str]

CHORDS: Mapping[str, Chord] = {
    "Am": ("A4", "C5", "E5"),
    "F": ("A4", "C5", "F5"),
    "C": ("G4", "C5", "E5"),
    "G": ("G4", "B4", "D5"),
    "Dm": ("A4", "D5", "F5"),
    "E": ("G#4", "B4", "E5"),
    "Bb": ("A#4", "D5", "F5"),
    "Gm": ("G4", "A#4", "D5"),
    "A": ("A4", "C#5", "E5"),
}
ROOTS: Mapping[str, tuple[str, str]] = {
    "Am": ("A2", "A3"),
    "F": ("F2", "F3"),
    "C": ("C3", "G2"),
    "G": ("G2", "D3"),
    "Dm": ("D3", "A2"),
    "E": ("E2", "B2"),
    "Bb": ("A#2", "F3"),
    "Gm": ("G2", "D3"),
    "A": ("A2", "E3"),
}

MARCH_CHORDS = "Am F C G Am F Dm E F G C Am F G E E"
MARCH = """
A4 . A4 C5 E5 - D5 C5   D5 - C5 A4 F4 - . A4   G4 . G4 C5 E5 - D5 C5   D5 - - - B4 - . .
A4 . A4 C5 E5 - F5 E5   F5 - E5 C5 A4 - . C5   D5 . F5 E5 D5 - C5 B4   C5 - B4 - E4 - G#4 B4
C5 - A4 - F5 - E5 D5    D5 - B4 - G5 - F5 E5   E5 - G5 - E5 - D5 C5    C5 - B4 A4 E5 - - -
F5 - E5 F5 A5 - G5 F5   G5 - F5 G5 B5 - A5 G5  G#5 - E5 - B4 - E5 -    E5 - D5 - B4 - G#4 -
"""
MARCH_STEP = 60 / 116 / 2

NIGHT_CHORDS = "Dm Dm C C Bb Bb Gm A Dm Dm F C Bb Gm A A"
NIGHT = """
. . . . . . . .        . . . . A4 - - -       . . . . . . . .        . . . . G4 - E4 -
F4 - - - . . . .       . . D4 - F4 - A4 -     A#4 - - - A4 - G4 -    A4 - - - - - . .
. . D5 - - - C5 -      A4 - - - - - . .       . . C5 - - - A4 -      G4 - - - E4 - - -
F4 - - - D4 - F4 -     G4 - - - A#4 - A4 -    A4 - - - - - G4 -      E4 - C#4 - - - . .
"""
NIGHT_STEP = 60 / 88 / 2


def march() -> Wave:
    step, chords = MARCH_STEP, MARCH_CHORDS.split()
    tune = played(MARCH, step, lead)
    walk = played(" ".join(_walk(*ROOTS[chord]) for chord in chords), step, bass)
    fill = played(" ".join(_fill(CHORDS[chord]) for chord in chords), step / 2, pluck)
    bars = ("k.hhs.hhk.khs.hh" * 7 + "k.hhs.hhk.khs.ss") * 2
    beat = drums(bars, step / 2, "march")
    whole = mix(
        pan(filtered(tune, low(6500)), -0.12) * 0.62,
        pan(at(step * 1.5, filtered(tune, low(3200))), 0.5) * 0.17,
        pan(walk, 0) * 0.66,
        pan(filtered(fill, low(5200)), 0.35) * 0.2,
        pan(beat, 0) * 0.42,
    )
    return looped(room(whole, 0.4, 0.1), len(chords) * 8 * step)


def night() -> Wave:
    step, chords = NIGHT_STEP, NIGHT_CHORDS.split()
    tune = played(NIGHT, step, soft)
    deep = " ".join(f"{ROOTS[chord][0]} - . . {ROOTS[chord][1]} - . ." for chord in chords)
    walk = played(deep, step, bass)
    rise = played(" ".join(_rise(CHORDS[chord]) for chord in chords), step, pluck)
    beat = drums("k...h...h...h.h." * 16, step / 2, "night")
    whole = mix(
        pan(tune, -0.2) * 0.75,
        pan(at(step * 3, tune), 0.55) * 0.2,
        pan(filtered(walk, low(1100)), 0) * 0.75,
        pan(filtered(rise, low(2300)), 0.3) * 0.36,
        pan(at(step * 3, filtered(rise, low(1500))), -0.5) * 0.12,
        pan(filtered(beat, low(6000)), 0) * 0.26,
    )
    return looped(room(whole, 0.6, 0.18), len(chords) * 8 * step)


def looped(wave: Wave, seconds: float) -> Wave:
    """Cut to the length of the bars and lay what rings on over the beginning."""
    size = int(seconds * RATE)
    whole = np.array(wave[:size])
    rest = wave[size : 2 * size]
    whole[: len(rest)] += rest
    return whole


def turned(wave: Wave, step: float) -> Wave:
    """Let a loop begin half a step before its first note, where nothing new sounds."""
    return np.roll(wave, int(step / 2 * RATE), axis=0)


def rested(bars: Iterable[str]) -> str:
    """Return bars in a row, of which the last is silent in its second half: the loop ends there."""
    *words, last = bars
    half = last.split()[: len(last.split()) // 2]
    return " ".join((*words, *half, *("." for _ in half)))


def _walk(root: str, other: str) -> str:
    return f"{root} . {root} {root} {other} . {root} {other}"


def _fill(chord: Chord) -> str:
    first, second, third = chord
    return f"{first} {second} {third} {second} " * 4


def _rise(chord: Chord) -> str:
    first, second, third = chord
    return f"{first} . {second} . {third} . {second} ."
