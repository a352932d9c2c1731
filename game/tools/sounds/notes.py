"""Chip music: lines of notes, and the voices that play them.

A line is words of equal length: a note (`C5`, `F#4`), `-` to hold it, `.` to be silent.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .waves import (
    RATE,
    Wave,
    at,
    band,
    decay,
    fade,
    filtered,
    generator,
    glide,
    high,
    low,
    mix,
    noise,
    pulse,
    sine,
    steady,
    triangle,
)

Voice = Callable[[float, float], Wave]
"""Plays one note of a frequency for some seconds."""

SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(note: str) -> float:
    """Return the frequency of a note; A4 is 440."""
    sharp = note[1] == "#"
    octave = int(note[-1])
    return 440.0 * float(2.0 ** ((SEMITONES[note[0]] + sharp - 9) / 12 + octave - 4))


def played(line: str, step: float, voice: Voice) -> Wave:
    words = line.split()
    out = np.zeros(int((len(words) * step + 1.5) * RATE))
    for place, word in enumerate(words):
        if word in "-.":
            continue
        held = 1
        while place + held < len(words) and words[place + held] == "-":
            held += 1
        note = voice(pitch(word), held * step)
        start = int(place * step * RATE)
        out[start : start + len(note)] += note[: len(out) - start]
    return out


def lead(frequency: float, seconds: float) -> Wave:
    """A bright pulse that begins to tremble when it is held."""
    time = np.arange(int(seconds * RATE)) / RATE
    tremble = 1 + 0.006 * np.sin(2 * np.pi * 5.5 * time) * np.clip((time - 0.18) / 0.2, 0, 1)
    wave = pulse(frequency * tremble, 0.25) * (0.55 + 0.45 * 0.5 ** (time / 0.12))
    return fade(wave, 0.004, min(0.06, seconds / 3))


def brass(frequency: float, seconds: float) -> Wave:
    """Two pulses a hair apart, opening like a horn."""
    wave = pulse(steady(frequency * 1.003, seconds), 0.5)
    wave = wave + pulse(steady(frequency * 0.997, seconds), 0.3)
    closed, wide = filtered(wave, low(900)), filtered(wave, low(4200))
    opening = np.clip(np.linspace(0, seconds / 0.06, len(wave)), 0, 1)
    return fade(closed * (1 - opening) + wide * opening, 0.012, min(0.09, seconds / 3)) * 0.6


def pluck(frequency: float, seconds: float) -> Wave:
    wave = pulse(steady(frequency, max(seconds, 0.3)), 0.125)
    return fade(decay(wave, 0.07, 0.003), 0, 0.05)


def soft(frequency: float, seconds: float) -> Wave:
    """A round, far pulse for slow tunes."""
    wave = filtered(pulse(steady(frequency, seconds + 0.25), 0.5), low(1300, 700))
    return fade(decay(wave, 0.45, 0.03), 0, 0.2)


def bass(frequency: float, seconds: float) -> Wave:
    wave = filtered(triangle(steady(frequency, seconds)), low(2600))
    return fade(wave, 0.004, min(0.05, seconds / 3))


def drums(line: str, step: float, name: str) -> Wave:
    """Play `k` (kick), `s` (snare), `h` (hat) and `.`; the letters need no space between."""
    dice = generator(name)
    kit = {
        "k": decay(sine(glide(170, 46, 0.18, 3)), 0.045, 0.001) * 1.3,
        "s": mix(
            decay(filtered(noise(dice, 0.2), band(2300, 1500, 2.4)), 0.035, 0.001) * 1.5,
            decay(sine(glide(230, 150, 0.1)), 0.025) * 0.6,
        ),
        "h": decay(filtered(noise(dice, 0.07), high(6500)), 0.011, 0.0005) * 0.55,
    }
    beats = [at(k * step, kit[beat]) for k, beat in enumerate(line) if beat in kit]
    return mix(*beats, np.zeros(int(len(line) * step * RATE)))
