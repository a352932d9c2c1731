"""The tune of the proving ground: wooden bars that count up, and a drill that comes over them.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

from .notes import bass, brass, drums, played
from .tunes import CHORDS, ROOTS, Chord, looped, turned
from .waves import Wave, at, decay, fade, filtered, low, mix, pan, room, sine, steady

COUNTED_CHORDS = "C C Bb F C C Bb F Am F C G Am F Dm G C C Bb F F C Bb C"
COUNTED = """
G4 - - - . . . .      G4 - C5 - . . . .     A#4 - D5 - F5 - . .    C5 - - - . . . .
E5 - - - . . . .      E5 - D5 - . . . .     D5 - A#4 - F4 - . .    A4 - - - . . . .
C5 - . C5 - . E5 -    C5 - - - A4 - . .     G4 - . G4 - . C5 -     B4 - - - . . . .
C5 - . E5 - . A5 -    F5 - - - C5 - . .     D5 - . F5 - . D5 -     D5 - - - . . B4 -
C5 - - - . . . .      C5 - G4 - . . . .     F4 - A#4 - D5 - . .    C5 - - - . . . .
. . . . . . . .       . . . . . . . .       . . . . F4 - A#4 -     C5 - - - . . . .
"""
COUNTED_STEP = 60 / 92 / 2
BAR = 8
"""Steps in a bar."""

TICKS = "....h.......h.h." * 3 + "....h..........."
DRILL = "..s...s...s.s.s." * 3 + "k.s...s.k.s.s.ss"


def counted() -> Wave:
    step, chords = COUNTED_STEP, COUNTED_CHORDS.split()
    tune = played(COUNTED, step, _wood)
    deep = played(" ".join(_three(*ROOTS[chord]) for chord in chords), step, _wood)
    over = played(" ".join(_off(CHORDS[chord]) for chord in chords), step, _wood)
    beat = drums(TICKS * (len(chords) // 4), step / 2, "ticks")
    whole = mix(
        pan(tune, -0.2) * 0.6,
        pan(at(step * 3, filtered(tune, low(1600))), 0.55) * 0.16,
        pan(filtered(deep, low(900)), 0) * 0.55,
        pan(filtered(over, low(1800)), 0.4) * 0.2,
        pan(filtered(beat, low(5000)), -0.35) * 0.1,
    )
    return turned(looped(room(whole, 0.5, 0.2), len(chords) * BAR * step), step)


def counted_live() -> Wave:
    """A drill drum, a bass in threes, and horns that answer from across the ground."""
    step, chords = COUNTED_STEP, COUNTED_CHORDS.split()
    horns = played(" ".join(_answer(CHORDS[chord]) for chord in chords), step, brass)
    walk = played(" ".join(_walk(*ROOTS[chord]) for chord in chords), step, bass)
    beat = drums(DRILL * (len(chords) // 4), step / 2, "drill")
    whole = mix(
        pan(filtered(horns, low(1500)), 0.4) * 0.32,
        pan(filtered(walk, low(900)), 0) * 0.38,
        pan(filtered(beat, low(3600)), -0.1) * 0.36,
    )
    return turned(looped(room(whole, 0.5, 0.16), len(chords) * BAR * step), step)


def _wood(frequency: float, seconds: float) -> Wave:
    """A bar of rosewood over a tube: its fourth tone is a short knock."""
    long = max(seconds, 0.5)
    body = decay(sine(steady(frequency, long)), 0.16, 0.003)
    knock = decay(sine(steady(3.93 * frequency, long)), 0.03, 0.001)
    return fade(body + 0.22 * knock, 0, 0.1)


def _three(root: str, other: str) -> str:
    """Three, three and two."""
    return f"{root} - . {other} - . {root} -"


def _off(chord: Chord) -> str:
    return f". . {chord[1]} . . {chord[2]} . ."


def _answer(chord: Chord) -> str:
    return f". . . . . . {chord[0]} {chord[1]}"


def _walk(root: str, other: str) -> str:
    return f"{root} . {root} {other} . {root} {other} ."
