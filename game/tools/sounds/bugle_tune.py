"""The tune of the banner: a bugle that is answered from afar, and a march that comes over it.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .notes import bass, brass, drums, played, soft
from .tunes import Chord, looped, turned
from .waves import RATE, Wave, at, fade, filtered, low, mix, pan, room, sine

BUGLE_CHORDS = "G G C G Em Em Am D G G C Am Em C Am D"
BUGLE = """
D4 - G4 - - - G4 B4    D5 - - - B4 - G4 -    E5 - - D5 C5 - E4 -    D5 - - - - - . .
B4 - - - G4 - B4 -     E5 - - - D5 - B4 -    C5 - - B4 A4 - C5 -    A4 - - - - - D4 -
G4 - G4 B4 D5 - D5 -   G5 - - - D5 - B4 -    E5 - G5 - E5 - C5 -    A4 - - - C5 - E5 -
G5 - - - F#5 - E5 -    E5 - D5 - C5 - B4 -   A4 - - - B4 - C5 -     D5 - - - - - . .
"""
BUGLE_STEP = 60 / 104 / 2
BAR = 8
"""Steps in a bar."""

CHORDS: Mapping[str, Chord] = {
    "G": ("G4", "B4", "D5"),
    "C": ("G4", "C5", "E5"),
    "Em": ("G4", "B4", "E5"),
    "Am": ("A4", "C5", "E5"),
    "D": ("A4", "D5", "F#5"),
}
ROOTS: Mapping[str, tuple[str, str]] = {
    "G": ("G2", "D3"),
    "C": ("C3", "G2"),
    "Em": ("E2", "B2"),
    "Am": ("A2", "E3"),
    "D": ("D3", "A2"),
}
FAR_DRUM = "k.......s...h.s." * 3 + "k.......s.s.sss."
NEAR_DRUM = "s.sss.s.s.sss.ss" * 3 + "s.sss.ssssssss.."


def bugle() -> Wave:
    step, chords = BUGLE_STEP, BUGLE_CHORDS.split()
    tune = filtered(played(BUGLE, step, brass), low(1900))
    deep = played(" ".join(_plod(*ROOTS[chord]) for chord in chords), step, bass)
    under = [
        played(" ".join(f"{CHORDS[chord][note]} - - - - - - -" for chord in chords), step, soft)
        for note in range(3)
    ]
    beat = drums(FAR_DRUM * (len(chords) // 4), step / 2, "far drum")
    whole = mix(
        pan(tune, -0.2) * 0.5,
        pan(at(step * 2, filtered(tune, low(1000))), 0.6) * 0.2,
        pan(filtered(deep, low(900)), 0) * 0.6,
        *(pan(filtered(each, low(1100)), 0.25) * 0.22 for each in under),
        pan(filtered(beat, low(4200)), 0.15) * 0.26,
    )
    return turned(looped(room(whole, 0.7, 0.22), len(chords) * BAR * step), step)


def march_near() -> Wave:
    """The drum comes up, a fife runs over it, and horns press in threes."""
    step, chords = BUGLE_STEP, BUGLE_CHORDS.split()
    runs = played(" ".join(_run(CHORDS[chord]) for chord in chords), step / 2, _fife)
    horns = played(" ".join(_stabs(CHORDS[chord][1]) for chord in chords), step, brass)
    walk = played(" ".join(_walk(*ROOTS[chord]) for chord in chords), step, bass)
    beat = drums(NEAR_DRUM * (len(chords) // 4), step / 2, "near drum")
    whole = mix(
        pan(filtered(runs, low(5200)), -0.4) * 0.2,
        pan(filtered(horns, low(2400)), 0.35) * 0.3,
        pan(filtered(walk, low(1300)), 0) * 0.5,
        pan(filtered(beat, low(6000)), 0.1) * 0.42,
    )
    return turned(looped(room(whole, 0.5, 0.15), len(chords) * BAR * step), step)


def _fife(frequency: float, seconds: float) -> Wave:
    """A small flute an octave above, with a breath of its own."""
    time = np.arange(int(seconds * RATE)) / RATE
    shaken = 2 * frequency * (1 + 0.003 * np.sin(2 * np.pi * 6.5 * time))
    wave = sine(shaken) + 0.22 * sine(2 * shaken) + 0.08 * sine(3 * shaken)
    return fade(wave, min(0.012, seconds / 3), min(0.03, seconds / 3))


def _plod(root: str, other: str) -> str:
    return f"{root} - . . {other} - . ."


def _walk(root: str, other: str) -> str:
    return f"{root} . {root} . {other} . {root} ."


def _run(chord: Chord) -> str:
    """Up and over and down again, with a breath before the next bar."""
    low_note, middle, top = chord
    up = f"{top} - {middle} {top} {low_note} - {middle} -"
    return f"{up} {top} {middle} {low_note} {middle} {top} - . ."


def _stabs(note: str) -> str:
    """Three, three and two: the beat that presses on."""
    return f"{note} . . {note} . . {note} ."
