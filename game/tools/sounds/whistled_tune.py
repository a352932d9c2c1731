"""The tune of the blanket: somebody whistles over a plucked band, and drums come in late.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

import numpy as np

from .notes import bass, drums, played, pluck
from .tunes import CHORDS, ROOTS, Chord, looped, turned
from .waves import (
    RATE,
    Wave,
    at,
    band,
    decay,
    fade,
    filtered,
    generator,
    low,
    mix,
    noise,
    pan,
    pulse,
    room,
    sine,
    steady,
)

WHISTLED_CHORDS = "C C F C Am Dm G G C C F C F G C C"
WHISTLED = """
E5 - G5 - C6 - G5 -    E5 - G5 E5 C5 - . .    F5 - A5 - C6 - A5 -    G5 - - E5 G5 - . .
A5 - C6 - E6 - C6 -    D6 - C6 A5 F5 - A5 -   G5 - B5 - D6 - B5 -    G5 - - - . . . .
E5 - G5 - C6 - G5 -    E5 - G5 E5 C5 - E5 -   F5 - A5 - C6 - A5 -    G5 - - E5 C6 - . .
A5 - C6 - A5 - F5 -    B5 - D6 - B5 - G5 -    C6 - - G5 E5 - D5 -    C5 - - - . . . .
"""
WHISTLED_STEP = 60 / 118 / 2
BAR = 8
"""Steps in a bar."""


def whistled() -> Wave:
    step, chords = WHISTLED_STEP, WHISTLED_CHORDS.split()
    tune = played(WHISTLED, step, _lips)
    deep = played(" ".join(_two(*ROOTS[chord]) for chord in chords), step, bass)
    strums = [played(_strum(chords, note), step, _gut) for note in range(3)]
    whole = mix(
        pan(tune, -0.12) * 0.5,
        pan(at(step * 1.5, filtered(tune, low(2600))), 0.5) * 0.12,
        pan(filtered(deep, low(900)), 0) * 0.7,
        *(pan(at(0.012 * n, each), 0.35) * 0.26 for n, each in enumerate(strums)),
    )
    return turned(looped(room(whole, 0.5, 0.16), len(chords) * BAR * step), step)


def rolled() -> Wave:
    """A drum of tin, a kazoo in thirds, and a bass that no longer rests."""
    step, chords = WHISTLED_STEP, WHISTLED_CHORDS.split()
    kazoo = played(" ".join(_answer(CHORDS[chord]) for chord in chords), step, _kazoo)
    runs = played(" ".join(_run(CHORDS[chord]) for chord in chords), step, pluck)
    walk = played(" ".join(_walk(*ROOTS[chord]) for chord in chords), step, bass)
    beat = drums(
        ("k.hhs.hhk.hhs.hs" * 3 + "k.hhs.sskssss.s.") * (len(chords) // 4), step / 2, "tin"
    )
    whole = mix(
        pan(filtered(kazoo, low(2600)), -0.35) * 0.3,
        pan(filtered(runs, low(3600)), 0.4) * 0.26,
        pan(filtered(walk, low(1200)), 0.05) * 0.5,
        pan(filtered(beat, low(6500)), 0) * 0.48,
    )
    return turned(looped(room(whole, 0.4, 0.12), len(chords) * BAR * step), step)


def _lips(frequency: float, seconds: float) -> Wave:
    """A whistle slides into its note, and trembles when it is held."""
    time = np.arange(int((seconds + 0.04) * RATE)) / RATE
    slide = 1 - 0.03 * 0.5 ** (time / 0.025)
    tremble = 1 + 0.007 * np.sin(2 * np.pi * 5.6 * time) * np.clip((time - 0.15) / 0.2, 0, 1)
    breath = filtered(noise(generator("lips"), seconds + 0.1), band(frequency, octaves=0.3))
    wave = sine(frequency * slide * tremble) + 0.12 * breath[: len(time)]
    return fade(wave, 0.03, 0.05) * 0.7


def _gut(frequency: float, seconds: float) -> Wave:
    """A string of gut, plucked with the thumb."""
    long = max(seconds, 0.5)
    wave = sum(sine(steady(n * frequency, long)) * 0.6**n for n in range(1, 6))
    return fade(decay(np.asarray(wave), 0.13, 0.003), 0, 0.05)


def _kazoo(frequency: float, seconds: float) -> Wave:
    buzz = filtered(pulse(steady(frequency, seconds), 0.2), band(1200, octaves=1.3))
    return fade(buzz, 0.02, min(0.05, seconds / 3))


def _two(root: str, other: str) -> str:
    return f"{root} - . . {other} - . ."


def _strum(chords: list[str], note: int) -> str:
    return " ".join(f". . {CHORDS[each][note]} . . . {CHORDS[each][note]} ." for each in chords)


def _answer(chord: Chord) -> str:
    return f". . {chord[0]} . {chord[1]} - {chord[2]} ."


def _run(chord: Chord) -> str:
    first, second, third = chord
    return f"{first} {third} {second} {third} {first} {third} {second} ."


def _walk(root: str, other: str) -> str:
    return f"{root} . {root} {other} {root} . {other} ."
