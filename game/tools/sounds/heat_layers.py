"""What is laid over the quiet tune of the table as a match grows hot: contact, then alarm.

Both keep the bars and the chords of that tune, so at any volume they are one piece of music.
"""

from __future__ import annotations

from .notes import bass, brass, drums, played, pluck
from .tunes import CHORDS, NIGHT_CHORDS, NIGHT_STEP, ROOTS, Chord, looped
from .waves import Wave, filtered, high, low, mix, pan, room

CONTACT_BARS = "..h.h.h.s.h.h.h." * 3 + "..h.h.h.s.h.hhsh"
ALARM_BARS = "k..sk.s.k..sk.ss" * 3 + "k..sk.s.k.sssss."


def contact() -> Wave:
    """A bass that walks in eighths under a light beat: somebody is near."""
    step, chords = NIGHT_STEP, NIGHT_CHORDS.split()
    walk = played(" ".join(_walk(*ROOTS[chord]) for chord in chords), step, bass)
    tick = played(" ".join(_tick(CHORDS[chord]) for chord in chords), step, pluck)
    beat = drums(CONTACT_BARS * (len(chords) // 4), step / 2, "contact")
    whole = mix(
        pan(filtered(walk, low(1500)), 0.08) * 0.7,
        pan(filtered(tick, low(2600)), -0.35) * 0.3,
        pan(filtered(beat, low(7000)), 0.1) * 0.42,
    )
    return looped(room(whole, 0.4, 0.12), len(chords) * 8 * step)


def alarm() -> Wave:
    """Horns in threes and a marching drum, and a high line that does not rest."""
    step, chords = NIGHT_STEP, NIGHT_CHORDS.split()
    upper = played(" ".join(_stabs(CHORDS[chord][2]) for chord in chords), step, brass)
    lower = played(" ".join(_stabs(CHORDS[chord][0]) for chord in chords), step, brass)
    run = played(" ".join(_run(CHORDS[chord]) for chord in chords), step / 2, pluck)
    beat = drums(ALARM_BARS * (len(chords) // 4), step / 2, "alarm")
    whole = mix(
        pan(filtered(upper, low(2800)), 0.3) * 0.34,
        pan(filtered(lower, low(2400)), -0.3) * 0.34,
        pan(filtered(filtered(run, high(500)), low(3600)), -0.45) * 0.3,
        pan(filtered(beat, low(6500)), 0) * 0.5,
    )
    return looped(room(whole, 0.5, 0.16), len(chords) * 8 * step)


def _walk(root: str, other: str) -> str:
    return f"{root} . {root} {root} {other} . {other} {root}"


def _tick(chord: Chord) -> str:
    return f". {chord[0]} . {chord[0]} . {chord[1]} . {chord[0]}"


def _stabs(note: str) -> str:
    """Three, three and two: the beat that presses on."""
    return f"{note} - . {note} - . {note} -"


def _run(chord: Chord) -> str:
    first, second, third = chord
    return f"{third} {second} {first} {second} " * 4
