"""The parts every sound is made of: oscillators, noise, envelopes, filters, room, level.

A wave is an array of floats at RATE samples a second; stereo is an array of two columns.
Filters work on the spectrum of short overlapping windows, so their frequency may move in time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Curve = Callable[[Wave, float], Wave]
"""The gain at each frequency, at a moment from 0 (start) to 1 (end)."""

RATE = 44_100
WINDOW = 1024
HARMONICS = 24


def generator(name: str) -> np.random.Generator:
    """Return a generator of a sound's own, so that a new sound changes no other."""
    seed = int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")
    return np.random.Generator(np.random.PCG64(seed))


def noise(dice: np.random.Generator, seconds: float) -> Wave:
    return dice.uniform(-1, 1, int(seconds * RATE))


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Wave:
    """Return a frequency that goes from start to end; a bend above 1 hurries at first."""
    way = np.linspace(0, 1, int(seconds * RATE))
    curve: Wave = start * (end / start) ** (1 - (1 - way) ** bend)
    return curve


def steady(frequency: float, seconds: float) -> Wave:
    return np.full(int(seconds * RATE), frequency)


def sine(frequency: Wave) -> Wave:
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE)


def pulse(frequency: Wave, duty: float = 0.5) -> Wave:
    """Return a pulse wave of as many harmonics as the rate can hold, so nothing aliases."""
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    wave = np.zeros_like(frequency)
    for k in range(1, HARMONICS + 1):
        heard = np.clip((RATE * 0.42 - k * frequency) / 2000, 0, 1)
        wave += heard * np.sin(np.pi * k * duty) / k * np.cos(k * phase)
    return wave * 2 / np.pi


def saw(frequency: Wave) -> Wave:
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    wave = np.zeros_like(frequency)
    for k in range(1, HARMONICS + 1):
        wave += np.sin(k * phase) / k
    return wave * 2 / np.pi


def triangle(frequency: Wave) -> Wave:
    """Return a triangle in sixteen steps, as the old consoles played their bass."""
    phase = np.cumsum(frequency) / RATE % 1
    return np.round((4 * np.abs(phase - 0.5) - 1) * 7.5) / 7.5


def decay(wave: Wave, half: float, attack: float = 0.002) -> Wave:
    """Let a wave rise in `attack` seconds and lose half its height every `half` seconds."""
    time = np.arange(len(wave)) / RATE
    fallen: Wave = 0.5 ** (np.clip(time - attack, 0, None) / half)
    return wave * np.clip(time / attack, 0, 1) * fallen


def fade(wave: Wave, into: float = 0.002, out: float = 0.02) -> Wave:
    ends = np.ones(len(wave))
    first, last = int(into * RATE), int(out * RATE)
    if first:
        ends[:first] *= np.linspace(0, 1, first)
    if last:
        ends[-last:] *= np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    return wave * (ends if wave.ndim == 1 else ends[:, None])


def low(cutoff: float, end: float | None = None, steep: float = 2) -> Curve:
    """Pass what lies below a frequency; it may glide to another."""

    def gain(frequencies: Wave, moment: float) -> Wave:
        edge = cutoff * ((end or cutoff) / cutoff) ** moment
        passed: Wave = 1 / (1 + (frequencies / edge) ** (2 * steep))
        return passed

    return gain


def high(cutoff: float, steep: float = 2) -> Curve:
    def gain(frequencies: Wave, moment: float) -> Wave:
        passed: Wave = 1 - 1 / (1 + (frequencies / cutoff) ** (2 * steep))
        return passed

    return gain


def band(centre: float, end: float | None = None, octaves: float = 1.0) -> Curve:
    """Pass a bell around a frequency; it may glide to another."""

    def gain(frequencies: Wave, moment: float) -> Wave:
        middle = centre * ((end or centre) / centre) ** moment
        away = np.log2(np.clip(frequencies, 1, None) / middle)
        passed: Wave = np.exp(-0.5 * (away / (octaves / 2)) ** 2)
        return passed

    return gain


