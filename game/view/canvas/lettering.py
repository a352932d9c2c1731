"""Words to surfaces: fonts at their real size, wrapped and fitted, remembered with a cap."""

from __future__ import annotations

import logging
import math
import re
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pygame

from .capped_memory import CappedMemory, picture_bytes
from .citation import line_image
from .harmless_words import clean_text
from .letter_styles import Family, Style

LEAST_SHRINK = 0.62
LINE = 1.22
CLOSE = 1.06
"""How close lines stand where enlarged letters would have no room otherwise."""

LEGIBLE = 26 / 1.5
"""From afar nothing is set in smaller letters that has room for these: 26 pixels at 1080p."""

DEMAND = 110
TINY = Style(Family.BOLD, 1)
"""Has no size of its own."""

_FONTS = 48
_WORDS = 20_000_000
_CUTS = 100
_JOINTS = re.compile(r"(?<=[/\\])|(?<=[^\W\d_]-)(?=[^\W\d_])")
"""Where a word may be parted: behind a slash, and behind a hyphen between letters."""
_ENDS = re.compile(rf"\s+|{_JOINTS.pattern}")
"""Where a line may be broken: a path is so behind its folders."""

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Setting:
    """Words as they are set: pixels of the letters, the lines, and how much room they take."""

    pixels: int
    lines: tuple[str, ...]
    width: int
    height: int
    step: int


