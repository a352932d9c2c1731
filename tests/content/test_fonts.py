"""The shipped fonts can draw every word the program shows."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pygame.freetype
import pytest
import yaml

ASSETS = Path(__file__).parents[2] / "assets"
FONTS = sorted((ASSETS / "fonts").glob("*/*.ttf"))
TEXTS = sorted((ASSETS / "texts").rglob("*.yaml"))
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
ALPHABETS = {
    "English": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "Russian": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
    "Ukrainian": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ",
}
SIGNS = "0123456789’‘“”„«»—–…№₴×·•−°←↑→↓↖↗↘↙↔↕↻↺★☆✓✗▲▶▼◀●○■□◆\u00a0\u2009\u2011"


def lacking(font: Path, letters: Iterable[str]) -> list[str]:
    """Return the letters that this font cannot draw."""
    pygame.freetype.init()
    wanted = sorted(set(letters))
    found = pygame.freetype.Font(font, 20).get_metrics("".join(wanted))
    return [letter for letter, metrics in zip(wanted, found, strict=True) if metrics is None]


def words_of(node: object) -> str:
    match node:
        case dict():
            return "".join(words_of(part) for part in node.values())
        case list():
            return "".join(words_of(part) for part in node)
        case _:
            return str(node)


@cache
def all_words():
    texts = (yaml.load(path.read_bytes(), LOADER) for path in TEXTS)
    return set("".join(words_of(text) for text in texts)) - {"\n"}


def test_a_text_family_in_three_weights_and_a_display_family_are_shipped():
    names = [font.name for font in FONTS]
    assert names == ["rubik-bold.ttf", "rubik-medium.ttf", "rubik-regular.ttf", "tektur-black.ttf"]


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
@pytest.mark.parametrize("language", ALPHABETS)
def test_a_font_has_the_whole_alphabet(font, language):
    alphabet = ALPHABETS[language]
    assert lacking(font, alphabet + alphabet.lower()) == []


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_the_signs_the_screens_use(font):
    assert lacking(font, SIGNS) == []


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_every_letter_of_every_text_has_a_glyph(font):
    assert lacking(font, all_words()) == []


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_letter_the_font_has_not_is_found_lacking(font):
    assert lacking(font, "Tank 戦車") == ["戦", "車"]


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_the_licence_lies_beside_the_font(font):
    assert "SIL Open Font License, Version 1.1" in (font.parent / "OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_the_credits_name_the_font(font):
    credits = (ASSETS / "fonts" / "CREDITS.md").read_text("utf-8")
    assert f"`{font.parent.name}/{font.name}`" in credits
