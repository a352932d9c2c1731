"""The tune of the road: a lute over a drone and a drum of the hand; drums of war when it fights.

Both layers keep the same bars and chords, so at any volume they are one piece of music.
"""

from __future__ import annotations

from collections.abc import Iterable

from .notes import bass, brass, drums, played, pluck
from .tunes import CHORDS, ROOTS, Chord, looped, turned
from .waves import Wave, at, decay, fade, filtered, high, low, mix, pan, pulse, room, saw, steady

LUTE_CHORDS = "Dm Dm C C Dm F C Dm F F C C Gm Dm A Dm"
LUTE = """
D5 - . A4 D5 - E5 F5   F5 - E5 - D5 - A4 -     E5 - . C5 E5 - F5 G5   G5 - E5 - C5 - . .
D5 - . A4 D5 - E5 F5   A5 - G5 - F5 - E5 -     E5 - F5 E5 C5 - E5 -   D5 - - - . . A4 -
A5 - . F5 A5 - A#5 A5  C6 - A5 - F5 - A5 -     G5 - . E5 G5 - A5 G5   E5 - - - C5 - E5 -
D5 - A#4 - D5 - G5 -   F5 - E5 D5 A4 - D5 -    E5 - C#5 - A4 - E5 -   D5 - - - . . . .
"""
LUTE_STEP = 60 / 104 / 2
BAR = 8
"""Steps in a bar."""


def lute() -> Wave:
    step, chords = LUTE_STEP, LUTE_CHORDS.split()
    tune = played(LUTE, step, _string)
    drone = played(" ".join(_long(ROOTS[chord][0]) for chord in chords), step, _drone)
    walk = played(" ".join(_walk(*ROOTS[chord]) for chord in chords), step, bass)
    broken = played(" ".join(_broken(CHORDS[chord]) for chord in chords), step, _string)
    hand = drums("k.....h.k...h.h." * len(chords), step / 2, "road")
    whole = mix(
        pan(tune, -0.15) * 0.62,
        pan(at(step * 2, filtered(tune, low(2200))), 0.5) * 0.14,
        pan(filtered(broken, low(2600)), 0.35) * 0.24,
        pan(filtered(drone, low(700)), 0) * 0.3,
        pan(filtered(walk, low(900)), 0) * 0.55,
        pan(filtered(hand, low(2600)), 0.1) * 0.34,
    )
    return turned(looped(room(whole, 0.7, 0.2), len(chords) * BAR * step), step)


def lute_fight() -> Wave:
    """Drums of war, low horns that press on, and a string that does not rest."""
    step, chords = LUTE_STEP, LUTE_CHORDS.split()
    horns = [
        played(_rested(_stabs(CHORDS[chord][note]) for chord in chords), step, brass)
        for note in (0, 2)
    ]
    saws = played(_rested(_run(CHORDS[chord]) for chord in chords), step / 2, pluck)
    war = drums(("k..kk.s.k..kk.ss" * 3 + "k.kkk.s.kskss.s.") * (len(chords) // 4), step / 2, "war")
    whole = mix(
        pan(filtered(horns[0], low(1800)), -0.3) * 0.34,
        pan(filtered(horns[1], low(2200)), 0.3) * 0.3,
        pan(filtered(filtered(saws, high(300)), low(3400)), -0.4) * 0.28,
        pan(filtered(war, low(5200)), 0) * 0.55,
    )
    return turned(looped(room(whole, 0.5, 0.16), len(chords) * BAR * step), step)


def _string(frequency: float, seconds: float) -> Wave:
    """A string of gut, plucked: bright at first, and soon round."""
    long = seconds + 0.35
    bright = filtered(pulse(steady(frequency, long), 0.18), low(4200, 900))
    return fade(decay(bright, 0.16, 0.002), 0, 0.12)


def _drone(frequency: float, seconds: float) -> Wave:
    """A wheel on two strings, a fifth apart."""
    wave = saw(steady(frequency * 1.001, seconds)) + 0.7 * saw(steady(frequency * 1.498, seconds))
    return fade(filtered(wave, low(800)), 0.12, 0.25) * 0.5


def _long(note: str) -> str:
    return f"{note} - - - - - - ."


def _walk(root: str, other: str) -> str:
    return f"{root} - . {root} {other} - . ."


def _broken(chord: Chord) -> str:
    first, second, third = chord
    return f". {first} . {second} . {third} . {second}"


def _stabs(note: str) -> str:
    lower = f"{note[:-1]}{int(note[-1]) - 1}"
    return f"{lower} - . {lower} - . {lower} ."


def _run(chord: Chord) -> str:
    first, second, third = chord
    return f"{first} {first} {second} {first} {third} {first} {second} {first} " * 2


def _rested(bars: Iterable[str]) -> str:
    """Return bars in a row, of which the last is silent in its second half: the loop ends there."""
    *words, last = bars
    half = last.split()[: len(last.split()) // 2]
    return " ".join((*words, *half, *("." for _ in half)))
