"""The tune of the ring: a fairground organ in three, and what comes over it as the bout grows hot.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

import numpy as np

from .notes import bass, brass, drums, played, pluck
from .tunes import CHORDS, ROOTS, Chord, looped, turned
from .waves import RATE, Wave, at, decay, fade, filtered, low, mix, pan, room, sine, steady

FAIR_CHORDS = "Am Am E E E E Am Am Dm Dm Am Am E E Am Am C C G G G G C C F F C C E E Am E"
FAIR = """
E5 - - - C5 -  A4 - - - - .  G#4 - B4 - D5 -  E5 - - - - .
D5 - - - B4 -  G#4 - - - - .  A4 - C5 - E5 -  A5 - - - - .
F5 - - - D5 -  A4 - - - D5 -  E5 - - - C5 -  A4 - - - - .
B4 - - - E5 -  D5 - B4 - G#4 -  A4 - - - E4 -  A4 - - - - .
G5 - - - E5 -  C5 - - - - .  B4 - D5 - G5 -  F5 - - - - .
F5 - - - D5 -  B4 - - - - .  C5 - E5 - G5 -  C6 - - - - .
A5 - - - F5 -  C5 - - - F5 -  G5 - - - E5 -  C5 - - - - .
E5 - D5 - B4 -  G#4 - B4 - D5 -  C5 - - - B4 -  A4 - - - G#4 -
"""
FAIR_STEP = 60 / 152 / 2
BAR = 6
"""Steps in a bar."""


def fair() -> Wave:
    step, chords = FAIR_STEP, FAIR_CHORDS.split()
    tune = played(FAIR, step, _pipe)
    oom = played(
        " ".join(f"{ROOTS[each][n % 2]} - . . . ." for n, each in enumerate(chords)), step, bass
    )
    pahs = [played(_pah(chords, note), step, _reed) for note in range(3)]
    whole = mix(
        pan(filtered(tune, low(5200)), -0.15) * 0.6,
        pan(at(step, filtered(tune, low(2600))), 0.5) * 0.14,
        pan(filtered(oom, low(1200)), 0) * 0.75,
        *(pan(filtered(pah, low(2600)), 0.3) * 0.2 for pah in pahs),
    )
    return turned(looped(room(whole, 0.5, 0.14), len(chords) * BAR * step), step)


def bout() -> Wave:
    """A drum that marches in three, horns that answer, and runs that do not rest."""
    step, chords = FAIR_STEP, FAIR_CHORDS.split()
    horns = played(
        " ".join(f". . {c} - {c} -" for c in (CHORDS[each][1] for each in chords)), step, brass
    )
    runs = played(" ".join(_run(CHORDS[each]) for each in chords), step / 2, pluck)
    beat = drums(("k.h.s.h.s.hh" * 3 + "k.s.sss.ssss") * (len(chords) // 4), step / 2, "bout")
    whole = mix(
        pan(filtered(horns, low(2600)), 0.3) * 0.34,
        pan(filtered(runs, low(3800)), -0.4) * 0.34,
        pan(filtered(beat, low(6500)), 0) * 0.5,
    )
    return turned(looped(room(whole, 0.5, 0.14), len(chords) * BAR * step), step)


def _pipe(frequency: float, seconds: float) -> Wave:
    """A pipe of an organ, with the breath of its bellows."""
    time = np.arange(int((seconds + 0.05) * RATE)) / RATE
    shaken = frequency * (1 + 0.004 * np.sin(2 * np.pi * 6.2 * time))
    wave = sine(shaken) + 0.5 * sine(2 * shaken) + 0.3 * sine(3 * shaken) + 0.18 * sine(4 * shaken)
    return fade(wave * (0.9 + 0.1 * np.sin(2 * np.pi * 6.2 * time)), 0.015, 0.05) * 0.6


def _reed(frequency: float, seconds: float) -> Wave:
    length = max(seconds, 0.2)
    wave = sum(sine(steady(n * frequency, length)) / n for n in range(1, 6))
    return fade(decay(np.asarray(wave), 0.09, 0.004), 0, 0.04)


def _pah(chords: list[str], note: int) -> str:
    return " ".join(f". . {CHORDS[each][note]} . {CHORDS[each][note]} ." for each in chords)


def _run(chord: Chord) -> str:
    first, second, third = chord
    return f"{first} {second} {third} {second} " * 3
