"""See and measure the sounds as they are shipped.

For each sound a picture is written, the wave above and its spectrum over time below, and a line
with its loudness: of the file, and as it is heard at the volume of the list.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import log10
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.sound_list import Sound, load_sounds

from .sound import NEEDED

if TYPE_CHECKING:
    import pygame

    from game.tools.sounds.waves import Wave

WIDE, HIGH = 640, 150
LOWEST, HIGHEST = 40.0, 16_000.0
QUIETEST = 70.0
"""Decibels below the loudest that are still drawn."""

STEPS = 480
FRAME = 2048
INK, PAPER, RULE = (255, 244, 214), (18, 22, 30), (70, 84, 85)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.sound_sheet", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    folder: Path = parser.parse_args(arguments).folder
    try:
        import numpy  # noqa: F401
        import soundfile  # type: ignore[import-untyped]  # noqa: F401
    except ImportError:
        print(NEEDED)
        return 1
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    folder.mkdir(parents=True, exist_ok=True)
    for sound in sorted(each_alone(load_sounds().values()), key=heard, reverse=True):
        print(f"{sound.id:16} {loudness_of(sound):6.1f} LUFS, heard at {heard(sound):6.1f}")
        _picture(sound, folder / f"{sound.id}.png")
    return 0


def each_alone(sounds: Iterable[Sound]) -> Iterator[Sound]:
    """Yield every sound, and what may be laid over a tune as a sound of its own."""
    for sound in sounds:
        yield sound
        for layer in sound.layers:
            yield replace(sound, id=layer.stem, takes=(layer,), layers=())


def heard(sound: Sound) -> float:
    """Return how loud a sound is at the volume of the list, in LUFS."""
    return loudness_of(sound) + 20 * log10(sound.volume / 100)


def loudness_of(sound: Sound) -> float:
    """Return how loud the loudest take of a sound is, in LUFS."""
    from game.tools.sounds.waves import loudness

    return max(loudness(_wave(path)) for path in sound.takes)


def _wave(path: Path) -> Wave:
    """Return what the file holds, in stereo at the rate of all effects."""
    import soundfile

    from game.tools.sounds.waves import RATE, resampled

    wave, rate = soundfile.read(path, always_2d=True)
    wave = wave if wave.shape[1] == 2 else wave.repeat(2, axis=1)
    found: Wave = wave if rate == RATE else resampled(wave, RATE)
    return found


def _picture(sound: Sound, path: Path) -> None:
    import pygame

    takes = [_wave(take) for take in sound.takes]
    page = pygame.Surface((WIDE, 2 * HIGH * len(takes)))
    page.fill(PAPER)
    for number, wave in enumerate(takes):
        _draw_wave(page, wave, 2 * HIGH * number)
        _draw_spectrum(page, wave, 2 * HIGH * number + HIGH)
    pygame.image.save(page, path)


def _draw_wave(page: pygame.Surface, wave: Wave, top: int) -> None:
    import pygame

    middle = top + HIGH // 2
    pygame.draw.line(page, RULE, (0, middle), (WIDE, middle))
    for x in range(WIDE):
        part = wave[
            len(wave) * x // WIDE : max(len(wave) * x // WIDE + 1, len(wave) * (x + 1) // WIDE)
        ]
        high, low = float(part.max()), float(part.min())
        ends = (x, middle - high * HIGH / 2), (x, middle - low * HIGH / 2)
        pygame.draw.line(page, INK, *ends)


def _draw_spectrum(page: pygame.Surface, wave: Wave, top: int) -> None:
    """Draw low tones below and high ones above, the louder the brighter."""
    import numpy as np

    from game.tools.sounds.waves import RATE

    mono = np.concatenate([wave.mean(axis=1), np.zeros(FRAME)])
    starts = [(len(wave) - 1) * step // STEPS for step in range(STEPS)]
    frames = np.stack([mono[start : start + FRAME] for start in starts]) * np.hanning(FRAME)
    power = 20 * np.log10(np.abs(np.fft.rfft(frames, axis=1)) + 1e-9)
    tones = LOWEST * (HIGHEST / LOWEST) ** (np.arange(HIGH) / HIGH)
    rows = np.clip(np.round(tones * FRAME / RATE).astype(int), 0, FRAME // 2)
    bright = np.clip((power[:, rows] - power.max() + QUIETEST) / QUIETEST, 0, 1)
    for x in range(WIDE):
        column = bright[x * STEPS // WIDE]
        for y in range(HIGH):
            light = float(column[HIGH - 1 - y])
            page.set_at(
                (x, top + y),
                tuple(round(p + (i - p) * light) for p, i in zip(PAPER, INK, strict=True)),
            )


if __name__ == "__main__":
    sys.exit(main())
