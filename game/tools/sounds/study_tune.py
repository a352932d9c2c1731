"""The tune of the chess table: a felt piano in a study by night, and plucked strings in check.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .notes import bass, drums, played
from .tunes import Chord, looped, turned
from .waves import Wave, at, decay, fade, filtered, low, mix, pan, room, sine, steady

STUDY_CHORDS = "Em C Am B Em G Am B Em C D G Am Em B Em C G Am Em"
STUDY = """
E4 - G4 - B4 - - -     A4 - G4 - E4 - - -     C5 - B4 - A4 - E4 -    F#4 - - - . . . .
E4 - G4 - B4 - - -     D5 - B4 - G4 - - -     A4 - C5 - E5 - C5 -    B4 - - - . . D#4 -
E5 - - - B4 - G4 -     C5 - - - G4 - E4 -     D5 - A4 - F#4 - A4 -   B4 - - - . . . .
C5 - A4 - E4 - A4 -    B4 - G4 - E4 - G4 -    A4 - F#4 - D#4 - F#4 - E4 - - - . . . .
. . . . . . . .        . . D4 - G4 - B4 -     A4 - - - - - . .       G4 - - - . . . .
"""
STUDY_STEP = 60 / 76 / 2
BAR = 8
"""Steps in a bar."""

CHORDS: Mapping[str, Chord] = {
    "Em": ("E3", "G3", "B3"),
    "C": ("E3", "G3", "C4"),
    "Am": ("E3", "A3", "C4"),
    "B": ("D#3", "F#3", "B3"),
    "G": ("D3", "G3", "B3"),
    "D": ("D3", "F#3", "A3"),
}
ROOTS: Mapping[str, tuple[str, str]] = {
    "Em": ("E2", "B2"),
    "C": ("C3", "G2"),
    "Am": ("A2", "E2"),
    "B": ("B2", "F#2"),
    "G": ("G2", "D3"),
    "D": ("D3", "A2"),
}
CHECKED = "k.......k..k...." * 3 + "k.......k.k.s.s."


def study() -> Wave:
    step, chords = STUDY_STEP, STUDY_CHORDS.split()
    tune = played(STUDY, step, _felt)
    deep = played(" ".join(f"{ROOTS[chord][0]} - - - . . . ." for chord in chords), step, _felt)
    inner = [
        played(" ".join(_late(CHORDS[c], note) for c in chords), step, _felt) for note in (1, 2)
    ]
    whole = mix(
        pan(tune, -0.15) * 0.6,
        pan(at(step * 3, filtered(tune, low(1200))), 0.5) * 0.14,
        pan(filtered(deep, low(700)), 0) * 0.7,
        *(pan(each, 0.3) * 0.3 for each in inner),
    )
    return turned(looped(room(whole, 1.1, 0.28), len(chords) * BAR * step), step)


def study_check() -> Wave:
    """Strings are plucked in eighths, a kettledrum knocks, and a bass walks up to the king."""
    step, chords = STUDY_STEP, STUDY_CHORDS.split()
    plucked = played(" ".join(_plucked(CHORDS[chord]) for chord in chords), step, _pizzicato)
    walk = played(" ".join(_walk(*ROOTS[chord]) for chord in chords), step, bass)
    beat = drums(CHECKED * (len(chords) // 4), step / 2, "check")
    whole = mix(
        pan(plucked, 0.35) * 0.8,
        pan(filtered(walk, low(700)), -0.1) * 0.3,
        pan(filtered(beat, low(1800)), 0) * 0.3,
    )
    return turned(looped(room(whole, 0.8, 0.22), len(chords) * BAR * step), step)


def _felt(frequency: float, seconds: float) -> Wave:
    """A hammer in felt: upper tones die first, and the string rings on a little."""
    long = seconds + 0.9
    parts = (
        decay(sine(steady(n * frequency * (1 + 0.0004 * n * n), long)) * 0.42**n, 0.55 / n, 0.006)
        for n in range(1, 6)
    )
    return fade(np.sum(list(parts), axis=0) * 2, 0.001, 0.25)


def _pizzicato(frequency: float, seconds: float) -> Wave:
    long = max(seconds, 0.4)
    wave = sum(sine(steady(n * 2 * frequency, long)) * 0.5**n for n in range(1, 5))
    return fade(decay(np.asarray(wave), 0.08, 0.002), 0, 0.08)


def _late(chord: Chord, note: int) -> str:
    return f". . . . {chord[note]} - - -"


def _plucked(chord: Chord) -> str:
    first, second, third = chord
    return f". {first} {second} . {third} . {second} ."


def _walk(root: str, other: str) -> str:
    return f"{root} . . {root} {other} . {root} ."