def filtered(wave: Wave, curve: Curve) -> Wave:
    hop = WINDOW // 4
    size = len(wave)
    padded = np.concatenate([np.zeros(WINDOW), wave, np.zeros(2 * WINDOW)])
    shape: Wave = np.hanning(WINDOW + 1)[:-1].astype(np.float64)
    frequencies: Wave = np.fft.rfftfreq(WINDOW, 1 / RATE).astype(np.float64)
    out = np.zeros_like(padded)
    for start in range(0, len(padded) - WINDOW, hop):
        moment = float(np.clip((start - WINDOW / 2) / size, 0, 1))
        spectrum = np.fft.rfft(padded[start : start + WINDOW] * shape)
        part = np.fft.irfft(spectrum * curve(frequencies, moment), WINDOW)
        out[start : start + WINDOW] += part * shape
    cut: Wave = out[WINDOW : WINDOW + size] / 1.5
    return cut


def at(seconds: float, wave: Wave) -> Wave:
    """Put silence before a wave."""
    return np.concatenate([np.zeros((int(seconds * RATE), *wave.shape[1:])), wave])


def mix(*waves: Wave) -> Wave:
    longest = max(waves, key=len)
    out = np.zeros(longest.shape)
    for wave in waves:
        out[: len(wave)] += wave
    return out


def pan(wave: Wave, side: float) -> Wave:
    """Return stereo; the side goes from -1 (left) to 1 (right)."""
    angle = (side + 1) * np.pi / 4
    stereo: Wave = np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1) * np.sqrt(2)
    return stereo


def room(wave: Wave, seconds: float, share: float) -> Wave:
    """Add a small room: a dark decaying noise, another one for each ear."""
    dry = wave if wave.ndim == 2 else pan(wave, 0)
    dice = generator("room")
    tail = int(seconds * RATE)
    size = len(dry) + tail
    wet = np.zeros((size, 2))
    for ear in range(2):
        answer = filtered(decay(noise(dice, seconds), seconds / 6, 0.006), low(5000, 900, 1))
        answer /= np.sqrt(np.sum(answer**2))
        wet[:, ear] = np.fft.irfft(np.fft.rfft(dry[:, ear], size) * np.fft.rfft(answer, size), size)
    return mix(wet * share, dry)


def loudness(wave: Wave) -> float:
    """Return the loudest 0.4 seconds of stereo in LUFS, weighted nearly as BS.1770 does."""
    frequencies = np.fft.rfftfreq(len(wave), 1 / RATE)
    ratio = (frequencies / 1500) ** 2
    weight = (1 + 1.58 * ratio) / (1 + ratio) * (1 - 1 / (1 + (frequencies / 38) ** 4))
    heard = np.fft.irfft(np.fft.rfft(wave, axis=0) * weight[:, None], len(wave), axis=0)
    window = int(0.4 * RATE)
    power = np.concatenate([np.sum(heard**2, axis=1), np.zeros(window)])
    sums = np.concatenate([[0.0], np.cumsum(power)])
    return float(-0.691 + 10 * np.log10(np.max(sums[window:] - sums[:-window]) / window + 1e-12))


def levelled(wave: Wave, lufs: float, peak: float = 0.84) -> Wave:
    """Return stereo at this loudness; peaks are rounded off below `peak`, never clipped."""
    stereo: Wave = wave if wave.ndim == 2 else pan(wave, 0)
    stereo = stereo - np.mean(stereo, axis=0)
    knee = peak * 0.6
    for _ in range(4):
        stereo = stereo * 10 ** ((lufs - loudness(stereo)) / 20)
        over = np.clip(np.abs(stereo) - knee, 0, None)
        rounded = knee + (peak - knee) * np.tanh(over / (peak - knee))
        stereo = np.where(over > 0, np.sign(stereo) * rounded, stereo)
    return stereo


def resampled(wave: Wave, rate: int) -> Wave:
    """Return a wave that repeats at another rate; its seam stays whole."""
    size = len(wave) * rate // RATE
    spectrum = np.fft.rfft(wave, axis=0)[: size // 2 + 1]
    return np.fft.irfft(spectrum, size, axis=0) * (size / len(wave))
