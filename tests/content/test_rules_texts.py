"""The rules book says the same paragraphs in every language."""

import re
from pathlib import Path

import pytest

from game.content.rulebook import load_rulebook
from game.rules import GAMES

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ru", "uk")
FOREIGN = {"en": "[А-Яа-яЁёІіЇїЄєҐґ]", "ru": "[ІіЇїЄєҐґ]", "uk": "[ЫыЭэЪъЁё]"}
SAID = re.compile(r"\"([A-Z]\d+(?:\.\d+[a-z]?)?)\"")
RULING = {"en": "Ruling: ", "ru": "Уточнение: ", "uk": "Уточнення: "}

pages = pytest.mark.parametrize("language", LANGUAGES)
books = pytest.mark.parametrize("game", GAMES)


def ids(game, language):
    return [paragraph.id for paragraph in load_rulebook(game, language)]


def rulings(game, language):
    book = load_rulebook(game, language)
    return [part.id for part in book if RULING[language].lower() in part.text.lower()]


@books
@pages
def test_every_language_has_the_same_paragraphs_in_the_same_order(game, language):
    assert ids(game, language) == ids(game, "en")


@books
@pages
def test_no_title_and_no_text_is_empty(game, language):
    book = load_rulebook(game, language)
    assert all(part.title.strip() and len(part.text) > 20 for part in book)


@books
@pages
def test_a_title_is_short_enough_for_a_list(game, language):
    assert [p.title for p in load_rulebook(game, language) if len(p.title) > 40] == []


@books
@pages
def test_no_letter_is_of_another_language(game, language):
    words = " ".join(f"{part.title} {part.text}" for part in load_rulebook(game, language))
    assert re.findall(FOREIGN[language], words) == []


@books
@pages
def test_quotes_and_apostrophes_are_the_printed_ones(game, language):
    words = " ".join(f"{part.title} {part.text}" for part in load_rulebook(game, language))
    assert re.findall("[\"'`]" if language == "en" else "[\"'`“”]", words) == []


@books
@pages
def test_a_ruling_is_called_one_in_every_language(game, language):
    assert rulings(game, language) == rulings(game, "en")


@books
def test_sections_come_in_the_order_of_their_numbers(game):
    letters = list(dict.fromkeys(id[0] for id in ids(game, "en")))

    def place(id):
        letter, *numbers = re.findall(r"[A-Z]|\d+|[a-z]", id)
        return (letters.index(letter), *(f"{number:>3}" for number in numbers))

    assert ids(game, "en") == sorted(ids(game, "en"), key=place)


@books
def test_every_rule_that_an_event_names_stands_in_the_book(game):
    sources = (ROOT / "game" / "rules" / game).rglob("*.py")
    said = {id for path in sources for id in SAID.findall(path.read_text("utf-8"))}
    assert said - set(ids(game, "en")) == set()