class Type:
    """The fonts of the program. `percent` is the player's text size, 100 to 150; `far` says that
    they are read from a sofa.

    `cut` collects words that did not fit even when small, for whoever looks over the pages.
    """

    def __init__(self, folder: Path, percent: int = 100, far: bool = False) -> None:
        self.percent = percent
        self.far = far
        self.cut: set[str] = set()
        self._folder = folder
        self._fonts: CappedMemory[pygame.font.Font] = CappedMemory(_FONTS)
        self.settings: CappedMemory[Setting] = CappedMemory(4000)
        self._laid: CappedMemory[tuple[Setting, bool]] = CappedMemory(1000)
        self._commons: CappedMemory[int] = CappedMemory(400)
        self.surfaces: CappedMemory[pygame.Surface] = CappedMemory(_WORDS, picture_bytes)
        self._missed: set[Family] = set()

    @property
    def demand(self) -> int:
        """How much room words ask for, in percent of the usual: from afar no less than letters do
        that are a little larger."""
        return max(self.percent, DEMAND) if self.far else self.percent

    def measure(
        self, words: str, style: Style, width: float | None = None, scale: float = 1
    ) -> tuple[float, float]:
        """Return the size of the words in design units, wrapped to a width if there is one."""
        room = None if width is None else round(width * scale)
        setting = self.set(words, style, scale, room, None, width is not None)
        return setting.width / scale, setting.height / scale

    def set(
        self,
        words: str,
        style: Style,
        scale: float,
        width: int | None,
        height: int | None,
        wrap: bool,
    ) -> Setting:
        """Return how the words are set in so many pixels: shrunk, then cut, if they must."""
        key = (words, style, scale, width, height, wrap, self.percent, self.far)
        return self.settings.take(
            key, lambda: self._fit(clean_text(words), style, scale, width, height, wrap)
        )

    def common(
        self,
        words: tuple[str, ...],
        style: Style,
        scale: float,
        width: int,
        height: int,
        wrap: bool,
    ) -> int:
        """Return the pixels in which all of these fit: what the longest of them needs."""
        key = (words, style, scale, width, height, wrap, self.percent, self.far)
        return self._commons.take(
            key,
            lambda: min(self.set(each, style, scale, width, height, wrap).pixels for each in words),
        )

    def readable(
        self, words: tuple[str, ...], scale: float, width: int, height: int, wrap: bool = False
    ) -> bool:
        """Say whether each of these words has room for letters that are read from here."""
        least = self._legible(scale)
        return not least or self.common(words, TINY, scale, width, height, wrap) >= least

    def render(self, setting: Setting, family: Family, colour: Rgb, align: str) -> pygame.Surface:
        key = (setting, family, colour, align)
        return self.surfaces.take(key, lambda: self._draw(setting, family, colour, align))

    def _legible(self, scale: float) -> int:
        return math.ceil(LEGIBLE * scale - 0.01) if self.far else 0

    def _fit(
        self,
        words: str,
        style: Style,
        scale: float,
        width: int | None,
        height: int | None,
        wrap: bool,
    ) -> Setting:
        full = max(6, self._legible(scale), round(style.size * scale * self.percent / 100))
        kept = round(style.least * scale * self.percent / 100)
        least = min(full, max(6, kept, round(style.size * scale * LEAST_SHRINK)))
        # Where letters were made larger, lines may stand closer before letters give way.
        larger = self.percent > 100 or self.far
        close = CLOSE if larger else LINE
        for pixels in _sizes(full, least):
            # To open a font takes longer than all else here: not where one line has no room.
            if pixels > least and height is not None and round(pixels * close) > height:
                continue
            setting, whole = self._lay(words, style.family, pixels, width if wrap else None)
            if larger and height is not None and setting.height > height:
                setting = _closer(setting)
            fits_across = width is None or setting.width <= width
            # A word is only broken where it could not be made small enough.
            if (
                fits_across
                and (whole or height is None)
                and (height is None or setting.height <= height)
            ):
                return setting
        if len(self.cut) < _CUTS:
            self.cut.add(words)
        return self._cut(setting, style.family, width, height)

    def _lay(
        self, words: str, family: Family, pixels: int, width: int | None
    ) -> tuple[Setting, bool]:
        """Return the words in lines, and whether every word is whole: measured, then written."""
        key = (words, family, pixels, width)
        return self._laid.take(key, lambda: self._broken(words, family, pixels, width))

    def _broken(
        self, words: str, family: Family, pixels: int, width: int | None
    ) -> tuple[Setting, bool]:
        font = self._font(family, pixels)
        lines: list[str] = []
        for line in words.split("\n"):
            lines += _wrapped(line, font, width) if width else [line]
        step = round(pixels * LINE)
        across = max(font.size(line)[0] for line in lines)
        whole = width is None or all(font.size(part)[0] <= width for part in _ENDS.split(words))
        return Setting(pixels, tuple(lines), across, step * len(lines), step), whole

    def _cut(
        self, setting: Setting, family: Family, width: int | None, height: int | None
    ) -> Setting:
        font = self._font(family, setting.pixels)
        lines = setting.lines
        most = len(lines) if height is None else max(1, height // max(1, setting.step))
        if len(lines) > most:
            lines = (*lines[: most - 1], lines[most - 1] + "…")
        if width is not None:
            lines = tuple(_shortened(line, font, width) for line in lines)
        across = max(font.size(line)[0] for line in lines)
        return Setting(setting.pixels, lines, across, setting.step * len(lines), setting.step)

    def _draw(self, setting: Setting, family: Family, colour: Rgb, align: str) -> pygame.Surface:
        opened = partial(self._font, family)
        surface = pygame.Surface((max(1, setting.width), max(1, setting.height)), pygame.SRCALPHA)
        for number, line in enumerate(setting.lines):
            if not line:
                continue
            image = line_image(line, opened, setting.pixels, colour)
            spare = setting.width - image.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[align]
            y = number * setting.step + (setting.step - image.get_height()) // 2
            surface.blit(image, (x, y))
        return surface

    def _font(self, family: Family, pixels: int) -> pygame.font.Font:
        return self._fonts.take((family, pixels), lambda: self._open(family, pixels))

    def _open(self, family: Family, pixels: int) -> pygame.font.Font:
        try:
            font = pygame.font.Font(self._folder / family.value, pixels)
            # A file that is no font gives an object that fails only when it is used.
            font.size("a")
            return font
        except (OSError, ValueError, pygame.error):
            if family not in self._missed:
                self._missed.add(family)
                logging.warning("The font %s cannot be read; another stands in.", family.value)
            return pygame.font.Font(None, pixels)


def _closer(setting: Setting) -> Setting:
    """Return the same lines with less room between them."""
    step = round(setting.pixels * CLOSE)
    return replace(setting, height=step * len(setting.lines), step=step)


def _sizes(full: int, least: int) -> list[int]:
    sizes = [full]
    while sizes[-1] > least:
        sizes.append(max(least, min(sizes[-1] - 1, round(sizes[-1] * 0.94))))
    return sizes


def _wrapped(line: str, font: pygame.font.Font, width: int) -> list[str]:
    lines = [""]
    for word in line.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if font.size(longer)[0] <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        while font.size(word)[0] > width and len(word) > 1:
            head = _head(word, font, width)
            joints = [each.start() for each in _JOINTS.finditer(word, 1, len(head) + 1)]
            head = word[: joints[-1]] if joints else head
            lines[-1] = head
            lines.append("")
            word = word[len(head) :]
        lines[-1] = word
    return lines


def _head(word: str, font: pygame.font.Font, width: int) -> str:
    """Return as many letters as the width takes, but one at least."""
    low, high = 1, len(word)
    while low < high:
        middle = (low + high + 1) // 2
        if font.size(word[:middle])[0] <= width:
            low = middle
        else:
            high = middle - 1
    return word[:low]


def _shortened(line: str, font: pygame.font.Font, width: int) -> str:
    if font.size(line)[0] <= width:
        return line
    room = width - font.size("…")[0]
    return _head(line, font, room).rstrip(" …") + "…" if room > 0 else "…"
