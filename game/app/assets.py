"""The program's own files, read so that no missing or damaged one keeps the game from starting."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from game.content.art.palette import Livery, Palette, read_palette
from game.content.art.svg_pictures import Art, read_art
from game.content.files.reader import ContentError
from game.content.sound_list import Sound, load_sounds
from game.content.texts import Texts, load_texts
from game.view.canvas.brushes import DIM, Brushes, brushes
from game.view.canvas.lettering import Type
from game.view.canvas.pictures import Pictures

V = TypeVar("V")
Rgb = tuple[int, int, int]

_PLAIN: Mapping[str, Rgb] = {
    "night": (12, 15, 16),
    "page": (18, 22, 30),
    "panel": (42, 50, 61),
    "panel_light": (52, 62, 75),
    "line": (89, 102, 115),
    "faint": (112, 124, 135),
    "quiet": (169, 181, 174),
    "words": (240, 234, 216),
    "accent": (255, 244, 214),
    "accent_dark": (141, 141, 134),
    "gold": (245, 191, 53),
    "gold_light": (255, 228, 154),
    "gold_dark": (176, 125, 20),
    "danger": (255, 143, 124),
    "good": (214, 236, 214),
    "hint": (159, 177, 180),
}
_STRONG: Mapping[str, Rgb] = {
    "page": (0, 0, 0),
    "panel": (34, 40, 43),
    "panel_light": (52, 61, 64),
    "line": (150, 165, 165),
    "faint": (164, 178, 178),
    "quiet": (216, 224, 219),
    "words": (255, 255, 255),
    "accent": (255, 255, 240),
    "danger": (255, 160, 142),
    "good": (232, 255, 232),
    "hint": (206, 220, 222),
    DIM: (190, 190, 190),
}
_NO_LIVERY = Livery("", (255, 0, 255), (255, 128, 255), (160, 0, 160), (80, 0, 80))


def load_palette(folder: Path) -> Palette:
    plain = Palette(_PLAIN, (), (), _NO_LIVERY)
    return _or(lambda: read_palette(folder / "data" / "palette.yaml"), plain)


def load_art(folder: Path, palette: Palette) -> Art:
    images = folder / "images"
    listed = folder / "data" / "art.yaml"
    return _or(lambda: read_art(listed, images, palette), Art(images, palette.keys, {}))


def sounds(folder: Path) -> Mapping[str, Sound]:
    return _or(lambda: load_sounds(folder), dict[str, Sound]())


def texts(language: str, folder: Path) -> Texts:
    """Return a language, English where it cannot be read, and bare keys where that is gone too."""
    words = folder / "texts"
    if language != "en":
        english = _or(lambda: load_texts("en", words), Texts("en", {}, {}))
        return _or(lambda: load_texts(language, words), english)
    return _or(lambda: load_texts("en", words), Texts("en", {}, {}))


def colours(palette: Palette, contrast: bool) -> dict[str, Rgb]:
    """Return every colour by its name, those of seats and sides as seat.0, seat.0.dark ..."""
    strong = {**palette.strong, **_STRONG} if contrast else {}
    return {**_PLAIN, **palette.named(), **strong}


def load_brushes(folder: Path, text_size: int, contrast: bool, far: bool = False) -> Brushes:
    palette = load_palette(folder)
    pictures = Pictures(load_art(folder, palette))
    type = Type(folder / "fonts", text_size, far)
    made = brushes(pictures, type, {})
    paint(made, palette, contrast)
    return made


def paint(brushes: Brushes, palette: Palette, contrast: bool) -> None:
    """Have everything drawn anew, in usual or in strong colours."""
    brushes.colours.update(colours(palette, contrast))
    brushes.pictures.swap(palette.swaps() if contrast else {})
    brushes.forget()


def _or(load: Callable[[], V], otherwise: V) -> V:
    try:
        return load()
    except (ContentError, OSError, ValueError) as error:
        for sentence in getattr(error, "faults", (str(error),)):
            logging.warning("%s", sentence)
        return otherwise
